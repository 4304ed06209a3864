import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
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

test('tables with a byte order mark are read like others, and those in another charset are refused', async () => {
  const tables = join(dataDir, 'tables');
  await mkdir(tables);
  const names = ['cinemas.csv', 'films.csv', 'screenings.csv'];
  const texts = await Promise.all(names.map((name) => readFile(join(EXAMPLE, name), 'utf8')));
  for (const [index, name] of names.entries()) await writeFile(join(tables, name), `\uFEFF${texts[index]}`);
  expect(await streamOf(tables)).toBe(await streamOf());
  await writeFile(join(tables, 'films.csv'), Buffer.from(`${texts[1]}9,Amélie,122,,\n`, 'latin1'));
  await expect(streamOf(tables)).rejects.toThrow('not valid for encoding utf-8');
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
