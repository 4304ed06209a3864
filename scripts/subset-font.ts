/**
 * Cuts Instrument Sans (OFL) down to the letters of French, Dutch, German and English, weights 400 to 700 and widths 75
 * to 100: one file of at most 40 KB. It also writes the CSS of the fonts that stand in for it on a page that it comes too
 * late for (decision 32). Run it again when the font package changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fallbackFaces } from './fonts/fallbacks.ts';

const source = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2';
const target = 'src/styles/instrument-sans.woff2';
const letters =
  ' !"%&\'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  '«°·»ÀÂÄÇÈÉÊÎÔÖÜŒßàâäæçèéêëîïñôöùûüœ–’“”„…€×\u00a0\u202f';

const options = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  // Kerning costs 20 KB, but condensed titles fall apart without it.
  keepFeatures: ['kern', 'tnum'],
  variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } },
};
const subset = await subsetFont(await readFile(source), letters, options);
await writeFile(target, subset);
console.log(`${target}: ${(subset.byteLength / 1024).toFixed(1)} KB`);
await writeFile('src/styles/fallback-fonts.css', await fallbackFaces(target));
