import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { afterAll, expect, test } from 'vitest';
import { importFeed } from '../../../src/content/import/importFeed.ts';
import { spool } from '../../../src/feeds/stream.ts';

const EXAMPLE = 'docs/feeds/example';
const dataDir = mkdtempSync(join(tmpdir(), 'aurore-from-table-'));
afterAll(() => rm(dataDir, { recursive: true }));

const streamOf = async (tables = EXAMPLE) =>
  (await promisify(execFile)(process.execPath, [`${EXAMPLE}/fromTable.ts`, tables])).stdout;

test('the example of the documentation turns tables into a feed without a warning', async () => {
  const stream = await streamOf();
  const { folder, end } = await spool(Readable.from([Buffer.from(stream)]), dataDir);
  const { sites } = await importFeed(folder, { dryRun: true, strict: true });
  expect(sites).toMatchObject([
    { site: 'fr', outcome: 'checked', counts: { cinemas: 2, shows: 2, showtimes: 4 }, faults: [], warnings: [] },
  ]);
  const cinemas = JSON.parse(await readFile(join(folder, 'fr/fr/cinemas.json'), 'utf8')) as object[];
  expect(cinemas[1]).toMatchObject({
    ...{ slug: 'le-rex-l-ancien', name: "Le Rex, l'ancien", hallCount: null },
    theaters: [{ addressZip: null, gpsPosition: null }],
  });
  await end();
});

/** The example's tables with some changes, as a folder. */
async function tablesWith(change: (text: string, name: string) => string | Buffer): Promise<string> {
  const tables = mkdtempSync(join(dataDir, 'tables-'));
  for (const name of ['cinemas.csv', 'films.csv', 'screenings.csv']) {
    await writeFile(join(tables, name), change(await readFile(join(EXAMPLE, name), 'utf8'), name));
  }
  return tables;
}

/** With semicolons, as spreadsheets of many countries write them: what has one is quoted, and decimals have commas. */
const withSemicolons = (text: string) =>
  parse(text)
    .map((row: string[]) =>
      row
        .map((cell) => (/^\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell.includes(';') ? `"${cell}"` : cell))
        .join(';'),
    )
    .join('\r\n');

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['semicolons', withSemicolons],
  ['semicolons and a byte order mark', (text: string) => `\uFEFF${withSemicolons(text)}`],
  ['quoted names of columns', (text: string) => text.replace(/^.*$/m, (names) => names.replaceAll(/\w+/g, '"$&"'))],
])('tables with %s are read like others', async (_, change) => {
  expect(await streamOf(await tablesWith(change))).toBe(await streamOf());
});

test('cinemas of one name and titles in another script are taken', async () => {
  const added = {
    'cinemas.csv': '3,Rex,1 rue A,,Casablanca,,,\n4,Rex,1 rue B,,طنجة,,,\n5,الريف,1 rue C,,طنجة,,,\n',
    'films.csv': '9,باب الحديد,77,,يوسف شاهين\n',
    'screenings.csv': '4,9,2026-11-25 18:00,vost,1,148\n5,9,2026-11-25 18:00,vost,1,148\n',
  } as Readonly<Record<string, string>>;
  const stream = await streamOf(await tablesWith((text, name) => text + added[name]!));
  const { folder, end } = await spool(Readable.from([Buffer.from(stream)]), dataDir);
  const { sites } = await importFeed(folder, { dryRun: true, strict: true });
  expect(sites).toMatchObject([{ outcome: 'checked', counts: { cinemas: 5, shows: 3, showtimes: 6 }, faults: [] }]);
  for (const slug of ['rex-3', 'rex-4', 'cinema-5', 'town-4', 'film-9']) expect(stream).toContain(`"slug":"${slug}"`);
  await end();
});

test.each([
  [
    'films.csv',
    (text: string) => Buffer.from(`${text}9,Amélie,122,,\n`, 'latin1'),
    'films.csv, line 4: expected utf-8',
  ],
  [
    'films.csv',
    (text: string) => text.replace('title', 'name'),
    'films.csv, row 1: expected the columns title, got "id,name',
  ],
  [
    'films.csv',
    (text: string) => text.replace('153', 'long'),
    'films.csv, row 2, minutes: expected a number or nothing, got "long"',
  ],
  ['films.csv', (text: string) => `${text}9,"open,122,,\n`, 'films.csv: Quote Not Closed'],
  [
    'screenings.csv',
    (text: string) => text.replace('2026-11-25 18:00', '25/11/2026 18:00'),
    'row 2, starts: expected a time such as',
  ],
  [
    'screenings.csv',
    (text: string) => text.replace('1,44019', '7,44019'),
    'row 2, cinema: expected an id of cinemas.csv, got "7"',
  ],
  ['screenings.csv', (text: string) => text.replace('44019', '9'), 'row 2, film: expected an id of films.csv, got "9"'],
])('what is wrong in %s is said, with its place', async (table, change, said) => {
  const tables = await tablesWith((text, name) => (name === table ? change(text) : text));
  const run = streamOf(tables);
  await expect(run).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(said) as string });
  await expect(run).rejects.not.toMatchObject({ stderr: expect.stringContaining('    at ') as string });
});

test('a screening after midnight belongs to the day before', async () => {
  const line = (await streamOf()).split('\n').find((text) => text.includes('00:30:00'))!;
  expect(line).toContain('"showtimes":{"2026-11-25":[{"time":"2026-11-26 00:30:00"');
});

test('the page shows the example’s code as it is', async () => {
  const [page, code] = await Promise.all(
    ['docs/feeds/from-a-table.md', `${EXAMPLE}/fromTable.ts`].map((file) => readFile(file, 'utf8')),
  );
  const [, shown] = /```ts\n(.*?)```/s.exec(page!)!;
  expect(shown!.length).toBeGreaterThan(1000);
  expect(code).toContain(shown!.trim());
});
