/**
 * `npm run bench`: every part in turn, each figure a ratio within this run, closing with a table, and JSON in
 * `bench/results/`. `npm run bench -- front growth` runs those alone. A whole run also writes docs/performance.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Missing, isGood, median, type Bench, type Figure } from './figure.ts';
import { frontBench } from './front.ts';
import { growthBench } from './growth.ts';
import { herdBench } from './herd.ts';
import { interactionBench } from './interaction.ts';
import { lighthouseBench } from './lighthouse.ts';
import { memoryBench } from './memory.ts';
import { lineOf, performancePage } from './report.ts';
import { sizesBench } from './sizes.ts';
import { uncachedBench } from './uncached.ts';

const BENCHES: readonly Bench[] = [
  frontBench,
  uncachedBench,
  herdBench,
  sizesBench,
  lighthouseBench,
  interactionBench,
  growthBench,
  memoryBench,
];

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". There are: ${BENCHES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const benches = chosen.length === 0 ? BENCHES : BENCHES.filter(({ name }) => chosen.includes(name));

const figures: Figure[] = [];
const missing: string[] = [];
for (const { name, run } of benches) {
  console.log(`▸ ${name}`);
  try {
    const measured = await run();
    for (const figure of measured) console.log(`  ${lineOf(figure).filter(Boolean).join(' · ')}`);
    figures.push(...measured);
  } catch (error) {
    const said = error instanceof Missing ? error.message : String((error as Error).stack);
    console.error(`✗ ${name}: ${said}`);
    missing.push(`${name}: ${said.split('\n')[0]}`);
    process.exitCode = 1;
  }
}

const rows = figures.map((figure) => ({ ...figure, median: median(figure.runs), good: isGood(figure) }));
console.table(rows, ['what', 'median', 'unit', 'good']);
if (rows.some(({ good }) => good === false)) process.exitCode = 1;
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/figures.json', `${JSON.stringify(rows, null, 2)}\n`);
if (chosen.length === 0) writeFileSync('docs/performance.md', performancePage(figures, missing, new Date()));
