import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { variantsOf } from '../../../src/domain/ui/media.ts';
import { feedPictures, type FeedPicturesOptions } from '../../../src/feeds/pictures/feedPictures.ts';
import { MediaFolder } from '../../../src/feeds/pictures/mediaFolder.ts';
import { PICTURE_POLICY } from '../../../src/feeds/pictures/pictureClient.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite, showSlug, withoutPictures, writeSite } from '../store/feed.ts';
import { PUBLIC_ADDRESS, pictureOf, startImageHost, type ImageHost } from './imageHost.ts';

const tn = siteOf('tn');
const root = mkdtempSync(join(tmpdir(), 'aurore-pictures-'));
const policy = { ...PICTURE_POLICY, pauseMs: 1, longestPauseMs: 5, timeoutMs: 3000 };
const IMAGES = 'http://images.example';
let host: ImageHost;
let feed: string;
let dataDir: string;
let files: Record<string, Buffer>;

beforeAll(async () => {
  host = await startImageHost();
});
beforeEach(async () => {
  feed = mkdtempSync(join(root, 'feed-'));
  dataDir = mkdtempSync(join(root, 'data-'));
  files = { '/1.jpg': await pictureOf('red'), '/2.jpg': await pictureOf('blue', 1000, 500) };
  host.answer = (path, response, request) => {
    const body = files[path.slice('images.example'.length)];
    if (!body) return void response.writeHead(404).end();
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { etag, 'content-type': 'text/plain' }).end(body);
  };
});
afterEach(() => {
  host.requested.length = 0;
  host.connected.length = 0;
  host.most = 0;
  host.addresses.clear();
});
afterAll(async () => {
  await host.stop();
  await rm(root, { recursive: true });
});

/** A feed without pictures, except for those that a test names. */
const plainSite = () => withoutPictures(makeSite(tn));

type Poster = { lg: string; md: string } | null;
async function writeFeed(...posters: Poster[]): Promise<void> {
  const site = plainSite();
  for (const language of Object.values(site.languages)) {
    posters.forEach((posterPath, index) => {
      language.shows.shows[index]!.posterPath = posterPath;
      language['show-details'][index]!.posterPath = posterPath;
    });
  }
  await writeSite(feed, tn, site);
}
const at = (path: string): Poster => ({ lg: `${IMAGES}${path}`, md: `${IMAGES}${path}` });

const take = (own: Partial<FeedPicturesOptions> = {}) =>
  feedPictures(feed, {
    ...{ dataDir, origins: [], hosts: [], dryRun: false, policy, network: host.network },
    ...own,
  });

async function postersIn(folder: string): Promise<Poster[]> {
  const { shows } = JSON.parse(await readFile(join(folder, 'tn/fr/shows.json'), 'utf8')) as {
    shows: { posterPath: Poster }[];
  };
  return shows.map(({ posterPath }) => posterPath);
}

test('pictures at hosts outside are fetched once, made in all widths and formats, and shown from this site', async () => {
  await writeFeed(at('/1.jpg'), at('/2.jpg'));
  const { folder, counts, problems, end } = await take();
  expect(problems).toEqual([]);
  expect(counts).toMatchObject({ outside: 2, fetched: 2, unchanged: 0, failed: 0 });
  expect(host.requested.map(({ path }) => path).sort()).toEqual(['images.example/1.jpg', 'images.example/2.jpg']);
  expect(new Set(host.connected)).toEqual(new Set([PUBLIC_ADDRESS]));
  const [first, second] = await postersIn(folder);
  expect(first!.lg).toMatch(/^\/media\/poster-[0-9a-f]{24}-[0-9a-f]{8}-640\.webp$/);
  expect(first!.md).toBe(first!.lg.replace('640', '320'));
  expect(second!.lg).not.toBe(first!.lg);
  for (const file of [...variantsOf(first!.lg), ...variantsOf(second!.lg)]) {
    const { width, height, format } = await sharp(join(dataDir, file)).metadata();
    expect(`-${width}.${format === 'heif' ? 'avif' : format}`).toBe(/-\d+\.\w+$/.exec(file)![0]);
    expect(height).toBe(width * 1.5);
  }
  const { sites } = await importFeed(folder, { dryRun: true });
  expect(sites).toMatchObject([{ outcome: 'checked', counts: { shows: 4, showtimes: 72 } }]);
  await end();
  expect((await readdir(join(dataDir, 'feeds'))).filter((name) => name !== 'pictures')).toEqual([]);
});

