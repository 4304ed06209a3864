import { parseArgs } from 'node:util';
import { makeDemo, makePictures } from '../../demo/make.ts';
import { now } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import { step } from './steps.ts';

/**
 * `npm run demo -- <folder>`: makes the demo chain as of now: its feed (src/contract/feed.ts) in the folder, its
 * pictures in DATA_DIR.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [folder, ...more] = positionals;
if (folder === undefined || more.length > 0) {
  console.error('Usage: npm run demo -- <folder>');
  process.exitCode = 1;
} else {
  const making = step('Demo');
  const { DATA_DIR: dataDir } = currentSettings();
  const { screenings } = await makeDemo({ now: now(), dataDir, folder, onProgress: making.progress });
  await makePictures(dataDir, making.count);
  making.done(`${new Intl.NumberFormat('en').format(screenings)} screenings in ${folder}`);
}
