import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The stores (`$filters`) that code reads, and those that it writes. */
export type Shared = { readonly reads: ReadonlySet<string>; readonly writes: ReadonlySet<string> };

/** A static import of values: what is fetched with a module, and runs with it. */
const IMPORT = /^import (?!type\b)([^;]*?) from '(\.[^'?]+)';$/gm;
const DECLARATION = /^(?:export )?(?:async )?(?:function|const) (\$?\w+)/gm;

/** Names of this text that are its own words: `$filters`, `closeModal`. */
const wordsOf = (text: string) => new Set(text.match(/\$?\b[a-zA-Z]\w*/g));

/**
 * What each function of `src/stores` reads and writes, also by calling others. What it reads in order to change it is
 * only written.
 */
const functions = sharedOfFunctions();

/** The text of each declaration at the top of a module, by its name. */
function declarationsIn(text: string): [string, string][] {
  const starts = [...text.matchAll(DECLARATION)];
  return starts.map(({ 1: name, index }, at) => [name!, text.slice(index, starts[at + 1]?.index)]);
}

function sharedOfFunctions(): ReadonlyMap<string, Shared> {
  const bodies = new Map(globSync('src/stores/*.ts').flatMap((file) => declarationsIn(readFileSync(file, 'utf8'))));
  const of = (name: string, seen: Set<string>): Shared => {
    seen.add(name);
    const body = bodies.get(name)!;
    const own = directlyIn(body);
    const called = [...wordsOf(body)].filter((word) => bodies.has(word) && !word.startsWith('$') && !seen.has(word));
    const { reads, writes } = union([own, ...called.map((each) => of(each, seen))]);
    return { reads: reads.difference(writes), writes };
  };
  return new Map([...bodies.keys()].filter((name) => !name.startsWith('$')).map((name) => [name, of(name, new Set())]));
}

/** What a text does to stores by itself. */
function directlyIn(text: string): Shared {
  const names = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(({ 1: name }) => name!));
  return {
    reads: names(/(?:useStore\((?=\$)|(?=\$\w+\.(?:get|listen|subscribe)\())(\$\w+)/g),
    writes: names(/(\$\w+)\.set\(/g),
  };
}

function union(all: readonly Shared[]): Shared {
  return {
    reads: new Set(all.flatMap(({ reads }) => [...reads])),
    writes: new Set(all.flatMap(({ writes }) => [...writes])),
  };
}

/** A module and all of `src/islands` that it imports: not what it only loads when it is needed. */
function modulesOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  found.add(file);
  for (const { 2: path } of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const imported = join(dirname(file), path!);
    if (imported.startsWith('src/islands/') && existsSync(imported) && !found.has(imported)) modulesOf(imported, found);
  }
  return found;
}

/** The stores that an island reads and writes, itself or by a function of `src/stores`. */
export function storesOf(island: string): Shared {
  return union(
    [...modulesOf(island)].flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
      const imported = [...text.matchAll(IMPORT)].flatMap(({ 1: names, 2: path }) =>
        path!.includes('stores/') ? [...wordsOf(names!)] : [],
      );
      return [directlyIn(text), ...imported.flatMap((name) => functions.get(name) ?? [])];
    }),
  );
}
