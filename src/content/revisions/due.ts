import type { Kysely, Transaction } from 'kysely';
import { currentDatabase } from '../../database/current.ts';
import type { Schema } from '../../database/schema.ts';
import { now } from '../../settings/clock.ts';
import { appendChanges } from '../changes.ts';
import { tagsOfDocument } from './tags.ts';

/**
 * Records in `changes` the revisions that have become due or ended since the last call on any node. One statement when
 * none have; meant to be called once a second.
 */
export async function publishDueRevisions(): Promise<void> {
  const db = await currentDatabase();
  const present = now().toISOString();
  if ((await dueBy(db, present)).length === 0) return;
  await db.transaction().execute(async (transaction) => {
    // Writing first makes concurrent nodes wait for each other: the second finds nothing left.
    const { at } = await transaction
      .updateTable('schedule')
      .set((row) => ({ at: row.ref('at') }))
      .where('id', '=', 1)
      .returning('at')
      .executeTakeFirstOrThrow();
    const due = await dueBy(transaction, present);
    await transaction.updateTable('schedule').set({ at: present }).where('id', '=', 1).where('at', '=', at).execute();
    await appendChanges(transaction, [
      ...new Set(due.flatMap(({ site, kind, slug }) => tagsOfDocument(site, kind, slug))),
    ]);
  });
}

async function dueBy(db: Kysely<Schema> | Transaction<Schema>, present: string) {
  return db
    .selectFrom('revision')
    .innerJoin('schedule', (join) => join.on('schedule.id', '=', 1))
    .select(['revision.site', 'revision.kind', 'revision.slug'])
    .where('revision.current', '=', 1)
    .where('revision.state', '=', 'published')
    .where((row) => {
      const isDue = (boundary: 'revision.from_at' | 'revision.until_at') =>
        row.and([row(boundary, '>', row.ref('schedule.at')), row(boundary, '<=', present)]);
      // What is shown at once was recorded when it was written.
      const begins = row.and([isDue('revision.from_at'), row('revision.from_at', '>', row.ref('revision.at'))]);
      return row.or([begins, isDue('revision.until_at')]);
    })
    .execute();
}
