import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOf } from '../../../src/sites/sites.ts';
import { TEST_CLOCK } from '../../support/clock.ts';
import { makeSite, SMALL, withoutPictures, writeSite, type FeedSize } from './feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-command-'));
const data = join(folder, 'data');
const feed = join(folder, 'feed');

beforeAll(async () => {
  await writeSite(feed, siteOf('fr'), makeSite(siteOf('fr')));
  const broken = makeSite(siteOf('tn'));
  broken.languages.fr!.cinemas[0]!.seatCount = -1;
  broken.languages.fr!.showtimes[0]!.showtimes[SMALL.firstDay]![0]!.version = '';
  await writeSite(feed, siteOf('tn'), broken);
  await writeFile(join(feed, 'notes.txt'), '');
  await writeFile(join(folder, 'text.db'), 'not a database, though as long as the header of one would be'.repeat(9));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ABSENT = "the file is neither in the feed's folder media nor in that of DATA_DIR";
/** The files that the feed names and nobody has, as the import says them before anything else. */
const MISSING = [
  ['fr/fr/shows.json film-1-44001 posterPath.lg: /media/poster-640.webp', 31],
  ['fr/fr/shows.json film-1-44001 posterPath.md: /media/poster-320.webp', 31],
  ['fr/fr/technologies.json imax logo: /media/imax.svg', 3],
].map(([what, more]) => `Warning: ${what}: ${ABSENT} (also in ${more} other places)`);

type Result = { code: number; stdout: string; stderr: string };

function runImport(parameters: readonly string[], environment: Record<string, string> = {}): Promise<Result> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: data, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/cli/import.ts', ...parameters], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

test('a dry run lists every fault with its place and makes no database', async () => {
  const { code, stdout, stderr } = await runImport([feed, '--dry-run']);
  expect(code).toBe(1);
  expect(stdout.split('\n')).toEqual([
    'fr: no fault, 3 cinemas, 4 shows, 72 screenings; nothing was written.',
    'tn: not applied, 2 faults.',
    '',
  ]);
  expect(stderr.split('\n')).toEqual([
    ...MISSING,
    'tn/fr/cinemas.json $[slug=cinema-1].seatCount: expected at least 0, got -1',
    'tn/showtimes.ndjson:1 $[show=film-1-44001][cinema=cinema-1].showtimes["2026-11-21"]' +
      '[time="2026-11-21 10:15:00"].version: expected 1 to 128 characters, none of them a slash or backslash, as in addresses, got ""',
    'Not of any site and left aside: notes.txt.',
    '',
  ]);
  expect(existsSync(data)).toBe(false);
});

test('warnings are listed, and refuse a feed only when the import is strict', async () => {
  const warned = join(folder, 'warned');
  const odd = withoutPictures(makeSite(siteOf('ma')));
  odd.languages.fr!.showtimes[0]!.showtimes[SMALL.firstDay]![0]!.tags.push('unheard-of');
  await writeSite(warned, siteOf('ma'), odd);
  const sentence =
    'Warning: ma/showtimes.ndjson $[show=film-1-44001][cinema=cinema-1].showtimes.tags: expected a tag of tags.json, ' +
    'got "unheard-of"\n';
  const content = '3 cinemas, 4 shows, 72 screenings';
  const loose = await runImport([warned, '--dry-run']);
  expect(loose).toEqual({
    ...{ code: 0, stderr: sentence },
    stdout: `ma: no fault, ${content}, 1 warning; nothing was written.\n`,
  });
  const strict = await runImport([warned, '--strict', '--dry-run']);
  expect(strict).toEqual({ code: 1, stderr: sentence, stdout: 'ma: not applied, 0 faults, 1 warning.\n' });
});

test('it applies what is sound, refuses what is not, and does nothing the second time', async () => {
  const first = await runImport([feed]);
  expect(first.code).toBe(1);
  expect(first.stdout).toBe('fr: applied, 3 cinemas, 4 shows, 72 screenings.\ntn: not applied, 2 faults.\n');
  await rm(join(feed, 'tn'), { recursive: true });
  expect(await runImport([feed])).toMatchObject({ code: 0, stdout: 'fr: unchanged, this feed is shown already.\n' });
});

test('what a setting changes in a feed is applied though the feed is the same', async () => {
  const listed = { TICKETING_ORIGINS: 'https://elsewhere.example' };
  const [applied, unchanged] = ['applied, 3 cinemas, 4 shows, 72 screenings', 'unchanged, this feed is shown already'];
  expect((await runImport([feed], listed)).stdout).toBe(`fr: ${applied}.\n`);
  expect((await runImport([feed], listed)).stdout).toBe(`fr: ${unchanged}.\n`);
  expect((await runImport([feed])).stdout).toBe(`fr: ${applied}.\n`);
});

test('a feed with much less than what is live is refused, unless the loss is allowed', async () => {
  const [shrunken, at] = [join(folder, 'shrunken'), { DATA_DIR: join(folder, 'losing'), CLOCK: TEST_CLOCK }];
  const importOf = async (size: Partial<FeedSize>, ...parameters: string[]) => {
    await writeSite(
      shrunken,
      siteOf('ma'),
      withoutPictures(makeSite(siteOf('ma'), { ...SMALL, cinemas: 12, ...size })),
    );
    return runImport([shrunken, ...parameters], at);
  };
  const content = '4 shows, 24 screenings';
  expect(await importOf({})).toMatchObject({ code: 0, stderr: '' });
  expect(await importOf({ cinemas: 1 }, '--strict')).toEqual({
    code: 1,
    stdout: 'ma: not applied, 2 faults.\n',
    stderr:
      'ma/fr/cinemas.json $: expected at least 9 of the 12 cinemas that the site has, or --allow-loss, got 1\n' +
      'ma/showtimes.ndjson $: expected at least 168 of the 240 coming screenings that the site has, or --allow-loss, got 20\n',
  });
  const large = '; 11 cinemas and 220 coming screenings fewer than before';
  expect(await importOf({ cinemas: 1 }, '--allow-loss')).toEqual({
    ...{ code: 0, stderr: '', stdout: `ma: applied, 1 cinemas, ${content}${large}.\n` },
  });
  const small = '; 1 show with coming screenings and 5 coming screenings fewer than before';
  const fewer = await importOf({ cinemas: 1, shows: 3 });
  expect(fewer.stdout).toBe(`ma: applied, 1 cinemas, 3 shows, 18 screenings${small}.\n`);
});

test.each([
  [[], {}, 'Usage: npm run import -- <folder | '],
  [[feed, feed], {}, 'Usage: npm run import -- <folder | '],
  [[feed, '--dryrun'], {}, "Unknown option '--dryrun'"],
  [[join(folder, 'nowhere')], {}, `There is no folder ${join(folder, 'nowhere')}.`],
  [[join(folder, 'text.db')], {}, `${join(folder, 'text.db')} is not a folder.`],
  [[feed], { PORT: 'many' }, 'Bad setting: PORT'],
  [[feed], { DATABASE_URL: `sqlite:${join(folder, 'text.db')}` }, 'The database file is not an SQLite database.'],
  [[feed], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }, 'PostgreSQL does not answer at the address'],
])('%j with %j ends in one sentence', async (parameters, environment, sentence) => {
  const { code, stdout, stderr } = await runImport(parameters, environment);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  const lines = stderr.trimEnd().split('\n');
  expect(lines.filter((line) => !line.includes(ABSENT))).toEqual([expect.stringContaining(sentence)]);
});
