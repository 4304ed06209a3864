import { sentenceOfFault } from '../content/import/faults.ts';
import { ImportError } from '../content/import/folder.ts';
import { importSettings } from '../content/import/importSettings.ts';
import { closeDatabase } from '../database/current.ts';
import { sentenceOf } from '../database/errors.ts';

/**
 * `npm run import:settings -- <folder | {site}.json>`: imports settings and feature flags of sites
 * (src/contract/storedSettings.ts), which running servers follow without a restart. Exits with 1 if a file has a fault; then nothing has changed.
 */
const OUTCOMES = {
  applied: 'applied.',
  unchanged: 'unchanged, the site has these settings already.',
  refused: 'not applied.',
} as const;

try {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) {
    throw new ImportError('Usage: npm run import:settings -- <folder | {site}.json>');
  }
  for (const { site, outcome, faults } of await importSettings(path)) {
    for (const fault of faults) console.error(sentenceOfFault(fault));
    console.log(`${site}: ${OUTCOMES[outcome]}`);
    if (outcome === 'refused') process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof ImportError ? error.message : (sentenceOf(error) ?? error));
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
