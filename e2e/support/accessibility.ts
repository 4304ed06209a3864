import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawWhole } from './wholePage.ts';

/**
 * Fails on any violation of WCAG 2.2 A and AA that axe finds in the page as it is, or in the part that is named.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // After a change of the scheme, colours change by short transitions, and inner elements follow outer ones.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  // Where heights are only estimated, axe would see rows on top of each other.
  const leaveOut = await drawWhole(page, part);
  const axe = new AxeBuilder({ page }).withTags([
    ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  ]);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  await leaveOut();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}
