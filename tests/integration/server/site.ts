import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { builtFiles } from '../../../src/server/files.ts';
import type { Render } from '../../../src/server/memoryRender.ts';
import { precompress } from '../../../src/server/precompress.ts';
import { createSiteServer, type SiteServer, type SiteServerOptions } from '../../../src/server/server.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { request, type Answer, type Init } from '../../support/request.ts';
import { renderedHere } from './renderedHere.ts';

export const SCRIPT = `console.log(${JSON.stringify('aurore'.repeat(400))});`;

export type TestSite = SiteServer & {
  readonly port: number;
  /** DATA_DIR. */
  readonly folder: string;
  /** The lines of the log. */
  readonly logged: Record<string, unknown>[];
  get(path: string, init?: Init): Promise<Answer>;
};

/**
 * Starts a server in this process with the test's own renderer, on a free port. It is closed when the test ends. Pages
 * for everyone are rendered in this thread, unless the options say otherwise.
 */
export async function startSite(
  render: Render,
  environment: Record<string, string> = {},
  options: Partial<Pick<SiteServerOptions, 'accounts' | 'clock' | 'timeouts' | 'renders'>> = {},
): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'aurore-server-'));
  const clientFolder = join(folder, 'client');
  mkdirSync(join(clientFolder, '_astro'), { recursive: true });
  writeFileSync(join(clientFolder, '_astro', 'page.3f2a.js'), SCRIPT);
  await precompress(clientFolder);

  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line) as never) });
  const settings = parseSettings({ SITE_ORIGIN: 'http://{site}.aurore.test', DATA_DIR: folder, ...environment });
  const site = createSiteServer({
    settings,
    render,
    renders: renderedHere(render, settings),
    files: builtFiles(clientFolder, folder, log),
    log,
    ...options,
  });
  await new Promise<void>((listening) => site.server.listen(0, '127.0.0.1', listening));
  const { port } = site.server.address() as AddressInfo;
  onTestFinished(() => {
    site.server.close();
    site.server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (path: string, init: Init = {}) => request(port, 'fr', path, { host: 'fr.aurore.test', ...init });
  return { ...site, port, folder, logged, get };
}

/** Waits until a condition holds. Only the test's own timeout limits it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}
