import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { BROWSER_FILES, layerPolicies, layerSettings, PURE_FILES } from './tests/architecture/layers.ts';
import {
  BARRELS,
  CLOCK,
  ENVIRONMENT,
  INLINE_STYLE,
  NODE,
  ONLY,
  PACKAGES_BUT_PURE_ONES,
  restrictedSyntax,
} from './tests/architecture/syntax.ts';

const CODE = '**/*.{ts,tsx,mjs}';
const TYPED = '**/*.{ts,tsx}';
const HOUSE = ['src/**/*.{ts,tsx,astro}', 'demo/**/*.ts'];

export default defineConfig(
  globalIgnores(['dist', 'dist-components', 'data', 'coverage', 'test-results', '.astro', 'bench/peers']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  { ...js.configs.recommended, files: [CODE] },
  { files: ['**/*.mjs'], languageOptions: { globals: { console: false, process: false, URL: false } } },
  {
    // Rules that need types are Oxlint's (.oxlintrc.json).
    files: [TYPED],
    extends: [tseslint.configs.recommended],
    rules: {
      // TypeScript does this better (noUnusedLocals, noUnusedParameters).
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Hono's types are full of them.
      '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
    },
  },
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  // `astro check` checks the types of .astro files.
  ...astro.configs.recommended,

  {
    files: HOUSE,
    plugins: { boundaries },
    settings: layerSettings,
    rules: {
      'boundaries/dependencies': ['error', layerPolicies],
      'boundaries/no-unknown-files': 'error',
      'no-restricted-syntax': restrictedSyntax(INLINE_STYLE, CLOCK, ENVIRONMENT, BARRELS),
    },
  },
  {
    files: ['src/settings/**', 'src/stores/clock.ts', 'src/stores/deviceClock.ts', 'src/offline/deviceClock.ts'],
    rules: { 'no-restricted-syntax': restrictedSyntax(INLINE_STYLE, BARRELS) },
  },
  {
    // Commands pass the environment on to the processes that they start.
    files: ['src/cli/**'],
    rules: { 'no-restricted-syntax': restrictedSyntax(CLOCK, BARRELS) },
  },
  {
    files: PURE_FILES,
    rules: { 'no-restricted-imports': ['error', { patterns: [PACKAGES_BUT_PURE_ONES] }] },
  },
  {
    files: BROWSER_FILES,
    ignores: ['src/islands/interaction/integration.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [NODE] }] },
  },
  {
    files: ['tests/**/*.ts', 'e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': restrictedSyntax(ONLY) },
  },
);
