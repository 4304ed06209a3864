import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the catalogue, programme and screenings by generation, and the outbox of changes. */
export const programme: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('site_generation')
      .addColumn('site', 'text', (column) => column.primaryKey())
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('feed_hash', 'text', (column) => column.notNull())
      .addColumn('imported_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('spare_generation')
      .addColumn('generation', 'integer', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('touched_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('sequence')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'integer', (column) => column.notNull())
      .execute();
    await (db as Kysely<{ sequence: { name: string; value: number } }>)
      .insertInto('sequence')
      .values([
        { name: 'generation', value: 0 },
        { name: 'change', value: 0 },
      ])
      .execute();

    await schema
      .createTable('document')
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_key', ['generation', 'language', 'kind', 'slug'])
      .execute();
    await schema
      .createTable('cinema_day')
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('cinema', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('cinema_day_key', ['generation', 'cinema', 'day'])
      .execute();
    await schema
      .createTable('programme')
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('cinema', 'text', (column) => column.notNull())
      .addColumn('show', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('programme_key', ['generation', 'cinema', 'show'])
      .execute();
    await schema
      .createTable('programme_day')
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('cinema', 'text', (column) => column.notNull())
      .addColumn('show', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('programme_day_key', ['generation', 'cinema', 'show', 'day'])
      .execute();
    await schema
      .createIndex('programme_day_by_show')
      .on('programme_day')
      .columns(['generation', 'show', 'cinema', 'day'])
      .execute();

    await schema
      .createTable('showtime')
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('cinema', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('show', 'text', (column) => column.notNull())
      .addColumn('booking', 'text', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull())
      .addColumn('end_time', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('reservability_start', 'text', (column) => column.notNull())
      .addColumn('reservability_end', 'text', (column) => column.notNull())
      .addColumn('is_movie', 'integer', (column) => column.notNull())
      .addColumn('hall', 'text', (column) => column.notNull())
      .addColumn('capacity', 'integer', (column) => column.notNull())
      // For a cinema's day, and for a show's days at a cinema.
      .addPrimaryKeyConstraint('showtime_key', ['generation', 'cinema', 'day', 'show', 'booking'])
      .execute();
    await schema
      .createIndex('showtime_by_show')
      .on('showtime')
      .columns(['generation', 'show', 'day', 'cinema'])
      .execute();
    await schema
      .createTable('showtime_text')
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('booking', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('showtime_text_key', ['generation', 'booking', 'language'])
      .execute();

    await schema
      .createTable('fingerprint')
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('fingerprint_key', ['generation', 'tag'])
      .execute();
    await schema
      .createTable('gone_show')
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('gone_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('gone_show_key', ['site', 'slug'])
      .execute();
    await schema
      .createTable('changes')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .execute();
  },
};
