import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteOf } from '../../../src/sites/sites.ts';
import { testOptions } from '../../support/condition.ts';
import { makeSite, showSlug, withoutPictures, writeSite, type FeedSite } from '../store/feed.ts';
import { pictureOf } from './imageHost.ts';
import { startFeedServer } from './server.ts';

const tn = siteOf('tn');
const root = mkdtempSync(join(tmpdir(), 'aurore-pictures-command-'));
const IMAGES = 'http://images.example';
let dataDir: string;
let outside: Server;
let answer: (path: string, response: ServerResponse) => void;
const requested: string[] = [];
const pictures = new Map<string, Buffer>();

beforeAll(async () => {
  outside = createServer((request, response) => {
    requested.push(request.url!);
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else answer(request.url!, response);
  });
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
  for (const [index, colour] of ['red', 'green', 'blue'].entries()) {
    pictures.set(`/${index + 1}.jpg`, await pictureOf(colour, 60, 90));
  }
});
beforeEach(() => {
  dataDir = mkdtempSync(join(root, 'data-'));
  answer = serve;
});
afterEach(() => {
  requested.length = 0;
});
afterAll(async () => {
  outside.closeAllConnections();
  await new Promise((closed) => outside.close(closed));
  await rm(root, { recursive: true });
});

function serve(path: string, response: ServerResponse): void {
  const picture = pictures.get(path);
  if (picture) response.writeHead(200, { etag: '"1"' }).end(picture);
  else response.writeHead(404).end();
}

/** A feed whose first shows have these posters, and that names no other picture. */
function siteWith(...posters: string[]): FeedSite {
  const site = withoutPictures(makeSite(tn));
  for (const language of Object.values(site.languages)) {
    posters.forEach((path, index) => {
      language.shows.shows[index]!.posterPath = { lg: IMAGES + path, md: IMAGES + path };
    });
  }
  return site;
}

function start(feed: string, parameters: readonly string[] = []) {
  const env = {
    ...process.env,
    ...{ DATABASE_URL: '', DATA_DIR: dataDir },
    NODE_OPTIONS: testOptions(`--import=${resolve('tests/support/outsideHosts.ts')}`),
    OUTSIDE_PORT: String((outside.address() as AddressInfo).port),
  };
  return spawn(process.execPath, ['src/cli/import.ts', feed, ...parameters], { env });
}

async function runImport(feed: string, parameters: readonly string[] = []) {
  const child = start(feed, parameters);
  const code = new Promise<number | null>((ended) => child.once('close', ended));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout: stdout.replaceAll(/in [\d.]+ s/g, 'in 0 s'), stderr };
}

test('the import says how many pictures it has and which it lacks, and applies the feed; the second fetches nothing', async () => {
  const feed = join(root, 'feed');
  await writeSite(feed, tn, siteWith('/1.jpg', '/gone.jpg'));
  const first = await runImport(feed);
  expect(first).toEqual({
    code: 0,
    stdout:
      'Pictures: 1 of 2 at hosts outside, 1 fetched, 0 unchanged, 1 failed, 0.0 MB in 0 s.\n' +
      'tn: applied, 3 cinemas, 4 shows, 72 screenings.\n' +
      'Folder media: 0.0 of 20,000 MB.\n',
    stderr:
      `Warning: tn/fr/shows.json ${showSlug(2)} posterPath.lg: ${IMAGES}/gone.jpg: it answered 404 ` +
      '(also in 3 other places)\n',
  });
  expect((await runImport(feed)).stdout).toBe(
    'Pictures: 1 of 2 at hosts outside, 0 fetched, 1 unchanged, 1 failed, 0.0 MB in 0 s.\n' +
      'tn: unchanged, this feed is shown already.\n' +
      'Folder media: 0.0 of 20,000 MB.\n',
  );
});

test('pictures that no feed has named for 30 days are removed by an import, and no others', async () => {
  const feed = join(root, 'changing');
  await writeSite(feed, tn, siteWith('/1.jpg', '/2.jpg'));
  await runImport(feed);
  const media = join(dataDir, 'media');
  const made = await readdir(media);
  await writeFile(join(media, 'own.jpg'), 'x');
  await writeSite(feed, tn, siteWith('/2.jpg'));
  const daysAgo = (days: number) => Date.now() / 1000 - days * 86_400;
  for (const name of [...made, 'own.jpg']) await utimes(join(media, name), daysAgo(31), daysAgo(31));
  // A look, of the day before.
  await utimes(join(dataDir, 'feeds/tidied'), daysAgo(1), daysAgo(1));
  const { code, stdout } = await runImport(feed);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /\nFolder media: 0\.0 of 20,000 MB; 6 files \(0\.0 MB\) removed, which nothing has named for 30 days\.\n$/,
  );
  expect(await readdir(media)).toHaveLength(made.length / 2 + 1);
  expect((await runImport(feed)).stdout).toContain('0 fetched, 1 unchanged, 0 failed');
});

test('a strict import is refused for a picture that it lacks', async () => {
  const feed = join(root, 'strict');
  await writeSite(feed, tn, siteWith('/1.jpg', '/gone.jpg'));
  const { code, stdout, stderr } = await runImport(feed, ['--strict']);
  expect(code).toBe(1);
  expect(stdout).toContain('; nothing was written.');
  expect(stderr).toMatch(/\nNothing was applied: 1 picture cannot be shown\.\n$/);
});

test('a pull fetches them in the same way', async () => {
  const server = await startFeedServer(tn, siteWith('/1.jpg', '/gone.jpg'));
  const { code, stdout, stderr } = await runImport(server.api.href, ['--site', 'tn']);
  await server.stop();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^tn: fetched, .*, 0 pictures, /);
  expect(stdout).toContain('Pictures: 1 of 2 at hosts outside, 1 fetched, 0 unchanged, 1 failed,');
  expect(stdout).toContain('tn: applied, 3 cinemas');
  expect(stderr).toContain(`${IMAGES}/gone.jpg: it answered 404`);
});

test('an import that was killed goes on from the pictures that it had', async () => {
  const feed = join(root, 'killed');
  await writeSite(feed, tn, siteWith('/1.jpg', '/2.jpg', '/3.jpg'));
  const has = async (count: number) => {
    const records = await readdir(join(dataDir, 'feeds/pictures')).catch(() => []);
    // One that begins with a dot is not written whole.
    return records.filter((name) => /^[^.].*\.json$/.test(name)).length === count;
  };
  answer = (path, response) => {
    if (path !== '/3.jpg') serve(path, response);
  };
  const child = start(feed);
  const ended = new Promise((closed) => child.once('close', closed));
  await expect.poll(() => has(2)).toBe(true);
  child.kill('SIGKILL');
  await ended;
  answer = serve;
  const { stdout } = await runImport(feed);
  expect(stdout).toContain('Pictures: 3 of 3 at hosts outside, 1 fetched, 2 unchanged, 0 failed,');
});