test('a document whose bytes are not UTF-8 is left as it is, for the import to refuse', async () => {
  await writeFeed(at('/1.jpg'));
  const file = join(feed, 'tn/fr/shows.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, Buffer.from(text.replace('"title":"', '"title":"Amélie '), 'latin1'));
  const { folder, end } = await take();
  const { sites } = await importFeed(folder, { dryRun: true });
  expect(sites[0]!.faults).toMatchObject([{ file: 'tn/fr/shows.json', expected: 'JSON in UTF-8' }]);
  await end();
});

test('a second import of the same feed fetches and makes nothing', async () => {
  await writeFeed(at('/1.jpg'));
  const before = await take();
  const made = await readdir(join(dataDir, 'media'));
  host.requested.length = 0;
  const after = await take();
  expect(after.counts).toMatchObject({ fetched: 0, unchanged: 1, failed: 0, bytes: 0 });
  expect(host.requested.map(({ status }) => status)).toEqual([304]);
  expect(await postersIn(after.folder)).toEqual(await postersIn(before.folder));
  expect(await readdir(join(dataDir, 'media'))).toEqual(made);
  // A changed picture has another address; a file that was lost is fetched and made again.
  files['/1.jpg'] = await pictureOf('green');
  const changed = await take();
  expect(changed.counts).toMatchObject({ fetched: 1 });
  expect(await postersIn(changed.folder)).not.toEqual(await postersIn(before.folder));
  const [poster] = await postersIn(changed.folder);
  await rm(join(dataDir, poster!.md));
  expect((await take()).counts).toMatchObject({ fetched: 1 });
  expect(existsSync(join(dataDir, poster!.md))).toBe(true);
});

test('a server without ETags is asked by date', async () => {
  await writeFeed(at('/1.jpg'));
  const modified = 'Sat, 21 Nov 2026 10:00:00 GMT';
  host.answer = (_, response, request) => {
    if (request.headers['if-modified-since'] === modified) return void response.writeHead(304).end();
    response.writeHead(200, { 'last-modified': modified }).end(files['/1.jpg']);
  };
  await take();
  expect((await take()).counts).toMatchObject({ fetched: 0, unchanged: 1 });
});

test('pictures that fail are counted and named, each with its item and reason, and refuse nothing', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  Object.assign(files, { '/page': Buffer.from('<!doctype html>'), '/x.svg': Buffer.from(svg) });
  files['/half.jpg'] = files['/1.jpg']!.subarray(0, 400);
  await writeFeed(at('/gone.jpg'), at('/page'), at('/half.jpg'), { lg: `${IMAGES}/x.svg`, md: `${IMAGES}/1.jpg` });
  const { folder, counts, problems } = await take();
  expect(counts).toMatchObject({ outside: 5, fetched: 1, failed: 4 });
  const of = (path: string) => problems.find(({ address }) => address === IMAGES + path);
  expect(of('/gone.jpg')).toEqual({
    address: `${IMAGES}/gone.jpg`,
    reason: 'it answered 404',
    file: 'tn/fr/shows.json',
    item: showSlug(1),
    field: 'posterPath.lg',
    // Both sizes, in the list and in the details, in two languages.
    more: 7,
  });
  expect(of('/page')!.reason).toBe(
    'expected a JPEG, PNG, WebP, GIF or AVIF, got a file that begins with "<!doctype html>"',
  );
  expect(of('/half.jpg')!.reason).toMatch(/^a broken JPEG: /);
  expect(of('/x.svg')!.reason).toMatch(/^expected a JPEG.* begins with "<svg xmlns/);
  const [gone, , , spare] = await postersIn(folder);
  expect(gone).toBeNull();
  // One size is missing: the other takes its place.
  expect(spare!.lg).toBe(spare!.md);
  const { sites } = await importFeed(folder, { dryRun: true });
  expect(sites).toMatchObject([{ outcome: 'checked', faults: [] }]);
});

test('size and pixels are limited by what arrives, and a picture that claims too many is not decoded', async () => {
  files['/large.jpg'] = Buffer.concat([files['/1.jpg']!, Buffer.alloc(50_000)]);
  files['/wide.png'] = pngThatClaims(30_000, 20_000);
  await writeFeed(at('/large.jpg'), at('/wide.png'), at('/1.jpg'));
  const { problems, counts } = await take({ policy: { ...policy, maxBytes: 40_000 } });
  expect(problems.map(({ reason }) => reason).sort()).toEqual([
    'it has 30000 × 20000 pixels: expected as PNG at most 50 million',
    'it is larger than 0.04 MB',
  ]);
  expect(counts).toMatchObject({ fetched: 1, failed: 2 });
});

/** The head of a PNG, and no pixels. */
function pngThatClaims(width: number, height: number): Buffer {
  const head = Buffer.from('IHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0', 'latin1');
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  const part = (content: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length - 4);
    sum.writeUInt32BE(crc32(content));
    return [length, content, sum];
  };
  const parts = [head, Buffer.from('IDATxx'), Buffer.from('IEND')].flatMap(part);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

test.each(['127.0.0.1', '10.0.0.5', '169.254.169.254', '::1', '::ffff:192.168.0.1'])(
  'a host at %s is not connected to',
  async (address) => {
    host.addresses.set('images.example', address);
    await writeFeed(at('/1.jpg'));
    const { problems } = await take();
    expect(problems[0]!.reason).toBe(`images.example is at ${address}, which is no address of the public internet`);
    expect(host.connected).toEqual([]);
    expect(host.requested).toEqual([]);
  },
);

test('redirects are followed to hosts of the feed at public addresses, and to nowhere else', async () => {
  const leads: Record<string, string> = {
    '/fine': '/1.jpg',
    '/loop': '/loop',
    '/out': 'http://other.example/1.jpg',
    '/in': 'http://127.0.0.1:8080/latest',
    '/file': 'file:///etc/passwd',
  };
  const serve = host.answer;
  host.answer = (path, response, request) => {
    const location = leads[path.slice('images.example'.length)];
    if (location === undefined) serve(path, response, request);
    else response.writeHead(302, { location }).end();
  };
  await writeFeed(at('/fine'), at('/loop'), at('/out'), { lg: `${IMAGES}/in`, md: `${IMAGES}/file` });
  const { problems, counts } = await take();
  const reasonOf = (path: string) => problems.find(({ address }) => address === IMAGES + path)?.reason;
  expect(counts).toMatchObject({ fetched: 1, failed: 4 });
  expect(reasonOf('/loop')).toBe('it redirects more than 5 times');
  expect(reasonOf('/out')).toBe(
    'it redirects to http://other.example/1.jpg, and other.example is not among the hosts that are allowed (PICTURE_HOSTS)',
  );
  expect(reasonOf('/in')).toContain('127.0.0.1 is not among the hosts that are allowed');
  expect(reasonOf('/file')).toContain('that is no address of http or https');
  expect(host.requested.every(({ path }) => path.startsWith('images.example/'))).toBe(true);
  // Even a host that is allowed by name is not reached at a private address.
  host.addresses.set('other.example', '192.168.7.7');
  const allowed = await take({ hosts: ['images.example', 'other.example', '127.0.0.1:8080'] });
  expect(allowed.problems.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      'other.example is at 192.168.7.7, which is no address of the public internet',
      '127.0.0.1 is no address of the public internet',
    ]),
  );
});

