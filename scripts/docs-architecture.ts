import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { AREAS, LAYERS_OF_AREAS } from '../tests/architecture/areas.ts';
import { LAYERS } from '../tests/architecture/layers.ts';
import { islandTable } from './islands/table.ts';

/**
 * The page that `node scripts/docs-architecture.ts` writes from the layers that the linter enforces, from the folders and
 * from the islands.
 */
export const ARCHITECTURE_PAGE = new URL('../docs/architecture.md', import.meta.url);

type Layer = (typeof LAYERS)[number];

/**
 * What a layer may import, without what it reaches through another: `pages → layouts → components` implies `pages →
 * components`.
 */
function direct({ imports }: Layer): string[] {
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of LAYERS.find((layer) => layer.name === name)?.imports ?? []) {
      if (!seen.has(next)) reach(next, seen.add(next));
    }
    return seen;
  };
  return imports.filter((name) => !imports.some((other) => other !== name && reach(other).has(name)));
}

const FILES = '**/*.{ts,tsx,astro,css}';

/** A row of how many files a folder has in each layer of areas. */
function row(name: string, about: string, layers: readonly string[]): string {
  const counts = Object.keys(LAYERS_OF_AREAS).map((layer) => {
    const count = layers.includes(layer) ? globSync(`src/${layer}/${name}/${FILES}`).length : 0;
    return count === 0 ? '' : String(count);
  });
  return `| ${[`**${name}**`, about, ...counts].join(' | ')} |`;
}

function areaTable(): string {
  const layers = Object.keys(LAYERS_OF_AREAS);
  return [
    `| ${['folder', 'what it is about', ...layers].join(' | ')} |`,
    `| --- | --- | ${layers.map(() => '--:').join(' | ')} |`,
    ...Object.entries(AREAS).map(([name, about]) => row(name, about, layers)),
    ...Object.entries(LAYERS_OF_AREAS).flatMap(([layer, others]) =>
      Object.entries(others).map(([name, about]) => row(name, about, [layer])),
    ),
  ].join('\n');
}

/** The page as it should be, formatted as the project formats Markdown. */
export async function architecturePage(): Promise<string> {
  const nodes = LAYERS.map(({ name, files }) => `  ${name}["<b>${name}</b><br>${files.join('<br>')}"]`);
  const edges = LAYERS.flatMap((layer) => direct(layer).map((name) => `  ${layer.name} --> ${name}`));
  const types = LAYERS.flatMap((layer) => (layer.types ?? []).map((name) => `  ${layer.name} -.-> ${name}`));
  const text = `# Architecture

\`npm run docs\` makes this page from \`tests/architecture/layers.ts\`, \`areas.ts\` beside it, the
folders and the islands. A test fails when it is out of date, and the linter fails when an import breaks it.
[The vocabulary](vocabulary.md) has the words that the code uses.

## Layers

A layer may import what its arrows point to, and everything below that. Of a layer behind a dotted arrow it may import types
only.

\`\`\`mermaid
flowchart TD
${[...nodes, ...edges, ...types].join('\n')}
\`\`\`

## Areas

Inside the layers of what visitors see, folders are areas, with the same names in each; numbers are files. Unit tests stand
in the folders of what they test, a stylesheet beside its component.

${areaTable()}

## Islands

An island is HTML of the server, with links and forms that work, until something wakes it: a page runs React only once somebody
uses it, or where a field has the focus from the start. Then React takes over that HTML, also of a page that the browser has translated
([decision 63](decisions/0063-islands.md)). What islands share is in the stores of \`src/stores\`, which they read by
\`useStore\`; what concerns one of them alone is in no store. The stores below are those of the island and of what it
imports, not of what it loads later; what is read only to be changed is written. Weights are compressed (gzip): of the island's own
file, and of all that it needs on a page on which nothing has run before.
\`npm run budgets -- --note\` notes them.

${islandTable()}

## From request to response

\`src/fetch.ts\` mounts everything. \`src/request\` goes from a matched path to a response: \`hosts\` (which host), \`guards\`
(whether the page is there), \`language\`, \`forms\` (without script), \`endpoints\` (what is not a page), \`render\` (the page, by
Astro) and \`csp\` (its policy). \`src/routes/screens/\` has the table of screens: everything that is particular to one.

## Threads

\`src/server\` stands in front of it, in two kinds of threads ([decision 33](decisions/0033-render-workers.md)). The main thread
answers requests: it knows hosts, files and the page cache, signs people in on the accounts host, and reads what has changed.
The threads of \`src/server/renderers\` load the built site, with \`src/fetch.ts\` in it: they have the catalogues, render
pages for all, and answer what concerns one visitor. Between them go addresses, requests and whole responses.

\`npm run dev\` has the same front in one process: in the place of the build and its threads, Vite and Astro serve and render the sources
(\`src/cli/dev\`, [decision 82](decisions/0082-work-on-the-product.md)).
`;
  return format(text, { ...(await resolveConfig(ARCHITECTURE_PAGE)), parser: 'markdown', plugins: [] });
}

if (import.meta.main) await writeFile(ARCHITECTURE_PAGE, await architecturePage());
