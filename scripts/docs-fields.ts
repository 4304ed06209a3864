import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { FEED_FILES, fieldsOf, type FeedFile, type Field } from '../src/contract/fieldGuide.ts';

/** The page that `node scripts/docs-fields.ts` writes from the feed's schemas. */
export const FIELDS_PAGE = new URL('../docs/feeds/fields.md', import.meta.url);

/** The page as it should be, formatted as the project formats Markdown. */
export async function fieldsPage(): Promise<string> {
  const text = [INTRODUCTION, contents(), ...FEED_FILES.map(section)].join('\n\n');
  return format(text, { ...(await resolveConfig(FIELDS_PAGE)), parser: 'markdown', plugins: [] });
}

const INTRODUCTION = `# Fields of a feed

\`npm run docs\` makes this page from \`src/contract\`; a test fails when it is out of date. [Feeds](../feeds.md) says how a feed is imported, and \`npm run feed:new\` writes a
small one to begin with.

- **Without it** says what a field is when a feed leaves it out; *required* means that the import refuses a feed without.
- **Shown** says on which pages a field is, and – that it is on none: such fields are for addresses, order, measurement or
  readers of the API.
- What is null is unknown: pages leave it out, and [decision 29](../decisions/0029-unknown-values.md) says what the API
  answers.
- Times are local to the cinema, \`YYYY-MM-DD HH:MM:SS\`; amounts are in the site's currency.
- Addresses are absolute, http or https, or paths of this site.
- \`[]\` stands for each item of a list, \`{}\` for any key of a map.

An editor of text completes and explains the fields of a file when it knows its JSON Schema. A feed that \`npm run feed:new\`
has made has them in \`schemas\`, and tells Visual Studio Code so; a site publishes them under
\`/api/docs/feeds/{name}.schema.json\`.`;

function contents(): string {
  const rows = FEED_FILES.map(
    ({ name, path, holds, shown }) => `| [\`${path}\`](#${anchorOf(name)}) | ${holds} | ${shown} |`,
  );
  return ['| File | Holds | Shown |', '| --- | --- | --- |', ...rows].join('\n');
}

const anchorOf = (name: string) => name.toLowerCase();

function section(file: FeedFile): string {
  const rows = fieldsOf(file).map(row);
  const head = '| Field | Type | Without it | Meaning | Example | Shown |\n| --- | --- | --- | --- | --- | --- |';
  return `## ${file.name}\n\n\`${file.path}\`: ${file.holds}.\n\n${head}\n${rows.join('\n')}`;
}

function row({ path, type, isNullable, standard, description, example, shown }: Field): string {
  const cells = [
    `\`${path}\``,
    isNullable && type !== 'null' ? `${type}, or null` : type,
    withoutIt(standard),
    description,
    example === undefined ? '' : `\`${JSON.stringify(example)}\``,
    shown || '–',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

function withoutIt(standard: string | undefined): string {
  if (standard === undefined) return '*required*';
  if (standard === 'null') return 'unknown or none';
  return /^[[{"\d]|^(?:true|false)$/.test(standard) ? `\`${standard}\`` : standard;
}

if (import.meta.main) await writeFile(FIELDS_PAGE, await fieldsPage());
