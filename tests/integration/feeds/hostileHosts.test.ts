import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_BYTES } from '../../../src/content/import/limits.ts';
import { REQUEST_POLICY } from '../../../src/feeds/client.ts';
import { feedPictures, type FeedPicturesOptions } from '../../../src/feeds/pictures/feedPictures.ts';
import { PICTURE_POLICY } from '../../../src/feeds/pictures/pictureClient.ts';
import { pullSite } from '../../../src/feeds/pull.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite, showSlug, withoutPictures, writeSite } from '../store/feed.ts';
import { pictureOf, startImageHost, type ImageHost } from './imageHost.ts';
import { startFeedServer } from './server.ts';

/** Servers and feeds that mean harm: each ends in a sentence, and what is good is there all the same. */
const tn = siteOf('tn');
const root = mkdtempSync(join(tmpdir(), 'aurore-hostile-'));
const policy = { ...PICTURE_POLICY, pauseMs: 1, longestPauseMs: 5, timeoutMs: 2000 };
const requests = { ...REQUEST_POLICY, pauseMs: 1, longestPauseMs: 5, attempts: 2, timeoutMs: 2000 };
let host: ImageHost;
let feed: string;
let dataDir: string;
let picture: Buffer;

beforeAll(async () => {
  host = await startImageHost();
  picture = await pictureOf('red', 60, 90);
});
beforeEach(() => {
  feed = mkdtempSync(join(root, 'feed-'));
  dataDir = mkdtempSync(join(root, 'data-'));
  serveWith(() => false);
});
afterEach(() => {
  host.requested.length = 0;
});
afterAll(async () => {
  await host.stop();
  await rm(root, { recursive: true });
});

type Misbehave = (path: string, response: Parameters<ImageHost['answer']>[1]) => boolean;

function serveWith(misbehave: Misbehave): void {
  host.answer = (path, response) => {
    if (!misbehave(path, response)) response.writeHead(200).end(picture);
  };
}

/** Writes a feed whose shows have these pictures, one after the other. */
async function writeFeed(...addresses: string[]): Promise<void> {
  const site = withoutPictures(makeSite(tn));
  const { shows } = site.languages.fr!.shows;
  const [template] = shows;
  shows.length = 0;
  addresses.forEach((address, index) => {
    const slug = index < 4 ? showSlug(index + 1) : `film-x-${index}`;
    shows.push({ ...template!, slug, posterPath: { lg: address, md: address } });
  });
  await writeSite(feed, tn, site);
}

async function take(own: Partial<FeedPicturesOptions> = {}) {
  const given = { dataDir, origins: [], hosts: [], dryRun: false, policy, network: host.network };
  const { counts, problems } = await feedPictures(feed, { ...given, ...own });
  return { counts, reasons: Object.fromEntries(problems.map(({ address, reason }) => [address, reason])) };
}

const ANSWERS = [
  [
    'switches to another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    /101/,
  ],
  ['says nothing and leaves', '', /hang up|without a response/],
  ['leaves within its head', 'HTTP/1.1 200 OK\r\ncontent-le', /hang up|without a response/],
  ['leaves within its body', 'HTTP/1.1 200 OK\r\ncontent-length: 9000\r\n\r\nabc', /aborted/],
  ['speaks no HTTP', 'SSH-2.0-x\r\n\r\n', /Parse Error/],
  ['never comes to its answer', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(500), /hang up|without a response/],
  ['sends a head without end', `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(20_000)}`, /Header overflow/],
] as const;

test.each(ANSWERS)('a host that %s costs its own picture alone', async (_, bytes, reason) => {
  await writeFeed('http://bad.example/1.jpg', 'http://good.example/1.jpg');
  serveWith((path, response) => path.startsWith('bad.') && Boolean(response.socket!.end(bytes)));
  const { counts, reasons } = await take();
  expect(counts).toMatchObject({ fetched: 1, failed: 1 });
  expect(reasons['http://bad.example/1.jpg']).toMatch(reason);
});

test.each(ANSWERS)('a pull from a server that %s ends in a sentence', async (_, bytes, reason) => {
  const server = await startFeedServer(tn, withoutPictures(makeSite(tn)));
  server.misbehave = (path, response) => path === '/shows' && Boolean(response.socket!.end(bytes));
  await expect(pullSite(server.api, tn, { dataDir, policy: requests })).rejects.toThrow(reason);
  await server.stop();
});

test('a server that answers with more than a limit is refused, however small it is compressed', async () => {
  const server = await startFeedServer(tn, withoutPictures(makeSite(tn)));
  const bomb = gzipSync(Buffer.alloc(2_000_000, ' '));
  server.misbehave = (path, response) => {
    if (path !== '/shows') return false;
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    return true;
  };
  const maxBytes = { ...MAX_BYTES, response: 1_000_000 };
  const pulled = pullSite(server.api, tn, { dataDir, policy: { ...requests, maxBytes } });
  await expect(pulled).rejects.toThrow('/shows?language=fr cannot be fetched: it is larger than 1 MB.');
  expect(bomb.length).toBeLessThan(10_000);
  // It would be so again.
  expect(server.asked.filter(({ path }) => path.startsWith('/shows'))).toHaveLength(1);
  await server.stop();
});

