import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { DocumentKind, RevisionTable, Schema } from '../../database/schema.ts';
import { takeNumbers } from '../../database/sequence.ts';
import { now } from '../../settings/clock.ts';
import type { Language, SiteCode } from '../../sites/sites.ts';
import { appendChanges } from '../changes.ts';
import { tagsOfDocument } from './tags.ts';

/** `proposed`: a draft that its author wants to be published. */
export type VersionState = RevisionTable['state'] | 'proposed';

/** A version to be written. */
export type NewRevision = {
  readonly language: Language;
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly state: VersionState;
  /** Undefined means at once. */
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  /** JSON; `null` for a document that is removed. */
  readonly data: string;
};

/** After so many of a batch the event loop serves other requests: SQLite's results come without a pause. */
export const AT_ONCE = 100;

/** Who writes: a feed, or an editor, whose id stays when the name changes. */
export type Author = { readonly source: 'feed' } | ({ readonly source: 'editor' } & EditorName);
export type EditorName = { readonly id: string; readonly name: string };

/** Appends versions to a site's, in the order given, and records what they change. Gives the last one's number. */
export async function appendRevisions(
  transaction: Transaction<Schema>,
  site: SiteCode,
  revisions: readonly NewRevision[],
  author: Author,
): Promise<number> {
  const at = now().toISOString();
  const last = await takeNumbers(transaction, 'revision', revisions.length);
  const tags = new Set<string>();
  for (const [index, { language, kind, slug, state: written, data, from, until }] of revisions.entries()) {
    const state = written === 'proposed' ? 'draft' : written;
    if (index % AT_ONCE === 0) await setImmediate();
    const from_at = from?.toISOString() ?? at;
    await replace(transaction, { site, language, kind, slug, state, from_at });
    await transaction
      .insertInto('revision')
      .values({
        ...{ id: last - revisions.length + 1 + index, site, language, kind, slug, state, from_at, data, at },
        until_at: until?.toISOString() ?? null,
        proposed: written === 'proposed' ? 1 : 0,
        current: state === 'undone' ? 0 : 1,
        source: author.source,
        ...(author.source === 'editor' ? { editor: author.id, author: author.name } : { author: 'feed' }),
      })
      .execute();
    if (state !== 'draft' && from_at <= at) for (const tag of tagsOfDocument(site, kind, slug)) tags.add(tag);
  }
  await nextEdition(transaction, site);
  await appendChanges(transaction, [...tags]);
  return last;
}

/** Makes every process that caches a catalogue of the site read it again. */
async function nextEdition(transaction: Transaction<Schema>, site: SiteCode): Promise<void> {
  await transaction
    .updateTable('site_generation')
    .set((row) => ({ edition: row('edition', '+', 1) }))
    .where('site', '=', site)
    .execute();
}

type Replacing = Pick<RevisionTable, 'site' | 'language' | 'kind' | 'slug' | 'state' | 'from_at'>;

/**
 * Moves versions that can no longer be shown into history: drafts when any version follows, all when an undoing
 * follows.
 */
async function replace(transaction: Transaction<Schema>, { state, from_at, ...document }: Replacing): Promise<void> {
  const { site, language, kind, slug } = document;
  await transaction
    .updateTable('revision')
    .set({ current: 0 })
    .where('site', '=', site)
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('current', '=', 1)
    .$if(state !== 'undone', (query) =>
      query.where((row) =>
        row.or([
          row('state', '=', 'draft'),
          // Another version for the same instant is a correction.
          ...(state === 'published' ? [row.and([row('state', '=', 'published'), row('from_at', '=', from_at)])] : []),
        ]),
      ),
    )
    .execute();
}

/** Replaces the revisions that the previous feed brought by those of this one. */
export async function replaceFeedRevisions(
  transaction: Transaction<Schema>,
  site: SiteCode,
  revisions: readonly NewRevision[],
): Promise<void> {
  const gone = await transaction
    .updateTable('revision')
    .set({ current: 0 })
    .where('site', '=', site)
    .where('source', '=', 'feed')
    .where('current', '=', 1)
    .returning(['kind', 'slug', 'state'])
    .execute();
  const tags = gone
    .filter(({ state }) => state === 'published')
    .flatMap(({ kind, slug }) => tagsOfDocument(site, kind, slug));
  await appendChanges(transaction, [...new Set(tags)]);
  if (revisions.length > 0) await appendRevisions(transaction, site, revisions, { source: 'feed' });
  else if (gone.length > 0) await nextEdition(transaction, site);
}
