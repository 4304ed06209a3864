import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { catalogueOf } from '../../../src/content/catalogue.ts';
import { cinemaProgramme } from '../../../src/content/programme.ts';
import { showShowtimes } from '../../../src/content/showtimes.ts';
import { closeDatabase } from '../../../src/database/current.ts';
import { REQUEST_POLICY } from '../../../src/feeds/client.ts';
import { MediaFolder } from '../../../src/feeds/pictures/mediaFolder.ts';
import { pullSite } from '../../../src/feeds/pull.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { patient } from '../../support/patience.ts';
import { makeSite, showSlug, SMALL } from '../store/feed.ts';
import { startFeedServer, type FeedServer } from './server.ts';

const ch = siteOf('ch');
const root = mkdtempSync(join(tmpdir(), 'aurore-pull-'));
const manners = { ...REQUEST_POLICY, pauseMs: 2, longestPauseMs: 20, attempts: 4 };
let server: FeedServer;
let dataDir: string;

beforeAll(async () => {
  process.env['DATABASE_URL'] = `sqlite:${join(root, 'test.db')}`;
  server = await startFeedServer(ch, makeSite(ch));
});
beforeEach(() => {
  dataDir = mkdtempSync(join(root, 'data-'));
  server.feed = makeSite(ch);
});
afterEach(() => {
  server.misbehave = () => false;
  server.asked.length = 0;
  server.most = 0;
});
afterAll(async () => {
  await server.stop();
  await closeDatabase();
  await rm(root, { recursive: true });
});

const pull = (own = {}, more = {}) => pullSite(server.api, ch, { dataDir, policy: { ...manners, ...own }, ...more });

async function pullAndImport(own = {}) {
  const pulled = await pull(own);
  const { sites } = await importFeed(pulled.folder);
  await pulled.end();
  return { ...pulled, report: sites[0]! };
}

test('what a server says of a site is shown as it says it, in every language', async () => {
  const { report } = await pullAndImport();
  expect(report).toMatchObject({ outcome: 'applied', faults: [], counts: { cinemas: 3, shows: 4, showtimes: 72 } });
  for (const language of ch.languages) {
    const catalogue = await catalogueOf(ch, language);
    const said = server.feed.languages[language]!;
    expect(catalogue.cities).toEqual(said.cities);
    expect(catalogue.cinemas).toEqual(said.cinemas);
    expect(catalogue.shows).toEqual(said.shows.shows);
    expect([...catalogue.detailsBySlug.values()]).toEqual(said['show-details']);
    expect(await cinemaProgramme(catalogue, 'cinema-2')).toEqual(server.feed.programme['cinema-2']);
    const shown = await showShowtimes(ch, language, showSlug(1), ['cinema-1']);
    const titles = Object.values(shown).flatMap((day) => day.flatMap((each) => each.specialShowtimeDetails ?? []));
    expect(titles.map(({ titleShowtimeDetails }) => titleShowtimeDetails)).toEqual(
      Array.from({ length: 3 }, () => `With its director (${language})`),
    );
  }
});

test('few requests are under way at once', async () => {
  await pull();
  expect(server.most).toBeGreaterThan(1);
  expect(server.most).toBeLessThanOrEqual(REQUEST_POLICY.concurrency);
});

test('a second pull asks by ETag and gets nothing again; what changed comes', async () => {
  await pullAndImport();
  const got = server.asked.filter(({ status }) => status === 200).length;
  server.asked.length = 0;
  const second = await pullAndImport();
  expect(second.report.outcome).toBe('unchanged');
  expect(server.asked.filter(({ status }) => status === 200)).toEqual([]);
  expect(second.tally.unchanged).toBe(got);
  server.feed.languages.fr!['show-details'][0]!.title = 'Another title';
  const third = await pullAndImport();
  expect(third.report.outcome).toBe('applied');
  expect((await catalogueOf(ch, 'fr')).detailsBySlug.get(showSlug(1))!.title).toBe('Another title');
});

test('a server in need is waited for, and one that falls silent is asked again', async () => {
  let [refused, silent] = [0, 0];
  server.misbehave = (path, response) => {
    if (path === '/shows' && refused < 2) {
      refused += 1;
      response.writeHead(503, { 'retry-after': '0' }).end();
      return true;
    }
    if (path === '/cinema/cinema-1/shows' && silent < 1) {
      silent += 1;
      return true;
    }
    if (path === '/tags' && refused < 3) {
      refused += 1;
      response.destroy();
      return true;
    }
    return false;
  };
  // Longer than an answer takes on a slow machine: it would be taken for silence.
  const { report, tally } = await pullAndImport({ timeoutMs: patient(1000) });
  expect(['applied', 'unchanged']).toContain(report.outcome);
  expect(tally.retried).toBe(4);
});

