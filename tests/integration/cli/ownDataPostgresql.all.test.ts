import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { siteOf } from '../../../src/sites/sites.ts';
import { environment } from '../../support/environment.ts';
import { request } from '../../support/request.ts';
import { startSite } from '../../support/server.ts';
import { makeSite, SMALL, writeSite } from '../store/feed.ts';
import { startPostgresql } from '../store/postgresql.ts';

test('a chain’s content in PostgreSQL is not replaced by the demo’s, which that folder of data never had', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-own-'));
  const feed = join(folder, 'feed');
  const database = await startPostgresql();
  onTestFinished(async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await writeSite(feed, siteOf('fr'), makeSite(siteOf('fr'), { ...SMALL, days: 1 }));
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url };
  await promisify(execFile)(process.execPath, ['src/cli/import.ts', feed], { env: environment(settings) });
  // An empty setting counts as none: whether there is a demo is left open.
  const running = await startSite('own-data-postgresql', { ...settings, DEMO: '' });
  try {
    const cinemas = (await request(running.port, 'fr', '/api/cinemas')).json() as unknown[];
    expect(cinemas).toHaveLength(SMALL.cinemas);
    const printed = readFileSync('test-results/server-own-data-postgresql.log', 'utf8');
    expect(printed).toContain('The demo is not loaded: the store has data that is not the demo’s');
    expect(printed).not.toContain('People who can sign in');
  } finally {
    await running.stop();
  }
});
