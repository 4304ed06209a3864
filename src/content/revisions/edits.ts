import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { currentDatabase } from '../../database/current.ts';
import type { DocumentKind, RevisionTable, Schema } from '../../database/schema.ts';
import { takeNumbers } from '../../database/sequence.ts';
import type { Language, SiteCode } from '../../sites/sites.ts';
import { liveGeneration } from '../live.ts';
import { appendRevisions, AT_ONCE, type EditorName, type NewRevision, type VersionState } from './write.ts';

export type DocumentName = { readonly language: Language; readonly kind: DocumentKind; readonly slug: string };

/** A version of a document as it was written; instants in ISO 8601, UTC. */
export type DocumentVersion = {
  readonly id: number;
  readonly state: VersionState;
  readonly from: string;
  readonly until: string | null;
  readonly isCurrent: boolean;
  readonly author: string;
  readonly at: string;
  readonly item: unknown;
};

/** A condition on the document that is edited; it is given the document's ETag. */
export type Precondition = (etag: string | undefined) => boolean;

/**
 * Writes those of the editors' versions that say something new. Gives their number; undefined, with nothing written,
 * when the precondition does not hold.
 */
export async function editDocuments(
  site: SiteCode,
  revisions: readonly NewRevision[],
  editor: EditorName,
  precondition?: Precondition,
): Promise<number | undefined> {
  const db = await currentDatabase();
  return db.transaction().execute(async (transaction) => {
    // Writing first makes edits wait for each other, so that what is read below stays as it is.
    await takeNumbers(transaction, 'revision', 0);
    const [first] = revisions;
    if (precondition && first && !precondition(await etagOf(site, first, transaction))) return undefined;
    const fresh: NewRevision[] = [];
    for (const [index, revision] of revisions.entries()) {
      if (index % AT_ONCE === 0) await setImmediate();
      if (await isRealChange(transaction, site, revision)) fresh.push(revision);
    }
    if (fresh.length > 0) await appendRevisions(transaction, site, fresh, { source: 'editor', ...editor });
    return fresh.length;
  });
}

/**
 * A document's ETag (RFC 9110), which changes with each of its versions and with the feed's; undefined if there is no
 * such document.
 */
export async function etagOf(
  site: SiteCode,
  name: DocumentName,
  within?: Transaction<Schema>,
): Promise<string | undefined> {
  const db = within ?? (await currentDatabase());
  const last = await latest(db, site, name);
  const feed = await documentOfFeed(site, name, db);
  if (feed === undefined && (!last || last.state === 'undone')) return undefined;
  const hash = createHash('sha256')
    .update(`${last?.id ?? 0} ${feed ?? ''}`)
    .digest('base64url');
  return `"${hash.slice(0, 27)}"`;
}

/** A document as the feed has it, whatever editors made of it, as JSON; undefined if the feed has none. One statement. */
export async function documentOfFeed(
  site: SiteCode,
  { language, kind, slug }: DocumentName,
  within?: Store,
): Promise<string | undefined> {
  const db = within ?? (await currentDatabase());
  const row = await db
    .selectFrom('document')
    .select('data')
    .where('generation', '=', liveGeneration({ code: site }))
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.data;
}

type Store = Kysely<Schema> | Transaction<Schema>;

/** The versions of a document, the latest first. */
function versions(db: Store, site: SiteCode, { language, kind, slug }: DocumentName) {
  return db
    .selectFrom('revision')
    .selectAll()
    .where('site', '=', site)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('language', '=', language)
    .orderBy('id', 'desc');
}

const latest = (db: Store, site: SiteCode, name: DocumentName) => versions(db, site, name).limit(1).executeTakeFirst();

/** Whether a version differs from the one written last: what is sent twice is written once. */
async function isRealChange(transaction: Transaction<Schema>, site: SiteCode, revision: NewRevision): Promise<boolean> {
  const last = await latest(transaction, site, revision);
  if (!last) return revision.state !== 'undone';
  const { state, data, from, until } = revision;
  if (stateOf(last) !== state) return true;
  if (state === 'undone') return false;
  // A version to be shown at once began when it was written.
  const isSameFrom = from ? last.from_at === from.toISOString() : last.from_at === last.at;
  return last.current === 0 || last.data !== data || !isSameFrom || last.until_at !== (until?.toISOString() ?? null);
}

/** Every version of a document, the latest first. */
export async function versionsOf(site: SiteCode, name: DocumentName): Promise<readonly DocumentVersion[]> {
  const rows = await versions(await currentDatabase(), site, name).execute();
  return rows.map(({ id, from_at, until_at, current, author, at, data, ...row }) => ({
    ...{ id, state: stateOf(row), from: from_at, until: until_at, isCurrent: current === 1, author, at },
    item: JSON.parse(data) as unknown,
  }));
}

const stateOf = ({ state, proposed }: Pick<Selectable<RevisionTable>, 'state' | 'proposed'>): VersionState =>
  proposed === 1 ? 'proposed' : state;

/**
 * Whether somebody other than an editor has written the same text as a version of the same document: by their ids, or by their
 * names where no id was stored.
 */
export async function isWrittenByAnother(
  site: SiteCode,
  revision: NewRevision,
  { id, name }: EditorName,
): Promise<boolean> {
  const found = await versions(await currentDatabase(), site, revision)
    .clearSelect()
    .select('id')
    .where('data', '=', revision.data)
    .where((row) => row.or([row('editor', '!=', id), row.and([row('editor', 'is', null), row('author', '!=', name)])]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const LISTED = 100;

/**
 * Who changed what on a site, and when: the changes before a revision's number, the latest first, at most a hundred.
 */
export async function historyOf(site: SiteCode, before: number | undefined) {
  const db = await currentDatabase();
  const rows = await db
    .selectFrom('revision')
    .select(['id', 'at', 'author', 'language', 'kind', 'slug', 'from_at as from', 'until_at as until'])
    .select(['state', 'proposed'])
    .where('site', '=', site)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(({ state, proposed, ...row }) => ({ ...row, state: stateOf({ state, proposed }) }));
}