test('after a break it goes on where it was', async () => {
  server.misbehave = (path, response) => {
    if (!path.startsWith('/show/film-2')) return false;
    response.writeHead(500).end();
    return true;
  };
  await expect(pull()).rejects.toThrow(/film-2-44002\S* cannot be fetched: it answered 500/);
  const got = server.asked.filter(({ status }) => status === 200).map(({ path }) => path);
  expect(got).not.toEqual([]);
  server.misbehave = () => false;
  server.asked.length = 0;
  const { tally, report } = await pullAndImport();
  expect(tally.resumed).toBeGreaterThanOrEqual(got.length);
  expect(server.asked.filter(({ path }) => got.includes(path))).toEqual([]);
  expect(report.faults).toEqual([]);
});

test('what a server has no longer is not stored for ever', async () => {
  await pullAndImport();
  const kept = async () => {
    const [feed] = await readdir(join(dataDir, 'feeds'));
    return (await readdir(join(dataDir, 'feeds', feed!, 'answers'))).length;
  };
  const before = await kept();
  for (const language of Object.values(server.feed.languages)) {
    language['show-details'].pop();
    language.shows.shows.pop();
  }
  await pullAndImport();
  // Its details, in each language.
  expect(await kept()).toBe(before - ch.languages.length);
});

test('a quarter of broken records is one fault, which counts its places, and nothing is applied', async () => {
  await pullAndImport();
  const before = await catalogueOf(ch, 'fr');
  const lines = server.feed.languages[ch.defaultLanguage]!.showtimes;
  lines.forEach(({ showtimes }, index) => {
    if (index % 4 === 0) Object.values(showtimes)[0]![0]!.auditoriumName = '';
  });
  const { report } = await pullAndImport();
  expect(report).toMatchObject({ outcome: 'refused', faultCount: 1 });
  expect(report.faults[0]).toMatchObject({
    file: 'ch/showtimes.ndjson',
    line: 1,
    path: '$[show=film-1-44001][cinema=cinema-1].showtimes["2026-11-21"][time="2026-11-21 10:15:00"].auditoriumName',
    expected: 'at least 1 characters',
    got: '""',
    others: { count: lines.length / 4 - 1 },
  });
  expect((await catalogueOf(ch, 'fr')).generation).toBe(before.generation);
});

test('a server that lacks what the contract has is named, with what it lacks', async () => {
  server.misbehave = (path, response) => {
    if (path !== '/shows') return false;
    response.writeHead(404).end();
    return true;
  };
  await expect(pull()).rejects.toThrow('does not speak the contract: it has no shows in');
  server.misbehave = (path, response) => {
    if (path !== '/shows') return false;
    response.end('<!doctype html>');
    return true;
  };
  await expect(pull()).rejects.toThrow('its response is no JSON');
});

test.each([
  ['in a charset that it declares', 'application/json; charset=ISO-8859-1', 'latin1', ''],
  ['in UTF-8 with a byte order mark', 'application/json', 'utf8', '\uFEFF'],
] as const)('what a server answers %s is read as it is meant', async (_, type, encoding, mark) => {
  server.misbehave = (path, response) => {
    if (path !== '/show/film-2-44002') return false;
    const [details] = server.feed.languages.fr!['show-details'].filter(({ slug }) => slug === 'film-2-44002');
    const text = mark + JSON.stringify({ ...details, actors: 'Amélie' });
    response.writeHead(200, { 'content-type': type, etag: '"1"' }).end(Buffer.from(text, encoding));
    return true;
  };
  await pullAndImport();
  expect((await catalogueOf(ch, 'fr')).detailsBySlug.get(showSlug(2))!.actors).toBe('Amélie');
  // What is stored is read again when the server says that it has not changed.
  server.misbehave = (path, response) => path === '/show/film-2-44002' && Boolean(response.writeHead(304).end());
  server.feed.languages.fr!['show-details'][0]!.actors = 'Another';
  expect((await pullAndImport()).report.outcome).toBe('applied');
  expect((await catalogueOf(ch, 'fr')).detailsBySlug.get(showSlug(2))!.actors).toBe('Amélie');
});

test('bytes that are not what the server declares are refused, with their line, and fetched again', async () => {
  server.misbehave = (path, response) => {
    if (path !== '/tags') return false;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(Buffer.from('[\n{"title":"Amélie"}]', 'latin1'));
    return true;
  };
  await expect(pull()).rejects.toThrow(
    /\/api\/tags\?language=\w+, line 2: expected text in UTF-8, .*, got byte 13 of the line, 0xE9, which is not UTF-8\.$/,
  );
  server.misbehave = () => false;
  await expect(pull()).resolves.toBeDefined();
});

