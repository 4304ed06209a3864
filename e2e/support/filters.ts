import { expect, type Locator, type Page } from '@playwright/test';

/** The button that opens the filters on a small screen. */
export function filtersButton(page: Page): Locator {
  return page.locator('.filters .open-filters');
}

/** The filters as a modal. */
export function filtersDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Filtres' });
}

/** Chooses the first filter that a programme offers, if any: in the page or, on a small screen, behind the button. */
export async function chooseFirstFilter(page: Page, withScript: boolean): Promise<void> {
  const chip = page.locator('.filters .group a.chip').first();
  if ((await chip.count()) === 0) return;
  if (await filtersButton(page).isVisible()) {
    await filtersButton(page).click();
    if (withScript) {
      await filtersDialog(page).locator('li a').first().click();
      await filtersDialog(page).locator('[data-done]').click();
      await expect(filtersDialog(page)).toHaveCount(0);
      return;
    }
  }
  await chip.click();
}
