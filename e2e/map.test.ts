import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, furtherIf, originOf, test } from './support/test.ts';

const pin = (page: Page, name: string) => page.locator('#map a.pin').filter({ hasText: name });
const dotOf = (link: Locator) => link.locator('circle').nth(1);
const fillOf = (dot: Locator) => dot.evaluate((circle) => getComputedStyle(circle).fill);

test('a pin and its entry in the list answer to each other, by hover and by focus, without script', async ({
  noScript: page,
}) => {
  await page.goto('/cinemas');
  const rennes = pin(page, 'Rennes');
  const entry = page.locator('.mapped [data-mark]').filter({ hasText: 'Aurore Rennes Mail' }).first();
  await expect(entry).toHaveAttribute('data-mark', (await rennes.locator('..').getAttribute('data-pin'))!);
  const plain = await fillOf(dotOf(rennes));
  await entry.hover();
  await expect.poll(() => fillOf(dotOf(rennes))).not.toBe(plain);
  expect(await fillOf(dotOf(pin(page, 'Nantes')))).toBe(plain);
  await page.mouse.move(0, 0);
  await expect.poll(() => fillOf(dotOf(rennes))).toBe(plain);
  await entry.getByRole('link').first().focus();
  await expect.poll(() => fillOf(dotOf(rennes))).not.toBe(plain);

  const imageOf = () => entry.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(await imageOf()).toBe('none');
  await dotOf(rennes).hover();
  await expect.poll(imageOf).toContain('gradient');
});

test('a cinema is reached from the map by keyboard, with the focus in sight', async ({ page }) => {
  await page.goto('/cinemas#all');
  const rennes = page
    .getByRole('group', { name: 'La carte des cinémas' })
    .getByRole('link', { name: /^Aurore Rennes Mail/ });
  await tabTo(page, rennes);
  // A name without room of its own is there as long as its pin has the focus.
  await expect.poll(() => rennes.locator('text').evaluate((text) => getComputedStyle(text).opacity)).toBe('1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cinemas\/aurore-rennes-mail$/);
});

for (const [site, path] of [
  ['fr', '/cinemas'],
  ['fr', '/cinemas?map=lyon'],
  ['fr', '/cinemas/ville/paris'],
  ['fr', '/autour-de-moi?q=lyon'],
  ['nl', '/bioscopen'],
  ['ch', '/de/kinos'],
] as const) {
  test(`pins of ${site}${path} can be pressed at 320 px @phone${furtherIf(site !== 'fr')}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(originOf(site) + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const map of await page.locator('.map').all()) {
      const centres = await map.locator('a.pin circle:first-child').evaluateAll((circles) =>
        circles.map((circle) => {
          const { x, y, width, height } = circle.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2, width };
        }),
      );
      const box = (await map.boundingBox())!;
      for (const [index, { x, y, width }] of centres.entries()) {
        expect(width).toBeGreaterThanOrEqual(24);
        expect(x).toBeGreaterThanOrEqual(box.x);
        expect(x).toBeLessThanOrEqual(box.x + box.width);
        const apart = centres.slice(index + 1).map((other) => Math.hypot(other.x - x, other.y - y));
        expect(Math.min(24, ...apart)).toBeGreaterThan(23.9);
      }
    }
  });

  test(`${site}${path} has nothing that axe finds, dark and light @phone @all`, async ({ page }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(originOf(site) + path);
      await expectAccessible(page);
    }
  });
}

test('the outline is drawn from the site itself', async ({ page }) => {
  const drawing = page.waitForResponse((response) => /\/_astro\/FR\.[^/]+\.svg$/.test(response.url()));
  await page.goto('/cinemas');
  expect((await drawing).status()).toBe(200);
  const land = page.locator('#map .land use');
  await expect.poll(async () => (await land.boundingBox())!.width).toBeGreaterThan(200);
});
