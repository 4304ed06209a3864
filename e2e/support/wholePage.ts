import type { Locator, Page } from '@playwright/test';
import { painted } from './vitals.ts';

/**
 * Makes the browser draw what is off the screen too, and resolves when that is done. Skipped content has an estimated
 * height, and keeps the fonts, colours and lengths of its last drawing, so this is needed before checking a change to
 * the whole page. Gives a function that undoes it.
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

/** A page that `drawAtOnce` has not drawn. */
export const NOT_DRAWN = 'html:not([data-drawn])';

/** Draws a page whole until it is left. It needs no frame, which pages without scripts tell nobody of. */
export async function drawAtOnce(page: Locator): Promise<void> {
  await page.evaluate((root) => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawn);
    root.setAttribute('data-drawn', '');
  });
}
