import type { Page } from '@playwright/test';

/** The address of the site's own font, as a pattern. */
export const FONT = '**/_astro/*.woff2';

/** Whether the whole page is set in the font itself, and nothing in its stand-ins. */
export function isBrandFontThere(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      [...document.fonts].some(({ family, status }) => family.includes('Instrument Sans') && status === 'loaded') &&
      document.querySelector(':is(html, body)[data-lettered]') !== null,
  );
}
