import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../src/settings/settings.ts';

const FOLDERS = ['src', 'demo', 'tests', 'e2e', 'scripts', 'bench'];
const FILES = [
  ...globSync('*.{ts,mjs}'),
  ...FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs,astro,css}`)),
]
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('bench/peers/') && file !== 'tests/architecture/comments.test.ts');

/** Names in capitals that may be cited: documents of this repository, settings, and published standards and laws. */
const CITABLE = new Set([
  ...[...globSync('*.md'), ...globSync('docs/**/*.md')].map((file) => basename(file, '.md')),
  ...Object.keys(settingsSchema.shape),
  ...['GDPR', 'HSTS', 'OWASP', 'WCAG'],
]);

const COMMENT = /(?<=^|[\s{;])\/\*[^]*?\*\/|(?<=^|\s)\/\/.*|<!--[^]*?-->/gm;
/** How documents are cited: `NAME.md`, `NAME, "A section"`, `NAME 4.2`, `(NAME)`, `(NAME, a section)`, `NAME says`. */
const DOCUMENT =
  /(?<![\w./])(?:[A-Z]{4,}(?=\.md\b|,? ["“§]| \d+(?:\.\d+)*\b| (?:says|writes|allows|gives)\b)|(?<=\()[A-Z]{4,}(?=[),:]))/g;
const PATH = /(?<![\w./:-])(?:docs|src|demo|tests|e2e|scripts|bench)\/[\w./-]+\.(?:md|tsx?|mjs|astro|css|json)\b/g;
/** A tracker's issue without its URL. */
const TICKET = /\bissues? #?\d+/gi;

/** What a file's comments cite that is not in the repository. */
function missingIn(source: string): string[] {
  return [...source.matchAll(COMMENT)].flatMap(([comment]) => {
    const text = comment.replaceAll(/\s+(?:\* )?/g, ' ');
    const found = (pattern: RegExp) => text.match(pattern) ?? [];
    return [
      ...found(DOCUMENT).filter((name) => !CITABLE.has(name)),
      ...found(PATH).filter((path) => !existsSync(path)),
      ...found(TICKET),
    ];
  });
}

test('comments cite only documents and files that exist', () => {
  expect(FILES).toContain('src/settings/settings.ts');
  expect(FILES.flatMap((file) => missingIn(readFileSync(file, 'utf8')).map((cited) => `${file}: ${cited}`))).toEqual(
    [],
  );
});

test.each([
  ['// As NOWHERE.md has it.', 'NOWHERE'],
  ['/** Ten at most (NOWHERE). */', 'NOWHERE'],
  ['/**\n * Ten at most (NOWHERE, the\n * list).\n */', 'NOWHERE'],
  ['{/* NOWHERE, "A section" */}', 'NOWHERE'],
  ['<!-- NOWHERE 4.2 -->', 'NOWHERE'],
  ['const a = 1; // NOWHERE allows it.', 'NOWHERE'],
  ['// See docs/nowhere.md.', 'docs/nowhere.md'],
  ['// For issue 7.', 'issue 7'],
])('what is not there is found: %s', (source, cited) => {
  expect(missingIn(source)).toEqual([cited]);
});

test.each([
  '// SPEC 4.11, and docs/spec/SPEC.md.',
  '/* HTML, JSON and the rest (WCAG 2.2) stay, whatever CLOCK says. */',
  '// https://github.com/example/project/issues/7',
  "const address = 'docs/nowhere.md';",
])('what is there, or no citation, is not: %s', (source) => {
  expect(missingIn(source)).toEqual([]);
});
