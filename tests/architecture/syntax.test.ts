import astro from 'eslint-plugin-astro';
import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import {
  BARRELS,
  CLASS_HOOKS,
  CLOCK,
  ENVIRONMENT,
  INLINE_STYLE,
  OF_THE_ROW,
  OWN_ATTRIBUTES,
  restrictedSyntax,
  WHOLE_PACKAGES,
  type Restriction,
} from './syntax.ts';

const linter = new Linter();

function faults(groups: readonly (readonly Restriction[])[], file: string, code: string): string[] {
  const config: Linter.Config[] = [
    ...astro.configs.base,
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
    { files: ['**/*'], rules: { 'no-restricted-syntax': restrictedSyntax(...groups) } },
  ];
  return linter.verify(code, config, file).map(({ message }) => message);
}

test.each([
  ['a.astro', '<p style="color: red">x</p>'],
  ['a.astro', '---\nconst style = "";\n---\n<p {style}>x</p>'],
  ['a.astro', '<p style=`color: ${1}`>x</p>'],
  ['a.astro', '---\nconst x = 1;\n---\n<style define:vars={{ x }}></style>'],
  ['a.tsx', 'export const A = () => <p style={{ color: "red" }}>x</p>;'],
])('style attributes are found in %s: %s', (file, code) => {
  expect(faults([INLINE_STYLE], file, code)).toEqual([expect.stringContaining('content security policy')]);
});

test.each(['new Date()', 'Date()', 'Date.now()', 'Date.now'])('reading the time is found: %s', (code) => {
  expect(faults([CLOCK], 'a.ts', `export const a = ${code};`)).toEqual([expect.stringContaining('clock.ts')]);
});

test.each(['new Date(0)', 'Date.parse("2026-11-21")', 'Date.UTC(2026, 10)'])('a given time is none: %s', (code) => {
  expect(faults([CLOCK], 'a.ts', `export const a = ${code};`)).toEqual([]);
});

test.each(["export * from './a.ts';", "export { a } from './a.ts';"])('barrels are found: %s', (code) => {
  expect(faults([BARRELS], 'a.ts', code)).toEqual([expect.stringContaining('barrels')]);
});

test.each([
  ['date-fns', 'date-fns/addDays'],
  ['@date-fns/tz', '@date-fns/tz/tzOffset'],
])('importing all of %s is found, one of its functions is not', (whole, part) => {
  expect(faults([WHOLE_PACKAGES], 'a.ts', `import { a } from '${whole}';`)).toHaveLength(1);
  expect(faults([WHOLE_PACKAGES], 'a.ts', `import { a } from '${part}';`)).toEqual([]);
});

test.each([
  'Astro.cache.set({ maxAge: 30 });',
  "Astro.response.headers.set('Cache-Control', 'private, no-store');",
  "headers.append('CDN-Cache-Control', 'max-age=30');",
  'const { params } = Astro.locals.page;\nconst cinema = bySlug.get(params.slug!);',
  'const show = bySlug.get(Astro.locals.page.params.id!);',
])('what is its row’s is found in a page: %s', (code) => {
  expect(faults([OF_THE_ROW], 'a.astro', `---\n${code}\n---\n<p>x</p>`)).toEqual([
    expect.stringMatching(/in its row|itemOf/),
  ]);
});

test.each([
  "const cinema = itemOf(Astro.locals.page, 'cinema');",
  'caching.until = view.opening.until;',
  "Astro.response.headers.set('Referrer-Policy', 'same-origin');",
  "const slug = params.slug ?? '';",
])('what a page adds is not: %s', (code) => {
  expect(faults([OF_THE_ROW], 'a.astro', `---\n${code}\n---\n<p>x</p>`)).toEqual([]);
});

test.each([
  ['a.astro', '<p data-swap="day">x</p>'],
  ['a.astro', '<p data-swap={1}>x</p>'],
  ['a.astro', '---\nconst attributes = { "data-swap": "day" };\n---\n<p {...attributes}>x</p>'],
  ['a.tsx', 'export const A = () => <p data-swap>x</p>;'],
  ['a.ts', 'document.querySelector("[data-swap]");'],
  ['a.ts', 'document.querySelector(`a[data-swap="${day}"]:not([hidden])`);'],
  ['a.ts', 'element.toggleAttribute("data-swap", true);'],
  ['a.ts', 'const name = `data-${word}`;'],
  ['a.ts', 'const html = `<a href="${address}" data-swap="day">`;'],
  ['a.ts', 'const found = / data-swap="day"/.exec(html);'],
  ['a.ts', 'const { swap } = element.dataset;'],
  ['a.ts', 'const read = ({ dataset }: HTMLElement) => dataset;'],
])('an attribute of our own is found in %s: %s', (file, code) => {
  expect(faults([OWN_ATTRIBUTES], file, code)).toContainEqual(expect.stringContaining('src/markup owns'));
});

test.each([
  ['a.astro', '<p {...marks({ swap: "day" })}>x</p>'],
  ['a.astro', '<p class="[html:not([data-swap])_&]:hidden data-none:text-dim in-data-swap:flex">x</p>'],
  ['a.tsx', "const LOOK = 'flex data-none:text-dim in-[html[data-swap]_dialog]:flex';"],
  ['a.ts', "document.querySelector(`${marked('swap')}:not(${listed('panel', name)})`);"],
  ['a.ts', "const type = 'text/plain; charset=utf-8';"],
])('what Tailwind has of one is none, nor one by its table, in %s: %s', (file, code) => {
  expect(faults([OWN_ATTRIBUTES], file, code)).toEqual([]);
});

test.each([
  "document.querySelector('.heart');",
  "document.querySelector<HTMLElement>('header .tool');",
  "element.closest('li, .card');",
  'dialog.matches(`.modal:not(${other})`);',
  "document.getElementsByClassName('heart');",
])('a class as a hook is found: %s', (code) => {
  expect(faults([CLASS_HOOKS], 'a.ts', code)).toEqual([expect.stringContaining('classes are for their look')]);
});

test.each(['document.querySelector(HEART);', "document.querySelector('main > #list');", "text.replace('.5', '');"])(
  'what is none is not: %s',
  (code) => {
    expect(faults([CLASS_HOOKS], 'a.ts', code)).toEqual([]);
  },
);

test('reading the environment is found', () => {
  expect(faults([ENVIRONMENT], 'a.ts', 'export const a = process.env["PORT"];')).toHaveLength(1);
});
