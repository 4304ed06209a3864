import { readFileSync } from 'node:fs';

/** The names of code in the last column of the tables of docs/vocabulary.md: nothing may be called so. */
export function refusedNames(table = readFileSync(new URL('../../docs/vocabulary.md', import.meta.url), 'utf8')) {
  const lastCells = table.split('\n').flatMap((line) => /^\|.*\|([^|]*)\|$/.exec(line)?.[1] ?? []);
  return lastCells.flatMap((cell) => [...cell.matchAll(/`([A-Za-z]\w*)`/g)].map(([, name]) => name!));
}
