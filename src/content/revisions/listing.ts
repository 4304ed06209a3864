import type { Kysely } from 'kysely';
import type { FeedDocument } from '../../contract/feed.ts';
import { currentDatabase } from '../../database/current.ts';
import type { Schema } from '../../database/schema.ts';
import { shownAt, spanAround } from '../../domain/editorial/revisions.ts';
import { foldName } from '../../lib/foldText.ts';
import { now } from '../../settings/clock.ts';
import type { Language, Site } from '../../sites/sites.ts';
import { catalogueOf } from '../catalogue.ts';
import { kindOf } from '../import/documents.ts';
import { itemsOf, titleOf } from './documents.ts';

/**
 * What there is of a document in a language: `published` if visitors have it, `removed` if an editor has taken it off,
 * `draft` if a version waits for its publication, `proposed` if its author wants that, `scheduled` if one begins or ends
 * by itself.
 */
export const DOCUMENT_STATES = ['published', 'draft', 'proposed', 'scheduled', 'removed'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** A document in one language, as lists of documents have it. Instants in ISO 8601, UTC. */
export type ListedVersion = {
  readonly title: string;
  readonly states: readonly DocumentState[];
  /** Who wrote what visitors have; null if they have nothing. */
  readonly source: 'feed' | 'editor' | null;
  /** When a version begins or ends next by itself. */
  readonly next: string | null;
  /** Its last change by an editor, or by the versions of a feed. */
  readonly changed: { readonly author: string; readonly at: string } | null;
};

export type ListedDocument = {
  readonly slug: string;
  /** Languages of the site in which there is nothing are absent. */
  readonly languages: Readonly<Partial<Record<Language, ListedVersion>>>;
};

export type Wanted = {
  /** Words of titles or slugs, all of which must be there, without regard to capitals and accents. */
  readonly words?: string | undefined;
  readonly state?: DocumentState | undefined;
  /** From 1. */
  readonly page: number;
};

const ON_A_PAGE = 50;

/**
 * The documents of a kind that a site has or had, whatever they came from: what was changed last first, then in the
 * feed's order. Gives those of a page, and how many there are in all.
 */
export async function listDocuments(site: Site, name: FeedDocument, { words = '', state, page }: Wanted) {
  const db = await currentDatabase();
  const versions = Map.groupBy(await versionsOfKind(db, site, name), keyOf);
  const changes = new Map((await lastChanges(db, site, name)).map((row) => [keyOf(row), row]));
  const documents = new Map<string, Partial<Record<Language, ListedVersion>>>();
  const instant = now();
  for (const language of site.languages) {
    const items = itemsOf(await catalogueOf(site, language), name);
    const withVersions = [...versions.values()].flatMap(([first]) => (first?.language === language ? first.slug : []));
    for (const slug of new Set([...items.keys(), ...withVersions])) {
      const key = keyOf({ language, slug });
      const listed = listedVersion(slug, items.get(slug), versions.get(key) ?? [], changes.get(key), instant);
      documents.set(slug, { ...documents.get(slug), [language]: listed });
    }
  }
  const sought = foldName(words).split(' ');
  const found = [...documents]
    .map(([slug, languages]): ListedDocument => ({ slug, languages }))
    .filter(({ slug, languages }) => {
      const ofLanguages = Object.values(languages);
      const text = foldName([slug, ...ofLanguages.map(({ title }) => title)].join(' '));
      return (
        (state === undefined || ofLanguages.some(({ states }) => states.includes(state))) &&
        sought.every((word) => text.includes(word))
      );
    })
    .toSorted((a, b) => (lastChange(a) < lastChange(b) ? 1 : lastChange(a) > lastChange(b) ? -1 : 0));
  return { total: found.length, documents: found.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE) };
}

const keyOf = ({ language, slug }: { language: Language; slug: string }) => `${language}/${slug}`;

const lastChange = ({ languages }: ListedDocument): string =>
  Object.values(languages).reduce((latest, { changed }) => (changed && changed.at > latest ? changed.at : latest), '');

function listedVersion(
  slug: string,
  published: object | undefined,
  versions: Awaited<ReturnType<typeof versionsOfKind>>,
  changed: ListedVersion['changed'] | undefined,
  at: Date,
): ListedVersion {
  const shown = shownAt(versions, at, false);
  const { until } = spanAround(versions, at);
  const isState: Readonly<Record<DocumentState, boolean>> = {
    published: published !== undefined,
    draft: versions.some((version) => version.state === 'draft'),
    proposed: versions.some((version) => version.proposed === 1),
    scheduled: until !== Infinity,
    removed: shown?.data === 'null',
  };
  const written = versions.findLast(({ data }) => data !== 'null');
  return {
    title: titleOf(published ?? (written && (JSON.parse(written.data) as object)), slug),
    states: DOCUMENT_STATES.filter((each) => isState[each]),
    source: published ? (shown?.source ?? 'feed') : null,
    next: until === Infinity ? null : new Date(until).toISOString(),
    changed: changed ? { author: changed.author, at: changed.at } : null,
  };
}

/** The versions of a kind's documents that can be shown now or later, oldest first. */
async function versionsOfKind(db: Kysely<Schema>, site: Site, name: FeedDocument) {
  const rows = await db
    .selectFrom('revision')
    .select(['id', 'language', 'slug', 'state', 'from_at as from', 'until_at as until', 'data', 'source', 'proposed'])
    .where('site', '=', site.code)
    .where('kind', '=', kindOf(name))
    .where('current', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(({ state, ...row }) => ({
    ...row,
    state: state === 'draft' ? ('draft' as const) : ('published' as const),
  }));
}

/** The last change of each of a kind's documents, also of those that were given back to the feed. */
async function lastChanges(db: Kysely<Schema>, site: Site, name: FeedDocument) {
  const last = db
    .selectFrom('revision')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('site', '=', site.code)
    .where('kind', '=', kindOf(name))
    .groupBy(['language', 'slug']);
  return db.selectFrom('revision').select(['language', 'slug', 'author', 'at']).where('id', 'in', last).execute();
}
