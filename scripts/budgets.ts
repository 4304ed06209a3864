/**
 * Checks pages against budgets.json (bytes; a kB is 1,000 bytes): their HTML and inline scripts; with `--whole`, also
 * all that a phone fetches. Shows which pages and islands have grown or shrunk since their weights were noted, and what is
 * over budget. `--note` notes them anew, for a change that means to change them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { weightTable } from './budgets/table.ts';
import { weighPages, type Weighed } from './budgets/pages.ts';
import { changedIslands, noteIslands, notedIslands } from './islands/noted.ts';
import { weighIslands } from './islands/weights.ts';

const NOTED = 'scripts/budgets/noted.json';

const isWhole = process.argv.includes('--whole');
const islands = weighIslands();
const pages: Weighed[] = [];
for await (const page of weighPages(isWhole)) pages.push(page);

if (process.argv.includes('--note')) {
  const html = Object.fromEntries(pages.map(({ screen, measured }) => [screen, measured.html]));
  writeFileSync(NOTED, `${JSON.stringify(html, undefined, 2)}\n`);
  noteIslands(islands);
}
const noted = JSON.parse(readFileSync(NOTED, 'utf8')) as Readonly<Record<string, number>>;
const { lines, over } = weightTable(pages, noted);
for (const line of [...lines, ...changedIslands(islands, notedIslands())]) console.log(line);
if (over > 0) {
  console.error(`${over} over budget (budgets.json).`);
  process.exitCode = 1;
}
