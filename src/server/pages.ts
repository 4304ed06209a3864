import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from '../settings/buildFolder.ts';
import { machineNow } from '../settings/clock.ts';
import { rendererEnvironment, renderersOf } from '../settings/renderers.ts';
import type { Settings } from '../settings/schema.ts';
import { storeBuild } from './builds.ts';
import { builtFiles, type Serve } from './files.ts';
import type { Log } from './log.ts';
import type { Render } from './memoryRender.ts';
import type { SharedRenders } from './pageCache.ts';
import { precompress } from './precompress.ts';
import { Renderers } from './renderers/renderers.ts';

/** What renders a site's pages, and has the files that they load. */
export type Pages = {
  /** Renders for one visitor. */
  readonly render: Render;
  readonly renders: SharedRenders;
  readonly files: Serve;
  /** Answers before anything else does. */
  readonly first?: Serve;
  /** The threads that render, if there are any. */
  readonly renderers?: Renderers;
  /** Resolves when pages can be rendered for this server, which does not listen yet. Rejects if they never will. */
  readonly begin: (server: Server) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** The pages of the build, rendered in threads. */
export async function builtPages(settings: Settings, log: Log): Promise<Pages> {
  const built = resolve(buildFolder(settings));
  const entry = pathToFileURL(resolve(built, 'server/entry.mjs')).href;
  const environment = rendererEnvironment(settings);
  // They load the site while files are made ready.
  const renderers = new Renderers({ count: renderersOf(settings), entry, environment, log });
  const files = await filesOf(resolve(built, 'client'), settings, log).catch(async (error: unknown) => {
    // Their threads would keep the process alive.
    await renderers.end();
    throw error;
  });
  return {
    render: renderers.renderPrivate,
    renders: renderers,
    files,
    renderers,
    begin: () => renderers.started,
    end: () => renderers.end(),
  };
}

async function filesOf(folder: string, { DATA_DIR }: Settings, log: Log): Promise<Serve> {
  await precompress(folder).catch((error: unknown) => {
    log.warn({ err: error }, 'Files of the build could not be compressed: they are sent as they are.');
  });
  // Before any page of this build is sent: a node with another build may be asked for its files.
  await storeBuild(folder, DATA_DIR, machineNow().getTime()).catch((error: unknown) => {
    log.warn({ err: error }, 'Files of the build could not be stored: pages of it lose their scripts with the next.');
  });
  return builtFiles(folder, DATA_DIR, log);
}
