import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../src/database/migrate.ts';
import { programme } from '../../../src/database/migrations/001-programme.ts';
import { openDatabase } from '../../../src/database/open.ts';
import type { Schema } from '../../../src/database/schema.ts';
import { startPostgresql } from './postgresql.ts';

describe.each([
  {
    name: 'SQLite',
    start: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'aurore-migrations-'));
      return { url: `sqlite:${join(folder, 'old.db')}`, stop: () => rm(folder, { recursive: true }) };
    },
  },
  { name: 'PostgreSQL', start: startPostgresql },
])('a store of before, on $name', ({ start }) => {
  let database: { url: string; stop: () => Promise<void> };
  let db: Kysely<Schema>;

  beforeEach(async () => {
    database = await start();
    db = openDatabase({ DATABASE_URL: database.url, DATA_DIR: '' });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ '001-programme': programme }) } });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
  });
  afterEach(async () => {
    await db.destroy();
    await database.stop();
  });

  test('knows what plays anywhere as soon as it is opened', async () => {
    const site = { feed_hash: '', imported_at: '' };
    await db
      .insertInto('site_generation')
      .values([
        { site: 'fr', generation: 2, ...site },
        { site: 'be', generation: 3, ...site },
      ])
      .execute();
    const row = (generation: number, cinema: string, show: string, tags: string[], data: object) => ({
      ...{ generation, cinema, show, position: 0, tags: JSON.stringify(tags), data: JSON.stringify(data) },
    });
    await db
      .insertInto('programme')
      .values([
        row(1, 'a', 'replaced', [], { bookable: true, isKids: true }),
        row(2, 'a', 'metropolis', ['imax'], { bookable: false, isKids: false }),
        row(2, 'b', 'metropolis', ['3d', 'imax'], { bookable: true, isKids: false }),
        row(2, 'b', 'lotte', [], { bookable: false, isKids: true }),
        row(3, 'a', 'metropolis', [], { bookable: false, isKids: false }),
      ])
      .execute();

    await migrate(db);

    const rows = await db.selectFrom('show_on_site').selectAll().orderBy('generation').orderBy('show').execute();
    expect(rows).toEqual([
      { generation: 2, show: 'lotte', bookable: 0, is_kids: 1, tags: '[]' },
      { generation: 2, show: 'metropolis', bookable: 1, is_kids: 0, tags: '["imax","3d"]' },
      { generation: 3, show: 'metropolis', bookable: 0, is_kids: 0, tags: '[]' },
    ]);
    const here = db.selectFrom('programme').select(['generation', 'cinema', 'show']).where('bookable', '=', 0);
    expect(await here.orderBy('generation').orderBy('cinema').orderBy('show').execute()).toEqual([
      { generation: 2, cinema: 'a', show: 'metropolis' },
      { generation: 2, cinema: 'b', show: 'lotte' },
      { generation: 3, cinema: 'a', show: 'metropolis' },
    ]);
  });

  test('that a later release has changed already is served by this one', async () => {
    await migrate(db);
    const migrated = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    // As the later release does it: the migrator gives each migration a time after the last one's.
    const up = async (inLock: Kysely<Schema>) => {
      await sql`alter table show_on_site add column later text`.execute(inLock);
    };
    const names = [...migrated.rows.map(({ name }) => name), '999-later'];
    const provider = { getMigrations: async () => Object.fromEntries(names.map((name) => [name, { up }])) };
    const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    expect(results?.map(({ migrationName }) => migrationName)).toEqual(['999-later']);
    // Meanwhile, a node of this release starts again.
    await migrate(db);
    await migrate(db);
    const row = { generation: 1, show: 'metropolis', bookable: 1, is_kids: 0, tags: '[]' };
    await db.insertInto('show_on_site').values(row).execute();
    expect(await db.selectFrom('show_on_site').selectAll().execute()).toEqual([{ ...row, later: null }]);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
});
