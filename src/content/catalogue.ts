import { sql } from 'kysely';
import type { z } from 'zod';
import type { CinemaDetails } from '../contract/cinema.ts';
import type { CityDetails } from '../contract/city.ts';
import { feedContent, feedSingles, type FeedContent, type FeedSingle } from '../contract/feed.ts';
import type { Tag, Technology, Version } from '../contract/programme.ts';
import { NO_STORED_SETTINGS, storedSettingsSchema, type StoredSettings } from '../contract/storedSettings.ts';
import type { Show, ShowDetails } from '../contract/show.ts';
import { pagesDatabase } from '../database/current.ts';
import { prepared } from '../database/prepared.ts';
import type { DocumentKind } from '../database/schema.ts';
import { genreNames } from '../domain/show/genres.ts';
import { thirdPartiesOf, type ThirdParties } from '../domain/consent/thirdParties.ts';
import { originOf } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import { type Feature } from '../sites/featureFacts.ts';
import { featuresOf } from '../sites/features.ts';
import type { Language, Site, SiteCode } from '../sites/sites.ts';
import { shownAt, spanAround } from '../domain/editorial/revisions.ts';
import { oncePer } from '../lib/oncePer.ts';
import { now } from '../settings/clock.ts';
import { liveGeneration } from './live.ts';
import { currentRevisions, type Revision } from './revisions/read.ts';

/**
 * Editors' content by the names of the feed's files: lists as maps by slug or id, in the feed's order; single items as
 * they are.
 */
export type Content = {
  readonly [Name in FeedContent]: ReadonlyMap<string, z.output<(typeof feedContent)[Name]>[number]>;
} & { readonly [Name in FeedSingle]: z.output<(typeof feedSingles)[Name]> | undefined };

/** Everything a site has in one language, except the programme. Lists keep the order of the feed. */
export type Catalogue = {
  readonly site: Site;
  readonly language: Language;
  /** Changes with each import; 0 when nothing was imported yet. */
  readonly generation: number;
  readonly cities: readonly CityDetails[];
  readonly citiesBySlug: ReadonlyMap<string, CityDetails>;
  /** Without former addresses (`redirectSlug`): those are found by slug only. */
  readonly cinemas: readonly CinemaDetails[];
  readonly cinemasBySlug: ReadonlyMap<string, CinemaDetails>;
  readonly shows: readonly Show[];
  readonly showsBySlug: ReadonlyMap<string, Show>;
  readonly detailsBySlug: ReadonlyMap<string, ShowDetails>;
  /** The names of the shows' genres, by slug. */
  readonly genres: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, Tag>;
  readonly versions: ReadonlyMap<string, Version>;
  readonly technologies: readonly Technology[];
  readonly content: Content;
  /** Slugs of shows that have been removed. */
  readonly gone: ReadonlySet<string>;
  /** The site's imported settings; the defaults until there are any. */
  readonly settings: StoredSettings;
  /** The optional features that this site has. */
  readonly features: ReadonlySet<Feature>;
  /** The third parties that its pages may load, and what visitors are asked to allow. */
  readonly thirdParties: ThirdParties;
};

/** Where each cinema stands in the order of its site, by slug; former addresses are nowhere. */
export const cinemaOrder = oncePer(
  ({ cinemas }: Catalogue): ReadonlyMap<string, number> => new Map(cinemas.map(({ slug }, index) => [slug, index])),
);

type CachedCatalogue = {
  readonly version: string;
  readonly read: Promise<Read>;
  span: { readonly since: number; readonly until: number };
};
/** A catalogue, and between which instants it holds if nobody writes anything; epoch milliseconds. */
type Read = { readonly catalogue: Catalogue; readonly span: { readonly since: number; readonly until: number } };

/** One entry per site and language: the cache grows with the catalogues, never with the screenings. */
const cache = new Map<string, CachedCatalogue>();

/** The catalogue of a site in a language. One statement, and two more when it has changed since. */
export async function catalogueOf(site: Site, language: Language): Promise<Catalogue> {
  const key = `${site.code}/${language}`;
  const version = await readVersion(site.code);
  const found = cache.get(key);
  const present = now();
  if (found?.version === version && isWithin(found.span, present)) {
    return (await found.read).catalogue;
  }
  const read = readCatalogue(site, language, { at: present, withDrafts: false });
  // Until it is read, other callers wait for the same one.
  const entry: CachedCatalogue = { version, read, span: { since: -Infinity, until: Infinity } };
  cache.set(key, entry);
  read.then(
    ({ span }) => (entry.span = span),
    () => cache.get(key) === entry && cache.delete(key),
  );
  return (await read).catalogue;
}

/** The catalogue with its drafts, as it will be at an instant. For editors: it is read again each time. */
export async function previewCatalogue(site: Site, language: Language, at: Date): Promise<Catalogue> {
  return (await readCatalogue(site, language, { at, withDrafts: true })).catalogue;
}

function isWithin({ since, until }: CachedCatalogue['span'], at: Date): boolean {
  return since <= at.getTime() && at.getTime() < until;
}

const versionQuery = prepared((db, value: (name: 'site') => string) =>
  db
    .selectFrom('site_generation')
    .leftJoin('site_settings', 'site_settings.site', 'site_generation.site')
    .select(['site_generation.generation', 'site_generation.edition', 'site_settings.revision'])
    .where('site_generation.site', '=', value('site') as SiteCode),
);

