import { writeFile } from 'node:fs/promises';
import { LAYERS } from '../tests/architecture/layers.ts';

/** Where the page stands. `node scripts/docs-architecture.ts` writes it from the layers that the linter holds. */
export const ARCHITECTURE_PAGE = new URL('../docs/architecture.md', import.meta.url);

type Layer = (typeof LAYERS)[number];

/** What a layer may import, less what it gets by way of another: `pages → layouts → components` needs no `pages → components`. */
function direct({ imports }: Layer): string[] {
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of LAYERS.find((layer) => layer.name === name)?.imports ?? []) {
      if (!seen.has(next)) reach(next, seen.add(next));
    }
    return seen;
  };
  return imports.filter((name) => !imports.some((other) => other !== name && reach(other).has(name)));
}

/** The page as it should stand. */
export function architecturePage(): string {
  const nodes = LAYERS.map(({ name, files }) => `  ${name}["<b>${name}</b><br>${files.join('<br>')}"]`);
  const edges = LAYERS.flatMap((layer) => direct(layer).map((name) => `  ${layer.name} --> ${name}`));
  const types = LAYERS.flatMap((layer) => (layer.types ?? []).map((name) => `  ${layer.name} -.-> ${name}`));
  return `# Architecture

Made from \`tests/architecture/layers.ts\` by \`node scripts/docs-architecture.ts\`; a test fails when this page lags behind, and
the linter when an import goes against it.

An arrow is what a layer may import, and with it all that lies below; a dotted one is what it may know types of only.

\`\`\`mermaid
flowchart TD
${[...nodes, ...edges, ...types].join('\n')}
\`\`\`
`;
}

if (import.meta.main) await writeFile(ARCHITECTURE_PAGE, architecturePage());
