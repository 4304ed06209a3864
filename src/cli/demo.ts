import { parseArgs } from 'node:util';
import { makeDemo } from '../../demo/make.ts';
import { now } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import { step } from './steps.ts';

/**
 * `npm run demo -- <folder>`: makes the demo chain as of now: its feed (src/contract/feed.ts) in the folder, its pictures
 * in DATA_DIR.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [folder, ...more] = positionals;
if (folder === undefined || more.length > 0) {
  console.error('Usage: npm run demo -- <folder>');
  process.exitCode = 1;
} else {
  const making = step('Demo');
  const { screenings } = await makeDemo({
    now: now(),
    dataDir: currentSettings().DATA_DIR,
    folder,
    onProgress: making.progress,
  });
  making.done(`${new Intl.NumberFormat('en').format(screenings)} screenings in ${folder}`);
}
