import { join } from 'node:path';
import { z } from 'zod';
import type { CinemaDetails, CityDetails } from '../../contract/cinema.ts';
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
import { showSchema, type Show, type ShowDetails } from '../../contract/show.ts';
import type { DocumentKind } from '../../database/schema.ts';
import type { Language, Site } from '../../sites/sites.ts';
import type { Faults, Path } from './faults.ts';
import { bytesOf, namesIn } from './folder.ts';
import { sanitiseFields } from './html.ts';
import { parseJson, parseValue } from './parse.ts';

/** What a feed says of a site in one language, programme apart. */
export type SiteDocuments = {
  cities: CityDetails[];
  cinemas: CinemaDetails[];
  shows: Show[];
  'show-details': ShowDetails[];
  tags: Tag[];
  versions: Version[];
  technologies: Technology[];
} & { [Name in FeedContent]: z.output<(typeof feedContent)[Name]> } & {
  /** The one there is. */
  [Name in FeedSingle]: [z.output<(typeof feedSingles)[Name]>];
};

/** The kind under which the items of a feed's document are stored; content has the names of its files. */
const KIND_OF: Readonly<Record<keyof typeof feedDocuments, DocumentKind>> = {
  cities: 'city',
  cinemas: 'cinema',
  shows: 'show',
  'show-details': 'showDetails',
  tags: 'tag',
  versions: 'version',
  technologies: 'technology',
};

export function kindOf(name: FeedDocument): DocumentKind {
  return isRequired(name) ? KIND_OF[name] : name;
}

function isRequired(name: FeedDocument): name is keyof typeof feedDocuments {
  return Object.hasOwn(feedDocuments, name);
}

const isSingle = (name: FeedDocument): name is FeedSingle => Object.hasOwn(feedSingles, name);

/** The field by which an item is found, the first that it has. */
const KEYS = ['slug', 'id', 'typeId', 'type'] as const;

/** What an item of a document is found by; the document's name if there is but one. */
export function keyOf(name: FeedDocument, item: object): string {
  const field = isSingle(name) ? undefined : keyFieldOf(item);
  return field === undefined ? name : String((item as Record<string, unknown>)[field]);
}

function keyFieldOf(item: object): string | undefined {
  return KEYS.find((key) => Object.hasOwn(item, key));
}

/** What both databases can have in an index. */
const SLUG = /^[^\p{Cc}]{1,200}$/u;

/** Addresses that the contract has as mere text, `''` when unknown. */
const ADDRESSES: Readonly<Partial<Record<FeedDocument, readonly string[]>>> = {
  cinemas: ['googleMyBusinessUrl', 'googleMapsUrl', 'accesLibreUrl'],
  tags: ['ctaUrl'],
};

/** Path of a document in a feed. */
export function documentFile(site: Site, language: Language, name: FeedDocument): string {
  return join(site.code, language, `${name}.json`);
}

/** JSON path of an item's field in a document: a list, the list that `shows.json` holds in a field, or one item. */
export function itemPath(name: FeedDocument, index: number, ...rest: Path): Path {
  if (isSingle(name)) return rest;
  return name === 'shows' ? ['shows', index, ...rest] : [index, ...rest];
}

/** Reads the documents of every language of a site; a document with faults is left out. */
export async function readDocuments(
  folder: string,
  site: Site,
  faults: Faults,
): Promise<ReadonlyMap<Language, Partial<SiteDocuments>>> {
  await expectKnownFolders(folder, site, faults);
  const languages = new Map<Language, Partial<SiteDocuments>>();
  for (const language of site.languages) {
    const documents: Partial<SiteDocuments> = {};
    for (const name of feedFiles) {
      const file = documentFile(site, language, name);
      const items = await readItems(folder, file, name, faults);
      if (items) Object.assign(documents, { [name]: items });
    }
    languages.set(language, documents);
  }
  return languages;
}

async function readItems(folder: string, file: string, name: FeedDocument, faults: Faults) {
  const bytes = await bytesOf(join(folder, file));
  if (!bytes) {
    if (isRequired(name)) faults.add(file, [], 'a file', undefined);
    return undefined;
  }
  const parsed = parseJson(schemaOf(name), bytes, faults, file);
  if (!parsed) return undefined;
  const items = itemsOf(parsed);
  const keys = new Set<string>();
  items.forEach((item, index) => {
    const key = keyOf(name, item);
    const field = keyFieldOf(item) ?? '';
    const path = itemPath(name, index, field);
    if (keys.has(key)) faults.add(file, path, `${field === 'id' ? 'an' : 'a'} ${field} that no other item has`, key);
    keys.add(key);
    checkItem(name, item, (rest, expected, got) => faults.add(file, itemPath(name, index, ...rest), expected, got));
  });
  return items;
}

/** Reads one item as a document of a feed would hold it; undefined when it has faults. */
export function readItem(name: FeedDocument, value: unknown, faults: Faults, file: string): object | undefined {
  const schema = itemSchemaOf(name);
  const before = faults.total;
  const item = parseValue(schema, value, faults, file);
  if (item) checkItem(name, item, (path, expected, got) => faults.add(file, path, expected, got));
  return faults.total === before ? item : undefined;
}

/** What the contract leaves open and the store does not; and cuts its HTML down to what pages may show. */
function checkItem(
  name: FeedDocument,
  item: object,
  report: (path: Path, expected: string, got: unknown) => void,
): void {
  const key = keyOf(name, item);
  if (!SLUG.test(key)) report([keyFieldOf(item) ?? ''], 'at most 200 characters, no control characters', key);
  for (const field of ADDRESSES[name] ?? []) {
    const address = (item as Record<string, unknown>)[field];
    if (typeof address === 'string' && !/^$|^https?:\/\/|^\/(?!\/)/.test(address)) {
      report([field], 'an http(s) address or a path', address);
    }
  }
  sanitiseFields(name, item);
}

function itemSchemaOf(name: FeedDocument): z.ZodType<object> {
  if (name === 'shows') return showSchema;
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

/** A folder that nobody reads is more likely a slip than an intention. */
async function expectKnownFolders(folder: string, site: Site, faults: Faults): Promise<void> {
  const known: readonly string[] = [...site.languages, 'programme', 'showtimes.ndjson'];
  for (const name of await namesIn(join(folder, site.code))) {
    if (!known.includes(name) && !name.startsWith('.')) {
      faults.add(site.code, [], `only ${known.join(', ')}`, name);
    }
  }
}
