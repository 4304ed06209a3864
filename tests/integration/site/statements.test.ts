import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../../src/api/app.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeContent } from '../store/content.ts';
import { makeSite, writeSite, type FeedSize } from '../store/feed.ts';
import { startPostgresql } from '../store/postgresql.ts';
import { ENDPOINTS, NARROWED, PAGES, type Chain } from './statements/pages.ts';
import { lookedThrough, lookedThroughByPostgresql } from './statements/plans.ts';
import { record, type Asked, type Statement } from './statements/recorder.ts';

const DAY = '2026-11-21';
const SIZES: readonly (Pick<Chain, 'site'> & Omit<FeedSize, 'firstDay'>)[] = [
  { site: siteOf('fr'), cinemas: 2, shows: 3, days: 2, screeningsADay: 2 },
  { site: siteOf('nl'), cinemas: 60, shows: 80, days: 2, screeningsADay: 2 },
];
const COSTED = [...PAGES, ...NARROWED, ...ENDPOINTS];
const folder = mkdtempSync(join(tmpdir(), 'aurore-statements-'));

beforeAll(async () => {
  for (const { site, ...size } of SIZES) {
    const feed = makeSite(site, { ...size, firstDay: DAY });
    for (const language of Object.values(feed.languages)) {
      const { cities, cinemas } = language;
      Object.assign(language, makeContent());
      for (const cinema of cinemas) cinema.citySlug = 'city-1';
      cities.splice(1);
      cities[0]!.cinemas = cinemas.map(({ slug }) => slug);
    }
    await writeSite(join(folder, 'feed'), site, feed);
  }
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What each page asked the database: for the small chain, then for the large one. */
async function recordAll(database: string): Promise<readonly (readonly Asked[])[]> {
  const settings = { DATABASE_URL: database, DATA_DIR: folder, CLOCK: `${DAY}T12:00:00+01:00` };
  const chains = SIZES.map(({ site, shows }) => ({ site, shows, day: DAY }));
  const pages = chains.flatMap((chain) => COSTED.map(({ pageOf }) => pageOf(chain)));
  const asked = await record(join(folder, 'feed'), pages, settings);
  return chains.map((_, index) => asked.slice(index * COSTED.length, (index + 1) * COSTED.length));
}

test('every screen and endpoint is in the list', async () => {
  // Left out: the error page, which is shown when no statement is answered at all (databaseGone.test.ts), the pages of the
  // accounts host, where only accounts grow, and editors' pages, which visitors never see.
  const files = (await readdir('src/pages', { recursive: true })).filter(
    (file) =>
      file.endsWith('.astro') &&
      file !== 'failure.astro' &&
      !file.startsWith('accounts/') &&
      !file.startsWith('preview'),
  );
  expect(PAGES.map(({ name }) => name).sort()).toEqual(files.sort());
  const { paths = {} } = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } });
  expect(ENDPOINTS.map(({ name }) => name).sort()).toEqual(Object.keys(paths).sort());
});

describe.each([
  {
    name: 'SQLite',
    start: async () => ({ url: `sqlite:${join(folder, 'statements.db')}`, stop: async () => {} }),
    plansOf: async (url: string, statements: readonly Statement[]) => {
      const db = new DatabaseSync(url.slice('sqlite:'.length), { readOnly: true });
      db.prepare('attach ? as accounts').run(join(folder, 'accounts.db'));
      const found = statements.map((statement) => lookedThrough(db, statement));
      db.close();
      return found;
    },
  },
  {
    name: 'PostgreSQL',
    start: startPostgresql,
    plansOf: async (url: string, statements: readonly Statement[]) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('set search_path = public, accounts');
      // These tables are small; this way, PostgreSQL scans one sequentially only if no index can be used.
      await client.query('set enable_seqscan = off');
      const found: string[][] = [];
      for (const statement of statements) found.push(await lookedThroughByPostgresql(client, statement));
      await client.end();
      return found;
    },
  },
])('on $name', ({ start, plansOf }) => {
  let database: { url: string; stop: () => Promise<void> };
  let chains: readonly (readonly Asked[])[];
  beforeAll(async () => {
    database = await start();
    chains = await recordAll(database.url);
  }, 120_000);
  afterAll(() => database.stop());

  test.each(COSTED.map((page, index) => ({ ...page, index })))(
    '$name costs $statements statements, on a large chain as on a small one',
    ({ statements, whenNew, status, index }) => {
      for (const asked of chains.map((chain) => chain[index]!)) {
        const said = asked.again.map(({ sql }) => sql).join('\n\n');
        expect(asked.status, asked.path).toBe(status);
        expect(asked.again.length, said).toBe(statements);
        expect(asked.first.length, said).toBeLessThanOrEqual(statements + whenNew);
      }
    },
  );

  test('no statement looks through a table that grows', async () => {
    const statements = new Map<string, Statement>();
    for (const { first, again } of chains.flat()) {
      for (const statement of [...first, ...again]) statements.set(statement.sql, statement);
    }
    const all = [...statements.values()];
    const found = await plansOf(database.url, all);
    expect(all.filter(({ sql }) => sql.includes('"showtime"')).length).toBeGreaterThan(3);
    expect(found.flatMap((lines, index) => lines.map((line) => `${line}\n${all[index]!.sql}`))).toEqual([]);
  });
});
