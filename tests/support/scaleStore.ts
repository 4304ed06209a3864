import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { TEST_CLOCK } from './clock.ts';
import { removeUnused } from './demoStore.ts';
import { environment } from './environment.ts';
import { preparedStore } from './prepared.ts';
import { runScript } from './run.ts';
import { startSite, type RunningSite } from './server.ts';

const CACHE = resolve('node_modules/.cache/aurore-scale');

/**
 * A data folder with the demo whose French chain has 2,000 cinemas (`npm run demo -- --scale`), on the tests' day. Made
 * once and reused as long as the demo store is the same; nobody writes to it.
 */
export async function scaleStore(): Promise<string> {
  const demo = await preparedStore();
  const folder = join(CACHE, basename(demo));
  if (existsSync(folder)) return folder;
  const made = `${folder}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  removeUnused(CACHE);
  const media = join(demo, 'media');
  cpSync(demo, made, { recursive: true, filter: (path) => !path.startsWith(media) });
  symlinkSync(resolve(demo, readlinkSync(media)), join(made, 'media'));
  await runScript('tests/support/makeScaleStore.ts', environment({ DATA_DIR: made, CLOCK: TEST_CLOCK }));
  try {
    renameSync(made, folder);
  } catch (error) {
    // Another step of the same run has made it meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(made, { recursive: true });
  }
  return folder;
}

/** Starts a site as `startSite` does, with a copy of that store. */
export async function startScaleSite(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const store = await scaleStore();
  const dataDir = join(CACHE, `${name}-${process.pid}`);
  mkdirSync(dataDir);
  for (const file of readdirSync(store)) {
    if (file !== 'media') cpSync(join(store, file), join(dataDir, file), { recursive: true });
  }
  symlinkSync(readlinkSync(join(store, 'media')), join(dataDir, 'media'));
  const site = await startSite(name, { ...settings, DATA_DIR: dataDir });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
