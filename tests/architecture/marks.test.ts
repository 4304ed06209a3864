import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TABLE = 'src/markup/names.ts';
const COMMENT = /^\s*(?:\/?\*|\/\/).*$/gm;
/** Every name of an attribute of our own. */
const NAMES = [...readFileSync(TABLE, 'utf8').matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, name]) => name!);

const sources = (glob: string) =>
  globSync(glob).flatMap((file) => (file === TABLE ? [] : [readFileSync(file, 'utf8').replaceAll(COMMENT, '')]));
const found = (texts: readonly string[], ...patterns: readonly RegExp[]) =>
  new Set(texts.flatMap((text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((each) => each[1]!))));

const code = sources('src/**/*.{ts,tsx,astro}');
/** What stands in the calls of a function, up to the brackets' end. */
const argumentsOf = (name: string) =>
  code.flatMap((text) =>
    text
      .split(new RegExp(`\\b${name}\\(`))
      .slice(1)
      .map((rest) => {
        let depth = 1;
        const end = [...rest].findIndex((letter) => (depth += letter === '(' ? 1 : letter === ')' ? -1 : 0) === 0);
        return rest.slice(0, end);
      }),
  );

/** Names in style sheets, and in variants of utilities; not Astro's own. */
const styled = found(
  [
    ...sources('src/**/*.css'),
    ...code.flatMap((text) => [...text.matchAll(/<style[\s\S]*?<\/style>|['"`][^'"`]*['"`]/g)].map(String)),
  ],
  /[[(]data-(?!astro-)([a-z-]+)/g,
  /[\s'"-]data-\[?([a-z-]+)[^\s'"]*:/g,
);

/** Modules of src/markup have the writer of their names beside the reader; the table of filters names those of its groups. */
const own = new Set([
  ...found(sources('src/markup/*.ts'), /\bdata-([a-z-]+)/g, /dataset\['(\w+)'\]/g),
  ...found(sources('src/contract/filters.ts'), /\battribute: '([a-z]+)'/g),
]);

test('each name in a style sheet or a variant is in the table', () => {
  expect([...styled].filter((name) => !NAMES.includes(name))).toEqual([]);
});

test('each name of the table is written', () => {
  const written = found(argumentsOf('marks'), /(?:^|[{,\s])'?([a-z-]+)'?\s*(?=[:,}])/g);
  const changed = found(code, /\b(?:marksOf\(.*\)|root|own)\.(\w+) (?:\?\?)?= /g, /\btoggleMark\(.*, '([a-z-]+)'/g);
  expect(NAMES.filter((name) => !written.has(name) && !changed.has(name) && !own.has(name))).toEqual([]);
});

test('each name of the table is read, by a script, a style sheet or a test', () => {
  const selected = found(code, /\b(?:marked|listed)\('([a-z-]+)'/g);
  // What attributes are read as: properties.
  const readers = code.filter((text) => /\b(?:marksOf|pageWords)\(/.test(text));
  const properties = found(readers, /\b(\w+)\b/g);
  const tested = found(sources('{tests,e2e,scripts}/**/*.ts'), /\bdata-([a-z-]+)/g);
  const propertyOf = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isRead = (name: string) =>
    [styled, own, selected, tested].some((names) => names.has(name)) || properties.has(propertyOf(name));
  expect(NAMES.filter((name) => !isRead(name))).toEqual([]);
});
