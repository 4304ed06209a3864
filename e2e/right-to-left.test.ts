import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Opens a page as one in Arabic is laid out. */
async function openFromTheRight(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}

const middleOf = async (element: Locator) => {
  const { x, width } = (await element.boundingBox())!;
  return x + width / 2;
};

test('tickets, their stubs, the close sign and the carousel follow the text from right to left', async ({ page }) => {
  await openFromTheRight(page, '/');
  const ticket = page.locator('li:has(> .ticket.next)').first();
  expect(await middleOf(ticket.locator('.about'))).toBeLessThan(await middleOf(ticket.locator('.ticket')));
  const button = (name: string) => page.locator('[data-pushes]').getByRole('button', { name, exact: true });
  await button('Suivant').scrollIntoViewIfNeeded();
  await expect(button('Précédent')).toHaveAttribute('aria-disabled', 'true');
  await button('Suivant').click();
  await expect(button('Précédent')).toHaveAttribute('aria-disabled', 'false');
  await button('Précédent').click();
  await expect(button('Précédent')).toHaveAttribute('aria-disabled', 'true');
  await ticket.locator('.about').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  expect(await middleOf(dialog.locator('.close'))).toBeLessThan(await middleOf(dialog));
});

test('a map stays as it is, with names on the side where they have room', async ({ page }) => {
  await page.goto('/cinemas/ville/paris');
  const placesOf = () =>
    page.locator('#map a.pin').evaluateAll((pins) => {
      const map = pins[0]!.closest('.map')!.getBoundingClientRect().x;
      return pins.map((pin) =>
        [...pin.querySelectorAll('circle, text')].map((part) => Math.round(part.getBoundingClientRect().x - map)),
      );
    });
  await page.locator('#map').scrollIntoViewIfNeeded();
  const before = await placesOf();
  expect(before.length).toBeGreaterThan(2);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await placesOf()).toEqual(before);
});
