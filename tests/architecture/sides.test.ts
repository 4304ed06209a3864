import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * Pages in Arabic or Hebrew run from the right. Rules that name a side (`padding-left`, `text-right`) would leave it where it
 * is in English; those that name where a line begins or ends (`padding-inline-start`, `text-end`) follow the text.
 */

/** What may name sides, by file and rule, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/islands/ui/modal/modalSheet.css: inset: 50% auto auto 50%': 'The middle, for the strokes of a cross.',
};

const LENGTH = String.raw`(?:[^\s;(]+(?:\([^;]*?\))?)`;
/** A side in the name of a property, in its value, or four values of which the second is not the fourth. */
const DECLARATION = new RegExp(
  String.raw`(?<=[\s{;])(?:` +
    String.raw`(?:[a-z-]+-)?(?:left|right)(?:-[a-z]+)*: [^;]+|` +
    String.raw`(?:text-align|float|clear): (?:left|right)|` +
    String.raw`[a-z-]+: [^;]*\bto (?:left|right)\b[^;]*|` +
    String.raw`(?:margin|padding|inset|border-(?:width|style|color)): (${LENGTH} (${LENGTH}) ${LENGTH} (?!\2;)${LENGTH})(?=;)|` +
    String.raw`border-radius: (?!(\S+) \3 (\S+) \4;)\S+ \S+ \S+ \S+(?=;)` +
    ')',
  'g',
);
/** The same among utilities of Tailwind, with whatever condition is before it. */
const UTILITY =
  /(?<![\w/.$-])(?:[\w[\]&>@:().*=+~'-]+:)?-?(?:(?:m|p|scroll-m|scroll-p)[lr]|(?:left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|(?:space|divide|translate)-x|bg-linear-to-[lr]))-(?:\d[\d./]*|auto|px|full|gutter|sm|md|lg|\[[^\s'"]*|\([^\s'"]*)(?=[\s"'`])|(?<![\w/.$:-])(?:[\w-]+:)*(?:text-left|text-right|float-left|float-right|border-[lr])(?=[\s"'`])/g;

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** A gradient across, but for one that follows the text by `--across`. */
const GRADIENT = /linear-gradient\(\s*(?:90|270)deg/g;

/** The sides that a text of CSS, or a template, names. */
function sidesIn(file: string, source: string): string[] {
  const text = source.replaceAll(COMMENT, '');
  const found = [file.endsWith('.css') ? DECLARATION : UTILITY, GRADIENT].flatMap((each) => text.match(each) ?? []);
  return found.map((each) => `${file}: ${each.replaceAll(/\s+/g, ' ').trim()}`);
}

test.each([
  ['a.css', '.a { padding-left: 1rem; border-top-right-radius: 0; left: 0 }', 3],
  ['a.css', '.a { text-align: right; float: left; background: linear-gradient(to right, red, blue); }', 3],
  ['a.css', '.a { padding: 0 1rem 0 0.5rem; margin: 0 0 0 auto; border-radius: 6px 0 0 6px; }', 3],
  ['a.css', '.a { padding: 0 1rem 2rem 1rem; border-radius: 6px 6px 0 0; padding-inline-start: 1rem; }', 0],
  ['a.astro', '<p class="ml-2 desk:pr-[1rem] -left-4 text-right border-l rounded-tl-md">', 6],
  [
    'a.astro',
    '<p class="bg-[linear-gradient(90deg,red,blue)] print:bg-[linear-gradient(var(--across,90deg),red,blue)]">',
    1,
  ],
  ['a.astro', '<p class="ms-2 start-4 text-end border-s-4 place-left rounded-t-md mx-auto">', 0],
])('this test finds sides in %s: %s', (file, source, count) => {
  expect(sidesIn(file, source)).toHaveLength(count);
});

test('rules name where lines begin and end, not left and right', () => {
  const files = globSync('src/**/*.{css,astro,tsx,ts}').filter((file) => !file.endsWith('.test.ts'));
  const found = files.flatMap((file) => sidesIn(file, readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
