import { mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { link } from './demoStore.ts';
import { preparedStore } from './prepared.ts';
import { copyOfDemoStore, startSite, type RunningSite } from './server.ts';

/**
 * Starts a site as `startSite` does, which sends real pictures, made when they are first asked for, instead of
 * drawings. They are kept for the next run, apart from the drawings, so that no other test's site finds them.
 */
export async function startPicturedSite(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  // By its own name, which all versions of the store share: the one that this run uses may be gone in the next.
  const drawings = realpathSync(join(await preparedStore(), 'media'));
  const pictured = `${drawings}-pictured`;
  mkdirSync(pictured, { recursive: true });
  for (const file of readdirSync(drawings)) link(join(drawings, file), join(pictured, file));
  const dataDir = await copyOfDemoStore(undefined, pictured);
  const preload = `--import=${resolve('tests/support/realPictures.ts')}`;
  const site = await startSite(name, { ...settings, DATA_DIR: dataDir, NODE_OPTIONS: preload });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
