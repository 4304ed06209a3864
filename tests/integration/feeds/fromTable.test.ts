import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
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

const streamOf = async () => (await promisify(execFile)(process.execPath, [`${EXAMPLE}/fromTable.ts`, EXAMPLE])).stdout;

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
