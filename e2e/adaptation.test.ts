import type { Locator } from '@playwright/test';
import { excess } from './support/layout.ts';
import { SCREENS } from './support/screens.ts';
import { expect, furtherScreen, test } from './support/test.ts';

for (const [name, path] of Object.entries(SCREENS)) {
  test(`${name}: at twice the size nothing is hidden and nothing scrolls sideways${furtherScreen(name)}`, async ({
    page,
  }) => {
    // The size of a window 1280 px wide at a zoom of 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto(path);
    expect(await excess(page)).toBe(0);
    // What cuts off its overflow must fit: titles, labels, times.
    const cut = await page
      .locator('main :is(h1, h2, h3, p, a, b, button, label):visible')
      .evaluateAll((all) =>
        all
          .filter((it) => getComputedStyle(it).overflowX === 'hidden' && it.scrollWidth > it.clientWidth + 1)
          .map((it) => it.outerHTML.slice(0, 120)),
      );
    expect(cut).toEqual([]);
  });
}

test('with more contrast asked for nothing is grey @all', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(SCREENS.cinema);
    const ink = await page.locator('h1').evaluate((it) => getComputedStyle(it).color);
    for (const quiet of ['[data-row] .line', '.days a:not([aria-current]) span', '.filters .count']) {
      await expect(page.locator(quiet).first()).toHaveCSS('color', ink);
    }
    await expect(page.locator('.filters .group .chip').first()).toHaveCSS('border-top-color', ink);
  }
});

test('in the colours of the system, the chosen day and filter are distinct from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(SCREENS.cinema);
  const border = (link: Locator) => link.evaluate((it) => getComputedStyle(it).borderTopWidth);
  expect(await border(page.locator('.days a[aria-current="date"]'))).toBe('3px');
  expect(await border(page.locator('.days a:not([aria-current])').first())).toBe('1px');
  expect(await border(page.locator('.filters .chip.all'))).toBe('3px');
  expect(await border(page.locator('.filters .group .chip').first())).toBe('1px');

  // So is whatever else is chosen.
  for (const path of ['/films/filters/tags-imax', '/event-special/moon-and-back']) {
    await page.goto(path);
    expect(await border(page.locator('main nav a[aria-current]:visible').first()), path).toBe('3px');
  }
});
