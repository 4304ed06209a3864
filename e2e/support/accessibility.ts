import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawWhole } from './wholePage.ts';

/**
 * Fails on whatever axe finds in the page as it stands, or in the part of it that is named, against WCAG 2.2 A and AA.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // After a change of the scheme colours come by transitions, short as they are, of what is within after what is around it.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  // Where heights are guessed, axe would see rows over one another.
  const leaveOut = await drawWhole(page, part);
  const axe = new AxeBuilder({ page }).withTags([
    ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  ]);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  await leaveOut();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}
