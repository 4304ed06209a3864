import { join } from 'node:path';
import { z } from 'zod';
import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import {
  feedContent,
  feedDocuments,
  feedFiles,
  feedSingles,
  type FeedContent,
  type FeedDocument,
  type FeedSingle,
} from '../../contract/feed.ts';
import type { Tag, Technology, Version } from '../../contract/programme.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { feedShowSchema, type Show, type ShowDetails } from '../../contract/show.ts';
import type { DocumentKind } from '../../database/schema.ts';
import type { Language, Site } from '../../sites/sites.ts';
import type { Report } from './bookings.ts';
import type { Faults } from './faults.ts';
import { completeCities, detailsOfShows, filled, readNoDays, readUnknown } from './fill.ts';
import { bytesOf, namesIn } from './folder.ts';
import { HTML_FIELDS, sanitiseFields } from './html.ts';
import { reportLongTexts } from './longTexts.ts';
import { cleaned, parseJson, parseValue } from './parse.ts';
import { nameOf, type Path } from './paths.ts';

/** What a feed says of a site in one language, apart from the programme. */
export type SiteDocuments = {
  cities: CityDetails[];
  cinemas: CinemaDetails[];
  shows: Show[];
  'show-details': ShowDetails[];
  tags: Tag[];
  versions: Version[];
  technologies: Technology[];
} & { [Name in FeedContent]: z.output<(typeof feedContent)[Name]> } & {
  /** A list of the one item. */
  [Name in FeedSingle]: [z.output<(typeof feedSingles)[Name]>];
};

/** The kind under which a document's items are stored; for editors' content it is the name of the file. */
const KIND_OF: Readonly<Record<keyof typeof feedDocuments, DocumentKind>> = {
  cities: 'city',
  cinemas: 'cinema',
  shows: 'show',
  'show-details': 'showDetails',
  tags: 'tag',
  versions: 'version',
  technologies: 'technology',
};

/** The kind under which a document's items are stored. */
export function kindOf(name: FeedDocument): DocumentKind {
  return isCore(name) ? KIND_OF[name] : name;
}

function isCore(name: FeedDocument): name is keyof typeof feedDocuments {
  return Object.hasOwn(feedDocuments, name);
}

/** Without these there is no site; all other files may be absent. */
const isRequired = (name: FeedDocument) => name === 'cities' || name === 'cinemas' || name === 'shows';

const isSingle = (name: FeedDocument): name is FeedSingle => Object.hasOwn(feedSingles, name);

/** The fields that can identify an item; the first one that it has does. */
const KEYS = ['slug', 'id', 'typeId', 'type'] as const;

/** What identifies an item of a document: one of its fields, or the document's name if there is only one item. */
export function keyOf(name: FeedDocument, item: object): string {
  const field = isSingle(name) ? undefined : keyFieldOf(item);
  return field === undefined ? name : String((item as Record<string, unknown>)[field]);
}

function keyFieldOf(item: object): string | undefined {
  return KEYS.find((key) => Object.hasOwn(item, key));
}

const A_SLUG = 'at most 200 characters, no control characters';
/** What both databases can index. */
export const documentSlugSchema = z.string().regex(/^[^\p{Cc}]{1,200}$/u, `expected ${A_SLUG}`);

/** Fields that hold an address but are plain text in the contract, `''` when unknown. */
const ADDRESSES: Readonly<Partial<Record<FeedDocument, readonly string[]>>> = {
  cinemas: ['googleMyBusinessUrl', 'googleMapsUrl', 'accesLibreUrl'],
  tags: ['ctaUrl'],
};

/** Path of a document in a feed. */
export function documentFile(site: Site, language: Language, name: FeedDocument): string {
  return join(site.code, language, `${name}.json`);
}

/**
 * Path of an item's field in a document, which is a list, an object with a list (`shows.json`) or a single item. An
 * item of a list stands in it by its name.
 */
export function itemPath(name: FeedDocument, item: unknown, index: number, ...rest: Path): Path {
  if (isSingle(name)) return rest;
  const named = nameOf(item, index);
  return name === 'shows' ? ['shows', named, ...rest] : [named, ...rest];
}

