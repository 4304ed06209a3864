/**
 * `npm run test:mutation`: changes the rules one small step at a time, and says which changes no test notices.
 * `npm run test:mutation -- src/domain/programme` changes one folder, or one file. Reports and what was found before are
 * in test-results/mutation: only what has changed since, or whose tests have, is tried again.
 */
import { mkdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { AREAS, partsOf, scoreOf, summaryOf, type Part } from './mutation/areas.ts';

const asked = process.argv.slice(2);
for (const path of asked.length > 0 ? asked : AREAS.map(({ folder }) => folder)) {
  const mutants: Mutants = [];
  const parts = partsOf(path.replace(/\/$/, ''));
  for (const part of parts) mutants.push(...(await mutate(part)));
  console.log(`${path}: ${summaryOf(mutants)}`);
  const [{ least } = { least: 0 }] = parts;
  if (scoreOf(mutants) < least) {
    console.error(`${path}: expected ${least} % or more.`);
    process.exitCode = 1;
  }
}

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

/** Mutates a part of the code, and prints what survived. stryker.config.json has what is the same for all. */
async function mutate({ path, mutate: patterns, tests }: Part): Promise<Mutants> {
  const folder = `test-results/mutation/${path.replaceAll('/', '-')}`;
  mkdirSync(folder, { recursive: true });
  // vitest.mutation.config.ts reads it in Stryker's processes.
  process.env['MUTATION_TESTS'] = JSON.stringify(tests);
  return new Stryker({
    mutate: [...patterns],
    incrementalFile: `${folder}/incremental.json`,
    htmlReporter: { fileName: `${folder}/index.html` },
    concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
  }).runMutationTest();
}
