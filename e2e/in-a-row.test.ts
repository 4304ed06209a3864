import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { painted } from './support/vitals.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const LINK = 'Plusieurs films à la suite';
const TOMORROW = '/films-a-la-suite/aurore-paris-grands-boulevards/filters/date-2026-11-22';
const SUBMIT = 'Voir ce qui s’enchaîne';

const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** For each chain, the times of its tickets, and its gaps in minutes. */
async function chainsOf(page: Page) {
  const all = await page.locator('section[aria-labelledby="rows"] > ol > li').all();
  return Promise.all(
    all.map(async (chain) => ({
      starts: (await chain.locator('.ticket b').allTextContents()).map(clock),
      ends: (await chain.locator('.ticket i').allTextContents()).map((text) => clock(text.replace('– ', ''))),
      gaps: (await chain.locator('[data-gap]').allTextContents()).map((text) => Number.parseInt(text, 10)),
    })),
  );
}

async function expectChains(page: Page): Promise<void> {
  const chains = await chainsOf(page);
  expect(chains.length).toBeGreaterThan(0);
  for (const { starts, ends, gaps } of chains) {
    expect(gaps).toHaveLength(starts.length - 1);
    for (const [index, gap] of gaps.entries()) {
      // A chain may go past midnight.
      expect((starts[index + 1]! - ends[index]! + 1440) % 1440).toBe(gap);
      expect(gap).toBeGreaterThanOrEqual(10);
      expect(gap).toBeLessThanOrEqual(90);
    }
  }
  const waits = chains.map(({ gaps }) => gaps.reduce((sum, gap) => sum + gap, 0));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
}

/** Chooses two films with many screenings. */
async function chooseTwo(page: Page): Promise<void> {
  await page.goto(TOMORROW);
  for (const name of ['Le Cuirassé Potemkine', 'Sherlock Junior']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: SUBMIT }).click();
  await expect(page).toHaveURL(/\?film=[\w-]+&film=[\w-]+$/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
}

test('from a cinema, two films are chosen, and follow one another @phone', async ({ page }) => {
  await page.goto(SCREENS.cinema);
  const link = page.getByRole('link', { name: LINK });
  // After a jump down, rows get their heights within a few frames: faster than a hand, but slower than a click here.
  await link.scrollIntoViewIfNeeded();
  await painted(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LINK);
  await expectAccessible(page);
  await chooseTwo(page);
  await expectChains(page);
  await expect(page.locator('.ticket').first()).toHaveAttribute('href', /\/V\d+S\d+\/booking$/);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test('without script it is the same, and the choice stays when the day changes @all', async ({ noScript }) => {
  await chooseTwo(noScript);
  await expectChains(noScript);
  await noScript.locator('.days a').nth(2).click();
  await expect(noScript).toHaveURL(/filters\/date-2026-11-23\?film=[\w-]+&film=[\w-]+$/);
  await expect(noScript.locator('.days a[aria-current]')).toContainText('23');
});

test('one film is asked for another, and of four one is left out @all', async ({ page }) => {
  await page.goto(TOMORROW);
  const films = await page
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  await page.goto(`${TOMORROW}?film=${films[0]}`);
  await expect(page.getByRole('status')).toContainText('Choisissez encore un film.');
  await expectAccessible(page);
  await page.goto(
    `${TOMORROW}?${films
      .slice(0, 4)
      .map((film) => `film=${film}`)
      .join('&')}`,
  );
  await expect(page.getByRole('status')).toContainText('Trois films au plus');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
});
