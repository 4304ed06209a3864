import { writeFile } from 'node:fs/promises';
import { LAYERS } from '../tests/architecture/layers.ts';

/** The page that `node scripts/docs-architecture.ts` writes from the layers that the linter enforces. */
export const ARCHITECTURE_PAGE = new URL('../docs/architecture.md', import.meta.url);

type Layer = (typeof LAYERS)[number];

/** What a layer may import, without what it reaches through another: `pages → layouts → components` implies `pages → components`. */
function direct({ imports }: Layer): string[] {
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of LAYERS.find((layer) => layer.name === name)?.imports ?? []) {
      if (!seen.has(next)) reach(next, seen.add(next));
    }
    return seen;
  };
  return imports.filter((name) => !imports.some((other) => other !== name && reach(other).has(name)));
}

/** The page as it should be. */
export function architecturePage(): string {
  const nodes = LAYERS.map(({ name, files }) => `  ${name}["<b>${name}</b><br>${files.join('<br>')}"]`);
  const edges = LAYERS.flatMap((layer) => direct(layer).map((name) => `  ${layer.name} --> ${name}`));
  const types = LAYERS.flatMap((layer) => (layer.types ?? []).map((name) => `  ${layer.name} -.-> ${name}`));
  return `# Architecture

\`node scripts/docs-architecture.ts\` makes this page from \`tests/architecture/layers.ts\`. A test fails when it is out of date,
and the linter fails when an import breaks it. [The vocabulary](vocabulary.md) has the words that the code uses.

A layer may import what its arrows point to, and everything below that. Of a layer behind a dotted arrow it may import types
only.

\`\`\`mermaid
flowchart TD
${[...nodes, ...edges, ...types].join('\n')}
\`\`\`
`;
}

if (import.meta.main) await writeFile(ARCHITECTURE_PAGE, architecturePage());
