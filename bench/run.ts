/**
 * `npm run bench`: runs every part in turn; each figure is a ratio within its own run. Ends with a table, and writes
 * JSON files (`RESULTS`) and docs/performance.md. `npm run bench -- front growth` runs only those; the others keep
 * their results.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { dayBench } from './day.ts';
import { isGood, median, Missing, type Bench } from './figure.ts';
import { frontBench } from './front.ts';
import { growthBench } from './growth.ts';
import { herdBench } from './herd.ts';
import { importBench } from './import.ts';
import { isolationBench } from './isolation.ts';
import { interactionBench } from './interaction.ts';
import { lighthouseBench } from './lighthouse.ts';
import { memoryBench } from './memory.ts';
import { pressesBench } from './presses.ts';
import { lineOf, performancePage, sectionOf, sectionsOf, type Result } from './report.ts';
import { scaleBench } from './scale.ts';
import { searchBench } from './search.ts';
import { sizesBench } from './sizes.ts';
import { uncachedBench } from './uncached.ts';

const BENCHES: readonly Bench[] = [
  frontBench,
  uncachedBench,
  isolationBench,
  herdBench,
  sizesBench,
  lighthouseBench,
  interactionBench,
  pressesBench,
  searchBench,
  growthBench,
  scaleBench,
  importBench,
  memoryBench,
  dayBench,
];

const RESULTS = 'bench/results';
const fileOf = (name: string) => join(RESULTS, `${name}.json`);

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". There are: ${BENCHES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const benches = chosen.length === 0 ? BENCHES : BENCHES.filter(({ name }) => chosen.includes(name));

mkdirSync(RESULTS, { recursive: true });
let good = true;
for (const { name, run } of benches) {
  console.log(`▸ ${name}`);
  try {
    const figures = await run();
    for (const figure of figures) console.log(`  ${lineOf(figure).filter(Boolean).join(' · ')}`);
    good &&= figures.every((figure) => isGood(figure) !== false);
    const result: Result = { on: new Date().toISOString(), figures };
    writeFileSync(fileOf(name), `${JSON.stringify(result, null, 2)}\n`);
  } catch (error) {
    console.error(`✗ ${name}: ${error instanceof Missing ? error.message : inspect(error)}`);
    good = false;
  }
}
if (!good) process.exitCode = 1;

const measured = BENCHES.map(({ name }) => name).filter((name) => existsSync(fileOf(name)));
const results = new Map(measured.map((name) => [name, JSON.parse(readFileSync(fileOf(name), 'utf8')) as Result]));
const rows = [...results.values()].flatMap(({ figures }) =>
  figures.map((figure) => ({ ...figure, median: median(figure.runs), good: isGood(figure) })),
);
console.table(rows, ['what', 'median', 'unit', 'good']);
const PAGE = 'docs/performance.md';
// Parts that were not measured here keep the sections that they have.
const before = sectionsOf(readFileSync(PAGE, 'utf8'));
const sections = BENCHES.flatMap(({ name }) => {
  const result = results.get(name);
  return (result ? sectionOf(name, result) : before.get(name)) ?? [];
});
writeFileSync(PAGE, await format(performancePage(sections), { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
