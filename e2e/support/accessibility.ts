import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails on whatever axe finds in the page as it stands, or in the part of it that is named, against WCAG 2.2 A and AA.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // After a change of the scheme colours come by transitions, short as they are, of what is within after what is around it.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  // What is off the screen is as high as guessed, and axe would see its rows over one another.
  const drawn = await page.evaluateHandle((within) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${within} * { content-visibility: visible !important; }`);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, part ?? 'html');
  const axe = new AxeBuilder({ page }).withTags([
    ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  ]);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  await page.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }, drawn);
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect(found).toEqual([]);
}
