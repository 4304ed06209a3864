import { currentSettings } from '../settings/settings.ts';
import { backUp } from './backup/backUp.ts';
import { onlyArgument, reportFailure } from './command.ts';

/**
 * `npm run backup -- <folder>`: backs up everything that cannot be made again, while the site runs
 * (docs/operations/backup.md). The folder must not exist yet; it gets its name when it is complete.
 */
await reportFailure(async () => {
  const folder = onlyArgument('npm run backup -- <folder>');
  const { files, pictures } = await backUp(currentSettings(), folder);
  console.log(`Backed up to ${folder}: ${Object.keys(files).join(', ')}, and ${pictures} pictures.`);
});
