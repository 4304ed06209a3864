import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

/** The page that `node scripts/docs-spec-map.ts` writes from the statements and from the tags in the tests. */
export const SPEC_MAP_PAGE = new URL('../docs/spec-map.md', import.meta.url);
/** The page that gives the map's figures in a sentence of its own, which `node scripts/docs-spec-map.ts` writes as well. */
export const README = new URL('../README.md', import.meta.url);
const STATEMENTS = new URL('../docs/spec/statements.md', import.meta.url);
const TESTS = ['tests/**/*.ts', 'e2e/**/*.ts'];

/**
 * A statement of the specification. `choice`: why the site does otherwise, or not at all. `untested`: why it has no test
 * though it is no choice. `rule`: why unit tests alone hold it.
 */
export type Statement = {
  readonly id: string;
  readonly text: string;
  readonly choice: string | undefined;
  readonly untested: string | undefined;
  readonly rule: string | undefined;
};
/** A test, or a group of tests, with the statements that it holds. */
export type Holder = { readonly file: string; readonly name: string; readonly ids: readonly string[] };

/** Whether only `npm run test:all` runs it, and `npm test` does not: sweeps, and variants of journeys. */
function isOfAll({ file, name }: Holder): boolean {
  return file.includes('/sweeps/') || file.endsWith('.all.test.ts') || name.endsWith(' @all');
}

/** The headings and statements of the list, in order. */
export function readStatements(text: string): (string | Statement)[] {
  return text.split('\n').flatMap<string | Statement>((line) => {
    if (/^###? /.test(line)) return line;
    const [, id, rest] = /^- \*\*(\d+\.\d+)\*\* (.+)$/.exec(line) ?? [];
    if (id === undefined || rest === undefined) return [];
    const [said = '', rule] = rest.split(' _Rule:_ ');
    const [words = '', untested] = said.split(' _No test:_ ');
    const [text = '', choice] = words.split(' _Choice:_ ');
    return { id, text, choice, untested, rule };
  });
}

const TAG_LINE = /^\s*\/\/ SPEC \d+\.\d.*$/gm;
const TAG = /^\/\/ SPEC (\d+\.\d+(?:, \d+\.\d+)*)$/;

/** The tagged tests of a file; as faults, tags that are malformed or stand before no test. */
export function readHolders(file: string, source: string): { holders: Holder[]; faults: string[] } {
  const lines = (source.match(TAG_LINE) ?? []).map((line) => line.trim());
  if (lines.length === 0) return { holders: [], faults: [] };
  const holders: Holder[] = [];
  const found: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const name = nameOf(node);
    const path = name === undefined ? groups : [...groups, name];
    if (name !== undefined && ts.isExpressionStatement(node)) {
      const tags = tagsBefore(node, source);
      found.push(...tags);
      const ids = tags.flatMap((tag) => TAG.exec(tag)?.[1]?.split(', ') ?? []);
      if (ids.length > 0) holders.push({ file, name: path.join(' › '), ids });
    }
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true), []);
  const faults = [
    ...lines.filter((line) => !TAG.test(line)).map((line) => `${file}: "${line}" is no list of statements`),
    ...lines.filter((line) => !found.includes(line)).map((line) => `${file}: "${line}" stands before no test`),
  ];
  return { holders, faults };
}

/**
 * The name of the test or group that a statement of the code declares; names of table tests keep their placeholders.
 */
function nameOf(node: ts.Node): string | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const { expression, arguments: given } = node.expression;
  if (!/^(?:test|describe)\b/.test(expression.getText())) return undefined;
  const [first] = given;
  if (first === undefined) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined;
}

function tagsBefore(node: ts.Node, source: string): string[] {
  return (ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [])
    .map(({ pos, end }) => source.slice(pos, end))
    .filter((comment) => /^\/\/ SPEC \d+\.\d/.test(comment));
}

