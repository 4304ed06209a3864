/**
 * Loads the demo chain into DATA_DIR as `npm start` does, with its trailers and without pictures: drawings stand in for
 * them, unless a test's server makes them (realPictures.ts). Runs in its own process, because settings are read only
 * once.
 */
import { join } from 'node:path';
import { copyTrailers } from '../../demo/programme/trailers.ts';
import { demoIsCurrent, loadDemo } from '../../src/cli/demoData.ts';
import { stampDemoPictures } from '../../src/cli/demoPictures.ts';
import { closeAccounts } from '../../src/accounts/store/current.ts';
import { closeDatabase } from '../../src/database/current.ts';
import { now } from '../../src/settings/clock.ts';
import { currentSettings } from '../../src/settings/settings.ts';

const settings = currentSettings();
try {
  if (!demoIsCurrent(settings, now())) {
    await loadDemo(settings, now(), (detail) => console.log(detail));
    await copyTrailers(join(settings.DATA_DIR, 'media'));
    // No test's server makes them all: it would keep a core busy for minutes.
    stampDemoPictures(settings);
  }
} finally {
  await closeAccounts();
  await closeDatabase();
}
