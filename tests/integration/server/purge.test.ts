import { publishDueRevisions } from '../../../src/content/revisions/due.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { appendChanges, changesSince, lastChange } from '../../../src/content/changes.ts';
import { closeDatabase } from '../../../src/database/current.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { watchChanges } from '../../../src/server/changesWatch.ts';
import { PAGE } from './page.ts';
import { startSite, until } from './site.ts';

// Set before anything reads them, because a process reads its settings only once.
const folder = mkdtempSync(join(tmpdir(), 'aurore-purge-'));
process.env['DATABASE_URL'] = `sqlite:${join(folder, 'aurore.db')}`;

afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

test('what another process changes in the database is rendered again', async () => {
  let text = 'before';
  const site = await startSite(async ({ url }, response) => {
    response.writeHead(200, { ...PAGE, 'cache-tag': `site:fr, page:${url}` }).end(`${url} ${text}`);
  });
  onTestFinished(
    await watchChanges(
      { lastChange, changesSince, publishDueRevisions },
      (tags) => site.cache.purge(tags),
      pino({ level: 'silent' }),
    ),
  );
  await site.get('/films');
  await site.get('/cinemas');

  // A handle of its own, as another process would have.
  const other = openDatabase({ DATABASE_URL: process.env['DATABASE_URL']!, DATA_DIR: folder });
  onTestFinished(() => other.destroy());
  await migrate(other);
  text = 'after';
  await other.transaction().execute((transaction) => appendChanges(transaction, ['page:/films']));
  await until(async () => (await site.get('/films')).text === '/films after');
  expect((await site.get('/cinemas')).text).toBe('/cinemas before');
});
