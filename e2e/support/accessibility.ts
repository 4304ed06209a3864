import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { withSurplus } from './surplus.ts';
import { drawWhole } from './wholePage.ts';

/** Minified, since a browser reads it anew on each page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Whether journeys check the states that they pass, too. `npm test` leaves that to the sweep of all screens. */
const inJourneys = process.env['ACCESSIBILITY'] !== 'screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails on any violation of WCAG 2.2 A and AA that axe finds in the page as it is, or in the part that is named. Of
 * many elements alike, it looks at three. Does nothing in `npm test`.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (!inJourneys) return;
  await withSurplus(page, (surplus) => expectNothingFound(page, TAGS, part, surplus));
}

/** The same for all of the page. */
export function expectWholeAccessible(page: Page): Promise<void> {
  return expectNothingFound(page, TAGS);
}

/**
 * Fails on text whose contrast is too low, and on links that only their colour tells from the text around them: of what
 * axe looks at, the part that changes with the scheme.
 */
export function expectContrast(page: Page, part?: string): Promise<void> {
  return expectNothingFound(page, ['color-contrast', 'link-in-text-block'], part);
}

async function expectNothingFound(page: Page, runOnly: string[], part = 'html', leftOut?: string): Promise<void> {
  // Where heights are only estimated, axe would see rows on top of each other.
  const leaveOut = await drawWhole(page, part);
  await endTransitions(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const context = { include: [part], ...(leftOut !== undefined && { exclude: [leftOut] }) };
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const found = await page.evaluate(
    async ([where, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(where, how);
      return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
    },
    [context, options] as const,
  );
  await leaveOut();
  expect(found, page.url()).toEqual([]);
}

/** After a change of the scheme, colours change by short transitions, and inner elements follow outer ones. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    for (let left = running(); left.length > 0; left = running()) {
      for (const each of left) each.finish();
      await new Promise(requestAnimationFrame);
    }
  });
}
