import astro from 'eslint-plugin-astro';
import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import {
  BARRELS,
  CLOCK,
  ENVIRONMENT,
  INLINE_STYLE,
  OF_THE_ROW,
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

test('reading the environment is found', () => {
  expect(faults([ENVIRONMENT], 'a.ts', 'export const a = process.env["PORT"];')).toHaveLength(1);
});
