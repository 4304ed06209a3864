import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import search from '../i18n/en/search.json' with { type: 'json' };
import { FEED_FILES, fieldsOf, type FeedFile, type Field } from '../src/contract/fieldGuide.ts';
import { NEEDS, type Need } from '../src/domain/programme/needs.ts';
import {
  ACCESSIBILITY_TAGS,
  DEFAULT_TAG,
  RULE_TAGS,
  SUBTITLED_FOR_HEARING_IMPAIRED,
  type TagRule,
} from '../src/domain/programme/tags.ts';
import { VERSION_LANGUAGES } from '../src/domain/programme/versions.ts';

/** The page that `node scripts/docs-fields.ts` writes from the feed's schemas. */
export const FIELDS_PAGE = new URL('../docs/feeds/fields.md', import.meta.url);

/** The page as it should be, formatted as the project formats Markdown. */
export async function fieldsPage(): Promise<string> {
  const text = [INTRODUCTION, contents(), meanings(), ...FEED_FILES.map(section)].join('\n\n');
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

const BY_RULE: Readonly<Record<TagRule, string>> = {
  threeD: 'The screening’s page says that it is in 3D, and so does its structured data.',
  live: 'The API’s schedule of a season says that the show is live on that day.',
  kids: 'The show is among those for children, where the programme follows from screenings.',
  premiere: 'The show comes before others in lists and on a cinema’s day.',
};
const BY_NEED: Readonly<Record<Need, string>> = {
  audiodesc: 'Audio description: among the accessible screenings, if `tags.json` has it',
  'hearing-impaired': 'Captions: among the accessible screenings, if `tags.json` has it',
  relaxed: 'Gentle sound and light: among the accessible screenings, if `tags.json` has it',
  pmr: 'Spaces for wheelchairs: among the accessible screenings; if `tags.json` has it not, all of a cinema with `hasPmrService` are',
};

/** The slugs of tags and versions on which the code has rules. */
function meanings(): string {
  const quoted = (slugs: readonly string[]) => slugs.map((slug) => `\`${slug}\``).join(', ');
  const rules = (Object.keys(BY_RULE) as TagRule[]).map((rule) => [quoted(RULE_TAGS[rule]), 'tag', BY_RULE[rule]]);
  const needs = NEEDS.map((need) => {
    const icon = ACCESSIBILITY_TAGS.some((tag) => tag === need) ? ' An icon on tickets.' : '';
    return [quoted([need]), 'tag', `${BY_NEED[need]}.${icon}`];
  });
  const versions = [...VERSION_LANGUAGES].map(([slug, { spoken, isSubtitled }]) => {
    const told = [
      ...(spoken === undefined ? [] : [`it is spoken in \`${spoken}\``]),
      ...(isSubtitled ? ['it has the site’s subtitles (`subtitles` in `brand/sites.ts`)'] : []),
    ];
    const captions =
      slug === SUBTITLED_FOR_HEARING_IMPAIRED ? ' It has captions, as with the tag `hearing-impaired`.' : '';
    return [quoted([slug]), 'version', `Structured data says that ${told.join(' and that ')}.${captions}`];
  });
  const rows = [
    [quoted([DEFAULT_TAG]), 'tag', 'Never shown: of screenings without a tag of their own.'],
    ...[...rules, ...needs, ...versions],
  ].map((cells) => `| ${cells.join(' | ')} |`);
  return [
    '## Tags and versions with a meaning',
    'The slugs of tags and versions are yours, but on these the site has rules. Capitals matter. Everything else about a tag or a ' +
      'version, such as its name and its places, is in [`tags.json`](#tags) and [`versions.json`](#versions).',
    ['| Slug | Of a | What it does |', '| --- | --- | --- |', ...rows].join('\n'),
    'Visitors find a tag or a version by its name; some by other words too, which each language has in `i18n/{language}/search.json`: ' +
      `the versions ${quoted(Object.keys(search.versions))} and the tags ${quoted(Object.keys(search.experiences))}.`,
  ].join('\n\n');
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
