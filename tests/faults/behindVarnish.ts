import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { builtFiles } from '../../src/server/files.ts';
import type { Render } from '../../src/server/memoryRender.ts';
import { createSiteServer } from '../../src/server/server.ts';
import { parseSettings } from '../../src/settings/settings.ts';
import { renderedHere } from '../integration/server/renderedHere.ts';
import { freePort } from '../support/server.ts';
import { startVarnish, type FrontPorts } from './front.ts';

/** The host of the site that `startBehindVarnish` serves. */
export const HOST = 'fr.aurore.test';

/** A node in this process, with a test's own renderer, and Varnish in front of it. */
export async function startBehindVarnish(render: Render): Promise<{
  readonly nodePort: number;
  readonly ports: FrontPorts;
  stop(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-varnish-'));
  const settings = parseSettings({ SITE_ORIGIN: 'http://{site}.aurore.test', DATA_DIR: folder, CDN: 'on' });
  const log = pino({ level: 'silent' });
  const { server } = createSiteServer({
    settings,
    render,
    renders: renderedHere(render, settings),
    files: builtFiles(folder, folder, log),
    log,
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port: nodePort } = server.address() as AddressInfo;
  const ports = { pages: await freePort(), purges: await freePort() };
  const varnish = await startVarnish(ports, [nodePort, nodePort]);
  return {
    nodePort,
    ports,
    stop: async () => {
      await varnish.stop();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
