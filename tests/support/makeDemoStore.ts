/** Loads the demo chain into DATA_DIR as `npm start` does. Runs in its own process, because settings are read only once. */
import { demoIsCurrent, loadDemo } from '../../src/cli/demoData.ts';
import { closeAccounts } from '../../src/accounts/store/current.ts';
import { closeDatabase } from '../../src/database/current.ts';
import { now } from '../../src/settings/clock.ts';
import { currentSettings } from '../../src/settings/settings.ts';

const settings = currentSettings();
try {
  if (!demoIsCurrent(settings, now())) await loadDemo(settings, now(), (detail) => console.log(detail));
} finally {
  await closeAccounts();
  await closeDatabase();
}
