import type { Page } from '@playwright/test';
import { bundle } from '../src/bundling/bundle.ts';
import { expect, test } from './support/test.ts';

const code = await bundle('src/islands/ui/interaction/directive.ts', 'esm');
const DIRECTIVE = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;

/**
 * Opens a page with only an island under the directive. Its script says `awake` when it runs, and counts the clicks
 * that it gets. It loads, or fails, when `arrive` is called.
 */
async function openIsland(
  page: Page,
  value: boolean | 'page' = true,
  isFocused = false,
): Promise<(how: 'arrive' | 'fail') => Promise<void>> {
  await page.setContent(
    '<div id="island" ssr><a href="#followed">Open</a><form><select name="hour"><option>7<option>8</select></form><button>Other</button></div>',
  );
  await page.evaluate(
    async ([address, given, focused]) => {
      const { default: interaction } = (await import(address)) as {
        default: (load: () => Promise<() => Promise<void>>, options: object, element: HTMLElement) => void;
      };
      const island = document.querySelector<HTMLElement>('#island')!;
      if (focused) island.querySelector('a')!.focus();
      const loading = Promise.withResolvers<void>();
      Object.assign(window, { arrive: loading.resolve, fail: loading.reject });
      const load = async () => {
        island.dataset['asked'] = String(Number(island.dataset['asked'] ?? 0) + 1);
        await loading.promise;
        return async () => {
          island.dataset['hydrated'] = '';
          island.removeAttribute('ssr');
          island.addEventListener('click', (event) => {
            event.preventDefault();
            island.dataset['clicks'] = String(Number(island.dataset['clicks'] ?? 0) + 1);
            island.dataset['last'] = (event.target as Element).localName;
          });
        };
      };
      interaction(load, { value: given }, island);
    },
    [DIRECTIVE, value, isFocused] as const,
  );
  return (how) => page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]!(), how);
}

test('an island sleeps until it is pointed at', async ({ page }) => {
  const settle = await openIsland(page);
  const island = page.locator('#island');
  await expect(island).not.toHaveAttribute('data-asked');
  await island.locator('a').hover();
  await expect(island).toHaveAttribute('data-asked', '1');
  await settle('arrive');
  await expect(island).toHaveAttribute('data-hydrated', '');
});

for (const sign of ['keydown', 'wheel', 'scroll', 'pointermove', 'popstate']) {
  test(`with the value page the first ${sign} anywhere wakes it, once`, async ({ page }) => {
    await openIsland(page, 'page');
    const island = page.locator('#island');
    await expect(island).not.toHaveAttribute('data-asked');
    for (let count = 0; count < 2; count += 1) {
      await page.evaluate((name) => document.body.dispatchEvent(new Event(name, { bubbles: true })), sign);
    }
    await expect(island).toHaveAttribute('data-asked', '1');
  });
}

test('a move that goes nowhere, as of a page that opens under a pointer, does not', async ({ page }) => {
  await openIsland(page, 'page');
  const island = page.locator('#island');
  const move = (movementX: number) =>
    page.evaluate(
      (by) => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: by })),
      movementX,
    );
  await move(0);
  await expect(island).not.toHaveAttribute('data-asked');
  await move(1);
  await expect(island).toHaveAttribute('data-asked', '1');
});

test('the first click is held until the island is hydrated, and heard once', async ({ page }) => {
  const settle = await openIsland(page);
  const island = page.locator('#island');
  await island.locator('a').click();
  await expect(island).toHaveAttribute('data-asked', '1');
  expect(new URL(page.url()).hash).toBe('');
  await settle('arrive');
  await expect(island).toHaveAttribute('data-clicks', '1');
  await island.locator('a').click();
  await expect(island).toHaveAttribute('data-clicks', '2');
  expect(new URL(page.url()).hash).toBe('');
});

test('what is pressed between the hydration and the frame after it is heard last', async ({ page }) => {
  const settle = await openIsland(page);
  const island = page.locator('#island');
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (act) => waiting.push(act);
    Object.assign(window, { frame: () => waiting.splice(0).forEach((act) => act(0)) });
  });
  await island.locator('a').click();
  await settle('arrive');
  await expect(island).toHaveAttribute('data-hydrated', '');
  await island.locator('button').click();
  await page.evaluate(() => (window as unknown as { frame: () => void }).frame());
  await expect(island).toHaveAttribute('data-clicks', '2');
  await expect(island).toHaveAttribute('data-last', 'button');
});

test('the keyboard hydrates it, too', async ({ page }) => {
  const settle = await openIsland(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('#island')).toHaveAttribute('data-asked', '1');
  await page.keyboard.press('Enter');
  await settle('arrive');
  await expect(page.locator('#island')).toHaveAttribute('data-clicks', '1');
});

test('what has the focus before the directive runs is hydrated at once', async ({ page }) => {
  await openIsland(page, true, true);
  await expect(page.locator('#island')).toHaveAttribute('data-asked', '1');
});

test('without its script the link is what it was', async ({ page }) => {
  const settle = await openIsland(page);
  await page.locator('#island a').click();
  await settle('fail');
  await expect(page).toHaveURL(/#followed$/);
  await expect(page.locator('#island')).toHaveAttribute('data-unloaded', '');
});

test('a link is followed when the script is late, once', async ({ page }) => {
  await page.clock.install();
  const settle = await openIsland(page);
  await page.locator('#island a').click();
  await page.clock.fastForward(4900);
  await expect(page).not.toHaveURL(/#followed$/);
  await page.clock.fastForward(200);
  await expect(page).toHaveURL(/#followed$/);
  await page.evaluate(() => (location.hash = ''));
  await settle('arrive');
  await expect(page.locator('#island')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('#island')).not.toHaveAttribute('data-clicks');
});

test('what was chosen is sent if the script does not come, and not if it does', async ({ page }) => {
  for (const [how, sent] of [
    ['arrive', 0],
    ['fail', 1],
  ] as const) {
    const settle = await openIsland(page);
    await page.evaluate(() => {
      Object.assign(window, { sent: 0 });
      document.querySelector('form')!.addEventListener('submit', (event) => {
        event.preventDefault();
        Object.assign(window, { sent: (window as unknown as { sent: number }).sent + 1 });
      });
    });
    await page.locator('select').selectOption('8');
    await settle(how);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await page.evaluate(() => (window as unknown as { sent: number }).sent), how).toBe(sent);
  }
});
