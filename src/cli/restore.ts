import { currentSettings } from '../settings/settings.ts';
import { restore } from './backup/restore.ts';
import { onlyArgument, reportFailure, writeForOwnerAlone } from './command.ts';

/** `npm run restore -- <folder>`: restores a backup to an empty DATA_DIR and an empty database. */
await reportFailure(async () => {
  writeForOwnerAlone();
  const folder = onlyArgument('npm run restore -- <folder>');
  const settings = currentSettings();
  const { on } = await restore(settings, folder);
  console.log(`Restored to ${settings.DATA_DIR} what was backed up on ${on}.`);
});
