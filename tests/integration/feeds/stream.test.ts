import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { spool } from '../../../src/feeds/stream.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import { makeSite } from '../store/feed.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aurore-stream-'));
afterAll(() => rm(dataDir, { recursive: true }));

/** The small feed of the be site, which has two languages, as lines. */
function linesOfFeed(): string[] {
  const { languages, programme } = makeSite(siteOf('be'));
  const lines: object[] = Object.entries(programme).map(([cinema, item]) => ({ site: 'be', programme: cinema, item }));
  for (const [language, { showtimes, ...documents }] of Object.entries(languages)) {
    for (const [document, value] of Object.entries(documents)) {
      const items = 'shows' in value ? value.shows : value;
      for (const item of items as object[]) lines.push({ site: 'be', language, document, item });
    }
    for (const line of showtimes) lines.push({ site: 'be', language, showtimes: line });
  }
  return [...lines, { end: lines.length }].map((line) => JSON.stringify(line));
}

/** A stream of chunks that split lines, and characters of several bytes, in two. */
function inPieces(bytes: Buffer, size = 1009): Readable {
  return Readable.from(
    (function* () {
      for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
    })(),
  );
}

const text = Buffer.from(linesOfFeed().join('\n'));

test.each([
  ['as it is', inPieces(text)],
  ['compressed', inPieces(gzipSync(text))],
  ['compressed, byte by byte', inPieces(gzipSync(text), 1)],
  ['with a byte order mark, byte by byte', inPieces(Buffer.concat([Buffer.from('\uFEFF'), text]), 1)],
])('a stream %s is the feed it was made of', async (_, input) => {
  const { folder, end } = await spool(input, dataDir);
  const { sites } = await importFeed(folder, { dryRun: true });
  expect(sites).toEqual([
    {
      ...{ site: 'be', outcome: 'checked', counts: { cinemas: 3, shows: 4, showtimes: 72 } },
      ...{ faults: [], faultCount: 0, warnings: [], warningCount: 0 },
    },
  ]);
  expect(JSON.parse(await readFile(join(folder, 'be/nl/cinemas.json'), 'utf8'))).toEqual(
    makeSite(siteOf('be')).languages.nl!.cinemas,
  );
  await end();
});

test('a stream can say that a document has no items', async () => {
  const places = linesOfFeed().filter((line) => /"document":"(?:cities|cinemas)"/.test(line));
  const empty = (language: string, document: string) => JSON.stringify({ site: 'be', language, document, item: [] });
  const none = ['en', 'fr', 'nl'].flatMap((language) => [empty(language, 'shows'), empty(language, 'tags')]);
  const lines = [...places, ...none, JSON.stringify({ site: 'be', language: 'en', showtimes: [] })].map((line) =>
    line.replace(/"highlight":\{[^}]*\}/, '"highlight":null'),
  );
  const text = [...lines, JSON.stringify({ end: lines.length })].join('\n');
  const { folder, end } = await spool(inPieces(Buffer.from(text)), dataDir);
  const { sites } = await importFeed(folder, { dryRun: true });
  expect(sites).toMatchObject([{ outcome: 'checked', counts: { cinemas: 3, shows: 0, showtimes: 0 }, faults: [] }]);
  await end();
});

test('a stream with deep JSON is refused in a sentence', async () => {
  const deep = `{"site":"be","language":"en","document":"tags","item":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  await expect(spool(inPieces(Buffer.from(deep)), dataDir)).rejects.toThrow('expected fewer levels of JSON');
});

const lines = linesOfFeed();
test.each([
  ['breaks off between lines', Buffer.from(lines.slice(0, 10).join('\n')), 'broke off after 10 lines'],
  ['breaks off in its gzip', gzipSync(text).subarray(0, 4000), "The stream's gzip is broken"],
  ['lost a line', Buffer.from(lines.toSpliced(4, 1).join('\n')), `says it has ${lines.length - 1} lines`],
  ['goes on after its end', Buffer.from([...lines, lines[0]].join('\n')), 'expected nothing after {"end"}'],
  ['has no JSON in it', Buffer.from('{"site":"be"'), 'Line 1 of the stream: expected JSON in UTF-8, got {"site":"be"'],
  [
    'is in Windows-1252',
    Buffer.from(
      lines.with(1, '{"site":"be","language":"fr","document":"shows","item":{"title":"Amélie"}}').join('\n'),
      'latin1',
    ),
    'Line 2 of the stream: expected JSON in UTF-8, got byte 68 of the line, 0xE9, which is not UTF-8.',
  ],
  ['has another form', Buffer.from('\n{"site":"be"}'), 'Line 2 of the stream: expected {site, language'],
  [
    'leaves its folder',
    Buffer.from('{"site":"be","programme":"../../x","item":{}}'),
    'Line 1 of the stream: expected {site, language',
  ],
  [
    'has a language that the site has not',
    Buffer.from('{"site":"be","language":"de","document":"tags","item":{}}'),
    'Line 1 of the stream, $.language: expected',
  ],
  ['is empty', Buffer.from(''), 'broke off after 0 lines'],
])('a stream that %s is refused in a sentence, and leaves nothing', async (_, bytes, sentence) => {
  await expect(spool(inPieces(bytes), dataDir)).rejects.toThrow(sentence);
  expect(await readdir(join(dataDir, 'feeds'))).toEqual([]);
});
