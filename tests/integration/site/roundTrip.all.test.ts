import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pixelsOf } from '../../../demo/media/rasters.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { TEST_CLOCK } from '../../support/clock.ts';
import { environment } from '../../support/environment.ts';
import { preparedStore } from '../../support/prepared.ts';
import { request } from '../../support/request.ts';
import { startSite, type RunningSite } from '../../support/server.ts';
import { get } from '../../support/site.ts';

/**
 * The demo's Swiss site, with its three languages, is pulled from its own API into an empty store and served from
 * there.
 */
const ch = siteOf('ch');
const dataDir = mkdtempSync(join(tmpdir(), 'aurore-round-trip-'));
let copy: RunningSite;
let said: string;
let poster: string;

beforeAll(async () => {
  poster = await makePoster();
  const env = environment({ DATA_DIR: dataDir, CLOCK: TEST_CLOCK });
  const address = `http://ch.aurore.localhost:${inject('port')}/api`;
  said = (await promisify(execFile)(process.execPath, ['src/cli/import.ts', address], { env })).stdout;
  copy = await startSite('round-trip', { DATA_DIR: dataDir });
});
afterAll(async () => {
  await copy?.stop();
  await rm(dataDir, { recursive: true });
});

/** Makes the pictures of one poster, since the tests' store has drawings alone. Gives the address of the largest. */
async function makePoster(): Promise<string> {
  const { shows } = (await get('ch', '/api/shows')).json() as { shows: { posterPath: { lg: string } | null }[] };
  const address = new URL(shows.find(({ posterPath }) => posterPath !== null)!.posterPath!.lg).pathname;
  const stem = join(await preparedStore(), address.replace(/-\d+\.webp$/, ''));
  const draw = await pixelsOf(await readFile(`${stem}.svg`, 'utf8'));
  await writeFile(`${stem}-640.webp`, await draw({ format: 'webp', width: 640 }));
  await writeFile(`${stem}-160.avif`, await draw({ format: 'avif', width: 160 }));
  return address;
}

/** The answers of both sites, with one's address replaced by the other's. */
async function both(path: string) {
  const [there, here] = await Promise.all([get('ch', path), request(copy.port, 'ch', path)]);
  return {
    there: { status: there.status, text: there.text.replaceAll(`localhost:${inject('port')}`, 'localhost') },
    here: { status: here.status, text: here.text.replaceAll(`localhost:${copy.port}`, 'localhost') },
  };
}

/** Lists that must not be empty: the demo has the others only in some languages, or on some sites. */
const isSaid = (list: string) => ['cinemas', 'shows', 'articles', 'experience-groups'].includes(list);

async function slugs(list: string, language: string): Promise<string[]> {
  return (await get('ch', `/api/slugs/${list}?language=${language}`)).json() as string[];
}

test('it says what was fetched and applied', () => {
  expect(said).toMatch(
    /^ch: fetched, [\d,]+ requests, 0 unchanged, 0 retried, [\d,]+ pictures, [\d,]+ pictures missing, [\d.]+ MB in [\d.]+ s\.$/m,
  );
  expect(said).toMatch(/^ch: applied, 7 cinemas, /m);
});

test.each([
  ...['/cities', '/cinemas', '/shows', '/tags', '/versions', '/technologies', '/zone', '/alerts', '/footer'],
  ...['/footer/faq', '/header-push', '/featured', '/autopromos', '/permanent-autopromo', '/native-ad', '/news'],
  ...['/news-offers', '/offers/page', '/offers/promotion', '/offers/temporary', '/gpxp', '/events', '/vod', '/ecards'],
  ...['/cms/1.0.0/ecards', '/cinepass', '/cinepass/current-shows', '/master-template/pages', '/youtube/latest'],
  ...['/slugs/articles', '/slugs/pages', '/search/full?q=a', '/settings'],
])('%s answers the same, in every language', async (path) => {
  for (const language of ch.languages) {
    const { there, here } = await both(`/api${path}${path.includes('?') ? '&' : '?'}language=${language}`);
    expect(here).toEqual(there);
  }
});

test.each([
  ['cinemas', ['/cinema/{}', '/cinema/{}/shows', '/cinema/{}/translate']],
  ['shows', ['/show/{}', '/show/{}/cinemas', '/show/{}/showtimes/{cinema}', '/show/{}/statuses/2026-11-21']],
  ['articles', ['/article/{}', '/article/{}/translate']],
  ['experience-groups', ['/experience-group/{}']],
  ['faq-articles', ['/faq/article/slug/{}']],
  ['faq-categories', ['/faq/category/{}']],
  ['pages', ['/page/{}']],
] as const)('each of the %s answers the same, in every language', async (list, paths) => {
  const [cinema = ''] = await slugs('cinemas', ch.defaultLanguage);
  for (const language of ch.languages) {
    // All of them came along and, of what the site does not have, none.
    const listed = await both(`/api/slugs/${list}?language=${language}`);
    expect(listed.here, list).toEqual(listed.there);
    const found = await slugs(list, language);
    if (isSaid(list)) expect(found).not.toEqual([]);
    for (const path of paths) {
      for (const slug of found) {
        const asked = path.replace('{}', encodeURIComponent(slug)).replace('{cinema}', cinema);
        const { there, here } = await both(`/api${asked}?language=${language}`);
        expect(here, asked).toEqual(there);
      }
    }
  }
});

test('pictures came along', async () => {
  for (const path of [poster, poster.replace(/-\d+\.webp$/, '-160.avif')]) {
    const [there, here] = await Promise.all([get('ch', path), request(copy.port, 'ch', path)]);
    expect([there.status, here.status]).toEqual([200, 200]);
    expect(here.body.equals(there.body)).toBe(true);
  }
});
