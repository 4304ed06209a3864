import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILT } from '#folders';
import { rootParts } from './rootParts.ts';

/** What an island weighs, in kB of 1,000 bytes, gzip: rounded, as a page of the docs has it. */
export type IslandWeight = {
  /** Its own file. */
  readonly own: number;
  /** With all that it needs to run, as on a page on which nothing else has run. */
  readonly first: number;
};

const SCRIPTS = join(BUILT, 'client/_astro');
/** Files that a built script imports: not those that it loads when they are needed. */
const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const gzip = (file: string) => gzipSync(readFileSync(join(SCRIPTS, file)), { level: 9 }).length;

function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  found.add(file);
  for (const { 1: imported } of readFileSync(join(SCRIPTS, file), 'utf8').matchAll(IMPORTED)) {
    if (!found.has(imported!)) withImports(imported!, found);
  }
  return found;
}

/** Weighs the islands of the built site, by their names. */
export function weighIslands(): Readonly<Record<string, IslandWeight>> {
  const [react] = globSync('client.*.js', { cwd: SCRIPTS });
  if (react === undefined) throw new Error(`${SCRIPTS} has no client.*.js, which is React's.`);
  const parts = [...rootParts().keys()].map((name) => `${name}.*.js`);
  const files = globSync(['*.island.*.js', ...parts], { cwd: SCRIPTS }).toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const name = basename(file).split('.', 1)[0]!;
      // What handles the actions of controls is loaded without React.
      const all = withImports(file, name === 'Panels' ? new Set() : new Set(withImports(react)));
      const first = [...all].reduce((sum, each) => sum + gzip(each), 0);
      return [name, { own: Math.round(gzip(file) / 100) / 10, first: Math.round(first / 1000) }];
    }),
  );
}
