import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../src/settings/schema.ts';

const FOLDERS = ['src', 'demo', 'artwork', 'tests', 'e2e', 'scripts', 'bench'];
/** What a bench has installed for itself is not ours. */
const exclude = (name: string) => name === 'node_modules';
const FILES = [
  ...globSync('*.{ts,mjs}'),
  ...FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs,astro,css}`, { exclude })),
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
/**
 * A path, from the root or, in short, from src, with or without the extension. An address of the API has a verb before
 * it.
 */
const PATH = new RegExp(
  String.raw`(?<![\w./:@-]|[A-Z] )(?:docs|${[...FOLDERS, ...readdirSync('src')].join('|')})(?:/[\w-]+(?:\.[\w-]+)*)+`,
  'g',
);
const EXTENSIONS = ['', '.ts', '.tsx', '.astro', '.css'];
/** A file's name alone. */
const FILE = /(?<![\w./:@*-])[\w.-]+\.(?:tsx?|mjs|astro|css)\b/g;
/** A tracker's issue without its URL. */
const TICKET = /\bissues? #?\d+/gi;
/** A name of code: `camelCase`, `PascalCase` or `CONSTANT_CASE`, not a part of a path, an address or an attribute. */
const NAME = /(?<![\w./@%-])(?:[a-z]+[A-Z]\w*|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|(?:[A-Z][a-z]+){2,})(?![\w/-]|\.\w)/g;
const PRODUCTS = new Set(['BiDi', 'GeoNames', 'TypeScript', 'WebDriver']);

const sources = FILES.map((file) => readFileSync(file, 'utf8'));
/** Every word outside comments, and in data: keys, settings, columns. */
const WORDS = new Set(
  [
    ...sources.map((source) => source.replaceAll(COMMENT, ' ')),
    ...[...globSync('*.json'), ...globSync('i18n/*.json')].map((file) => readFileSync(file, 'utf8')),
  ].flatMap((text) => text.match(/\w+/g) ?? []),
);
const FILE_NAMES = new Set(FILES.map((file) => basename(file)));

const isThere = (path: string) =>
  EXTENSIONS.some((extension) => existsSync(path + extension) || existsSync(`src/${path}${extension}`));

/** What a file's comments cite that is not in the repository. */
function missingIn(source: string): string[] {
  return [...source.matchAll(COMMENT)].flatMap(([comment]) => {
    const text = comment.replaceAll(/\s+(?:\* )?/g, ' ').replaceAll(/https?:\S+/g, '');
    const found = (pattern: RegExp) => text.match(pattern) ?? [];
    return [
      ...found(DOCUMENT).filter((name) => !CITABLE.has(name)),
      ...found(PATH).filter((path) => !isThere(path)),
      ...found(FILE).filter((name) => !FILE_NAMES.has(name)),
      ...found(TICKET),
      ...found(NAME).filter((name) => !WORDS.has(name) && !PRODUCTS.has(name)),
    ];
  });
}

test('comments cite only documents, files and names that exist', () => {
  expect(FILES).toContain('src/settings/settings.ts');
  expect(FILES.flatMap((file, index) => missingIn(sources[index]!).map((cited) => `${file}: ${cited}`))).toEqual([]);
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
  ['// Started by the page (islands/nowhere).', 'islands/nowhere'],
  ['// See request/nowhere.ts.', 'request/nowhere.ts'],
  ['// See nowhere.ts.', 'nowhere.ts'],
  ['/** At most `MOST_NOWHERE`. */', 'MOST_NOWHERE'],
  ['/** JSON of NowhereRow[]. */', 'NowhereRow'],
  ['/** What `isNowhere` refuses. */', 'isNowhere'],
])('what is not there is found: %s', (source, cited) => {
  expect(missingIn(source)).toEqual([cited]);
});

test.each([
  '// SPEC 4.11, and docs/spec/SPEC.md.',
  '/* HTML, JSON and the rest (WCAG 2.2) stay, whatever CLOCK says. */',
  '// https://github.com/example/project/issues/7',
  "const address = 'docs/nowhere.md';",
  '// `readCookie` (islands/ui/lib/cookie.ts, islands/ui/lib/storage), in TypeScript: see request/site.ts and layers.test.ts.',
  '/** GET accounts/nowhere */',
  'const isNowhere = MOST_NOWHERE;',
])('what is there, or no citation, is not: %s', (source) => {
  expect(missingIn(source)).toEqual([]);
});
