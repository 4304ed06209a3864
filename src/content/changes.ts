import type { Transaction } from 'kysely';
import { cinemaTag, showTag, siteTag } from './cacheTags.ts';
import { currentDatabase, pagesDatabase } from '../database/current.ts';
import type { Schema } from '../database/schema.ts';
import { takeNumbers } from '../database/sequence.ts';
import { now } from '../settings/clock.ts';
import type { Site } from '../sites/sites.ts';

/** The outbox of changes: the tags (cacheTags.ts) of the pages that are outdated. */
const MAX_CHANGES = 10_000;
const ROWS_AT_ONCE = 500;

export type Changes = {
  /** The number to continue from next time. */
  readonly last: number;
  readonly tags: readonly string[];
  /** False when older changes have been removed already: then anything may have changed. */
  readonly complete: boolean;
};

/**
 * What changed after a change's number, oldest first, as seen by the database that pages are read from: a page must not
 * be rendered again from a replica that has not received the change yet. One statement; meant to be called once a
 * second.
 */
export async function changesSince(id: number): Promise<Changes> {
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('sequence')
    .leftJoin('changes', (join) => join.on('changes.id', '>', id))
    .select(['sequence.value as last', 'changes.id', 'changes.tag'])
    .where('sequence.name', '=', 'change')
    .orderBy('changes.id')
    .execute();
  const last = rows[0]?.last ?? 0;
  const tags = new Set(rows.flatMap(({ tag }) => tag ?? []));
  // Numbers have no gaps. A database restored from a backup may even be behind the reader.
  const complete = last === id || (last > id && rows[0]?.id === id + 1);
  return { last, tags: [...tags], complete };
}

/** The number of the latest change, where a reader that has nothing cached starts. */
export async function lastChange(): Promise<number> {
  const db = await pagesDatabase();
  const row = await db.selectFrom('sequence').select('value').where('name', '=', 'change').executeTakeFirst();
  return row?.value ?? 0;
}

/** When each tag of a site last changed, as far as is remembered; ISO 8601, UTC. One statement. */
export async function changeTimes(site: Site): Promise<ReadonlyMap<string, string>> {
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('changes')
    .select((row) => ['tag', row.fn.max('at').as('at')])
    .where((row) =>
      row.or([siteTag(site), cinemaTag(site, '%'), showTag(site, '%')].map((tag) => row('tag', 'like', tag))),
    )
    .groupBy('tag')
    .execute();
  return new Map(rows.map(({ tag, at }) => [tag, at]));
}

/** Announces changes made outside this database, in a transaction of their own. */
export async function announceChanges(tags: readonly string[]): Promise<void> {
  const db = await currentDatabase();
  await db.transaction().execute((transaction) => appendChanges(transaction, tags));
}

/** Records what a transaction changes, in that transaction, and deletes the oldest changes. */
export async function appendChanges(transaction: Transaction<Schema>, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const last = await takeNumbers(transaction, 'change', tags.length);
  const at = now().toISOString();
  const rows = tags.map((tag, index) => ({ id: last - tags.length + 1 + index, at, tag }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await transaction
      .insertInto('changes')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
  await transaction
    .deleteFrom('changes')
    .where('id', '<=', last - MAX_CHANGES)
    .execute();
}
