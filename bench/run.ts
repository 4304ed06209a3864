/**
 * `npm run bench`: every part in turn, each figure a ratio within this run, closing with a table and JSON in
 * `bench/results/`. `npm run bench -- front growth` runs those alone. A whole run also writes docs/performance.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { isGood, median, Missing, type Bench, type Figure } from './figure.ts';

const BENCHES: readonly Bench[] = [];

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". There are: ${BENCHES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const benches = chosen.length === 0 ? BENCHES : BENCHES.filter(({ name }) => chosen.includes(name));

const figures: Figure[] = [];
for (const { name, run } of benches) {
  console.log(`▸ ${name}`);
  try {
    figures.push(...(await run()));
  } catch (error) {
    console.error(`✗ ${name}: ${error instanceof Missing ? error.message : (error as Error).stack}`);
    process.exitCode = 1;
  }
}
const rows = figures.map((figure) => ({ ...figure, median: median(figure.runs), good: isGood(figure) }));
console.table(rows, ['what', 'median', 'unit', 'good']);
if (rows.some(({ good }) => good === false)) process.exitCode = 1;
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/figures.json', `${JSON.stringify(rows, null, 2)}\n`);
