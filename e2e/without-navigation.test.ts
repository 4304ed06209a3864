import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, hydrated, test } from './support/test.ts';
import { tickets } from './support/tickets.ts';

const CINEMA = '/cinemas/aurore-paris-grands-boulevards';
const status = (page: Page) => page.locator('#swap-status');
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
/** There was no navigation: it is still the same document. */
const expectSame = async (page: Page) => expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
const titles = (page: Page) => page.locator('[data-swap] h3').allTextContents();

test.describe('a list of shows', () => {
  // SPEC 2.50, 4.52
  test('is narrowed without navigation; Back, reload and sharing keep that, and counts are announced', async ({
    page,
    context,
  }) => {
    await page.goto('/films');
    const all = await titles(page);
    await mark(page);
    const chip = page.locator('[data-swap] nav a[rel="nofollow"]').first();
    const name = (await chip.textContent())!.trim();
    await chip.press('Enter');
    await expect(page).toHaveURL(/\/films\/filters\/genres-[a-z-]+$/);
    await expect(status(page)).toHaveText(/^\d+ films?$/);
    const narrowed = await titles(page);
    expect(narrowed.length).toBeGreaterThan(0);
    expect(narrowed.length).toBeLessThan(all.length);
    await expect(page.locator('[data-swap] a[aria-current="true"]')).toHaveText(name);
    await expect(page.locator('[data-swap] a[aria-current="true"]')).toBeFocused();
    await expectSame(page);
    await expectAccessible(page);

    const shared = await context.newPage();
    await shared.goto(page.url());
    expect(await titles(shared)).toEqual(narrowed);
    await shared.close();

    await page.goBack();
    await expect(page).toHaveURL(/\/films$/);
    await expect.poll(() => titles(page)).toEqual(all);
    await expectSame(page);
    await page.goForward();
    await expect.poll(() => titles(page)).toEqual(narrowed);

    await page.reload();
    expect(await titles(page)).toEqual(narrowed);
    // Nobody has pressed anything in this document.
    await page.goBack();
    await expect(page).toHaveURL(/\/films$/);
    await expect.poll(() => titles(page)).toEqual(all);
  });
});

test('of two filters of a list, the second pressed before the first has come, both count', async ({ page }) => {
  await page.goto('/films');
  const chips = page.locator('[data-swap] nav a[rel="nofollow"]');
  const names = [(await chips.nth(0).textContent())!.trim(), (await chips.nth(1).textContent())!.trim()];
  // The answer to the first waits until the second has been asked for.
  const asked = Promise.withResolvers<void>();
  let count = 0;
  await page.route(/\/films\/filters\//, async (route) => {
    count += 1;
    if (count > 1) asked.resolve();
    await asked.promise;
    await route.continue();
  });
  await chips.nth(0).click();
  await expect(page.locator('[data-swap]')).toHaveAttribute('aria-busy', 'true');
  await chips.nth(1).click();
  await expect(page.locator('[data-swap] a[aria-current="true"]')).toHaveText(names);
  // One step of the history: the page of the first alone was never shown.
  await page.goBack();
  await expect(page).toHaveURL(/\/films$/);
});

test('of two filters both count, too, if the first comes while the second is still being heard', async ({ page }) => {
  await page.goto('/films');
  const chips = page.locator('[data-swap] nav a[rel="nofollow"]');
  const names = [(await chips.nth(0).textContent())!.trim(), (await chips.nth(1).textContent())!.trim()];
  await page.evaluate(
    async (path) => {
      const html = await (await fetch(path!)).text();
      const { fetch: fetched } = window;
      const asked = Promise.withResolvers<Response>();
      window.fetch = (address, init) => (address === path ? asked.promise : fetched(address, init));
      // Before a module that is loaded already could be imported once more.
      const answer = () => asked.resolve({ ok: true, text: () => Promise.resolve(html) } as Response);
      Object.assign(window, { answer });
    },
    await chips.nth(0).getAttribute('href'),
  );
  await chips.nth(0).click();
  await expect(page.locator('[data-swap]')).toHaveAttribute('aria-busy', 'true');
  await chips.nth(1).evaluate((chip: HTMLElement) => {
    chip.click();
    (window as unknown as { answer: () => void }).answer();
  });
  await expect(page.locator('[data-swap] a[aria-current="true"]')).toHaveText(names);
});

const day = (page: Page, place: number) => page.locator(`.days li:nth-child(${place}) a`);

