import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { withSurplus } from './surplus.ts';
import { drawWhole } from './wholePage.ts';

/** Whether journeys check the states that they pass, too. `npm test` leaves that to the sweep of all screens. */
const inJourneys = process.env['ACCESSIBILITY'] !== 'screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe, to be run within the page. By default it would collect its findings in another page that it opens for each check,
 * for frames from elsewhere, which cost as much again; our pages have none.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/**
 * Fails on any violation of WCAG 2.2 A and AA that axe finds in the page as it is, or in the part that is named. Of many
 * elements alike, it looks at three. Does nothing in `npm test`.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (!inJourneys) return;
  await withSurplus(page, async (surplus) => {
    const axe = axeOn(page).withTags(TAGS).exclude(surplus);
    await expectNothingFound(page, part === undefined ? axe : axe.include(part), part);
  });
}

/** The same for all of the page. */
export function expectWholeAccessible(page: Page): Promise<void> {
  return expectNothingFound(page, axeOn(page).withTags(TAGS));
}

/** Fails on text whose contrast is too low: of what axe looks at, the part that changes with the scheme. */
export function expectContrast(page: Page): Promise<void> {
  return expectNothingFound(page, axeOn(page).withRules(['color-contrast']));
}

async function expectNothingFound(page: Page, axe: AxeBuilder, part?: string): Promise<void> {
  // After a change of the scheme, colours change by short transitions, and inner elements follow outer ones.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  // Where heights are only estimated, axe would see rows on top of each other.
  const leaveOut = await drawWhole(page, part);
  const { violations } = await axe.analyze();
  await leaveOut();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found, page.url()).toEqual([]);
}
