/** A site in a process of its own, with a slow renderer: `node process.ts <grace in ms>`. */
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { drain } from '../../../src/server/drain.ts';
import { builtFiles } from '../../../src/server/files.ts';
import { openLog } from '../../../src/server/log.ts';
import { endGracefully } from '../../../src/server/main.ts';
import type { Render } from '../../../src/server/memoryRender.ts';
import { createSiteServer } from '../../../src/server/server.ts';
import { parseSettings } from '../../../src/settings/settings.ts';
import { renderedHere } from './renderedHere.ts';

const folder = tmpdir();
const settings = parseSettings({ SITE_ORIGIN: 'http://{site}.aurore.test', DATA_DIR: folder, LOG_LEVEL: 'silent' });
const { log } = openLog(settings);
const render: Render = async (request, response) => {
  if (request.url === '/forever') {
    process.send?.('asked');
    return new Promise(() => {});
  }
  // As a render does: meanwhile nothing is accepted or read.
  if (request.url?.startsWith('/busy/')) {
    const begun = performance.now();
    while (performance.now() < begun + 3);
  } else {
    await setTimeout(20);
  }
  response.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(10_000));
};
const renders = renderedHere(render, settings);
const site = createSiteServer({
  settings,
  log,
  files: builtFiles(import.meta.dirname, settings.DATA_DIR, log),
  render,
  renders,
});
const graceMs = Number(process.argv[2]);
endGracefully({ graceMs, end: (milliseconds) => drain(site, milliseconds, log) }, () => process.send?.('ending'));
site.server.listen(0, '127.0.0.1', () => process.send?.((site.server.address() as AddressInfo).port));
