import { globSync, readFileSync } from 'node:fs';
import type { Linter } from 'eslint';
import tailwind from 'eslint-plugin-better-tailwindcss';
import { classStrings } from '../../src/bundling/classStrings.ts';

const MARKUP = 'src/**/*.{astro,tsx}';

/** The classes of sheets written by hand, whose rules are no utilities. */
export function handWrittenClasses(): ReadonlySet<string> {
  const styles = [
    ...globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8')),
    ...globSync('src/**/*.astro').flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css!),
    ),
  ];
  return new Set(
    styles
      .flatMap((css) => css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [])
      .flatMap((selector) => Array.from(selector.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name]) => name!)),
  );
}

/** The names of constants that hold classes somewhere (`classStrings`). */
export function classConstants(): ReadonlySet<string> {
  return new Set(globSync(MARKUP).flatMap((file) => [...classStrings(readFileSync(file, 'utf8')).constants]));
}

const anyOf = (names: ReadonlySet<string>) => `^(${[...names].join('|')})$`;
const match = [{ type: 'strings' }, { type: 'objectKeys' }];

/**
 * For the linter: it finds classes where the sheets of pages find them, and refuses those of no sheet. Sheets written by hand
 * have some that are no utilities.
 */
export const classRules = {
  plugins: { 'better-tailwindcss': tailwind },
  settings: {
    'better-tailwindcss': {
      entryPoint: 'src/styles/global.css',
      selectors: [
        { kind: 'attribute', name: '^(class|className|class:list|\\w+Class)$', match },
        { kind: 'variable', name: anyOf(classConstants()), match: [{ type: 'strings' }, { type: 'objectValues' }] },
      ],
    },
  },
  rules: {
    'better-tailwindcss/no-conflicting-classes': 'error',
    'better-tailwindcss/no-duplicate-classes': 'error',
    'better-tailwindcss/no-unknown-classes': ['error', { ignore: [anyOf(handWrittenClasses())] }],
    'better-tailwindcss/enforce-consistent-class-order': 'error',
  },
} as const satisfies Linter.Config;
