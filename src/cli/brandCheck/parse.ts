import { z } from 'zod';
import { completed, stringsOf } from '../../i18n/complete.ts';
import { SCREENS } from '../../routes/screens.ts';
import type { PathsFile, StringTree } from '../../sites/languageFiles.ts';
import type { SiteShape } from '../../sites/sites.ts';
import { brandSchema, regionsSchema } from './brandSchema.ts';
import { faultsOf, sentence } from './faults.ts';
import type { ReadFolder } from './languageFolders.ts';
import { languageSchemas } from './languageSchema.ts';
import {
  collisions,
  LOCALISED_FRAGMENTS,
  LOCALISED_SCREENS,
  parameterFaults,
  screensOf,
  writtenBy,
  writtenIn,
} from './paths.ts';
import type { FileName } from './registry.ts';
import { siteSchema } from '../../sites/siteSchema.ts';
import { fieldsAgainstFields } from './fieldsAgainstFields.ts';
import { isLanguageCode } from '../../sites/values.ts';

/** What a chain has written, as it was read: whatever it is. */
export type Written = {
  /** The exports of brand/brand.ts. */
  readonly brand: Readonly<Record<string, unknown>>;
  /** The table of brand/sites.ts. */
  readonly sites: unknown;
  /** That of brand/postcodes.ts. */
  readonly regions: unknown;
  readonly folders: ReadonlyMap<string, ReadFolder>;
};

/** What is wrong, and what is missing that something else stands in for: a sentence each. */
export type Findings = { readonly faults: readonly string[]; readonly notes: readonly string[] };

/** Parses all that a chain has written of itself (docs/languages.md). `folder` is that of the brand. */
export function parseBrand({ brand, sites, regions, folders }: Written, folder: string): Findings {
  const [brandFile, sitesFile] = [`${folder}/brand.ts`, `${folder}/sites.ts`];
  const names = [...folders.keys()];
  const rows = Object.entries(z.record(z.string(), z.unknown()).safeParse(sites).data ?? {});
  const schema = siteSchema(names, SCREENS);
  const faults: string[] = [];
  if (rows.length === 0) faults.push(sentence(sitesFile, ['sites'], 'expected a row for each country', sites));
  const whole: SiteShape<string>[] = [];
  for (const [code, row] of rows) {
    if (!/^[a-z][a-z0-9-]*$/.test(code)) {
      faults.push(sentence(sitesFile, [code], 'expected the name of a host, such as it', code));
    }
    const own = [...faultsOf(schema, row, sitesFile, [code]), ...fieldsAgainstFields(sitesFile, code, row)];
    if (own.length === 0) whole.push(row as SiteShape<string>);
    faults.push(...own);
  }
  const spoken = [...new Set(rows.flatMap(([, row]) => languagesOf(row)))].filter((each) => names.includes(each));
  faults.push(
    ...faultsOf(brandSchema(spoken, names), brand, brandFile),
    ...faultsOf(regionsSchema, regions, `${folder}/postcodes.ts`, ['REGIONS']),
  );
  const ofFolders = folderFaults(folders);
  faults.push(...ofFolders);
  const fallback = brand['FALLBACK_LANGUAGE'];
  if (ofFolders.length > 0 || typeof fallback !== 'string' || !names.includes(fallback)) return { faults, notes: [] };
  const together = parseTogether({ sites: whole, folders, fallback, sitesFile });
  return { faults: [...faults, ...together.faults], notes: together.notes };
}

function languagesOf(row: unknown): string[] {
  const { languages } = (row ?? {}) as { languages?: unknown };
  return Array.isArray(languages) ? languages.filter((each) => typeof each === 'string') : [];
}

const fileOf = (language: string, name: FileName) => `i18n/${language}/${name}.json`;

function folderFaults(folders: ReadonlyMap<string, ReadFolder>): string[] {
  const schemas = languageSchemas(LOCALISED_SCREENS, LOCALISED_FRAGMENTS);
  return [...folders].flatMap(([language, files]) => [
    ...(isLanguageCode(language)
      ? []
      : [sentence('i18n', [], 'expected folders named by languages of ISO 639-1, such as it', language)]),
    ...[...files].flatMap(([name, file]) => faultsOf(schemas[name], file, fileOf(language, name))),
  ]);
}

type Whole = {
  readonly sites: readonly SiteShape<string>[];
  readonly folders: ReadonlyMap<string, ReadFolder>;
  readonly fallback: string;
  readonly sitesFile: string;
};