test('a name that moves to a private address between two requests leads nowhere', async () => {
  await writeFeed(at('/1.jpg'));
  await take();
  host.network.http.destroy();
  host.addresses.set('images.example', '127.0.0.1');
  const before = host.connected.length;
  expect((await take()).problems[0]!.reason).toContain('which is no address of the public internet');
  expect(host.connected.length).toBe(before);
});

test('PICTURE_HOSTS narrows the hosts, and IMAGE_ORIGINS leaves pictures where they are', async () => {
  await writeFeed(at('/1.jpg'), { lg: 'http://other.example/2.jpg', md: 'http://cdn.example/2.jpg' });
  const { folder, problems, counts } = await take({ hosts: ['images.example'], origins: ['http://cdn.example'] });
  expect(counts).toMatchObject({ outside: 2, fetched: 1, failed: 1 });
  expect(problems.map(({ address }) => address)).toEqual(['http://other.example/2.jpg']);
  const [, second] = await postersIn(folder);
  expect(second).toEqual({ lg: 'http://cdn.example/2.jpg', md: 'http://cdn.example/2.jpg' });
});

test('failures that pass are retried; with a host that fails on, earlier versions stay and it is soon left alone', async () => {
  await writeFeed(at('/1.jpg'));
  let failures = 0;
  const serve = host.answer;
  host.answer = (path, response, request) => {
    failures += 1;
    if (failures === 1) response.writeHead(503, { 'retry-after': '0' }).end();
    else if (failures === 2) response.destroy();
    else serve(path, response, request);
  };
  const { folder, counts } = await take();
  expect(counts).toMatchObject({ fetched: 1, failed: 0 });
  const [poster] = await postersIn(folder);
  host.answer = (_, response) => void response.writeHead(500).end();
  const site = plainSite();
  const { shows } = site.languages.fr!.shows;
  const [template] = shows;
  shows[0]!.posterPath = at('/1.jpg');
  for (let index = 0; index < 20; index += 1) {
    shows.push({ ...template!, slug: showSlug(100 + index), posterPath: at(`/new-${index}.jpg`) });
  }
  await writeSite(feed, tn, site);
  host.requested.length = 0;
  const later = await take();
  expect(later.problems).toHaveLength(21);
  // What is new is asked for first.
  expect(later.problems[1]!.reason).toBe('it answered 500');
  expect(later.problems.at(-1)!.reason).toBe('not requested, as images.example has failed 5 times in a row');
  expect(later.problems[0]!.reason).toBe(`${later.problems.at(-1)!.reason}; its earlier version stays`);
  expect((await postersIn(later.folder))[0]).toEqual(poster);
  // Those that were under way at the fifth failure are the most that follow it.
  expect(host.requested.length).toBeLessThanOrEqual((5 + policy.concurrency) * policy.attempts);
});

