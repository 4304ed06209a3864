import type { Page } from '@playwright/test';
import { painted } from './vitals.ts';

/**
 * Draws what is off the screen, too, and resolves when it is drawn. Skipped, it is as high as guessed, and keeps the fonts,
 * colours and lengths that it was last drawn with: whoever changes something for all of a page and looks at all of it draws
 * it before. Gives what takes that back.
 */
export async function drawWhole(page: Page, within = 'html'): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((selector) => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync(`${selector} * { content-visibility: visible !important; }`);
    document.adoptedStyleSheets.push(drawn);
    return drawn;
  }, within);
  await painted(page);
  return () =>
    page.evaluate((drawn) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== drawn);
    }, sheet);
}
