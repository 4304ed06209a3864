import { readFileSync } from 'node:fs';
import { arch, cpus, totalmem } from 'node:os';
import { isGood, median, type Figure } from './figure.ts';

/** As few digits as tell one figure from another. */
const number = (value: number) => String(Number(value.toPrecision(3)));

function goalOf({ goal, unit }: Figure): string {
  if (!goal) return 'to read by';
  return 'atLeast' in goal ? `≥ ${goal.atLeast} ${unit}` : `≤ ${goal.atMost} ${unit}`;
}

/** What was measured, against what was asked, a line each: columns of a Markdown table. */
export function lineOf(figure: Figure): readonly string[] {
  const good = isGood(figure);
  const { what, runs, unit, note = '' } = figure;
  const spread = runs.length > 1 ? `${number(Math.min(...runs))} to ${number(Math.max(...runs))}` : '';
  const verdict = good === undefined ? '' : good ? 'yes' : 'no';
  return [what, `${number(median(runs))} ${unit}`, spread, goalOf(figure), verdict, note];
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** docs/performance.md: the last whole run, the machine and the day. */
export function performancePage(figures: readonly Figure[], missing: readonly string[], on: Date): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const chip = /model name\s*:\s*(.+)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? cpu?.model ?? arch();
  const rows = figures.map((figure) => `| ${lineOf(figure).map(cell).join(' | ')} |`);
  return [
    '# Performance',
    '',
    'What `npm run bench` measured when it last ran whole. Every figure is a ratio or a count within that run, the median of its',
    'repetitions; absolute times are the machine’s and stand in the notes. Sizes are held by `npm test` (budgets.json).',
    '',
    `${on.toISOString().slice(0, 10)}, ${cpus().length} × ${chip.trim()}, ${memory} GiB, Node ${process.versions.node}.`,
    '',
    '| What | Median | Lowest to highest | Goal | Met | Made of |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    ...(missing.length > 0 ? ['', 'Left out on that machine:', '', ...missing.map((line) => `- ${line}`)] : []),
    '',
  ].join('\n');
}
