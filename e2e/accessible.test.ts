import { expectAccessible } from './support/accessibility.ts';
import { expect, originOf, test } from './support/test.ts';
import { tickets } from './support/tickets.ts';

const PAGE = '/seances-accessibles';

test('from the list of cinemas to a described screening and its booking, by keyboard', async ({ page }) => {
  await page.goto('/cinemas#all');
  await page.getByRole('link', { name: 'Séances accessibles' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Séances accessibles');

  await page.getByRole('link', { name: /séances à Lyon/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}/lyon`);
  await page.getByRole('link', { name: 'Audiodescription', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}/lyon/filters/tags-audiodesc`);
  await expect(page.getByRole('link', { name: 'Audiodescription', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(tickets(page).filter({ hasNotText: 'AD' })).toHaveCount(0);

  const opener = page.locator('.tickets li:has(> a.ticket:is(.available, .next)) > a.about').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Réserver' })).toBeVisible();
  await expectAccessible(page);
  // From a screening to similar ones.
  await dialog.getByRole('link', { name: 'Séances accessibles à Lyon' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PAGE}/lyon/filters/date-2026-11-21/tags-audiodesc`));
});

test('days, needs and a day of one’s own work without JavaScript @phone @all', async ({ noScript }) => {
  await noScript.goto(`${PAGE}/paris`);
  await noScript.getByRole('link', { name: 'Fauteuil roulant', exact: true }).click();
  await expect(noScript).toHaveURL(`${PAGE}/paris/filters/tags-pmr`);
  // The address changes before the page is whole.
  await noScript.waitForLoadState();
  const all = await tickets(noScript).count();
  await noScript.getByRole('link', { name: 'Sous-titres SME' }).click();
  await expect(noScript).toHaveURL(`${PAGE}/paris/filters/tags-hearing-impaired,pmr`);
  await expect(noScript.getByText('Séances qui réunissent tout ce que vous choisissez.')).toBeVisible();
  await noScript.waitForLoadState();
  expect(await tickets(noScript).count()).toBeLessThan(all);
  await noScript.getByRole('navigation', { name: 'Jours' }).getByRole('link').nth(3).click();
  await expect(noScript).toHaveURL(`${PAGE}/paris/filters/date-2026-11-24/tags-hearing-impaired,pmr`);
  await noScript.locator('input[type="date"]').fill('2026-11-26');
  await noScript.getByRole('button', { name: 'Voir' }).click();
  await expect(noScript).toHaveURL(`${PAGE}/paris/filters/date-2026-11-26/tags-hearing-impaired,pmr`);
});

test('a day without any leads to the next that has some @phone', async ({ page }) => {
  await page.goto(`${PAGE}/filters/tags-relaxed`);
  await expect(page.getByText('Aucune séance de ce genre')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Prochaines séances : dimanche/ }).click();
  await expect(tickets(page).first()).toContainText('En douceur');
});

for (const [site, path] of [
  ['fr', PAGE],
  ['fr', `${PAGE}/paris`],
  ['nl', '/toegankelijke-voorstellingen'],
  ['ch', '/de/barrierefreie-vorstellungen'],
] as const) {
  test(`${site}${path} has nothing that axe finds, dark and light, and fits 320 px @phone @all`, async ({ page }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(originOf(site) + path);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