/** What files of which each is right by itself say of each other. */
function parseTogether({ sites, folders, fallback, sitesFile }: Whole): Findings {
  const pathsOf = (language: string) => (folders.get(language)?.get('paths') ?? {}) as PathsFile;
  const stringsIn = (language: string) =>
    new Map(stringsOf((folders.get(language)?.get('strings') ?? {}) as StringTree));
  const spoken = [...new Set(sites.flatMap(({ languages }) => languages))];
  const common = stringsIn(fallback);
  const faults = [
    ...[...folders.keys()].flatMap((each) => parameterFaults(writtenIn(pathsOf(each), fileOf(each, 'paths')))),
    ...sites.flatMap((site) => parameterFaults(writtenBy(site, sitesFile))),
    ...lacking(fallback, pathsOf(fallback)),
    ...sites.flatMap((site) =>
      site.languages.flatMap((each) => collisions(site, each, { own: pathsOf(each), fallback: pathsOf(fallback) })),
    ),
  ];
  const notes: string[] = [];
  for (const language of spoken) {
    const own = stringsIn(language);
    const { missing, unknown } = completed(language, own, common);
    for (const path of unknown) {
      faults.push(`${fileOf(language, 'strings')}: ${path}: expected a string that ${fallback} has, too.`);
    }
    faults.push(...placeholderFaults(language, own, common));
    if (language !== fallback) notes.push(...missingNotes(language, fallback, { missing, own, count: common.size }));
    else
      faults.push(
        ...missing.map((path) => sentence(fileOf(language, 'strings'), [path], 'expected a text', undefined)),
      );
    const absent = LOCALISED_SCREENS.filter(
      (screen) =>
        pathsOf(language).screens?.[screen] === undefined &&
        sites.some(
          (site) =>
            site.languages.includes(language) && screensOf(site).includes(screen) && !isOwnPath(site, screen, language),
        ),
    );
    if (absent.length > 0) {
      notes.push(`${fileOf(language, 'paths')}: these screens have the paths of ${fallback}: ${absent.join(', ')}.`);
    }
    const words = LOCALISED_FRAGMENTS.filter((name) => pathsOf(language).fragments?.[name] === undefined);
    if (words.length > 0) {
      notes.push(`${fileOf(language, 'paths')}: these fragments have the words of ${fallback}: ${words.join(', ')}.`);
    }
    if (!folders.get(language)?.has('search')) {
      notes.push(
        `${fileOf(language, 'search')} is missing: searches in ${language} know names and dates, and no other words.`,
      );
    }
  }
  return { faults: [...new Set(faults)], notes };
}

function isOwnPath({ paths }: SiteShape<string>, screen: string, language: string): boolean {
  const own = paths[screen];
  return typeof own === 'string' || own?.[language] !== undefined;
}

/** Faults of the language that stands in for the others: of it, nothing may be missing. */
function lacking(fallback: string, { screens = {}, fragments = {} }: PathsFile): string[] {
  const file = fileOf(fallback, 'paths');
  const expectation = 'expected a word, because this language stands in for others';
  return [
    ...LOCALISED_SCREENS.filter((screen) => screens[screen] === undefined).map((screen) =>
      sentence(file, ['screens', screen], expectation, undefined),
    ),
    ...LOCALISED_FRAGMENTS.filter((name) => fragments[name] === undefined).map((name) =>
      sentence(file, ['fragments', name], expectation, undefined),
    ),
  ];
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** The brand's words, which every string may have (src/i18n/translator.ts). */
const BRAND_WORDS = new Set(['brand', 'motto', 'pass', 'seatCard', 'count']);

/** Faults of strings that would show a placeholder which nothing fills in. */
function placeholderFaults(
  language: string,
  own: ReadonlyMap<string, string>,
  fallback: ReadonlyMap<string, string>,
): string[] {
  const namesIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...own].flatMap(([path, text]) => {
    const model = fallback.get(path) ?? fallback.get(path.replace(/_[a-z]+$/, '_other')) ?? '';
    const known = namesIn(model);
    const strange = namesIn(text).filter((name) => !known.includes(name) && !BRAND_WORDS.has(name));
    if (strange.length === 0) return [];
    const names = known.map((name) => `{{${name}}}`).join(', ') || 'nothing';
    return [sentence(fileOf(language, 'strings'), [path], `expected ${names} in double braces`, text)];
  });
}

/** The strings that a language lacks; a group of which it has none is named as a whole, with the number of its strings. */
function missingNotes(
  language: string,
  fallback: string,
  { missing, own, count }: { missing: readonly string[]; own: ReadonlyMap<string, string>; count: number },
): string[] {
  if (missing.length === 0) return [];
  const groupOf = (path: string) => path.split('.', 1)[0]!;
  const begun = new Set([...own.keys()].map(groupOf));
  const names = [...Map.groupBy(missing, groupOf)].flatMap(([group, paths]) =>
    begun.has(group) || paths.length === 1 ? paths : [`${group} (${paths.length})`],
  );
  return [
    `${fileOf(language, 'strings')}: ${missing.length} of ${count} strings are shown in ${fallback}: ${names.join(', ')}.`,
  ];
}
