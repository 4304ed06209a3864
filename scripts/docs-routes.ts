import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { FILTER_NAMES, filtersOf, rowOf } from '../src/contract/filters.ts';
import { fragmentWord } from '../src/routes/fragments.ts';
import { aliasesOf, patternOf } from '../src/routes/patterns.ts';
import { isAvailable, routeOf, SCREENS, type Screen } from '../src/routes/screens.ts';
import { LANGUAGES, SITE_CODES, siteOf, type Language, type Site } from '../src/sites/sites.ts';

/** The page that `node scripts/docs-routes.ts` writes from the routing table. */
export const ROUTES_PAGE = new URL('../docs/routes.md', import.meta.url);

/** The page as it should be, formatted as the project formats Markdown. */
export async function routesPage(): Promise<string> {
  const text = [
    introduction(),
    filterTable(),
    fragmentTable(),
    ...SITE_CODES.flatMap((code) => siteSection(siteOf(code))),
  ].join('\n\n');
  return format(text, { ...(await resolveConfig(ROUTES_PAGE)), parser: 'markdown', plugins: [] });
}

function introduction(): string {
  const valueOf = { day: '{day}', hours: '{hour}' };
  const parts = FILTER_NAMES.map((name) => {
    const { of, form } = rowOf(name);
    return `/${name}-${of ? '{a,b}' : form ? valueOf[form] : '{slug}'}`;
  });
  const suffix = `/filters${parts.join('')}`;
  return `# Routes

\`npm run docs\` makes this page from \`src/routes\` and \`i18n\`; a test fails when it is out of date.

- A site's default language has no prefix; each other language has its own. \`/callback\`, \`/redirect/…\` and the error
  routes are the same in every language.
- Layouts: \`full\` has header and footer, \`light\` the light header, \`webview\` neither, \`empty\` a header with the logo
  only.
- Screens with filters take the suffix \`${suffix}\`:
  any of its parts, in this order, with sorted values. Any other segment is not found.
- Paths under "Also" are understood but never linked: they redirect permanently to the path beside them. So do the default
  language's prefix, another order of filters, and needless percent-encoding.
- A path that matches nothing is not found, in the language of its prefix.`;
}

/** The screens that do not apply every filter. */
function filterTable(): string {
  const rows = SCREENS.flatMap((screen) => {
    const { filters } = routeOf(screen);
    if (filters === false || filters === 'programme') return [];
    return [[screen, filtersOf(filters).join(', ') || 'none']];
  });
  const text = `These screens apply some filters only. An address with another one is redirected permanently to the same address
without it.`;
  return `## Filters\n\n${text}\n\n${table(['Screen', 'Applies'], rows)}`;
}

function fragmentTable(): string {
  const rows = SCREENS.flatMap((screen) =>
    (routeOf(screen).fragments ?? []).map((name) => [
      screen,
      name,
      ...LANGUAGES.map((language) => code(`#${fragmentWord(language, name)}`)),
    ]),
  );
  return `## Fragments\n\n${table(['Screen', 'Fragment', ...LANGUAGES], rows)}`;
}

function siteSection(site: Site): string[] {
  const screens = SCREENS.filter((screen) => isAvailable(site, screen));
  return [
    `## ${site.code}`,
    ...site.languages.flatMap((language, index) => [
      `### ${site.code}, ${language}${index === 0 ? ' (default)' : ''}`,
      table(
        ['Screen', 'Path', 'Also', 'Page type', 'Layout', 'SEO key', 'Filters'],
        screens.flatMap((screen) => rows(site, language, screen)),
      ),
    ]),
  ];
}

/** A screen's row, and one for its variant under `m/` where it has one. */
function rows(site: Site, language: Language, screen: Screen): string[][] {
  const { unprefixed, pageType = '', layout, seoKey, filters, twin } = routeOf(screen);
  if (unprefixed === true && language !== site.defaultLanguage) return [];
  const prefix = language === site.defaultLanguage ? '' : `/${language}`;
  const row = (folder: string, layout: string) => [
    screen,
    code(`${prefix}${folder}/${patternOf(site, language, screen)}`.replace(/(.)\/$/, '$1')),
    aliasesOf(site, language, screen)
      .map((alias) => code(`${prefix}${folder}/${alias}`))
      .join(' '),
    pageType,
    layout,
    seoKey,
    filters ? 'yes' : '',
  ];
  return twin === true ? [row('', layout), row('/m', 'webview')] : [row('', layout)];
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

if (import.meta.main) await writeFile(ROUTES_PAGE, await routesPage());
