import { globSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import whole from './vitest.config.ts';

/**
 * The tests that `npm run test:mutation` (scripts/mutation.ts) runs against each mutant: those of the projects whose
 * files match `MUTATION_TESTS`, a JSON list of patterns.
 */
const patterns = JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[];
const chosen = new Set(globSync(patterns));

const projects = (whole.test?.projects ?? []).flatMap((project) => {
  const { test } = project as TestProjectInlineConfiguration;
  if (test?.name !== 'unit' && test?.name !== 'unit-mocks') return [];
  const left = new Set(globSync(test.exclude ?? []));
  const include = globSync(test.include ?? []).filter((file) => chosen.has(file) && !left.has(file));
  return include.length === 0 ? [] : [{ ...(project as TestProjectInlineConfiguration), test: { ...test, include } }];
});

export default defineConfig({ test: { allowOnly: false, projects } });