test('a host that falls silent, also within a picture, is waited for no longer than the timeout', async () => {
  await writeFeed(at('/silent.jpg'), at('/half.jpg'), at('/1.jpg'));
  const serve = host.answer;
  host.answer = (path, response, request) => {
    if (path.endsWith('/half.jpg')) response.write(files['/1.jpg']!.subarray(0, 100));
    else if (!path.endsWith('/silent.jpg')) serve(path, response, request);
  };
  const { counts, problems } = await take({ policy: { ...policy, timeoutMs: 300 } });
  expect(counts).toMatchObject({ fetched: 1, failed: 2 });
  expect(problems.map(({ reason }) => reason)).toEqual(['no response within 0.3 s', 'no response within 0.3 s']);
  // The host notices a moment later that nobody waits any more.
  const left = () => host.requested.filter(({ path }) => path.endsWith('/silent.jpg'));
  await expect.poll(left).toHaveLength(policy.attempts);
});

test('a bounded number is fetched at once, and after a break those that are there are not fetched again', async () => {
  const site = plainSite();
  const { shows } = site.languages.fr!.shows;
  const [template] = shows;
  for (let index = 0; index < 12; index += 1) {
    files[`/${index}.jpg`] = await pictureOf(`rgb(${index * 20}, 0, 0)`, 60, 90);
    shows.push({ ...template!, slug: showSlug(100 + index), posterPath: at(`/${index}.jpg`) });
  }
  await writeSite(feed, tn, site);
  // The first are answered once as many as may be under way have arrived.
  const serve = host.answer;
  const waiting: (() => void)[] = [];
  host.answer = (...given) => {
    waiting.push(() => serve(...given));
    if (waiting.length >= policy.concurrency) while (waiting.length > 0) waiting.shift()!();
    if (host.most >= policy.concurrency) host.answer = serve;
  };
  const onProgress = (done: number) => {
    if (done === 6) throw new Error('killed');
  };
  await expect(take({ onProgress })).rejects.toThrow('killed');
  expect(host.most).toBe(policy.concurrency);
  const before = host.requested.length;
  expect(before).toBeLessThan(12);
  const { counts } = await take();
  expect(counts).toMatchObject({ unchanged: before, fetched: 12 - before });
});

