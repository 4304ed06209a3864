import type { Page } from '@playwright/test';
import { SCREENS, VIEWPORTS } from './support/screens.ts';
import { settled } from './support/settled.ts';
import { expect, furtherScreen, test } from './support/test.ts';

type Largest = { readonly tag: string; readonly priority: string | null; readonly loading: string | null };

/** The largest element on the first screen, once everything there has loaded. */
async function largest(page: Page): Promise<Largest> {
  await settled(page);
  return page.evaluate(
    () =>
      new Promise<Largest>((done) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { readonly element: Element };
          done({
            tag: element.localName,
            priority: element.getAttribute('fetchpriority'),
            loading: element.getAttribute('loading'),
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

for (const [name, path] of Object.entries(SCREENS)) {
  test(`${name}: pictures are AVIF first, have their dimensions, and one at most comes before others${furtherScreen(name)}`, async ({
    noScript: page,
  }) => {
    await page.goto(path);
    const pictures = await page.locator('picture').evaluateAll((all) =>
      all.map((picture) => {
        const [source] = picture.querySelectorAll('source');
        const img = picture.querySelector('img')!;
        return {
          type: source?.type,
          widths: source?.srcset.match(/\d+w/g)?.length ?? 0,
          sizes: source?.sizes,
          ratio: Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
          eager: img.getAttribute('loading') !== 'lazy',
          priority: img.getAttribute('fetchpriority') === 'high',
        };
      }),
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const { type, widths, sizes, ratio, eager, priority } of pictures) {
      expect(type).toBe('image/avif');
      expect(widths).toBeGreaterThan(2);
      expect(sizes).toBeTruthy();
      expect([2 / 3, 16 / 9]).toContain(ratio);
      expect(eager).toBe(priority);
    }
    expect(pictures.filter(({ priority }) => priority).length).toBeLessThanOrEqual(1);
  });

  test(`${name}: the picture that comes first is the largest of the first screen on a phone or a desk${furtherScreen(name)}`, async ({
    page,
  }) => {
    const found: Largest[] = [];
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      found.push(await largest(page));
    }
    const pictures = found.filter(({ tag }) => tag === 'img');
    for (const picture of pictures) expect(picture).toEqual({ tag: 'img', priority: 'high', loading: 'eager' });
    // If text is the largest on both devices, no picture has a high priority.
    const marked = await page.locator('img[fetchpriority="high"]').count();
    expect(marked).toBe(pictures.length > 0 ? 1 : 0);
  });
}

test('behind each picture of a film is its dominant colour', async ({ page }) => {
  await page.route('**/media/**', () => {});
  await page.goto('/films', { waitUntil: 'domcontentloaded' });
  const { shows } = await page.evaluate(
    async () =>
      (await (await fetch('/api/shows')).json()) as { shows: { title: string; backgroundDominantColor: string }[] },
  );
  const colours = new Map(shows.map((show) => [show.title, show.backgroundDominantColor]));
  const cards = await page.locator('.card:has(.poster)').evaluateAll((all) =>
    all.map((card) => {
      const ground = card.querySelector('.poster svg')!;
      const [own, frame] = [ground, card.querySelector('.poster')!].map((each) => each.getBoundingClientRect());
      return {
        title: card.querySelector('a')!.textContent,
        colour: getComputedStyle(ground).backgroundColor,
        covers: own!.width === frame!.width && own!.height === frame!.height,
        above: getComputedStyle(card.querySelector('img')!).backgroundColor,
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(20);
  for (const { title, colour, covers, above } of cards) {
    const [red, green, blue] = colour.match(/\d+/g)!.map((channel) => Number(channel).toString(16).padStart(2, '0'));
    expect(`#${red}${green}${blue}`, title).toBe(colours.get(title));
    expect(covers).toBe(true);
    expect(above).toBe('rgba(0, 0, 0, 0)');
  }
});

const broken = { contentType: 'image/avif', body: 'no picture' };

test('a poster that fails to load, or is missing, is the title of its film on its colour', async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill(broken));
  await page.goto('/films');
  const poster = page.locator('.card .poster').first();
  await expect(poster.locator('img')).toBeHidden();
  const title = await poster.locator('xpath=..').getByRole('link').textContent();
  expect(await poster.getAttribute('data-title')).toBe(title);
  // As without the picture: no sign of a broken one lies over it.
  const failed = await poster.screenshot();
  await poster.locator('picture').evaluate((it) => it.remove());
  expect((await poster.screenshot()).equals(failed)).toBe(true);
  await poster.evaluate((it) => it.setAttribute('data-title', ''));
  expect((await poster.screenshot()).equals(failed)).toBe(false);
});

test('under each poster, its title is readable on its colour', async ({ noScript: page }) => {
  await page.route('**/media/**', (route) => route.fulfill(broken));
  await page.goto('/films');
  const colours = await page
    .locator('.poster')
    .evaluateAll((all) =>
      all.map((poster) => [
        getComputedStyle(poster, '::before').color,
        getComputedStyle(poster.querySelector('.colour')!).backgroundColor,
      ]),
    );
  expect(colours.length).toBeGreaterThan(20);
  const luminance = (colour: string) => {
    const [red, green, blue] = colour.match(/\d+/g)!.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  for (const pair of colours) {
    const [dark, light] = pair.map(luminance).sort((a, b) => a - b);
    expect((light! + 0.05) / (dark! + 0.05), pair.join(' on ')).toBeGreaterThanOrEqual(4.5);
  }
});
