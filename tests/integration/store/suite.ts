import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { closeDatabase } from '../../../src/database/current.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { TICKETING_PATH } from '../../../src/settings/ticketing.ts';
import { contentTests } from './contentTests.ts';
import { importTests } from './importTests.ts';
import { killTests } from './killTests.ts';
import { lossTests } from './lossTests.ts';
import { mediaTests } from './mediaTests.ts';
import { ownerTests } from './ownerTests.ts';
import { readingTests } from './readingTests.ts';

/** Everything that a store must do, on one database. Each database has its own test file, as settings are read once. */
export function storeSuite(name: string, start: () => Promise<{ url: string; stop: () => Promise<void> }>): void {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-feed-'));
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const database = await start();
    stop = database.stop;
    // Two servers of a new release may start at the same time.
    const opened = [1, 2].map(() => openDatabase({ DATABASE_URL: database.url, DATA_DIR: folder }));
    await Promise.all(opened.map(migrate));
    await Promise.all(opened.map((each) => each.destroy()));
    Object.assign(process.env, {
      DATABASE_URL: database.url,
      TICKETING_URL: `https://tickets.example${TICKETING_PATH}`,
    });
  });

  afterAll(async () => {
    await closeDatabase();
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  // First, as it begins with an empty store.
  describe(`${name}: whose it is`, () => ownerTests(join(folder, 'owner')));
  describe(`${name}: reading`, () => readingTests(join(folder, 'reading')));
  describe(`${name}: importing`, () => importTests(join(folder, 'importing')));
  describe(`${name}: editors' content`, () => contentTests(join(folder, 'content')));
  describe(`${name}: pictures that are named`, () => mediaTests());
  describe(`${name}: losing what is live`, () => lossTests(join(folder, 'losing')));
  describe(`${name}: killing an import`, () => killTests(join(folder, 'killing')));
}
