/**
 * Imports the chain of `npm run demo -- --scale` into the store of DATA_DIR, which has the demo. Runs in its own
 * process, because settings are read only once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDemo } from '../../demo/make.ts';
import { importFeed } from '../../src/content/import/importFeed.ts';
import { closeDatabase } from '../../src/database/current.ts';
import { now } from '../../src/settings/clock.ts';
import { currentSettings } from '../../src/settings/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-scale-'));
try {
  await makeDemo({ now: now(), dataDir: currentSettings().DATA_DIR, folder, sites: ['fr'], scale: true });
  const { sites } = await importFeed(folder);
  if (sites[0]?.outcome !== 'applied') throw new Error(JSON.stringify(sites[0]?.faults));
} finally {
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
}
