/** Builds the site if its sources have changed since it was built, as `npm start` does. */
import { buildIfNeeded } from '../src/cli/build.ts';

const built = await buildIfNeeded((line) => console.log(line));
if (!built) console.log('Nothing has changed since the last build.');