/** Reads the documents of a site in each of its languages; documents that do not parse are left out. */
export async function readDocuments(
  folder: string,
  site: Site,
  faults: Faults,
  warnings: Faults,
): Promise<ReadonlyMap<Language, Partial<SiteDocuments>>> {
  await expectKnownFolders(folder, site, faults);
  const languages = new Map<Language, Partial<SiteDocuments>>();
  for (const language of site.languages) {
    const documents: Partial<SiteDocuments> = {};
    for (const name of feedFiles) {
      const file = documentFile(site, language, name);
      const items = await readItems(folder, file, name, documents, { faults, warnings });
      if (items) Object.assign(documents, { [name]: items });
    }
    completeCities(documents);
    languages.set(language, documents);
  }
  return languages;
}

async function readItems(
  folder: string,
  file: string,
  name: FeedDocument,
  before: Partial<SiteDocuments>,
  { faults, warnings }: { faults: Faults; warnings: Faults },
) {
  const bytes = await bytesOf(join(folder, file));
  if (!bytes && isRequired(name)) faults.add(file, [], 'a file', undefined);
  const parsed = bytes
    ? parseJson(schemaOf(name), bytes, faults, file, {
        warnings,
        htmlFields: HTML_FIELDS[name],
        fill: (value) => filled(name, value, before),
      })
    : absent(name, before, faults, file);
  if (!parsed) return undefined;
  const items = itemsOf(parsed);
  const keys = new Set<string>();
  items.forEach((item, index) => {
    const key = keyOf(name, item);
    const field = keyFieldOf(item) ?? '';
    const path = itemPath(name, item, index, field);
    if (keys.has(key)) faults.add(file, path, `${field === 'id' ? 'an' : 'a'} ${field} that no other item has`, key);
    keys.add(key);
    const addTo =
      (list: Faults): Report =>
      (rest, expected, got) =>
        list.add(file, itemPath(name, item, index, ...rest), expected, got);
    checkItem(name, item, addTo(faults), addTo(warnings));
  });
  return items;
}

/** What a document without a file has: a show's details follow from the list of shows. */
function absent(name: FeedDocument, { shows }: Partial<SiteDocuments>, faults: Faults, file: string) {
  if (name === 'show-details' && shows) return parseValue(schemaOf(name), detailsOfShows(shows), faults, file);
  return undefined;
}

/** Reads one item as it would stand in a document of a feed; undefined when it has faults. */
export function readItem(name: FeedDocument, value: unknown, faults: Faults, file: string): object | undefined {
  const schema = itemSchemaOf(name);
  const before = faults.total;
  const item = parseValue(schema, cleaned(value), faults, file);
  if (item) checkItem(name, item, (path, expected, got) => faults.add(file, path, expected, got), noReport);
  return faults.total === before ? item : undefined;
}

const noReport: Report = () => undefined;

/** Checks what the contract leaves open but the store does not, and cuts the HTML down to what pages may show. */
function checkItem(name: FeedDocument, item: object, report: Report, warn: Report): void {
  const key = keyOf(name, item);
  if (!documentSlugSchema.safeParse(key).success) report([keyFieldOf(item) ?? ''], A_SLUG, key);
  for (const field of ADDRESSES[name] ?? []) {
    const address = (item as Record<string, unknown>)[field];
    if (typeof address === 'string' && !/^$|^https?:\/\//.test(address) && ownPath(address) === undefined) {
      report([field], 'an http(s) address or a path', address);
    }
  }
  readUnknown(name, item);
  readNoDays(item, warn);
  reportLongTexts(item, HTML_FIELDS[name], report);
  sanitiseFields(name, item, report);
}

function itemSchemaOf(name: FeedDocument): z.ZodType<object> {
  if (name === 'shows') return feedShowSchema;
  const schema = schemaOf(name);
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType<object>) : schema;
}

function schemaOf(name: FeedDocument): z.ZodType<object> {
  return { ...feedDocuments, ...feedContent, ...feedSingles }[name];
}

function itemsOf(document: object): readonly object[] {
  if (Array.isArray(document)) return document as readonly object[];
  return 'shows' in document ? (document.shows as readonly object[]) : [document];
}

/** A folder that nobody reads is more likely a mistake than an intention. */
async function expectKnownFolders(folder: string, site: Site, faults: Faults): Promise<void> {
  const known: readonly string[] = [...site.languages, 'programme', 'showtimes.ndjson'];
  for (const name of await namesIn(join(folder, site.code))) {
    if (!known.includes(name) && !name.startsWith('.')) {
      faults.add(site.code, [], `only ${known.join(', ')}`, name);
    }
  }
}