test("each kind of a server's files has its own limit, and leaves nothing behind when it is more", async () => {
  const site = withoutPictures(makeSite(tn));
  const server = await startFeedServer(tn, site);
  const names = ['large.webp', 'large.svg', 'large.mp4', 'small.mp4'];
  site.languages.fr!.shows.shows.forEach((show, index) => {
    show.posterPath = { lg: `/media/${names[index]}`, md: `/media/${names[index]}` };
  });
  server.misbehave = (path, response) => {
    if (!path.startsWith('/media/')) return false;
    response.writeHead(200).end(Buffer.alloc(path.includes('small') ? 1000 : 30_000));
    return true;
  };
  const maxBytes = { ...MAX_BYTES, picture: 10_000, drawing: 10_000, video: 20_000 };
  const { absent, pictures } = await pullSite(server.api, tn, { dataDir, policy: { ...requests, maxBytes } });
  expect([...absent.keys()].sort()).toEqual(['/media/large.mp4', '/media/large.svg', '/media/large.webp']);
  expect(absent.get('/media/large.mp4')).toContain('it is larger than 0.02 MB');
  expect(pictures).toBe(1);
  expect(await readFile(join(dataDir, 'media/small.mp4'))).toHaveLength(1000);
  await server.stop();
});

test.each([
  ['long is not read, and holds no connection', 1_000_000, 12],
  ['short is read, so that its connection serves for the next', 1000, 4],
])('what stands in for files and is %s', async (_what, size, mostConnections) => {
  const site = withoutPictures(makeSite(tn));
  const server = await startFeedServer(tn, site);
  const names = Array.from({ length: 8 }, (_, index) => `/media/${index}.webp`);
  site.languages.fr!.shows.shows.forEach((show, index) => {
    show.posterPath = { lg: names[index]!, md: names[index + 4]! };
  });
  server.misbehave = (path, response) => {
    if (!path.startsWith('/media/')) return false;
    response.writeHead(200, { 'cache-control': 'no-store' }).end(Buffer.alloc(size));
    return true;
  };
  const { absent } = await pullSite(server.api, tn, { dataDir, policy: { ...requests, timeoutMs: 600_000 } });
  expect(new Set(absent.values())).toEqual(
    new Set(['its server has only a substitute as yet: the next import asks again']),
  );
  expect([...absent.keys()].sort()).toEqual(names);
  expect(server.connections).toBeLessThanOrEqual(mostConnections);
  await server.stop();
});

test('a pull has one total time', async () => {
  const server = await startFeedServer(tn, withoutPictures(makeSite(tn)));
  server.misbehave = (path, response) => {
    if (path !== '/cinemas') return false;
    response.writeHead(503, { 'retry-after': '1' }).end();
    return true;
  };
  const slow = { ...requests, attempts: 1000, longestPauseMs: 50, totalMs: 300 };
  await expect(pullSite(server.api, tn, { dataDir, policy: slow })).rejects.toThrow(
    'the pull has taken more than 0.005 minutes',
  );
  await server.stop();
});

test('in the folder media only plain files inside it are read, and any other is named', async () => {
  const media = join(feed, 'media');
  const kinds = ['good', 'folder', 'loop', 'out', 'pipe', 'zero', 'large'];
  await writeFeed(...kinds.map((name) => `/media/${name}.jpg`), '/media/away/secret.jpg');
  await mkdir(join(media, 'folder.jpg'), { recursive: true });
  await writeFile(join(media, 'good.jpg'), picture);
  await symlink('loop.jpg', join(media, 'loop.jpg'));
  await mkdir(join(root, 'elsewhere'), { recursive: true });
  await writeFile(join(root, 'elsewhere/secret.jpg'), picture);
  await symlink(join(root, 'elsewhere/secret.jpg'), join(media, 'out.jpg'));
  await symlink(join(root, 'elsewhere'), join(media, 'away'));
  await symlink('/dev/zero', join(media, 'zero.jpg'));
  execFileSync('mkfifo', [join(media, 'pipe.jpg')]);
  await writeFile(join(media, 'large.jpg'), picture);
  await truncate(join(media, 'large.jpg'), 20_000_001);
  const { counts, reasons } = await take();
  expect(counts).toMatchObject({ own: 7 });
  expect(reasons).toEqual({
    '/media/folder.jpg': 'expected a plain file, got a folder',
    '/media/loop.jpg': 'expected a plain file, got a link',
    '/media/out.jpg': 'expected a plain file, got a link',
    '/media/zero.jpg': 'expected a plain file, got a link',
    '/media/pipe.jpg': 'expected a plain file, got a pipe',
    '/media/large.jpg': 'it is larger than 20 MB',
    '/media/away/secret.jpg': "the file is neither in the feed's folder media nor in that of DATA_DIR",
  });
});

