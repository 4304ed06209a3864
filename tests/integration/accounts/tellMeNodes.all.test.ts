import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { closeAccounts } from '../../../src/accounts/store/current.ts';
import { fillWithDemo } from '../../support/demoPostgresql.ts';
import { patient } from '../../support/patience.ts';
import { startPushService, type PushService } from '../../support/pushService.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { startPostgresql, type TestPostgresql } from '../store/postgresql.ts';
import { mailLimitTests } from './mailLimitTests.ts';
import { tellMeTests } from './tellMeTests.ts';

const WISHES = 1000;
const LONG_MS = patient(180_000);
const FILM = 'metropolis-44019';

let database: TestPostgresql;
let client: pg.Client;
let push: PushService;
beforeAll(async () => {
  push = await startPushService();
  database = await startPostgresql();
  await fillWithDemo(database.url);
  await connect();
});
async function connect(): Promise<void> {
  client = new pg.Client({ connectionString: database.url });
  // One test restarts the database.
  client.on('error', () => undefined);
  await client.connect();
}
afterAll(async () => {
  await client?.end();
  await database?.stop();
  await push?.stop();
});

/** The Message-IDs of the mails to each address, in the outboxes of some nodes, and the topics of pushes to each browser. */
function toldBy(nodes: readonly RunningSite[], domain: string): Map<string, string[]> {
  const told = mailsOf(nodes);
  for (const { path, headers } of push.received) {
    const to = path.slice(1);
    if (to.endsWith(domain)) told.set(to, [...(told.get(to) ?? []), String(headers['topic'])]);
  }
  return told;
}

/** The Message-IDs of the mails to each address, in the outboxes of some nodes. */
function mailsOf(nodes: readonly RunningSite[]): Map<string, string[]> {
  const mails = new Map<string, string[]>();
  for (const { dataDir } of nodes) {
    const folder = join(dataDir, 'outbox');
    // Another node may have told everybody.
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const source = readFileSync(join(folder, name), 'utf8');
      const to = /^To: (\S+)\r$/m.exec(source)?.[1];
      // A node that was killed may have left half a file, which nobody has accepted.
      if (to === undefined || !source.endsWith('--\r\n')) continue;
      mails.set(to, [...(mails.get(to) ?? []), /^Message-ID: (\S+)\r$/m.exec(source)![1]!]);
    }
  }
  return mails;
}

const wish = JSON.stringify({ film: FILM, since: null, pace: 'once', follow: false });

/** People who wait for a film that can be booked, so that all there is to do is to send: every other one by push. */
async function addWishes(domain: string, length = WISHES): Promise<string[]> {
  const emails = Array.from({ length }, (_, index) => `person-${index}@${domain}.example`);
  const rows = emails.map((name, index) => ({
    ...{ id: randomUUID(), site: 'fr', language: 'fr', film: FILM, wish },
    ...(index % 2 === 0
      ? { channel: 'mail', recipient: name }
      : { channel: 'push', recipient: JSON.stringify(push.subscription(name)) }),
    ...{ announced: '[]', next_at: 0, failures: 0, deliveries: 0, expires_at: Date.parse('2027-01-01') },
  }));
  await client.query('insert into accounts.tell_me select * from json_populate_recordset(null::accounts.tell_me, $1)', [
    JSON.stringify(rows),
  ]);
  return emails;
}

async function announceChange(): Promise<void> {
  await client.query(`with taken as (update sequence set value = value + 1 where name = 'change' returning value)
    insert into changes (id, at, tag) select value, now()::text, 'show:fr:${FILM}' from taken`);
}

/** Waits until nobody waits any more. */
function allRecorded(): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await client.query(
        'select recipient, next_at, failures from accounts.tell_me where recipient is not null limit 5',
      );
      expect(rows).toEqual([]);
    },
    { timeout: LONG_MS, interval: 200 },
  );
}

