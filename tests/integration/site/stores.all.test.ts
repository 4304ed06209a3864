import { afterAll, beforeAll, expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { siteOf, type SiteCode } from '../../../src/sites/sites.ts';
import { fillWithDemo } from '../../support/demoPostgresql.ts';
import { request } from '../../support/request.ts';
import { builtPaths, examplesOf } from '../../support/screens.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { startPostgresql, type TestPostgresql } from '../store/postgresql.ts';
import { walks } from '../../support/walks.ts';

/**
 * The same chain on SQLite and on PostgreSQL gives the same answers, character for character, so what the neighbouring
 * tests show for one holds for the other.
 */
let database: TestPostgresql;
let sites: { readonly sqlite: RunningSite; readonly postgresql: RunningSite };

beforeAll(async () => {
  database = await startPostgresql();
  await fillWithDemo(database.url);
  const [sqlite, postgresql] = await Promise.all([
    startSite('stores-sqlite'),
    startSite('stores-postgresql', { DATABASE_URL: database.url }),
  ]);
  sites = { sqlite, postgresql };
});
afterAll(async () => {
  await Promise.all([sites?.sqlite.stop(), sites?.postgresql.stop()]);
  await database?.stop();
});

async function answerOf(of: RunningSite, site: SiteCode, path: string): Promise<string> {
  const { status, headers, text } = await request(of.port, site, path);
  const type = String(headers['content-type']);
  // Both in addresses and in addresses within another's parameters.
  return `${status} ${type}\n${text.replaceAll(`:${of.port}`, ':port').replaceAll(`%3A${of.port}`, '%3Aport')}`;
}

/** Where two texts begin to differ, with some context. */
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 80)).join('\n');
}

const CALLS = [
  ...['cities', 'cinemas', 'shows', 'tags', 'versions', 'technologies', 'zone', 'alerts', 'footer', 'header-push'],
  ...[
    'featured',
    'autopromos',
    'news',
    'offers/page',
    'gpxp',
    'events',
    'vod',
    'cinepass',
    'slugs/articles',
    'settings',
  ],
  ...['search/full?q=nos', 'search/full?q=a', 'search/quick?q=metro'],
];

test.each(walks().map(([code]) => code))('%s: every screen and every kind of call', async (code) => {
  const site = siteOf(code);
  const { sqlite, postgresql } = sites;
  const ask = (path: string) => request(sqlite.port, code, path);
  const examples = await examplesOf(ask);
  const cinemas = (await ask('/api/cinemas')).json() as { slug: string; citySlug: string }[];
  const ofCinemas = cinemas
    .slice(0, 2)
    .flatMap(({ slug, citySlug }) => [
      ...[`/api/cinema/${slug}`, `/api/cinema/${slug}/shows`, `/api/zone/${citySlug}`],
      ...[`/api/show/${examples.movie}/showtimes/${slug}`, href(site, site.defaultLanguage, 'cinema', { slug })],
    ]);
  const paths = new Set([
    ...CALLS.map((call) => `/api/${call}`),
    ...[`/api/show/${examples.movie}`, `/api/show/${examples.movie}/cinemas`, '/sitemap.xml', '/films/none-1'],
    ...ofCinemas,
    ...builtPaths(site, site.defaultLanguage, examples),
  ]);
  expect(paths.size).toBeGreaterThan(50);
  const differing: string[] = [];
  for (const path of paths) {
    const [one, other] = await Promise.all([answerOf(sqlite, code, path), answerOf(postgresql, code, path)]);
    if (one !== other) differing.push(`${path}\n${firstDifference(one, other)}`);
  }
  expect(differing).toEqual([]);
});
