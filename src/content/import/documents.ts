import { join } from 'node:path';
import type { z } from 'zod';
import type { CinemaDetails, CityDetails } from '../../contract/cinema.ts';
import { feedDocuments, type FeedDocument } from '../../contract/feed.ts';
import type { Tag, Technology, Version } from '../../contract/programme.ts';
import type { Show, ShowDetails } from '../../contract/show.ts';
import type { DocumentKind } from '../../database/schema.ts';
import type { Language, Site } from '../../sites/sites.ts';
import type { Faults, Path } from './faults.ts';
import { bytesOf, namesIn } from './folder.ts';
import { sanitiseFields } from './html.ts';
import { parseJson } from './parse.ts';

/** What a feed says of a site in one language, programme apart. */
export type SiteDocuments = {
  cities: CityDetails[];
  cinemas: CinemaDetails[];
  shows: Show[];
  'show-details': ShowDetails[];
  tags: Tag[];
  versions: Version[];
  technologies: Technology[];
};

export const DOCUMENT_NAMES = Object.keys(feedDocuments) as FeedDocument[];

/** The kind under which the items of a feed's document are stored. */
export const KIND_OF: Readonly<Record<FeedDocument, DocumentKind>> = {
  cities: 'city',
  cinemas: 'cinema',
  shows: 'show',
  'show-details': 'showDetails',
  tags: 'tag',
  versions: 'version',
  technologies: 'technology',
};

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

/** JSON path of an item's field in a document: `shows.json` holds its list in a field, the others are lists. */
export function itemPath(name: FeedDocument, index: number, ...rest: Path): Path {
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
    for (const name of DOCUMENT_NAMES) {
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
    faults.add(file, [], 'a file', undefined);
    return undefined;
  }
  const schema: z.ZodType<z.output<(typeof feedDocuments)[FeedDocument]>> = feedDocuments[name];
  const parsed = parseJson(schema, bytes, faults, file);
  if (!parsed) return undefined;
  const items = 'shows' in parsed ? parsed.shows : parsed;
  const slugs = new Set<string>();
  items.forEach((item, index) => {
    if (slugs.has(item.slug)) {
      faults.add(file, itemPath(name, index, 'slug'), 'a slug that no other item has', item.slug);
    }
    slugs.add(item.slug);
    if (!SLUG.test(item.slug)) {
      faults.add(file, itemPath(name, index, 'slug'), 'at most 200 characters, no control characters', item.slug);
    }
    for (const field of ADDRESSES[name] ?? []) {
      const address = (item as Record<string, unknown>)[field];
      if (typeof address === 'string' && !/^$|^https?:\/\/|^\/(?!\/)/.test(address)) {
        faults.add(file, itemPath(name, index, field), 'an http(s) address or a path', address);
      }
    }
    sanitiseFields(name, item);
  });
  return items;
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
