import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { feedFiles, feedSingles, type FeedDocument } from '../contract/feed.ts';
import { cinemaSlugSchema } from '../contract/values.ts';
import { ImportError, linesIn, unzipped } from '../content/import/folder.ts';
import { hasTooManyValues, MAX_JSON_VALUES } from '../content/import/limits.ts';
import { isTooDeep } from '../content/import/parse.ts';
import { decodeText, TextError } from '../lib/decodeText.ts';
import { LANGUAGES, SITE_CODES, siteOf, type Site } from '../sites/sites.ts';
import { FeedWriter } from './writer.ts';

/**
 * A feed as a stream of NDJSON, compressed with gzip or not. Its lines, in the order of each document:
 *
 *     {"site":"fr","language":"fr","document":"cinemas","item":{…}}   an item of {site}/{language}/cinemas.json
 *     {"site":"fr","programme":"bastille","item":{…}}                 {site}/programme/bastille.json
 *     {"site":"fr","language":"fr","showtimes":{…}}                   a line of showtimes.ndjson
 *     {"site":"fr","language":"fr","document":"shows","item":[]}     a document without items; showtimes likewise
 *     {"end":3}                                                       the last: how many lines came before
 */
const site = z.enum(SITE_CODES);
const language = z.enum(LANGUAGES);
const lineSchema = z.union([
  z.object({ site, language, document: z.enum(feedFiles as [string, ...string[]]), item: z.unknown() }),
  z.object({ site, programme: cinemaSlugSchema, item: z.unknown() }),
  z.object({ site, language, showtimes: z.unknown() }),
  z.object({ end: z.number().int().nonnegative() }),
]);
type Line = z.infer<typeof lineSchema>;

const FORMS = '{site, language, document, item}, {site, programme, item}, {site, language, showtimes} or {end}';
/** Of a wrong line, in its error. */
const SHOWN_LENGTH = 80;
const GZIP = Buffer.from([0x1f, 0x8b]);

export type Spooled = { readonly folder: string; readonly end: () => Promise<void> };

/**
 * Writes a stream down as a feed's folder. If it is not a feed or breaks off, throws an ImportError and leaves nothing
 * behind.
 */
export async function spool(input: Readable, dataDir: string): Promise<Spooled> {
  await mkdir(join(dataDir, 'feeds'), { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'feeds', 'stream-'));
  const end = () => rm(folder, { recursive: true, force: true });
  const writer = new FeedWriter(folder);
  try {
    await writeDown(input, writer);
    await writer.close();
    return { folder, end };
  } catch (error) {
    await writer.close().catch(() => undefined);
    await end();
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) {
      throw new ImportError(`The stream's gzip is broken: ${(error as Error).message}.`, { cause: error });
    }
    throw error;
  }
}

async function writeDown(input: Readable, writer: FeedWriter): Promise<void> {
  let [count, isEnded] = [0, false];
  for await (const lines of linesIn(await plain(input))) {
    for (const { number, bytes } of lines) {
      if (isEnded) throw new ImportError(`Line ${number} of the stream: expected nothing after {"end"}.`);
      const line = parseLine(bytes, number);
      if ('end' in line) {
        if (line.end !== count) throw new ImportError(`The stream says it has ${line.end} lines; it has ${count}.`);
        isEnded = true;
      } else {
        count += 1;
        await write(writer, line, number);
      }
    }
  }
  if (!isEnded)
    throw new ImportError(`The stream broke off after ${count} lines: its last line, {"end": …}, is missing.`);
}

function parseLine(bytes: Buffer, number: number): Line {
  let text: string | undefined;
  let value: unknown;
  try {
    text = decodeText(bytes);
    if (hasTooManyValues(text)) throw new TextError(`more than ${MAX_JSON_VALUES} values`);
    value = JSON.parse(text);
  } catch (error) {
    const got = error instanceof TextError ? error.message : text?.slice(0, SHOWN_LENGTH);
    throw new ImportError(`Line ${number} of the stream: expected JSON in UTF-8, got ${got}.`, { cause: error });
  }
  if (isTooDeep(value)) throw new ImportError(`Line ${number} of the stream: expected fewer levels of JSON.`);
  const { success, data } = lineSchema.safeParse(value);
  if (success) return data;
  throw new ImportError(`Line ${number} of the stream: expected ${FORMS}, got ${text.slice(0, SHOWN_LENGTH)}.`);
}

async function write(writer: FeedWriter, line: Exclude<Line, { end: number }>, number: number): Promise<void> {
  const of: Site = siteOf(line.site);
  if ('programme' in line) return writer.programme(of, line.programme, line.item);
  if (!of.languages.includes(line.language)) {
    const expected = of.languages.join(' or ');
    throw new ImportError(`Line ${number} of the stream, $.language: expected ${expected}, got "${line.language}".`);
  }
  if ('showtimes' in line) {
    if (!isNothing(line.showtimes)) return writer.showtimes(of, line.language, line.showtimes);
    return line.language === of.defaultLanguage ? writer.beginShowtimes(of) : undefined;
  }
  const document = line.document as FeedDocument;
  // The contract's "nothing": the document has no items, unless other lines bring some.
  if (isNothing(line.item))
    return Object.hasOwn(feedSingles, document) ? undefined : writer.begin(of, line.language, document);
  return writer.item(of, line.language, document, line.item);
}

const isNothing = (item: unknown) => Array.isArray(item) && item.length === 0;

/** The stream's bytes, decompressed if they begin like gzip. */
async function plain(input: Readable): Promise<AsyncIterable<Buffer>> {
  const chunks = input[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let begin = Buffer.alloc(0);
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    begin = Buffer.concat([begin, next.value]);
    if (begin.length >= GZIP.length) break;
  }
  const whole = Readable.from(joined(begin, chunks));
  return begin.subarray(0, GZIP.length).equals(GZIP) ? unzipped(whole) : (whole as AsyncIterable<Buffer>);
}

async function* joined(begin: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield begin;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
