import type { Locator, Page } from '@playwright/test';
import { sites } from '../src/sites/sites.ts';
import { request } from '../tests/support/request.ts';
import { builtPaths, examplesOf } from '../tests/support/screens.ts';
import { SCREENS } from './support/screens.ts';
import { expect, originOf, test } from './support/test.ts';
import { bookingLinks } from './support/tickets.ts';

/** How far a page is wider than its window, in CSS pixels. */
const excess = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

const PARTS = 5;
for (let part = 0; part < PARTS; part += 1) {
  test(`no screen scrolls sideways at 320 px, with German words, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    const examples = await examplesOf((path) => request(Number(process.env['AURORE_PORT']), 'ch', path));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [index, path] of builtPaths(sites.ch, 'de', examples).entries()) {
      if (index % PARTS !== part) continue;
      await page.goto(originOf('ch') + path);
      expect(await excess(page), path).toBe(0);
    }
  });
}

for (const [name, path] of Object.entries(SCREENS)) {
  test(`${name}: at twice the size nothing is hidden and nothing scrolls sideways`, async ({ page }) => {
    // What a zoom of 200 % makes of a window 1280 px wide.
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto(path);
    expect(await excess(page)).toBe(0);
    // Whatever cuts off what does not fit must fit: titles, labels, times.
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

test('with text alone at twice its size nothing scrolls sideways on a desk, and the header stays whole on a phone', async ({
  page,
}) => {
  const enlarge = () =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important; }');
      document.adoptedStyleSheets.push(sheet);
    });
  for (const path of [...Object.values(SCREENS), originOf('ch') + '/de', originOf('nl') + '/']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await enlarge();
    expect(await excess(page), path).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    const ends = await page
      .locator('body > header :is(a, button):visible')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right));
    expect(Math.max(...ends), path).toBeLessThanOrEqual(360);
  }
});

test('in the colours of the system, the chosen day and filter are told from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(SCREENS.cinema);
  const border = (link: Locator) => link.evaluate((it) => getComputedStyle(it).borderTopWidth);
  expect(await border(page.locator('.days a[aria-current="date"]'))).toBe('3px');
  expect(await border(page.locator('.days a:not([aria-current])').first())).toBe('1px');
  expect(await border(page.locator('.filters .chip.all'))).toBe('3px');
  expect(await border(page.locator('.filters .group .chip').first())).toBe('1px');
});

/** Presses Tab until something has the focus, and sees to it that whatever has it on the way shows so. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const shown = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
    expect(shown, await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120))).toBe(true);
    if (await target.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error(`80 presses of Tab do not lead to ${String(target)}.`);
}

test('from home to the ticketing page by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);

  const film = page.locator('.hero h1 a');
  const title = (await film.textContent())!.trim();
  await tabTo(page, film);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const tomorrow = page.locator('.days a').nth(1);
  await tabTo(page, tomorrow);
  await page.keyboard.press('Enter');
  await expect(page.locator('.days a[aria-current="date"]')).toContainText('22');

  const booking = bookingLinks(page).first();
  await tabTo(page, booking);
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await expect((await opening).locator('h1')).toHaveText(title);
});
