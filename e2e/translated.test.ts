import { expect, hydrated, test } from './support/test.ts';
import { timeOf, tickets } from './support/tickets.ts';
import { translate } from './support/translated.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';

test('a page that the browser has translated counts and filters as before', async ({ page }) => {
  await page.goto(CINEMA);
  await hydrated(page, 'ShowtimeGrid');
  const all = await tickets(page).count();
  await translate(page.locator('body'));
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
