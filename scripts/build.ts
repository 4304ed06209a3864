/** Builds the site if its sources have changed since it was built, as `npm start` does; with COMPONENTS=on the one with the page of all components. */
import { buildIfNeeded } from '../src/cli/build.ts';
import { currentSettings } from '../src/settings/settings.ts';

const built = await buildIfNeeded(currentSettings(), (line) => console.log(line));
if (!built) console.log('Nothing has changed since the last build.');