test("the feed's own folder media is read, and files that it names but nobody has are reported", async () => {
  await writeFeed(
    { lg: '/media/rex/1.jpg', md: '/media/rex/1.jpg' },
    { lg: '/media/none.jpg', md: '/media/there.webp' },
    { lg: '/media/made-01234567-640.webp', md: '/media/made-01234567-320.webp' },
    { lg: '/media/drawn-01234567-640.webp', md: '/media/drawn-01234567-320.webp' },
  );
  await mkdir(join(feed, 'media/rex'), { recursive: true });
  await writeFile(join(feed, 'media/rex/1.jpg'), files['/1.jpg']!);
  await mkdir(join(dataDir, 'media'));
  for (const name of ['there.webp', 'made-01234567-640.webp', 'drawn-01234567.svg']) {
    await writeFile(join(dataDir, 'media', name), '');
  }
  const { folder, counts, problems } = await take();
  expect(counts).toMatchObject({ outside: 0, own: 1 });
  expect(host.requested).toEqual([]);
  const [own, none] = await postersIn(folder);
  expect(own!.lg).toMatch(/^\/media\/poster-\w+-\w+-640\.webp$/);
  expect(none!.lg).toBe('/media/none.jpg');
  const missing = "the file is neither in the feed's folder media nor in that of DATA_DIR";
  expect(problems.map(({ address, reason }) => [address, reason])).toEqual([
    ['/media/none.jpg', missing],
    ['/media/made-01234567-640.webp', `media/made-01234567-320.webp: ${missing}`],
    ['/media/made-01234567-320.webp', missing],
  ]);
  const { ignored, sites } = await importFeed(folder, { dryRun: true });
  expect(ignored).toEqual([]);
  expect(sites).toMatchObject([{ outcome: 'checked' }]);
});

test('a full folder takes no new pictures and keeps the old ones, and the rest of the import goes on', async () => {
  await writeFeed(at('/1.jpg'), at('/2.jpg'), { lg: '/media/rex.jpg', md: '/media/rex.jpg' });
  await mkdir(join(feed, 'media'));
  await writeFile(join(feed, 'media/rex.jpg'), await pictureOf('blue'));
  const one = { ...policy, places: 1 };
  const full = () => ({ media: new MediaFolder(dataDir, 1), policy: one });
  const first = await take(full());
  // The feed's own comes first, and fills it.
  expect(first.counts).toMatchObject({ outside: 2, fetched: 0, failed: 2, own: 1 });
  const expected = /^the folder media is full: it has \d+\.\d MB of 0\.000001 \(MEDIA_MB\)$/;
  expect(first.problems.map(({ address, reason }) => [address, expected.test(reason)])).toEqual([
    [`${IMAGES}/1.jpg`, true],
    [`${IMAGES}/2.jpg`, true],
  ]);
  expect(host.requested).toEqual([]);
  expect((await postersIn(first.folder)).map(Boolean)).toEqual([false, false, true, false]);
  const { sites } = await importFeed(first.folder, { dryRun: true });
  expect(sites).toMatchObject([{ outcome: 'checked', faults: [] }]);
  // With room they are taken; full again, a changed one stays as it was.
  const [before] = await postersIn((await take({ policy: one })).folder);
  files['/1.jpg'] = await pictureOf('green');
  const changed = await take(full());
  expect(changed.counts).toMatchObject({ unchanged: 2, failed: 0, own: 1 });
  expect(changed.problems.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^the folder media is full: .*; its earlier version stays$/),
  ]);
  expect((await postersIn(changed.folder))[0]).toEqual(before);
});

test('a dry run fetches and writes nothing, and still says what is missing', async () => {
  await writeFeed(at('/1.jpg'), { lg: '/media/none.jpg', md: '/media/none.jpg' });
  const { folder, counts, problems } = await take({ dryRun: true });
  expect(folder).toBe(feed);
  expect(counts).toMatchObject({ outside: 1, fetched: 0 });
  expect(problems.map(({ address }) => address)).toEqual(['/media/none.jpg']);
  expect(host.requested).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
});
