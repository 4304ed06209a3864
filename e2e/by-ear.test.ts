import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/*
 * The main task by the accessibility tree alone: roles, names and the focus, as a screen reader, a keyboard and a voice
 * have them, with nothing that only eyes see. docs/access.md says what else was tried, and how.
 */

const CINEMA = 'Aurore Paris Grands Boulevards';
const FILM = 'Le Cuirassé Potemkine';
const BOOKING = /^http:\/\/tickets\.aurore\.localhost:\d+\/fr\/V[1-9]\d*S\d+\/booking$/;
/** As many presses of Tab as the first booking link of an evening may be away, behind the link that skips the header. */
const MOST_PRESSES = 12;

/** The first booking link of a list of screenings, which has the name of what is shown. */
const firstOf = (page: Page, list: string): Locator =>
  page
    .getByRole('list', { name: list, exact: true })
    .first()
    .getByRole('link', { name: /^(?:Réserver|\d\d:\d\d)/ })
    .first();
const addressOf = (link: Locator) => link.getAttribute('href');

test('from home to the booking of tonight by headings, by the list of links, by Tab and by voice', async ({ page }) => {
  await page.goto('/');

  const booking = await test.step('by headings: the evening, its film, and the list that has its name', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ce soir à ${CINEMA}`);
    const headings = await page.getByRole('main').getByRole('heading').allTextContents();
    const told = headings.map((text) => text.trim());
    expect(told[told.indexOf(`Ce soir à ${CINEMA}`) + 1]).toBe(FILM);
    const link = await addressOf(firstOf(page, FILM));
    expect(link).toMatch(BOOKING);
    return link!;
  });

  await test.step('by the list of links: what books and what leads on is told apart by name', async () => {
    const names = (await page.getByRole('main').ariaSnapshot()).matchAll(/- link "([^"]+)"/g);
    const told = [...names].map(([, name]) => name!);
    expect(told).toContain(`Tout le programme, ${CINEMA}`);
    expect(told.filter((name) => /^(?:Voir|Lire|En savoir plus|Ici|Cliquez)$/i.test(name))).toEqual([]);
    await expect(firstOf(page, FILM)).toHaveAccessibleName(/18(?::| h )10/);
    await expect(firstOf(page, FILM)).toHaveAccessibleDescription(/nouvel onglet/);
  });

  await test.step('by Tab, past the header', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
    const focused = () => page.evaluate(() => document.activeElement!.getAttribute('href'));
    let presses = 0;
    do await page.keyboard.press('Tab');
    while ((await focused()) !== booking && ++presses < MOST_PRESSES);
    expect(await focused()).toBe(booking);
  });

  await test.step('by voice: each name is said as it is read, and means one thing', async () => {
    await page.getByRole('link', { name: `Tout le programme, ${CINEMA}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: CINEMA })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: FILM, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: FILM })).toBeVisible();
    const opening = page.waitForEvent('popup');
    await firstOf(page, CINEMA).click();
    await expect((await opening).getByRole('heading', { level: 1 })).toHaveText(FILM);
  });
});
