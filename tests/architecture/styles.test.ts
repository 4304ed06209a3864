import { globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { classStrings } from '../../src/bundling/classStrings.ts';

/** What all pages stand on. */
const FOUNDATION = 'src/styles/';
/** Shows parts that elsewhere come by script, still: it takes their sheets, and has styles of its own. */
const DOCS = 'src/docs/';

type Import = { readonly from: string; readonly sheet: string; readonly as: string | undefined };

const sources = globSync('src/**/*.{astro,ts,tsx}').filter((file) => !file.startsWith(DOCS));
const imports: readonly Import[] = sources.flatMap((from) =>
  Array.from(
    readFileSync(from, 'utf8').matchAll(/^import (?:\w+ from )?'(\.[^'?]+\.css)(?:\?(\w+))?';$/gm),
    ([, path, as]) => ({ from, sheet: posix.join(posix.dirname(from), path!), as }),
  ),
);
const sheets = globSync('src/**/*.css').filter((file) => !file.startsWith(FOUNDATION));
const ownerOf = (file: string) => join(posix.dirname(file), basename(file).replace(/\..*/, ''));
const textOf = (file: string) => readFileSync(file, 'utf8');

test('each sheet is that of one file beside it, by its name, which alone imports it', () => {
  const others = imports.filter(
    ({ from, sheet }) => !sheet.startsWith(FOUNDATION) && ownerOf(sheet) !== from.replace(/(\.island)?\.\w+$/, ''),
  );
  expect(others).toEqual([]);
  expect(sheets.filter((file) => !imports.some(({ sheet }) => sheet === file))).toEqual([]);
});

test('what all pages stand on is imported in one place', () => {
  expect(imports.filter(({ sheet }) => sheet.startsWith(FOUNDATION)).map(({ from }) => from)).toEqual([
    'src/layouts/shell/head/Basics.astro',
  ]);
});

test('a component’s sheet comes with the page in layer components, where utilities win over it', () => {
  const early = imports.filter(({ as, sheet }) => as === undefined && !sheet.startsWith(FOUNDATION));
  expect(early.filter(({ from }) => !from.endsWith('.astro'))).toEqual([]);
  expect(early.filter(({ sheet }) => !textOf(sheet).startsWith('@layer components {'))).toEqual([]);
});

test('what comes later is brought by a script as text, or by a link where few pages have it', () => {
  const late = imports.filter(({ as }) => as !== undefined);
  expect(late.filter(({ from, as }) => as !== (from.endsWith('.astro') ? 'url' : 'inline'))).toEqual([]);
});

test('no component has styles of its own within its markup', () => {
  const files = sources.filter((file) => file.endsWith('.astro'));
  expect(files.filter((file) => /^<style/m.test(textOf(file)))).toEqual([]);
});

test('widths are asked for in rem, so that they follow the reader’s own size of text', () => {
  const asked = globSync('src/**/*.{css,astro,ts,tsx}').flatMap((file) =>
    Array.from(
      textOf(file).matchAll(
        /(?:width|inline-size)\s*(?:[<>]=?|:)\s*\d+px\)|\d+px\s*[<>]=?\s*width|(?:min|max)-\[\d+px\]:/g,
      ),
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(asked).toEqual([]);
});

/** What is drawn in letters, and no title: a page's code, the rays of the panel to sign in, and what stands in for a poster. */
const DRAWN = [
  'src/components/account/SignInPanel.astro',
  'src/components/shell/Problem.astro',
  'src/components/show/Poster.css',
];

test('a size that grows with the window is one of the theme’s five, but for what is drawn in letters', () => {
  const own = [...sources, ...sheets].filter((file) => /text-\[clamp|font-size: clamp/.test(textOf(file)));
  expect(own.toSorted()).toEqual(DRAWN);
});

test('a text with the class `prose` is drawn by the component that has its sheet', () => {
  const drawers = sources.filter((file) => classStrings(textOf(file)).texts.some((text) => /\bprose\b/.test(text)));
  expect(drawers).toEqual(['src/components/ui/Prose.astro']);
});
