import { closeAccounts } from '../accounts/store/current.ts';
import { closeDatabase } from '../database/current.ts';
import { now } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import { demoIsCurrent, loadDemo } from './demoData.ts';

/** Brings the demo's programme up to today. A separate process, so that the server goes on answering. */
try {
  const settings = currentSettings();
  if (!demoIsCurrent(settings, now())) await loadDemo(settings, now(), () => {});
} finally {
  await closeAccounts();
  await closeDatabase();
}