test.each([
  ['the programme of a cinema', '/cinema/cinema-2/shows'],
  ['the details of a cinema', '/cinema/cinema-3'],
  ['the details of a show', `/show/${showSlug(2)}`],
  ['the screenings of a show', `/show/${showSlug(1)}/showtimes/cinema-1`],
])('%s that the server answers by 404 is a fault, named by its address, and is asked for again', async (_, missing) => {
  await pullAndImport();
  const before = await catalogueOf(ch, 'fr');
  server.misbehave = (path, response) => {
    if (path !== missing) return false;
    response.writeHead(404).end();
    return true;
  };
  await expect(pullAndImport()).rejects.toThrow(
    `The server of site ch has nothing (404 or 410) where its own lists lead: ${server.api.href}${missing}?language=`,
  );
  expect((await catalogueOf(ch, 'fr')).generation).toBe(before.generation);
  server.misbehave = () => false;
  expect((await pullAndImport()).report).toMatchObject({ outcome: 'unchanged' });
});

test('what was taken off while it was fetched is not expected by the next pull', async () => {
  await pullAndImport();
  server.misbehave = (path, response) => {
    if (path !== '/cinema/cinema-3') return false;
    response.writeHead(410).end();
    return true;
  };
  await expect(pull()).rejects.toThrow('has nothing');
  server.feed = makeSite(ch, { ...SMALL, cinemas: 2 });
  expect((await pullAndImport()).report).toMatchObject({ outcome: 'applied', losses: { cinemas: 1 } });
});

test('pictures of the server come along, under their own names, but nothing that stands in for one; those of others stay', async () => {
  const origin = server.api.origin;
  for (const { shows } of Object.values(server.feed.languages)) {
    shows.shows[0]!.posterPath = { lg: `${origin}/media/nosferatu-0a1b2c3d-640.webp`, md: 'https://cdn.example/1.jpg' };
  }
  server.misbehave = (path, response) => {
    if (!path.startsWith('/media/nosferatu')) return false;
    if (path.endsWith('-160.avif')) response.writeHead(404).end();
    else if (path.endsWith('-320.avif')) response.writeHead(200, { 'cache-control': 'no-store' }).end('a stand-in');
    else response.end(`picture ${path}`);
    return true;
  };
  const { folder, pictures, absent } = await pull();
  const { shows } = JSON.parse(await readFile(join(folder, 'ch/fr/shows.json'), 'utf8')) as {
    shows: { posterPath: unknown }[];
  };
  expect(shows[0]!.posterPath).toEqual({
    lg: '/media/nosferatu-0a1b2c3d-640.webp',
    md: 'https://cdn.example/1.jpg',
  });
  expect((await readdir(join(dataDir, 'media'))).filter((name) => name.startsWith('nosferatu')).sort()).toEqual(
    ['240.avif', '320.webp', '640.avif', '640.webp'].map((end) => `nosferatu-0a1b2c3d-${end}`),
  );
  expect(pictures).toBe(4);
  expect(absent.get('/media/nosferatu-0a1b2c3d-160.avif')).toBe('its server answered 404');
  expect(absent.get('/media/nosferatu-0a1b2c3d-320.avif')).toMatch(/^its server has only a substitute as yet/);
});

test('a full folder takes no more of the server’s files, and the rest is fetched', async () => {
  for (const { shows } of Object.values(server.feed.languages)) {
    shows.shows.forEach((show, index) => {
      show.posterPath = { lg: `/media/a-${index}.jpg`, md: `/media/a-${index}.jpg` };
    });
  }
  server.misbehave = (path, response) => path.startsWith('/media/') && Boolean(response.end('picture'));
  const { absent, pictures } = await pull({ concurrency: 1 }, { media: new MediaFolder(dataDir, 1) });
  expect(pictures).toBe(1);
  expect([...absent.values()]).toContain('the folder media is full: it has 0.0 MB of 0.000001 (MEDIA_MB)');
  expect(server.asked.filter(({ path }) => path.startsWith('/media/'))).toHaveLength(1);
});

test('pictures that the server lacks or fails to send are counted as missing, and refuse nothing', async () => {
  const origin = server.api.origin;
  for (const { shows } of Object.values(server.feed.languages)) {
    shows.shows.forEach((show, index) => {
      show.posterPath = { lg: `${origin}/media/lost-${index}.jpg`, md: `${origin}/media/failing-${index}.jpg` };
    });
  }
  server.misbehave = (path, response) => {
    if (!path.startsWith('/media/')) return false;
    response.writeHead(path.startsWith('/media/lost') ? 404 : 500).end();
    return true;
  };
  const { report, pictures, absent } = await pullAndImport();
  expect(report.faults).toEqual([]);
  expect(pictures).toBe(0);
  expect(absent.get('/media/lost-0.jpg')).toBe('its server answered 404');
  expect(absent.get('/media/failing-0.jpg')).toMatch(/cannot be fetched: it answered 500/);
});
