import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/test.ts';
import { timeOf, tickets } from './support/tickets.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';

/**
 * Does to a page what browsers do that translate it: each text moves into elements of its own, in other words and with the
 * clock of another language. What must not be translated stays.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('[translate="no"], script, style, select')) continue;
      // As a text: the element is a thing of the past, and what translators use.
      const name: string = 'font';
      const font = document.createElement(name);
      const inner = font.appendChild(document.createElement(name));
      inner.textContent = text.data.replaceAll(/(\d\d):(\d\d)/g, (_, hours: string, minutes: string) => {
        return `${Number(hours) % 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
      });
      text.replaceWith(font);
    }
  });
}

test('a page that the browser has translated counts and filters as before', async ({ page }) => {
  await page.goto(CINEMA);
  await hydrated(page, 'ShowtimeGrid');
  const all = await tickets(page).count();
  await translate(page);
  await page.locator('.filters .group a.chip').first().click();
  await expect.poll(() => tickets(page).count()).toBeLessThan(all);
  const left = await tickets(page).count();
  await expect(page.locator('.count')).toContainText(`${left} séance`);

  await page.locator('.filters .chip.all').click();
  await page.locator('.hours select[name="from"]').selectOption('2000');
  await expect.poll(() => tickets(page).count()).toBeLessThan(all);
  const late = await tickets(page).all();
  expect(late.length).toBeGreaterThan(0);
  await expect(page.locator('.count')).toContainText(`${late.length} séances`);
  for (const ticket of late) expect(await timeOf(ticket)).toMatch(/^(?:2\d|0[0-7]):\d\d$/);
});
