import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables as they are at this migration, however they change later. */
type Tables = {
  site_generation: { generation: number };
  programme: { generation: number; cinema: string; show: string; tags: string; data: string };
  show_on_site: { generation: number; show: string; bookable: number; is_kids: number; tags: string };
};
type OnSite = { bookable: boolean; isKids: boolean; tags: Set<string> };

const ROWS_A_STATEMENT = 50;

/**
 * Adds what holds for a show in all cinemas of a site together; until now, it was put together from all their
 * programmes.
 */
export const showOnSite: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Tables>;
    await db.schema
      .createTable('show_on_site')
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('show', 'text', (column) => column.notNull())
      .addColumn('bookable', 'integer', (column) => column.notNull())
      .addColumn('is_kids', 'integer', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('show_on_site_key', ['generation', 'show'])
      .execute();
    for (const { generation } of await db.selectFrom('site_generation').select('generation').execute()) {
      const rows = [...(await showsOf(db, generation))].map(([show, { bookable, isKids, tags }]) => ({
        generation,
        show,
        bookable: Number(bookable),
        is_kids: Number(isKids),
        tags: JSON.stringify([...tags]),
      }));
      for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
        await db
          .insertInto('show_on_site')
          .values(rows.slice(start, start + ROWS_A_STATEMENT))
          .execute();
      }
    }
  },
};

/** Reads shows cinema by cinema, since all programmes of a chain may not fit into memory at once. */
async function showsOf(db: Kysely<Tables>, generation: number): Promise<ReadonlyMap<string, OnSite>> {
  const shows = new Map<string, OnSite>();
  const cinemas = db.selectFrom('programme').select('cinema').distinct().where('generation', '=', generation);
  for (const { cinema } of await cinemas.orderBy('cinema').execute()) {
    const rows = db.selectFrom('programme').selectAll().where('generation', '=', generation);
    for (const { show, tags, data } of await rows.where('cinema', '=', cinema).execute()) {
      const { bookable, isKids } = JSON.parse(data) as { bookable: boolean; isKids: boolean };
      const known = shows.get(show) ?? { bookable: false, isKids: false, tags: new Set() };
      known.bookable ||= bookable;
      known.isKids ||= isKids;
      for (const tag of JSON.parse(tags) as string[]) known.tags.add(tag);
      shows.set(show, known);
    }
  }
  return shows;
}
