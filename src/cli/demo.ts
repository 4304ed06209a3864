import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeDemo, makePictures } from '../../demo/make.ts';
import { now } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import { step } from './steps.ts';

/**
 * `npm run demo -- [--scale] [folder]`: makes the demo chain as of now: its feed (src/contract/feed.ts) in the folder,
 * its pictures in DATA_DIR. With `--scale` the French chain has 2,000 cinemas. Without a folder, the feed goes into
 * `feed` in DATA_DIR. What is in a folder that is named stays: it may be a chain's feed.
 */
const { values, positionals } = parseArgs({ options: { scale: { type: 'boolean' } }, allowPositionals: true });
const { DATA_DIR: dataDir } = currentSettings();
const [folder = join(dataDir, 'feed'), ...more] = positionals;
if (more.length > 0) {
  console.error('Usage: npm run demo -- [--scale] [folder]');
  process.exitCode = 1;
} else if (positionals.length > 0 && existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} is not empty: name a folder that is, or that does not exist yet.`);
  process.exitCode = 1;
} else {
  const making = step('Demo');
  const scale = values.scale ?? false;
  const { screenings } = await makeDemo({ now: now(), dataDir, folder, scale, onProgress: making.progress });
  await makePictures(dataDir, making.count);
  making.done(`${new Intl.NumberFormat('en').format(screenings)} screenings in ${folder}`);
}