test.describe('a day of the strip', () => {
  // SPEC 2.50, 4.50
  test('is shown without navigation, with the filters; Back, reload and sharing keep it', async ({ page, context }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    const today = await tickets(page).count();
    const title = await page.title();
    await mark(page);
    await day(page, 3).click();
    await expect(page).toHaveURL(`${CINEMA}/filters/date-2026-11-23`);
    await expect(day(page, 3)).toHaveAttribute('aria-current', 'date');
    await expect(status(page)).toHaveText(/lundi 23 novembre.* \d+ films?, \d+ séances/);
    await expect(page.locator('[data-swap]')).not.toHaveAttribute('aria-busy');
    const then = await tickets(page).count();
    await expectSame(page);
    // The title tells the day.
    await expect(page).toHaveTitle(`${title}, lundi 23 novembre`);

    // The filters go on working, on that day and along to another.
    await hydrated(page, 'ShowtimeGrid');
    await page.locator('.filters .group a.chip').first().click();
    await expect(page).toHaveURL(/\/filters\/date-2026-11-23\/versions-[a-z]+$/);
    await expect.poll(() => tickets(page).count()).toBeLessThan(then);
    await day(page, 4).click();
    await expect(page).toHaveURL(/\/filters\/date-2026-11-24\/versions-[a-z]+$/);
    await expect(day(page, 4)).toHaveAttribute('aria-current', 'date');
    await expectSame(page);
    const last = await tickets(page).count();

    const shared = await context.newPage();
    await shared.goto(page.url());
    expect(await tickets(shared).count()).toBe(last);
    await shared.close();

    await page.goBack();
    await expect(day(page, 3)).toHaveAttribute('aria-current', 'date');
    await page.goBack();
    await expect.poll(() => tickets(page).count()).toBe(then);
    await page.goBack();
    await expect(page).toHaveURL(CINEMA);
    await expect.poll(() => tickets(page).count()).toBe(today);
    await expectSame(page);
  });

  // SPEC 4.55
  test('and the filters are chosen no more once one has gone on', async ({ page }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    await day(page, 3).click();
    await expect(day(page, 3)).toHaveAttribute('aria-current', 'date');
    await hydrated(page, 'ShowtimeGrid');
    await page.locator('.filters .group a.chip').first().click();
    await expect(page).toHaveURL(/\/filters\/date-2026-11-23\/versions-[a-z]+$/);
    await expect(page.locator('.filters .group a.chip[aria-current="true"]')).toHaveCount(1);
    // To the cinemas, and from there to this one and to another.
    for (const cinema of [CINEMA, '/cinemas/aurore-lyon-confluence']) {
      await page.goto('/cinemas#all');
      await page.getByRole('main').locator(`a[href="${cinema}"]`).first().click();
      await expect(page).toHaveURL(cinema);
      await hydrated(page, 'ShowtimeGrid');
      await expect(day(page, 1)).toHaveAttribute('aria-current', 'date');
      await expect(page.locator('.filters .group a.chip[aria-current="true"]')).toHaveCount(0);
    }
  });

  // SPEC 4.49
  test('has a loading flag while it is on its way, and a still skeleton once that takes long', async ({ page }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${CINEMA}/filters/**`, async (route) => {
      await released;
      await route.continue();
    });
    const region = page.locator('[data-swap]');
    await expect(region).not.toHaveAttribute('aria-busy');
    await day(page, 3).click();
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(region).toHaveAttribute('data-slow');
    // In the page before it has words: else some screen readers say nothing.
    await expect(status(page)).toBeEmpty();
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expect(page.locator('[data-row] .poster').first()).toBeHidden();
    release();
    await expect(page).toHaveURL(/date-2026-11-23$/);
    await expect(region).not.toHaveAttribute('aria-busy');
    await expect(region).not.toHaveAttribute('data-slow');
    await expect(page.locator('[data-row] .poster').first()).toBeVisible();
    await expect(status(page)).not.toBeEmpty();
  });
});

test.describe('a day that cannot be fetched', () => {
  test.use({ tolerated: [/503/] });

  // SPEC 2.50
  test('is gone to', async ({ page }) => {
    await page.goto(CINEMA);
    await hydrated(page, 'ShowtimeGrid');
    let first = true;
    await page.route(`**${CINEMA}/filters/**`, (route) => {
      const isFirst = first;
      first = false;
      return isFirst ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await mark(page);
    await day(page, 3).click();
    await expect(page).toHaveURL(/date-2026-11-23$/);
    await expect(day(page, 3)).toHaveAttribute('aria-current', 'date');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});
