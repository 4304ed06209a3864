import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { filtersButton, filtersDialog } from './support/filters.ts';
import { closeAndPress } from './support/closeAndPress.ts';
import { expect, hydrated, originOf, test } from './support/test.ts';
import { showBegun, tickets } from './support/tickets.ts';
import { styledByClick } from './support/trace.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
/** Of 38 films on this day. */
const LARGE = '/cinemas/aurore-saint-denis-pleyel';
const NOTHING = `${CINEMA}/filters/tags-ice/genres-western/versions-vfst`;

const options = (page: Page) => filtersDialog(page).locator('li a');
const isChosen = (page: Page) => options(page).and(page.locator('[aria-current="true"]'));

async function openFilters(page: Page): Promise<void> {
  await hydrated(page, 'ShowtimeGrid');
  await filtersButton(page).click();
  await expect(filtersDialog(page)).toBeVisible();
}

test.describe('the filters of a small screen', () => {
  test('open again at once after they were closed, before the browser has gone back @phone-only', async ({ page }) => {
    await page.goto('/offres');
    await page.goto(CINEMA);
    await openFilters(page);
    await closeAndPress(page, filtersDialog(page).locator('.close'), filtersButton(page));
    await expect(filtersDialog(page)).toBeVisible();
    await expect(page).toHaveURL(`${CINEMA}#filters`);
    await page.goBack();
    await expect(filtersDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(CINEMA);
    await page.goBack();
    await expect(page).toHaveURL('/offres');
  });

  // SPEC 2.78
  test('are a modal for the keyboard, and leave what was chosen @phone-only', async ({ page }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    await expect(page.locator('.filters .group a.chip').first()).toBeHidden();
    const all = await tickets(page).count();
    await filtersButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(filtersDialog(page)).toBeVisible();
    await expect(page).toHaveURL(`${CINEMA}#filters`);

    // The close button has the focus; the hours come next, and then the first option.
    await page.keyboard.press('Tab');
    await expect(filtersDialog(page).getByLabel('À partir de')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const first = options(page).first();
    await expect(first).toBeFocused();
    const count = Number(await first.locator('small').textContent());
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all);
    // As in the page of a large screen: a link to what it would leave, which is there at once.
    await expect(first).toHaveAttribute('href', /\/filters\/versions-[a-z]+$/);
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(filtersDialog(page).getByRole('status')).toContainText(`${count} séance`);
    await expect.poll(() => tickets(page).count()).toBe(count);

    await filtersDialog(page).locator('[data-done]').focus();
    await page.keyboard.press('Enter');
    await expect(filtersDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/filters\/versions-[a-z]+$/);
    await expect(filtersButton(page)).toBeFocused();
    await expect(filtersButton(page)).toHaveText('Filtres (1)');
    await expect(page.locator('.filters .chip[aria-current="true"]:visible')).toHaveCount(1);

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${CINEMA}$`));
    await expect.poll(() => tickets(page).count()).toBe(all);
  });

  test('have the colours of a selection where the system sets the colours @phone-only', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(CINEMA);
    await openFilters(page);
    await options(page).first().click();
    const selection = await page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('span'));
      Object.assign(sample.style, { color: 'HighlightText', backgroundColor: 'Highlight' });
      sample.style.setProperty('forced-color-adjust', 'none');
      const { color, backgroundColor } = getComputedStyle(sample);
      sample.remove();
      return { color, backgroundColor };
    });
    await expect(options(page).first()).toHaveCSS('background-color', selection.backgroundColor);
    await expect(options(page).first()).toHaveCSS('color', selection.color);
  });

  // A slow phone shows what was pressed in its next frame: a rule that is tried on all rows with each chip costs as much again.
  test('have only themselves styled anew before they are painted @phone-only', async ({ page, browser }) => {
    await page.goto(LARGE);
    await openFilters(page);
    const press = async () => {
      const before = await filtersDialog(page).getByRole('status').textContent();
      await options(page).first().click();
      await expect(filtersDialog(page).getByRole('status')).not.toHaveText(before!);
    };
    expect(await styledByClick(browser, page, press)).toBeLessThan(100);
  });

  test('close by Escape as they were, and by Back undone @phone-only @all', async ({ page }) => {
    await page.goto(CINEMA);
    await openFilters(page);
    const all = await tickets(page).count();
    await page.keyboard.press('Escape');
    await expect(filtersDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${CINEMA}$`));
    await expect(filtersButton(page)).toBeFocused();

    await filtersButton(page).click();
    await options(page).nth(1).click();
    await expect.poll(() => tickets(page).count()).toBeLessThan(all);
    await expect(page).toHaveURL(/\/filters\/.+#filters$/);
    await page.goBack();
    await expect(filtersDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${CINEMA}$`));
    await expect.poll(() => tickets(page).count()).toBe(all);
    await expect(filtersButton(page)).toHaveText('Filtres');
  });

  // SPEC 3.52, 4.52, 4.54
  test('say how much each would leave, and can all be taken out @phone-only', async ({ page }) => {
    await page.goto(`${CINEMA}/filters/versions-vf`);
    await openFilters(page);
    await expect(isChosen(page)).toHaveCount(1);
    // Each group without a choice narrows the list, and marks options that would leave nothing.
    const group = filtersDialog(page).getByRole('list', { name: 'Genres' });
    const option = group.getByRole('link').first();
    const count = Number(await option.locator('small').textContent());
    await option.click();
    await expect.poll(() => tickets(page).count()).toBe(count);
    await filtersDialog(page).getByRole('button', { name: 'Tout effacer' }).click();
    await expect(isChosen(page)).toHaveCount(0);
    await expect(filtersDialog(page).getByRole('button', { name: 'Tout effacer' })).toBeDisabled();
  });

  // SPEC 2.78, 2.79, 4.81, 9.1
  test('are no modal beyond a tablet, nor in a window that grows @all', async ({ page }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    await expect(filtersButton(page)).toBeHidden();
    await page.setViewportSize({ width: 1079, height: 800 });
    await filtersButton(page).click();
    await expect(filtersDialog(page)).toBeVisible();
    await page.setViewportSize({ width: 1080, height: 800 });
    await expect(filtersDialog(page)).toHaveCount(0);
    await expect(page.locator('.filters .group a.chip').first()).toBeVisible();
  });

  for (const [look, site, path] of [
    ['new', 'fr', CINEMA],
    ['legacy', 'ma', '/cinemas/aurore-casablanca-corniche'],
  ] as const) {
    for (const colorScheme of ['dark', 'light'] as const) {
      test(`have nothing that axe finds in their ${look} look, ${colorScheme} @phone-only @all`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(originOf(site) + path);
        await openFilters(page);
        await expect(
          filtersDialog(page)
            .locator(look === 'new' ? 'h3' : 'summary')
            .first(),
        ).toBeVisible();
        await options(page).first().click();
        await expect(isChosen(page)).toHaveCount(1);
        await expectAccessible(page);
      });
    }
  }

  // SPEC 2.101
  test('have an older look where the site has it: lists that fold, with boxes to tick @phone-only', async ({
    page,
  }) => {
    for (const [site, path, box] of [
      ['fr', CINEMA, 'none'],
      ['ma', '/cinemas/aurore-casablanca-corniche', '""'],
    ] as const) {
      await page.goto(originOf(site) + path);
      await openFilters(page);
      const content = await options(page)
        .first()
        .evaluate((option) => getComputedStyle(option, '::before').content);
      expect(content, site).toBe(box);
    }
  });

  test('are links in the page without JavaScript @phone-only', async ({ noScript: page }) => {
    await page.goto(CINEMA);
    const all = await tickets(page).count();
    await expect(page.locator('.filters .group a.chip').first()).toBeHidden();
    await filtersButton(page).tap();
    await page.locator('.filters .group a.chip').first().tap();
    await expect(page).toHaveURL(/\/filters\/versions-[a-z]+$/);
    await expect(filtersButton(page)).toHaveText('Filtres (1)');
    expect(await tickets(page).count()).toBeLessThan(all);
  });
});

test('a chosen filter that was folded leaves the focus with the filters when it is pressed beside them', async ({
  page,
}) => {
  await page.goto(CINEMA);
  await hydrated(page, 'ShowtimeGrid');
  const fold = page.locator('.filters details');
  await fold.locator('summary').click();
  await fold.locator('a.chip').first().click();
  const copy = page.locator('.quick > li > a.chip[aria-current="true"]');
  await expect(copy).toHaveCount(1);
  await copy.press('Enter');
  await expect(copy).toHaveText(['Tout']);
  await expect(page.locator('#filters a.all')).toBeFocused();
});

test.describe('a filter’s number', () => {
  test('is how many screenings it would leave', async ({ page }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    const chips = page.locator('.filters .group a.chip');
    for (const index of [0, 4]) {
      const chip = chips.nth(index);
      const count = Number(await chip.locator('small').textContent());
      const before = await chip.getAttribute('href');
      await chip.click();
      await expect.poll(() => tickets(page).count()).toBe(count);
      // Numbers follow a frame after the tickets, with the addresses.
      await expect(chip).not.toHaveAttribute('href', before!);
    }
  });
});

test.describe('where nothing is left', () => {
  for (const where of ['in the page', 'in the modal @phone-only @all']) {
    test(`the page says what to drop and what that brings back, ${where}`, async ({ page }) => {
      await page.goto(`${CINEMA}/filters/tags-ice/versions-vfst`);
      await hydrated(page, 'ShowtimeGrid');
      await expect(tickets(page)).toHaveCount(0);
      const isModal = where.includes('modal');
      if (isModal) await openFilters(page);
      const drop = (isModal ? filtersDialog(page) : page)
        .locator('.nothing .chip')
        .filter({ hasText: 'Retirer' })
        .first();
      const [, count] = /\((\d+) séances?\)/.exec((await drop.textContent())!)!;
      await drop.click();
      await expect.poll(() => tickets(page).count()).toBe(Number(count));
      expect(Number(count)).toBeGreaterThan(0);
    });
  }

  for (const where of ['in the page', 'in the modal @phone-only']) {
    test(`clearing all there leaves the focus with the filters, ${where}`, async ({ page }) => {
      await page.goto(`${CINEMA}/filters/tags-ice/versions-vfst`);
      await hydrated(page, 'ShowtimeGrid');
      const isModal = where.includes('modal');
      if (isModal) await openFilters(page);
      const around = isModal ? filtersDialog(page) : page.locator('main');
      await around.locator('.nothing').getByRole('link', { name: 'Tout effacer' }).press('Enter');
      await expect(around.locator('.nothing')).toHaveCount(0);
      await expect(isModal ? around.locator('h2') : page.locator('#filters a.all')).toBeFocused();
    });
  }

  test('of what can still be seen, the page says so, and no longer once that is shown or the filter is gone', async ({
    page,
  }) => {
    await page.goto(`${CINEMA}/filters/tags-3d`);
    await hydrated(page, 'ShowtimeGrid');
    const said = page.locator('.nothing');
    const status = page.locator('.count[role="status"]');
    const box = page.getByRole('checkbox', { name: /déjà commencée/ });
    await expect(said).toHaveText(/^Aucune séance ne réunit tous ces filtres\./);
    await expect(page.getByRole('checkbox', { name: '1 déjà commencée', exact: true })).toBeVisible();
    await showBegun(page);
    await expect(said).toHaveCount(0);
    await expect(status).toContainText('1 film, 1 séance');
    await expect(tickets(page)).toHaveCount(1);
    await box.uncheck();
    await expect(status).toContainText('0 film, 0 séance');
    await said.getByRole('link', { name: 'Tout effacer' }).click();
    await expect(said).toHaveCount(0);
    const all = await tickets(page).count();
    expect(all).toBeGreaterThan(1);
    await expect(status).toContainText(`${all} séances`);
    await expect(box).not.toHaveAccessibleName(/^1 /);
    // Announced as what it does.
    const chip = page.locator('.filters .group a.chip[data-none]').filter({ hasText: '3D' });
    await expect(chip.locator('small')).toHaveText('0');
    await chip.click();
    await expect(status).toContainText('0 film, 0 séance');
    await expect(said).toBeVisible();
  });

  test('a filter that changes no number is said all the same', async ({ page }) => {
    await page.goto(`${CINEMA}/filters/tags-ice/versions-vfst`);
    await hydrated(page, 'ShowtimeGrid');
    const status = page.locator('.count[role="status"]');
    await expect(status).toContainText(/0 séance, .*ICE$/);
    await page.locator('.filters .group a.chip[data-none]').filter({ hasText: '3D' }).click();
    await expect(status).toContainText(/0 séance, .*ICE, 3D$|0 séance, .*3D, ICE$/);
  });

  test('a press gives the same text as the server @all', async ({ page }) => {
    await page.goto(`${CINEMA}/filters/versions-vf`);
    await hydrated(page, 'ShowtimeGrid');
    // Its count said so before.
    await page.locator('.filters .group a.chip[data-none]').first().click();
    await expect(page).toHaveURL(/\/filters\/tags-.+\/versions-vf$/);
    await expect(tickets(page)).toHaveCount(0);
    const said = page.locator('.nothing');
    const filters = page.url().split(CINEMA)[1]!;
    const fragment = await page.evaluate(
      async (path) => (await fetch(path)).text(),
      `/fragments/fr/nearest/${CINEMA.split('/').at(-1)!}${filters}`,
    );
    if (fragment.includes('<a')) await expect(said).toContainText('Jour le plus proche');
    const words = (await said.textContent())!;
    await page.reload();
    await expect(said).toHaveText(words);
  });

  test('the nearest day with screenings is a link, without JavaScript too', async ({ noScript: page }) => {
    await page.goto(`${CINEMA}/filters/date-2027-03-01`);
    await expect(tickets(page)).toHaveCount(0);
    await page.locator('.nothing a').filter({ hasText: 'Jour le plus proche' }).click();
    await expect(tickets(page)).not.toHaveCount(0);
  });

  test('there is nothing that axe finds @phone @all', async ({ page }) => {
    await page.goto(NOTHING);
    await hydrated(page, 'ShowtimeGrid');
    await expectAccessible(page);
  });
});

test('a place in the address is a filter like others, and can be taken out @phone', async ({ page }) => {
  await page.goto('/films/le-cuirasse-potemkine-44008/filters/localisation-lyon');
  const chip = page.getByRole('link', { name: 'Lyon : ne plus limiter à ce lieu' });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(page).toHaveURL(/\/films\/le-cuirasse-potemkine-44008$/);
  await expect(chip).toHaveCount(0);
});
