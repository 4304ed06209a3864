import { mkdtempSync } from 'node:fs';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../src/database/errors.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { openDatabase } from '../../../src/database/open.ts';
import type { Schema } from '../../../src/database/schema.ts';
import { takeNumbers } from '../../../src/database/sequence.ts';

let folder: string;
let file: string;
let db: Kysely<Schema>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurore-dialect-'));
  file = join(folder, 'data', 'aurore.db');
  db = openDatabase({ DATABASE_URL: undefined, DATA_DIR: join(folder, 'data') });
  await migrate(db);
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const insert = (to: Pick<Kysely<Schema>, 'insertInto'>, tag: string) =>
  to.insertInto('fingerprint').values({ generation: 1, tag, hash: '' }).execute();
const tags = async () => (await db.selectFrom('fingerprint').select('tag').execute()).map(({ tag }) => tag);

describe('SQLite', () => {
  test('keeps a write-ahead log and every acknowledged write', async () => {
    const { rows } = await sql`pragma synchronous`.execute(db);
    expect(rows).toEqual([{ synchronous: 2 }]);
    expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
  });

  test('gives rows as ordinary objects, with the name of each column', async () => {
    const { rows } = await sql`select 1 as number, 'a' as text, null as missing union all select 2, 'b', 0.5`.execute(
      db,
    );
    expect(rows).toStrictEqual([
      { number: 1, text: 'a', missing: null },
      { number: 2, text: 'b', missing: 0.5 },
    ]);
  });

  test('names the columns of a table that another process has made anew', async () => {
    await insert(db, 'kept');
    const all = sql`select * from fingerprint`;
    expect((await all.execute(db)).rows).toEqual([{ generation: 1, tag: 'kept', hash: '' }]);
    const other = new DatabaseSync(file);
    other.exec(
      'drop table fingerprint; create table fingerprint (hash, generation, tag); ' +
        "insert into fingerprint values ('new', 2, 'other')",
    );
    other.close();
    expect((await all.execute(db)).rows).toEqual([{ generation: 2, tag: 'other', hash: 'new' }]);
  });

  test('a write waits for another process without stopping this one', async () => {
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    let turns = 0;
    const writes = Promise.all([
      insert(db, 'alone'),
      db.transaction().execute((transaction) => insert(transaction, 'in a transaction')),
    ]);
    let isWritten = false;
    void writes.then(() => (isWritten = true));
    while (turns < 50) {
      await new Promise(setImmediate);
      turns += 1;
    }
    expect(isWritten).toBe(false);
    expect(await tags()).toEqual([]);
    other.exec('commit');
    other.close();
    await writes;
    expect((await tags()).toSorted()).toEqual(['alone', 'in a transaction']);
  });

  test('readers neither wait for an open transaction nor see it', async () => {
    await db.transaction().execute(async (transaction) => {
      await insert(transaction, 'new');
      expect(await tags()).toEqual([]);
      expect(await transaction.selectFrom('fingerprint').select('tag').execute()).toEqual([{ tag: 'new' }]);
    });
    expect(await tags()).toEqual(['new']);
  });

  test('transactions and single writes take turns', async () => {
    const increment = () =>
      db.transaction().execute(async (transaction) => {
        const { value } = await transaction
          .selectFrom('sequence')
          .select('value')
          .where('name', '=', 'change')
          .executeTakeFirstOrThrow();
        await new Promise(setImmediate);
        await transaction
          .updateTable('sequence')
          .set({ value: value + 1 })
          .where('name', '=', 'change')
          .execute();
      });
    await Promise.all([...Array.from({ length: 20 }, increment), insert(db, 'between')]);
    const numbers = await db.transaction().execute((transaction) => takeNumbers(transaction, 'change', 2));
    expect(numbers).toBe(22);
    expect(await tags()).toEqual(['between']);
  });

  test('what fails is undone, and the next may write', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await insert(transaction, 'lost');
      await insert(transaction, 'lost');
    });
    await expect(failing).rejects.toThrow(/UNIQUE/);
    await insert(db, 'kept');
    expect(await tags()).toEqual(['kept']);
  });

  test('several processes may make its tables at once', async () => {
    const settings = { DATABASE_URL: `sqlite:${join(folder, 'new.db')}`, DATA_DIR: folder };
    const opened = [1, 2, 3].map(() => openDatabase(settings));
    await Promise.all(opened.map(migrate));
    expect(await opened[1]!.selectFrom('changes').selectAll().execute()).toEqual([]);
    await Promise.all(opened.map((each) => each.destroy()));
  });
});

describe('errors are in a sentence', () => {
  test.each([
    ['a file that is no database', 'sqlite:FOLDER/text.db', 'The database file is not an SQLite database.'],
    ['a folder', 'sqlite:FOLDER', 'The database file cannot be opened: a folder has its name.'],
    [
      'a file in a file',
      'sqlite:FOLDER/text.db/x.db',
      /^\/.*\/text\.db: A folder cannot be made: a file has its name\.$/,
    ],
    ['a port where nobody listens', 'postgres://a:b@127.0.0.1:1/x', /^PostgreSQL does not answer/],
  ])('%s', async (_, url, sentence) => {
    await writeFile(
      join(folder, 'text.db'),
      'This is a text, and a long one, longer than a header of SQLite is. '.repeat(9),
    );
    const broken = openDatabase({ DATABASE_URL: url.replace('FOLDER', folder), DATA_DIR: folder });
    const error: unknown = await migrate(broken).catch((reason: unknown) => reason);
    expect(sentenceOf(error)).toMatch(sentence);
    await broken.destroy();
  });

  test('with the files that it is about', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    const failed = Object.assign(new Error('EACCES'), { code: 'EACCES' });
    expect(sentenceOf(failed)).toBe('A file or folder may not be read or written.');
    expect(sentenceOf(Object.assign(failed, { path: from }))).toBe(
      `${from}: A file or folder may not be read or written.`,
    );
    await writeFile(to, '');
    const error: unknown = await copyFile(to, join(to, 'in')).catch((reason: unknown) => reason);
    expect(sentenceOf(error)).toBe(`${to} → ${to}/in: A folder cannot be made: a file has its name.`);
  });

  test('a fault of ours is not dressed up', () => {
    expect(sentenceOf(new TypeError('x is not a function'))).toBeUndefined();
  });
});
