import { cpus, totalmem } from 'node:os';
import { isGood, median, type Figure } from './figure.ts';

/** Three significant digits, enough to tell figures apart. */
const number = (value: number) => String(Number(value.toPrecision(3)));

function goalOf({ goal, unit }: Figure): string {
  if (!goal) return 'none';
  const limit = Number(('atLeast' in goal ? goal.atLeast : goal.atMost).toPrecision(3));
  return `${'atLeast' in goal ? '≥' : '≤'} ${limit} ${unit}`;
}

/** The columns of a figure's line in the Markdown table: what was measured, and its goal. */
export function lineOf(figure: Figure): readonly string[] {
  const good = isGood(figure);
  const { what, runs, unit, note = '' } = figure;
  const spread = runs.length > 1 ? `${number(Math.min(...runs))} to ${number(Math.max(...runs))}` : '';
  const verdict = good === undefined ? '' : good ? 'yes' : 'no';
  return [what, `${number(median(runs))} ${unit}`, spread, goalOf(figure), verdict, note];
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The figures of a part of the bench, and when they were measured (ISO 8601, UTC). */
export type Result = { readonly on: string; readonly figures: readonly Figure[] };

/** A part's section of docs/performance.md: when and on what machine it was measured, and its figures. */
export function sectionOf(name: string, { on, figures }: Result): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), ${memory} GiB, Node ${process.versions.node}`;
  return [
    `## ${name}`,
    '',
    `Measured on ${on.slice(0, 16).replace('T', ' at ')} UTC, on ${machine}.`,
    '',
    '| What | Median | Lowest to highest | Goal | Met | Details |',
    '| --- | --- | --- | --- | --- | --- |',
    ...figures.map((figure) => `| ${lineOf(figure).map(cell).join(' | ')} |`),
  ].join('\n');
}

/** The sections of docs/performance.md as it is now, by the names of their parts. */
export function sectionsOf(page: string): ReadonlyMap<string, string> {
  const sections = page.split(/^(?=## )/m).slice(1);
  return new Map(sections.map((section) => [/^## (.*)/.exec(section)![1]!, section.trim()]));
}

/** The text of docs/performance.md: the last results of every part. */
export function performancePage(sections: readonly string[]): string {
  return [
    '# Performance',
    'The last results of `npm run bench`, part by part (`npm run bench -- front` measures one part). Ratios and counts are taken ' +
      'within one run, and each figure is the median of its repetitions; absolute times depend on the machine and are mostly in ' +
      'the last column. `npm test` also checks the sizes (budgets.json), and that no part was measured more than a month before the ' +
      'last commit.',
    ...sections,
  ].join('\n\n');
}
