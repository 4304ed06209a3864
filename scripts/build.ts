/** Builds the site if its sources have changed since it was built, as `npm start` does. */
import { buildIfNeeded } from '../src/cli/build.ts';

// Vite builds for what NODE_ENV says: under tests that would be React's development client, twice as large.
process.env['NODE_ENV'] = 'production';

const built = await buildIfNeeded((line) => console.log(line));
if (!built) console.log('Nothing has changed since the last build.');
