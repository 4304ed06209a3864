import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lastChange } from '../../../src/content/changes.ts';
import { isOutage } from '../../../src/content/outage.ts';
import { closeDatabase, currentDatabase, pagesDatabase } from '../../../src/database/current.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { openPool } from '../../../src/database/pool.ts';
import type { Schema } from '../../../src/database/schema.ts';
import { startTcpProxy } from '../../faults/tcpProxy.ts';
import { startPostgresql, type TestPostgresql } from './postgresql.ts';

let server: TestPostgresql;
beforeAll(async () => {
  server = await startPostgresql();
});
afterAll(async () => {
  await closeDatabase();
  await server.stop();
});

/** Opens the server's database over a network that can be made bad. */
async function open(settings: { DATABASE_POOL?: number; DATABASE_TIMEOUT?: number } = {}) {
  const wire = await startTcpProxy(server.port);
  const url = server.url.replace(`:${server.port}/`, `:${wire.port}/`);
  const db = openDatabase({ DATABASE_URL: url, DATA_DIR: '', ...settings });
  onTestFinished(async () => {
    await db.destroy();
    await wire.stop();
  });
  return { db, wire };
}

const one = (db: Kysely<Schema>) => sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows[0]!.one);
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Error,
  );

describe('connections to PostgreSQL', () => {
  test('a statement is ended by its time, and its connection serves on', async () => {
    const { db } = await open({ DATABASE_TIMEOUT: 1, DATABASE_POOL: 2 });
    const error = await faultOf(sql`select pg_sleep(30)`.execute(db));
    expect(error?.message).toMatch(/statement timeout/);
    expect(isOutage(error)).toBe(true);
    expect(await one(db)).toBe(1);
  });

  test('a database that says nothing is given up, and what was asked is not waited for by the next', async () => {
    const { db, wire } = await open({ DATABASE_TIMEOUT: 1, DATABASE_POOL: 2 });
    expect(await one(db)).toBe(1);
    wire.trouble = { delayMs: 3_600_000 };
    expect(isOutage(await faultOf(one(db)))).toBe(true);
    wire.trouble = {};
    expect(await one(db)).toBe(1);
  });

  test('what only reads is asked again where its connection broke while it was idle or at work', async () => {
    const { db } = await open({ DATABASE_POOL: 2 });
    const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = 'aurore'`;
    const working = sql<{ done: number }>`select 1 as done from pg_sleep(1)`.execute(db);
    await expect
      .poll(async () => {
        const { rows } =
          await sql`select 1 from pg_stat_activity where query like '%pg_sleep(1)' and state = 'active' and pid <> pg_backend_pid()`.execute(
            db,
          );
        return rows.length;
      })
      .toBe(1);
    await kill.execute(db);
    expect((await working).rows).toEqual([{ done: 1 }]);
    expect(await one(db)).toBe(1);
  });

  test('a transaction whose connection breaks fails, and is not done twice', async () => {
    const { db } = await open();
    await sql`create table counted (n integer)`.execute(db);
    const failing = db.transaction().execute(async (transaction) => {
      await sql`insert into counted values (1)`.execute(transaction);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    expect(isOutage(await faultOf(failing))).toBe(true);
    expect((await sql`select n from counted`.execute(db)).rows).toEqual([]);
  });

  test('more at once than there are connections wait for one', async () => {
    const { db } = await open({ DATABASE_POOL: 2 });
    expect(await Promise.all(Array.from({ length: 50 }, () => one(db)))).toEqual(Array(50).fill(1));
  });
});

test('pages, and what has changed, are read from the replica; all else from the database it is one of', async () => {
  // Two separate databases, so that it shows which of them was asked.
  const admin = openDatabase({ DATABASE_URL: server.url, DATA_DIR: '' });
  await sql`create database replica`.execute(admin);
  await admin.destroy();
  const replica = server.url.replace(/aurore$/, 'replica');
  // Like a real replica, it gets its tables from elsewhere.
  const db = openDatabase({ DATABASE_URL: replica, DATA_DIR: '' });
  await migrate(db);
  await db.updateTable('sequence').set({ value: 41 }).where('name', '=', 'change').execute();
  await db.destroy();
  Object.assign(process.env, { DATABASE_URL: server.url, DATABASE_REPLICA_URL: replica });
  const nameOf = async (of: Kysely<Schema>) =>
    (await sql<{ name: string }>`select current_database() as name`.execute(of)).rows[0]!.name;
  expect(await nameOf(await currentDatabase())).toBe('aurore');
  expect(await nameOf(await pagesDatabase())).toBe('replica');
  expect(await lastChange()).toBe(41);
});

test('a database that accepts a connection and ends it in the same packet ends no process', async () => {
  const message = (kind: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(kind), length, body]);
  };
  const packet = Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('Z', Buffer.from('I')),
    message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')),
  ]);
  const server = createServer((socket) => socket.once('data', () => socket.end(packet)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = await openPool(`postgres://a@127.0.0.1:${port}/a`, { connections: 1, timeoutMs: undefined });
  onTestFinished(async () => {
    await pool.end();
    server.close();
  });
  const client = await pool.connect();
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
});
