import { parseArgs } from 'node:util';
import { currentSettings } from '../settings/settings.ts';
import { restore } from './backup/restore.ts';
import { sayWhatFails } from './command.ts';

/** `npm run restore -- <folder>`: puts a backup into a DATA_DIR, and a database, in which there is nothing yet. */
await sayWhatFails(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error('Usage: npm run restore -- <folder>');
  const settings = currentSettings();
  const { on } = await restore(settings, folder);
  console.log(`Restored to ${settings.DATA_DIR} what was backed up on ${on}.`);
});
