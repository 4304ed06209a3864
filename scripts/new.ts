/**
 * `npm run new`: writes what a screen, an island or a decision is made of, so that `npm test` holds before it has any
 * content. Words in each language are its name until somebody writes them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { foldText } from '../src/lib/foldText.ts';
import * as templates from './new/templates.ts';

const USAGE = `usage:
  npm run new -- screen <name> <area> [language=path …]     screen press editorial fr=presse nl=pers
  npm run new -- island <area>/<Name> <page> <path in fr>   island editorial/PressNote src/pages/editorial/press.astro /presse
  npm run new -- decision <title>                           decision "One server for work and for visitors"`;

/** A name or a title in kebab case. */
const slugOf = (words: string) =>
  foldText(words.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const written = new Set<string>();

function write(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  writeFileSync(file, text);
  written.add(file);
}

/** Puts text before what a file has, once. Throws if it has not. */
function insert(file: string, before: string, added: string): void {
  const text = readFileSync(file, 'utf8');
  const at = text.lastIndexOf(before);
  if (at < 0) throw new Error(`${file} has no ${before.trim()}`);
  writeFileSync(file, text.slice(0, at) + added + text.slice(at));
  written.add(file);
}

/** Adds strings in every language, below a group's name (\`Seo.press\`). */
function addStrings(group: string, strings: Readonly<Record<string, string>>): void {
  for (const file of globSync('i18n/*/strings.json')) {
    const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const [name, below] = group.split('.') as [string, string?];
    all[name] = below === undefined ? strings : { ...(all[name] as object), [below]: strings };
    writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
    written.add(file);
  }
}

function newScreen(name: string, area: string, ...given: readonly string[]): void {
  insert('src/routes/screens/others.ts', '} as const satisfies', templates.screenRow(name, area));
  const paths = new Map(given.map((each) => each.split('=') as [string, string]));
  for (const file of globSync('i18n/*/paths.json')) {
    const path = paths.get(basename(dirname(file))) ?? slugOf(name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace('"screens": {\n', (first) => `${first}    "${name}": "${path}",\n`),
    );
    written.add(file);
  }
  addStrings(`Seo.${name}`, { Title: name, Description: name });
  write(`src/pages/${area}/${name}.astro`, templates.screenPage(name));
}

function newIsland(island: string, page: string, path: string): void {
  const name = basename(island);
  write(`src/islands/${island}.island.tsx`, templates.islandModule(name));
  addStrings(name, { Title: name, Text: name });
  insert(page, '</Page>', templates.islandElement(name));
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace('---\n', () => `---\nimport { ${name} } from '../../islands/${island}.island.tsx';\n`),
  );
  insert('e2e/islands.test.ts', '};\n\n/** Opens a page', templates.islandRow(name, path));
}

function newDecision(title: string): void {
  const numbers = globSync('docs/decisions/*.md').map((file) => Number(basename(file).slice(0, 4)));
  const number = Math.max(...numbers) + 1;
  const file = `decisions/${String(number).padStart(4, '0')}-${slugOf(title)}.md`;
  write(`docs/${file}`, templates.decisionPage(number, title, new Date().toISOString().slice(0, 10)));
  const index = readFileSync('docs/README.md', 'utf8');
  writeFileSync('docs/README.md', `${index}- [${number}. ${title}](${file})\n`);
  written.add('docs/README.md');
}

type Kind = { readonly least: number; readonly make: (...given: string[]) => void };
const KINDS: Readonly<Record<string, Kind>> = {
  screen: { least: 2, make: newScreen },
  island: { least: 3, make: newIsland },
  decision: { least: 1, make: newDecision },
};

const run = (...parameters: readonly string[]) => execFileSync(process.execPath, parameters);

const [kind = '', ...given] = process.argv.slice(2);
const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
if (known === undefined || given.length < known.least) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  known.make(...given);
  const [pages, others] = [true, false].map((isPage) =>
    [...written].filter((file) => file.endsWith('.astro') === isPage),
  );
  run('node_modules/oxfmt/bin/oxfmt', ...others!);
  if (pages!.length > 0) run('node_modules/prettier/bin/prettier.cjs', '--write', ...pages!);
  for (const page of ['architecture', 'routes']) run('--conditions=tests', `scripts/docs-${page}.ts`);
  console.log(`${[...written].join('\n')}\nWords are names yet: write them in each language, then run \`npm test\`.`);
}