/** A text that changes with the content, its revisions or the settings; `0/0/0` before the first import. */
async function readVersion(site: SiteCode): Promise<string> {
  const [row] = await versionQuery({ site });
  return `${row?.generation ?? 0}/${row?.edition ?? 0}/${row?.revision ?? 0}`;
}

async function readCatalogue(
  site: Site,
  language: Language,
  { at, withDrafts }: { at: Date; withDrafts: boolean },
): Promise<Read> {
  const revisions = await currentRevisions(site, language);
  const rows = withRevisions(await readRows(site, language), revisions, at, withDrafts);
  return { catalogue: catalogueFrom(site, language, rows), span: spanAround(revisions, at) };
}

/** The feed's documents, each in the version that is shown. Documents that the feed lacks come after the others. */
function withRevisions(rows: readonly Row[], revisions: readonly Revision[], at: Date, withDrafts: boolean): Row[] {
  if (revisions.length === 0) return [...rows];
  const keyOf = ({ kind, slug }: Pick<Row, 'kind' | 'slug'>) => `${kind}/${slug}`;
  const byDocument = Map.groupBy(revisions, keyOf);
  const shown = new Map([...byDocument].map(([key, versions]) => [key, shownAt(versions, at, withDrafts)]));
  const known = new Set(rows.map(keyOf));
  const generation = rows.find((row) => row.generation > 0)?.generation ?? 0;
  const added = [...shown].flatMap(([key, version]) =>
    version && !known.has(key) ? [{ ...version, generation }] : [],
  );
  return [...rows.map((row) => ({ ...row, data: shown.get(keyOf(row))?.data ?? row.data })), ...added].filter(
    ({ kind, data }) => kind === 'gone' || data !== 'null',
  );
}

/** One statement, so that a catalogue is never half of one import and half of the next. */
async function readRows(site: Site, language: Language): Promise<readonly Row[]> {
  const db = await pagesDatabase();
  return db
    .selectFrom('document')
    .select(['generation', sql<RowKind>`kind`.as('kind'), 'slug', 'position', 'data'])
    .where('generation', '=', liveGeneration(site))
    .where('language', '=', language)
    .unionAll((union) =>
      union
        .selectFrom('gone_show')
        .select([
          sql<number>`0`.as('generation'),
          sql<RowKind>`'gone'`.as('kind'),
          'slug',
          sql<number>`0`.as('position'),
          sql<string>`'null'`.as('data'),
        ])
        .where('site', '=', site.code),
    )
    .unionAll((union) =>
      union
        .selectFrom('site_settings')
        .select([
          sql<number>`0`.as('generation'),
          sql<RowKind>`'settings'`.as('kind'),
          'site as slug',
          sql<number>`0`.as('position'),
          'data',
        ])
        .where('site', '=', site.code),
    )
    .orderBy('position')
    .execute();
}

/** The catalogue of a site while the database does not answer: empty. */
export function emptyCatalogue(site: Site, language: Language): Catalogue {
  return catalogueFrom(site, language, []);
}

type RowKind = DocumentKind | 'gone' | 'settings';
type Row = {
  readonly generation: number;
  readonly kind: RowKind;
  readonly slug: string;
  readonly data: string;
};

function catalogueFrom(site: Site, language: Language, rows: readonly Row[]): Catalogue {
  const documents = new Map<RowKind, Map<string, unknown>>();
  for (const { kind, slug, data } of rows) {
    const ofKind = documents.get(kind) ?? new Map<string, unknown>();
    documents.set(kind, ofKind.set(slug, JSON.parse(data)));
  }
  // What the import wrote has passed the contract's schemas.
  const of = <T>(kind: RowKind) => (documents.get(kind) ?? new Map()) as ReadonlyMap<string, T>;
  const settings = settingsFrom(of('settings').get(site.code));
  const features = featuresOf(site.code, currentSettings().FEATURES?.split(',') ?? [], settings.features);
  const [city, cinema, show] = [of<CityDetails>('city'), of<CinemaDetails>('cinema'), of<Show>('show')];
  // Of a title in the page's own language, nothing has to be said.
  for (const each of show.values()) if (each.titleLanguage === language) delete each.titleLanguage;
  return {
    site,
    language,
    generation: rows.find(({ generation }) => generation > 0)?.generation ?? 0,
    cities: [...city.values()],
    citiesBySlug: city,
    cinemas: [...cinema.values()].filter(({ redirectSlug }) => redirectSlug === null),
    cinemasBySlug: cinema,
    shows: [...show.values()],
    showsBySlug: show,
    detailsBySlug: of<ShowDetails>('showDetails'),
    genres: genreNames(show.values()),
    tags: of<Tag>('tag'),
    versions: of<Version>('version'),
    technologies: [...of<Technology>('technology').values()],
    content: contentFrom(of),
    gone: new Set(of('gone').keys()),
    settings,
    features,
    thirdParties: thirdPartiesOf(
      settings,
      features,
      currentSettings().WIDGET_ORIGINS,
      originOf(site, currentSettings()),
    ),
  };
}

/** Settings stored by another release may name things that this one does not know: then the site gets the defaults. */
function settingsFrom(stored: unknown): StoredSettings {
  const read = storedSettingsSchema.safeParse(stored ?? {});
  return read.success ? read.data : NO_STORED_SETTINGS;
}

function contentFrom(of: (kind: DocumentKind) => ReadonlyMap<string, unknown>): Content {
  const lists = Object.keys(feedContent).map((name) => [name, of(name as FeedContent)]);
  const singles = Object.keys(feedSingles).map((name) => [name, of(name as FeedSingle).get(name)]);
  return Object.fromEntries([...lists, ...singles]) as Content;
}