async function startNode(name: string): Promise<RunningSite> {
  const node = await startSite(name, { DATABASE_URL: database.url, ...push.settings });
  onTestFinished(() => node.stop());
  return node;
}

test('two nodes tell 1,000 people what they wait for: none lost, none twice', { timeout: 2 * LONG_MS }, async () => {
  const nodes = await Promise.all([startNode('tell-me-a'), startNode('tell-me-b')]);
  const emails = await addWishes('two');
  await announceChange();
  await allRecorded();
  const told = toldBy(nodes, 'two.example');
  expect([...told.keys()].toSorted()).toEqual(emails.toSorted());
  expect([...told.values()].filter((ids) => ids.length !== 1)).toEqual([]);
  // Both have had their share.
  for (const node of nodes) expect(mailsOf([node]).size).toBeGreaterThan(0);
});

test(
  'one is killed meanwhile: none lost, and twice only what was not recorded, as the same mail',
  { timeout: 2 * LONG_MS },
  async () => {
    const [killed, other] = await Promise.all([startNode('tell-me-killed'), startNode('tell-me-other')]);
    const emails = await addWishes('killed');
    await announceChange();
    await vi.waitFor(() => expect(readdirSync(join(killed.dataDir, 'outbox')).length).toBeGreaterThan(10), {
      timeout: LONG_MS,
      interval: 5,
    });
    killed.process.kill('SIGKILL');
    // What it had claimed is free a quarter of an hour later.
    await vi.waitFor(
      async () => {
        const { rows } = await client.query<{ open: number }>(
          'select count(*)::int as open from accounts.tell_me where recipient is not null and next_at = 0',
        );
        expect(rows[0]!.open).toBe(0);
      },
      { timeout: LONG_MS, interval: 200 },
    );
    await client.query('update accounts.tell_me set next_at = 1 where recipient is not null');
    await announceChange();
    await allRecorded();
    const told = toldBy([killed, other], 'killed.example');
    expect([...told.keys()].toSorted()).toEqual(emails.toSorted());
    const repeated = [...told.values()].filter((ids) => ids.length > 1);
    // As many as it sends at a time.
    expect(repeated.length).toBeLessThanOrEqual(5);
    for (const ids of repeated) expect(new Set(ids).size).toBe(1);
  },
);

test('the database restarts meanwhile: none lost, none twice', { timeout: 2 * LONG_MS }, async () => {
  const nodes = await Promise.all([startNode('tell-me-c'), startNode('tell-me-d')]);
  const emails = await addWishes('restart', 300);
  await announceChange();
  await vi.waitFor(() => expect(mailsOf(nodes).size).toBeGreaterThan(10), { timeout: LONG_MS, interval: 5 });
  await database.halt();
  await database.resume();
  await connect();
  await announceChange();
  // All that was sent is recorded. A claim that broke off may hold without anything having been sent, for a quarter of an hour.
  await vi.waitFor(
    async () => {
      const { rows } = await client.query<{ left: number; open: number }>(
        'select count(*)::int as left, count(*) filter (where next_at = 0)::int as open from accounts.tell_me where recipient is not null',
      );
      expect(rows[0]).toEqual({ left: emails.length - toldBy(nodes, 'restart.example').size, open: 0 });
    },
    { timeout: LONG_MS, interval: 200 },
  );
  await client.query('update accounts.tell_me set next_at = 1 where recipient is not null');
  await announceChange();
  await allRecorded();
  const told = toldBy(nodes, 'restart.example');
  expect([...told.keys()].toSorted()).toEqual(emails.toSorted());
  expect([...told.values()].filter((ids) => ids.length !== 1)).toEqual([]);
});

describe('PostgreSQL: telling people', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-tell-me-'));
  beforeAll(() => Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: folder }));
  afterAll(async () => {
    await closeAccounts();
    await rm(folder, { recursive: true, force: true });
  });
  describe('wishes', () => tellMeTests());
  describe('limits of mails', () => mailLimitTests());
});
