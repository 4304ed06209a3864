import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteOf } from '../../../../src/sites/sites.ts';
import { makeContent } from '../../store/content.ts';
import { makeSite, writeSite, type FeedSize } from '../../store/feed.ts';
import { ENDPOINTS, NARROWED, PAGES, type Chain } from './pages.ts';
import { record, type Asked, type Statement } from './recorder.ts';

const DAY = '2026-11-21';
const SIZES: readonly (Pick<Chain, 'site'> & Omit<FeedSize, 'firstDay'>)[] = [
  { site: siteOf('fr'), cinemas: 2, shows: 3, days: 2, screeningsADay: 2 },
  { site: siteOf('nl'), cinemas: 60, shows: 80, days: 2, screeningsADay: 2 },
];
const COSTED = [...PAGES, ...NARROWED, ...ENDPOINTS];

/** What each page asked the database: for the small chain, then for the large one. */
async function recordAll(folder: string, database: string): Promise<readonly (readonly Asked[])[]> {
  const settings = { DATABASE_URL: database, DATA_DIR: folder, CLOCK: `${DAY}T12:00:00+01:00` };
  const chains = SIZES.map(({ site, shows }) => ({ site, shows, day: DAY }));
  const pages = chains.flatMap((chain) => COSTED.map(({ pageOf }) => pageOf(chain)));
  const asked = await record(join(folder, 'feed'), pages, settings);
  return chains.map((_, index) => asked.slice(index * COSTED.length, (index + 1) * COSTED.length));
}

/**
 * Tests of what pages and endpoints ask of a database: how many statements each, and that none looks through a table
 * that grows. `start` gives a database, which may be in the folder of the test's own files, and `plansOf` the lines of
 * each statement's plan that look through such a table.
 */
export function statementsSuite(
  name: string,
  start: (folder: string) => Promise<{ url: string; stop: () => Promise<void> }>,
  plansOf: (url: string, statements: readonly Statement[], folder: string) => Promise<readonly (readonly string[])[]>,
): void {
  describe(`on ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'aurore-statements-'));
    let database: { url: string; stop: () => Promise<void> };
    let chains: readonly (readonly Asked[])[];

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
      database = await start(folder);
      chains = await recordAll(folder, database.url);
    });
    afterAll(async () => {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    });

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
      const found = await plansOf(database.url, all, folder);
      expect(all.filter(({ sql }) => sql.includes('"showtime"')).length).toBeGreaterThan(3);
      expect(found.flatMap((lines, index) => lines.map((line) => `${line}\n${all[index]!.sql}`))).toEqual([]);
    });
  });
}
