/**
 * The pictures in e2e/look, which visual tests compare the site with. `npm run look` retakes them: look at each that
 * has changed.
 *
 * In a picture, 3 in 1,000 pixels may differ, not counting those on the edges of letters: about as many as another
 * build of Chromium draws differently. A row that moves by a pixel also moves what is below it, which makes ten times
 * as many.
 */
export const TOLERANCE = { maxDiffPixelRatio: 0.003 };

/** A phone in dark, and a desk in light. */
export const LOOKS = {
  phone: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  desk: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
} as const;