test('a folder media that is a link itself is none', async () => {
  await writeFeed('/media/secret.jpg');
  await mkdir(join(root, 'private'));
  await writeFile(join(root, 'private/secret.jpg'), picture);
  await symlink(join(root, 'private'), join(feed, 'media'));
  expect((await take()).counts).toMatchObject({ own: 0 });
});

test('a host that is slow with each picture is left alone in the end, and keeps no other waiting', async () => {
  const slow = Array.from({ length: 30 }, (_, index) => `http://slow.example/${index}.jpg`);
  await writeFeed(...slow, 'http://good.example/1.jpg');
  let arrived: () => void = () => undefined;
  const good = new Promise<void>((resolve) => (arrived = resolve));
  host.answer = (path, response) => {
    if (path.startsWith('good.')) {
      response.writeHead(200).end(picture);
      return arrived();
    }
    // As long as the other has not been asked, nothing comes from here.
    void good.then(() => setTimeout(() => response.writeHead(200).end(picture), 40));
  };
  const { counts, reasons } = await take({ policy: { ...policy, timeoutMs: 60_000, hostMs: 200 } });
  expect(reasons['http://good.example/1.jpg']).toBeUndefined();
  expect(counts.fetched).toBeLessThan(30);
  expect(reasons[slow.at(-1)!]).toBe(
    `not requested, as slow.example has taken more than ${200 / 60_000} minutes: the next import goes on`,
  );
  // The next import begins with what this one has left.
  host.requested.length = 0;
  await take({ policy: { ...policy, hostMs: 1 } });
  expect(host.requested[0]!.path).not.toBe('slow.example/0.jpg');
});

test('redirects without end count as failures', async () => {
  await writeFeed(...Array.from({ length: 30 }, (_, index) => `http://loop.example/${index}.jpg`));
  serveWith((path, response) => {
    response.writeHead(302, { location: `http://${path}` }).end();
    return true;
  });
  const { reasons } = await take();
  expect(reasons['http://loop.example/29.jpg']).toBe('not requested, as loop.example has failed 5 times in a row');
});

test('a picture has one total time, however often it is tried and redirected', async () => {
  await writeFeed('http://bad.example/1.jpg', 'http://good.example/1.jpg');
  serveWith((path, response) => {
    if (!path.startsWith('bad.')) return false;
    setTimeout(() => response.writeHead(302, { location: '/1.jpg' }).end(), 100);
    return true;
  });
  const { reasons, counts } = await take({ policy: { ...policy, pictureMs: 250 } });
  expect(counts).toMatchObject({ fetched: 1, failed: 1 });
  expect(reasons['http://bad.example/1.jpg']).toBe('no response within 0.25 s');
});

test('after the total time of an import no further picture is requested', async () => {
  await writeFeed('http://a.example/1.jpg', 'http://a.example/2.jpg', 'http://a.example/3.jpg');
  serveWith(() => true);
  const { reasons } = await take({ policy: { ...policy, concurrency: 1, totalMs: 100 } });
  expect(reasons['http://a.example/3.jpg']).toMatch(/^not requested, as pictures have taken more than/);
});

test('addresses with a name and a password, or at another port, are not asked', async () => {
  const addresses = ['http://me:secret@a.example/1.jpg', 'http://a.example:22/1.jpg', 'http://b.example:8080/1.jpg'];
  await writeFeed(...addresses);
  const { reasons, counts } = await take({ hosts: ['a.example', 'b.example:8080'] });
  expect(reasons).toEqual({
    [addresses[0]!]: 'it is one with a name or a password',
    [addresses[1]!]: 'its port is neither 80 nor 443, and not named in PICTURE_HOSTS',
  });
  expect(counts).toMatchObject({ fetched: 1, failed: 2 });
});

test('a picture whose decoding takes more than its header says ends the process that decodes, and nothing else', async () => {
  const lying = await readFile('tests/fixtures/pictures/49-megapixels.avif');
  // The width and height that the header claims.
  const size = lying.indexOf('ispe') + 8;
  lying.writeUInt32BE(4000, size);
  lying.writeUInt32BE(3000, size + 4);
  await writeFeed('/media/large.avif', '/media/lying.avif', '/media/good.jpg');
  await mkdir(join(feed, 'media'));
  await writeFile(join(feed, 'media/lying.avif'), lying);
  await writeFile(join(feed, 'media/good.jpg'), picture);
  await copyFile('tests/fixtures/pictures/49-megapixels.avif', join(feed, 'media/large.avif'));
  const { reasons } = await take();
  expect(reasons).toEqual({
    '/media/large.avif': 'it has 7000 × 7000 pixels: expected as AVIF at most 12 million',
    '/media/lying.avif': expect.stringMatching(/a broken AVIF|it takes more than 340 MB/) as string,
  });
});
