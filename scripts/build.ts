import { join } from 'node:path';
import { withBrand } from '../src/cli/brandCheck/guard.ts';

/**
 * Builds the site, as `npm start` does, if its sources have changed since the last build. With COMPONENTS=on it builds
 * the variant that has the page of all components.
 */
await withBrand(
  async () => {
    const { build, isBuilt } = await import('../src/cli/build.ts');
    const { precompress } = await import('../src/server/precompress.ts');
    const { buildFolder } = await import('../src/settings/buildFolder.ts');
    const { currentSettings } = await import('../src/settings/settings.ts');
    const settings = currentSettings();
    const isReady = isBuilt(settings);
    if (!isReady) await build(settings, (line) => console.log(line));
    // Done at build time, because a release's folder is read-only where it is served (docs/operations/deploy.md).
    await precompress(join(buildFolder(settings), 'client'));
    if (isReady) console.log('Nothing has changed since the last build.');
  },
  (note) => console.log(note),
);
