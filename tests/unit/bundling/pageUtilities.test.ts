import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { compile } from '@tailwindcss/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { componentsOf, pageUtilities, sheetOf, withoutFallback } from '../../../src/bundling/pageUtilities.ts';

const PAGES = globSync('src/pages/**/*.astro').map((page) => resolve(page));
const base = resolve('.');

/** The classes in the selectors of a style sheet. */
const classesOf = (css: string) =>
  new Set(
    [...css.matchAll(/^.*\{$/gm)].flatMap(([selector]) =>
      [...selector.matchAll(/\.((?:\\.|[\w-]|\P{ASCII})+)/gu)].map(([, name]) => name!.replaceAll('\\', '')),
    ),
  );

async function sheetFor(files: ReadonlySet<string>) {
  const compiler = await compile(sheetOf(files), { base, onDependency: () => undefined });
  return compiler.build([]);
}

describe('the sheet of a page', () => {
  /** What Tailwind makes of a class is the same on every page. */
  const known = new Map<string, boolean>();
  let isUtility: (name: string) => boolean;
  beforeAll(async () => {
    const compiler = await compile(sheetOf([]), { base, onDependency: () => undefined });
    let length = compiler.build([]).length;
    isUtility = (name) => {
      if (!known.has(name)) {
        const now = compiler.build([name]).length;
        known.set(name, now > length);
        length = now;
      }
      return known.get(name)!;
    };
  });

  test.each(PAGES.map((page) => [page.slice(base.length + 1), page] as const))('%s', async (_, page) => {
    const files = componentsOf(page);
    const classes = classesOf(await sheetFor(files));
    const inMarkup = new Set(
      Array.from(files, (file) => readFileSync(file, 'utf8')).flatMap((text) =>
        [...text.matchAll(/\bclass(?:Name)?="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)),
      ),
    );
    expect([...inMarkup].filter((name) => isUtility(name) && !classes.has(name))).toEqual([]);
  });
});

test('a sign is written in quotes: without them it is no content, and nothing is shown', () => {
  const unquoted = globSync('src/**/*.{astro,tsx}').filter((file) => /sign-\[(?!')/.test(readFileSync(file, 'utf8')));
  expect(unquoted).toEqual([]);
});

test('what a page imports in turn is found, and what it imports later is not', () => {
  const files = [...componentsOf(resolve('src/pages/cinema/cinema.astro'))].map((file) => file.slice(base.length + 1));
  expect(files).toContain('src/components/ui/SectionHead.astro');
  expect(files).not.toContain('src/islands/programme/FiltersDialog.tsx');
  // A sheet of its own.
  expect(files).toContain('src/islands/search/Search.island.tsx');
  expect(files).not.toContain('src/islands/search/SearchDialog.tsx');
});

test('a sheet that comes later applies within its own element, and has the utilities of that', async () => {
  const files = componentsOf(resolve('src/islands/search/SearchDialog.tsx'));
  expect([...files].map((file) => basename(file))).toContain('Options.tsx');
  const compiler = await compile(sheetOf(files, 'SearchDialog'), { base, onDependency: () => undefined });
  const css = withoutFallback(compiler.build([]));
  const selectors = [...css.matchAll(/^\s+(\S.*[^:\s])\s*\{$/gm)].map(([, selector]) => selector!);
  const rules = selectors.filter((selector) => !/^(@|from|to|\d)/.test(selector));
  expect(rules.filter((rule) => !rule.startsWith(":where([data-utilities='SearchDialog']) "))).toEqual([]);
  expect(rules.length).toBeGreaterThan(30);
});

test('of a compiled sheet, the licence and values for browsers without @property are left out', () => {
  const css = `/*! tailwindcss v4.3.5 | MIT License | https://tailwindcss.com */
@layer properties;
@layer utilities { .border { border-style: var(--tw-border-style); } }
@property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid; }
@layer properties { @supports ((-webkit-hyphens: none)) { *, ::before { --tw-border-style: solid; } } }`;
  expect(withoutFallback(css).replaceAll(/\s+/g, ' ').trim()).toBe(
    '@layer utilities { .border { border-style: var(--tw-border-style); } } ' +
      '@property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid; }',
  );
});

test('a browser that asks the server for development for a sheet gets it, by its path below the project', () => {
  const [sheets] = pageUtilities([]);
  const resolveId = sheets!.resolveId as (id: string, importer?: string) => string | undefined;
  const page = 'src/pages/offers/subscriptionOffers.astro.utilities.css';
  expect(resolveId(`/${page}`)).toBe(resolve(page));
  expect(resolveId(resolve(page))).toBe(resolve(page));
  expect(resolveId('./Late.utilities.css?inline', resolve('src/islands/Late.tsx'))).toBe(
    resolve('src/islands/Late.utilities.css?inline'),
  );
  expect(resolveId('/src/styles/global.css')).toBeUndefined();
});
