import { mkdtempSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteOf } from '../../src/sites/sites.ts';
import { startFeedServer, type Misbehaviour } from '../integration/feeds/server.ts';
import { makeSite, withoutPictures, writeSite, type FeedSite } from '../integration/store/feed.ts';
import type { Finding } from './scenario.ts';
import { watchedImport, type Ran } from './watchedImport.ts';

/** What an import may take, whatever it is given: its process and the one that decodes pictures, together. */
const MOST_MB = 500;
const LARGE = resolve('tests/fixtures/pictures/49-megapixels.avif');
const GOOD = resolve('tests/fixtures/pictures/12-megapixels.avif');

const tn = siteOf('tn');
let root: string;

type Load = { readonly name: string; readonly run: () => Promise<Ran>; readonly said: RegExp; readonly code?: number };

/** `npm run test:faults -- 'hostile feeds'`: imports that mean harm, each with the most memory that it took. */
export async function hostileFeeds(): Promise<Finding> {
  root = mkdtempSync(join(tmpdir(), 'aurore-hostile-feeds-'));
  const faults: string[] = [];
  const said: string[] = [];
  try {
    for (const { name, run, said: expected, code = 0 } of LOADS) {
      const { peakMb, seconds, output, code: ended } = await run();
      said.push(`${name}: ${peakMb} MB, ${seconds.toFixed(1)} s`);
      if (peakMb > MOST_MB) faults.push(`${name} took ${peakMb} MB: expected at most ${MOST_MB}`);
      if (ended !== code) faults.push(`${name} ended with ${ended}: expected ${code}`);
      if (!expected.test(output)) faults.push(`${name}: expected ${expected.source}, got ${output.slice(0, 2000)}`);
    }
  } finally {
    await rm(root, { recursive: true });
  }
  return { said: said.join('; '), faults };
}

const four = ['1.avif', '2.avif', '3.avif', '4.avif'];

const LOADS: readonly Load[] = [
  {
    name: 'an ordinary feed with a picture of 12 million pixels',
    run: () => importFolder(['good.avif'], (media) => copyFile(GOOD, join(media, 'good.avif'))),
    said: /^tn: applied/m,
  },
  {
    name: 'four AVIF of 1.3 kB with 49 million pixels each',
    run: () => importFolder(four, (media) => Promise.all(four.map((name) => copyFile(LARGE, join(media, name))))),
    said: /it has 7000 × 7000 pixels: expected as AVIF at most 12 million[^]*tn: applied/,
  },
  {
    name: 'four such AVIF whose header says 12 million',
    run: () =>
      importFolder(four, async (media) => {
        for (const name of four) await writeFile(join(media, name), Buffer.concat([lying(), Buffer.from(name)]));
      }),
    said: /a broken AVIF|it takes more than 340 MB to decode/,
  },
  {
    name: 'a folder media of links, a pipe, a device and a file of 2 GB',
    run: () =>
      importFolder(['zero.jpg', 'loop.jpg', 'folder.jpg', 'large.jpg'], async (media) => {
        await symlink('/dev/zero', join(media, 'zero.jpg'));
        await symlink('loop.jpg', join(media, 'loop.jpg'));
        await mkdir(join(media, 'folder.jpg'));
        await writeFile(join(media, 'large.jpg'), '');
        await truncate(join(media, 'large.jpg'), 2e9);
      }),
    said: /got a link[^]*larger than 20 MB[^]*tn: applied/,
  },
  {
    name: 'a host that answers 101',
    run: () =>
      importOutside((response) => response.socket!.end('HTTP/1.1 101 x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')),
    said: /it answered 101[^]*tn: applied/,
  },
  {
    name: 'a pull that gets 1 MB of gzip for 1 GB',
    run: () => pull((path, response) => path === '/tags' && gzipped(response, gigabyte())),
    said: /tags\S* cannot be fetched: it is larger than 8 MB/,
    code: 1,
  },
  {
    name: 'a pull that gets 8 MB of empty lists four times at once',
    run: () => {
      const bomb = gzipSync(`[${'[],'.repeat(2_600_000)}[]]`);
      return pull((path, response) => path.startsWith('/show/') && gzipped(response, bomb));
    },
    said: /its response has more than 400000 values/,
    code: 1,
  },
  {
    name: 'a pull with a video of 700 MB',
    run: () =>
      pull(
        (path, response) => path.endsWith('.mp4') && endless(response, 700_000_000),
        (site) => {
          site.languages.fr!.shows.shows[0]!.posterPath = { lg: '/media/large.mp4', md: '/media/large.mp4' };
        },
      ),
    said: /it is larger than 200 MB[^]*tn: applied/,
  },
];

function siteWith(addresses: readonly string[]): FeedSite {
  const site = withoutPictures(makeSite(tn));
  addresses.forEach((address, index) => {
    site.languages.fr!.shows.shows[index]!.posterPath = { lg: address, md: address };
  });
  return site;
}

/** A picture whose header says that it is 4000 pixels wide and 3000 high. */
function lying(): Buffer {
  const bytes = readFileSync(LARGE);
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(4000, size);
  bytes.writeUInt32BE(3000, size + 4);
  return bytes;
}

const gigabyte = () => gzipSync(Buffer.alloc(1_000_000_000, ' '), { level: 9 });

function gzipped(response: ServerResponse, body: Buffer): boolean {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(body);
  return true;
}

function endless(response: ServerResponse, bytes: number): boolean {
  const chunk = Buffer.alloc(1 << 20);
  let left = bytes;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    response.end();
  };
  response.writeHead(200);
  more();
  return true;
}

const run = (parameters: readonly string[], port = 0) =>
  watchedImport(parameters, { dataDir: mkdtempSync(join(root, 'data-')), port });

async function importFolder(names: readonly string[], fill: (media: string) => Promise<unknown>): Promise<Ran> {
  const feed = mkdtempSync(join(root, 'feed-'));
  await writeSite(feed, tn, siteWith(names.map((name) => `/media/${name}`)));
  await mkdir(join(feed, 'media'));
  await fill(join(feed, 'media'));
  return run([feed]);
}

async function importOutside(answer: (response: ServerResponse) => unknown): Promise<Ran> {
  const server = createServer((_, response) => void answer(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const feed = mkdtempSync(join(root, 'feed-'));
  await writeSite(feed, tn, siteWith(['http://bad.example/1.jpg']));
  const ran = await run([feed], (server.address() as AddressInfo).port);
  server.closeAllConnections();
  server.close();
  return ran;
}

async function pull(misbehave: Misbehaviour, change: (site: FeedSite) => void = () => undefined): Promise<Ran> {
  const site = withoutPictures(makeSite(tn));
  change(site);
  const server = await startFeedServer(tn, site);
  server.misbehave = misbehave;
  const ran = await run([server.api.href, '--site', 'tn']);
  await server.stop();
  return ran;
}