/** What does not match between statements and tests, a sentence each. */
export function mapFaults(statements: readonly Statement[], holders: readonly Holder[]): string[] {
  const known = new Set(statements.map(({ id }) => id));
  const held = new Set(holders.flatMap(({ ids }) => ids));
  const heldInTest = new Set(holders.filter((holder) => !isOfAll(holder)).flatMap(({ ids }) => ids));
  return [
    ...holders.flatMap(({ file, name, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file}, "${name}": there is no statement ${id}`),
    ),
    ...statements.flatMap(({ id, text, choice, untested, rule }, index) => {
      if (statements.findIndex((other) => other.id === id) < index) return [`${id} stands twice`];
      if (choice !== undefined && untested !== undefined)
        return [`${id} is a choice, which needs no reason for having no test`];
      if (held.has(id) && untested !== undefined) return [`${id} has a test and a reason for having none`];
      if ([choice, untested].some((reason) => reason !== undefined)) return [];
      const isRule = held.has(id) && levelOf(holders.filter(({ ids }) => ids.includes(id))) === 'rules';
      if (isRule && rule === undefined) return [`${id} is held as a rule alone, which needs a reason`];
      if (!isRule && rule !== undefined) return [`${id} has a reason to be held as a rule alone, and is not`];
      if (heldInTest.has(id)) return [];
      return [held.has(id) ? `${id} has a test only in test:all` : `${id} has no test: ${text}`];
    }),
  ];
}

/** The list of statements, the tests that hold them, and the faults of both. */
export function readSpecMap() {
  const list = readStatements(readFileSync(STATEMENTS, 'utf8'));
  const read = TESTS.flatMap((pattern) => globSync(pattern))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => readHolders(file, readFileSync(file, 'utf8')));
  const holders = read.flatMap((each) => each.holders);
  const statements = list.filter((each) => typeof each !== 'string');
  return { list, holders, faults: [...read.flatMap((each) => each.faults), ...mapFaults(statements, holders)] };
}

type SpecMap = ReturnType<typeof readSpecMap>;

/** How many statements there are, what holds them, and which nothing holds, in a few sentences. */
export function mapSummary(statements: readonly Statement[], holders: readonly Holder[]): string {
  const chosen = statements.filter(({ choice }) => choice !== undefined);
  const untested = statements.filter((each) => each.untested !== undefined);
  const tested = statements.filter((each) => !chosen.includes(each) && !untested.includes(each));
  const levels = Map.groupBy(tested, ({ id }) => levelOf(holders.filter(({ ids }) => ids.includes(id))));
  const of = (level: Level) => levels.get(level) ?? [];
  return (
    `Of the specification's ${statements.length} statements, tests hold ${tested.length}: ` +
    `${of('browser').length} in a browser, ${of('requests').length} by requests, and ${of('rules').length} ` +
    `as rules alone (${idsOf(of('rules'))}). ` +
    `${chosen.length} are met otherwise, or not, by choice (${idsOf(chosen)}), ` +
    `and ${untested.length} ${untested.length === 1 ? 'has' : 'have'} no test (${idsOf(untested)}).`
  );
}

const idsOf = (statements: readonly Statement[]) => statements.map(({ id }) => id).join(', ');

/** Where a statement is held: in a browser, by requests to a server or a command, or by unit tests of rules. */
type Level = 'browser' | 'requests' | 'rules';

function levelOf(holders: readonly Holder[]): Level {
  if (holders.some(({ file }) => file.startsWith('e2e/'))) return 'browser';
  return holders.some(({ file }) => file.startsWith('tests/integration/')) ? 'requests' : 'rules';
}

/** The README with the map's present figures in their paragraph, in lines as long as the page's others. */
export function readmeOf(readme: string, { list, holders }: SpecMap): string {
  const summary = mapSummary(
    list.filter((each) => typeof each !== 'string'),
    holders,
  );
  const paragraph = `${summary} [The map](docs/spec-map.md) names the tests and the reasons.`;
  const lines = paragraph.match(/\S.{0,118}(?= |$)/g) ?? [];
  return readme.replace(/^Of the specification's[^]*?(?=\n\n)/m, () => lines.join('\n'));
}

/** The page as it should be, formatted as the project formats Markdown. */
export async function specMapPage({ list, holders }: SpecMap): Promise<string> {
  const statements = list.filter((each) => typeof each !== 'string');
  const parts = list.map((each) => (typeof each === 'string' ? `\n${each}\n` : entry(each, holders)));
  const text = `# The specification and its tests

\`npm run docs\` makes this page from [the statements](spec/statements.md) and the tags in the tests. A test
fails when the page is out of date, when a statement has neither a test in \`npm test\` nor a reason, when unit tests alone
hold one without a reason, and when a tag names a statement that does not exist.

${mapSummary(statements, holders)}

\`npm test\` runs all of these tests but those marked “in \`test:all\`”. Tests that ask for \`walks\` visit one site in each
language in \`npm test\`, and all sites in all their languages in \`npm run test:all\`.

${parts.join('\n')}`;
  return format(text, { ...(await resolveConfig(SPEC_MAP_PAGE)), parser: 'markdown', plugins: [] });
}

function entry({ id, text, choice, untested, rule }: Statement, holders: readonly Holder[]): string {
  const tests = holders
    .filter(({ ids }) => ids.includes(id))
    .map((holder) => {
      const { file, name } = holder;
      const tier = isOfAll(holder) ? ' (in `test:all`)' : '';
      return `  - [${posix.basename(file)}](../${file})${tier}: ${escaped(name.replace(/ @all$/, ''))}`;
    });
  const reasons = [
    ...(choice === undefined ? [] : [`  - Choice: ${choice}`]),
    ...(untested === undefined ? [] : [`  - No test: ${untested}`]),
    ...(rule === undefined ? [] : [`  - A rule alone: ${rule}`]),
  ];
  return [`- **${id}** ${text}`, ...tests, ...reasons].join('\n');
}

/** A test's name with its Markdown characters escaped. */
function escaped(name: string): string {
  return name.replaceAll(/[\\`*_<>[\]{}|#$]/g, String.raw`\$&`);
}

if (import.meta.main) {
  const map = readSpecMap();
  await writeFile(SPEC_MAP_PAGE, await specMapPage(map));
  await writeFile(README, readmeOf(readFileSync(README, 'utf8'), map));
}
