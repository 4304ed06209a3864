import { currentSettings } from '../settings/settings.ts';
import { backUp } from './backup/backUp.ts';
import { onlyArgument, sayWhatFails } from './command.ts';

/**
 * `npm run backup -- <folder>`: everything that cannot be made anew, while the site runs (docs/operations/backup.md). The
 * folder must not be there yet; it has its name when it is whole.
 */
await sayWhatFails(async () => {
  const folder = onlyArgument('npm run backup -- <folder>');
  const { files, pictures } = await backUp(currentSettings(), folder);
  console.log(`Backed up to ${folder}: ${Object.keys(files).join(', ')}, and ${pictures} pictures.`);
});
