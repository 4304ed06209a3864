import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { notedIslands } from './noted.ts';
import { rootParts } from './rootParts.ts';
import { storesOf } from './stores.ts';

/** What wakes an island: its directive (`client:…`), and its value. */
const WAKES: Readonly<Record<string, string>> = {
  now: 'its page',
  interaction: 'pointing at it, the focus in it, a press',
  'interaction="page"': 'the first sign of a person on its page',
  panels: 'a control with an action, without React',
};

/** What wakes an island, by the one directive that components and pages give it. */
function wakingOf(island: string, templates: readonly string[]): string {
  const tag = new RegExp(`<${island}\\b[^<]*?client:([a-z]+(?:="[a-z]+")?)`);
  const directives = templates.flatMap((text) => tag.exec(text)?.[1] ?? []);
  const [directive, ...others] = new Set(directives);
  const wakes = WAKES[directive!];
  if (wakes === undefined || others.length > 0)
    throw new Error(`${island}: expected one known directive (client:…), got ${directives.join(' and ') || 'none'}.`);
  return wakes;
}

/** The islands as a table in Markdown: where they are, what wakes them, their stores and their weights. */
export function islandTable(): string {
  const templates = globSync('src/**/*.astro').map((file) => readFileSync(file, 'utf8'));
  const weights = notedIslands();
  const list = (names: ReadonlySet<string>) =>
    [...names]
      .toSorted()
      .map((name) => `\`${name}\``)
      .join(' ');
  const row = (name: string, file: string, wakes: string) => {
    const { reads, writes } = storesOf(file);
    const { own = '', first = '' } = weights[name] ?? {};
    const [, , area] = file.split('/');
    return [`**${name}**`, area, wakes, list(reads), list(writes), own, first];
  };
  const islands = globSync('src/islands/**/*.island.tsx').toSorted();
  const rows = [
    ...islands.map((file) => {
      const name = basename(file, '.island.tsx');
      return row(name, file, wakingOf(name, templates));
    }),
    ...[...rootParts()].map(([name, file]) => row(name, file, 'what it shows, in the root of Panels')),
  ];
  return [
    ['island', 'area', 'woken by', 'reads', 'writes', 'kB', 'kB at first'],
    ['---', '---', '---', '---', '---', '--:', '--:'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
