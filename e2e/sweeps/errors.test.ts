import type { Page } from '@playwright/test';
import { excess } from '../support/layout.ts';
import { expect, originOf, test } from '../support/test.ts';

/*
 * Each form that was refused, in a window of 1280 × 1024 px at 400 %: the focus is on the fault or on its field, nothing
 * lies over it, and the fault is in sight.
 */

test.use({ tolerated: [/status of 422/] });

const ACCOUNTS = originOf('fr').replace('//fr.', '//accounts.');
const WINDOW = { width: 320, height: 256 };
const ABOUT = '.tickets li:not([hidden]):has(> a.ticket:is(.available, .next)) > a.about';

/** Fills the fields of the page's form that has a field of this name, and sends it by Enter in the last of them. */
async function send(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const fields = Object.entries(values).map(
    ([name, value]) => [page.getByLabel(name, { exact: true }), value] as const,
  );
  for (const [field, value] of fields) await field.fill(value);
  await fields.at(-1)![0].press('Enter');
}

const FORMS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a voucher': async (page) => {
    await page.goto('/voucher');
    await send(page, { 'Code du bon': 'AURORE-FR-1800' });
  },
  'a gift card': async (page) => {
    await page.goto('/giftcard/solde');
    await send(page, { 'Numéro de la carte': '4400 1927 0001', 'Code à gratter': '0420' });
  },
  'tell me': async (page) => {
    await page.goto('/me-prevenir?film=metropolis-44019');
    // A browser that checks addresses itself shows its own words.
    await page.locator('main form').evaluateAll((forms: HTMLFormElement[]) => {
      for (const form of forms) form.noValidate = true;
    });
    await send(page, { 'Adresse e-mail': 'nobody' });
  },
  'a poll': async (page) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto('/films/le-cuirasse-potemkine-44008/filters/date-2026-11-22');
    await page.locator(ABOUT).first().click();
    await page.getByRole('link', { name: 'Demander aux amis' }).click();
    await page.getByRole('button', { name: 'Créer l’adresse' }).click();
    await page.setViewportSize(WINDOW);
    await send(page, { 'Votre nom ou prénom': ' ' });
  },
  'signing in': async (page) => {
    await page.goto(`${ACCOUNTS}/fr/sign-in`);
    await send(page, { 'Adresse e-mail': 'nobody@example.org', 'Mot de passe': 'not the right one' });
  },
  registering: async (page) => {
    await page.goto(`${ACCOUNTS}/fr/register`);
    await send(page, { Prénom: '' });
  },
};

/** What is over the middle of an element; undefined if nothing is, and it is in the window. */
const coverOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
      const found = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
      return found && (element.contains(found) || found.contains(element)) && bottom > 0 && top < innerHeight
        ? undefined
        : (found?.outerHTML.slice(0, 120) ?? 'The window ends before.');
    });

for (const [name, refuse] of Object.entries(FORMS)) {
  test(`at 400 % what is wrong with ${name} is in sight, and has the focus or its field has`, async ({ page }) => {
    await page.setViewportSize(WINDOW);
    await refuse(page);
    await expect(page.locator(':is([role="alert"], [aria-invalid="true"]):focus')).toBeAttached();
    await expect.poll(() => coverOf(page, ':focus')).toBeUndefined();
    await expect.poll(() => coverOf(page, '[role="alert"]:not(:empty)')).toBeUndefined();
    expect(await excess(page)).toBe(0);
  });
}
