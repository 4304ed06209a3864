import js from '@eslint/js';
import * as parser from '@typescript-eslint/parser';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import { classRules } from './tests/architecture/classes.ts';
import { BROWSER_FILES, layerPolicies, layerSettings, PURE_FILES } from './tests/architecture/layers.ts';
import {
  BARRELS,
  CLASS_HOOKS,
  CLOCK,
  ENVIRONMENT,
  INLINE_STYLE,
  NODE,
  OF_THE_ROW,
  OWN_ATTRIBUTES,
  PACKAGES_BUT_PURE_ONES,
  restrictedSyntax,
  WHOLE_PACKAGES,
} from './tests/architecture/syntax.ts';
import { refusedNames } from './tests/architecture/vocabulary.ts';

/** What every file is held to. */
const EVERYWHERE = [INLINE_STYLE, CLOCK, ENVIRONMENT, BARRELS, WHOLE_PACKAGES];
/** What also holds where pages are written and read; src/markup has the names of what both agree on. */
const ON_PAGES = [...EVERYWHERE, OWN_ATTRIBUTES, CLASS_HOOKS];
const CHECKED = ['src/**/*.{ts,tsx,astro}', '{demo,artwork}/**/*.ts'];

export default defineConfig(
  globalIgnores(['dist*', 'data', 'coverage', 'test-results', '.astro', 'bench/peers']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  // The language's own rules are Oxlint's (.oxlintrc.json), which leaves out files without types.
  {
    ...js.configs.recommended,
    files: ['**/*.mjs'],
    languageOptions: { globals: { console: false, process: false, URL: false } },
  },
  { files: ['src/**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  // `astro check` checks the types of .astro files.
  ...astro.configs.recommended,

  { files: ['{src,demo,artwork}/**/*.{ts,tsx}'], languageOptions: { parser } },
  {
    files: CHECKED,
    plugins: { boundaries },
    settings: layerSettings,
    rules: {
      'boundaries/dependencies': ['error', layerPolicies],
      'boundaries/no-unknown-files': 'error',
      'no-restricted-syntax': restrictedSyntax(...EVERYWHERE),
    },
  },
  {
    files: ['src/{docs,islands,offline,request,stores}/**'],
    rules: { 'no-restricted-syntax': restrictedSyntax(...ON_PAGES) },
  },
  {
    files: ['src/{pages,layouts,components}/**'],
    rules: { 'no-restricted-syntax': restrictedSyntax(...ON_PAGES, OF_THE_ROW) },
  },
  { files: ['src/**/*.{ts,tsx,astro}'], rules: { 'id-denylist': ['error', ...refusedNames()] } },
  {
    files: ['src/settings/**', 'src/stores/clock.ts', 'src/stores/deviceClock.ts'],
    rules: { 'no-restricted-syntax': restrictedSyntax(INLINE_STYLE, BARRELS, WHOLE_PACKAGES, OWN_ATTRIBUTES) },
  },
  {
    // Commands pass the environment on to the processes that they start.
    files: ['src/cli/**'],
    rules: { 'no-restricted-syntax': restrictedSyntax(CLOCK, BARRELS, WHOLE_PACKAGES) },
  },
  { files: ['src/**/*.{astro,tsx}'], ...classRules },
  {
    files: PURE_FILES,
    rules: { 'no-restricted-imports': ['error', { patterns: [PACKAGES_BUT_PURE_ONES] }] },
  },
  {
    files: BROWSER_FILES,
    rules: { 'no-restricted-imports': ['error', { patterns: [NODE] }] },
  },
);
