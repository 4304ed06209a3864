/**
 * Builds the site, as `npm start` does, if its sources have changed since the last build. With COMPONENTS=on it builds
 * the variant that has the page of all components.
 */
import { join } from 'node:path';
import { build, isBuilt } from '../src/cli/build.ts';
import { precompress } from '../src/server/precompress.ts';
import { buildFolder } from '../src/settings/buildFolder.ts';
import { currentSettings } from '../src/settings/settings.ts';

const settings = currentSettings();
const isReady = isBuilt(settings);
if (!isReady) await build(settings, (line) => console.log(line));
// Done at build time, because a release's folder is read-only where it is served (docs/operations/deploy.md).
await precompress(join(buildFolder(settings), 'client'));
if (isReady) console.log('Nothing has changed since the last build.');
