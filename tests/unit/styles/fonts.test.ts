import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fallbackFaces } from '../../../scripts/fonts/fallbacks.ts';

const FONT = 'src/styles/instrument-sans.woff2';

test('the font is one file of at most 40 KB', () => {
  expect(statSync(FONT).size).toBeLessThanOrEqual(40_000);
});

test('the stand-ins are those of the font as it is: scripts/subset-font.ts makes them', async () => {
  expect(readFileSync('src/styles/fallback-fonts.css', 'utf8')).toBe(await fallbackFaces(FONT));
});
