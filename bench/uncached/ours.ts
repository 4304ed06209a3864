/**
 * The site without its page cache, for the bench. Each request is rendered as on a cache miss (src/server/front.ts),
 * and the page is neither compressed nor cached. Takes the settings of the site.
 */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILT } from '#folders';
import { renderForAll, type Render } from '../../src/server/memoryRender.ts';
import { currentSettings } from '../../src/settings/settings.ts';

const { handler } = (await import(pathToFileURL(resolve(BUILT, 'server/entry.mjs')).href)) as { handler: Render };
const { HOST, PORT } = currentSettings();

const server = createServer((request, response) => {
  const {
    url = '/',
    headers: { host = '' },
  } = request;
  renderForAll(handler, { key: url, host, url, variant: 'settled' }).then(
    (rendered) => {
      // As at the front: its head said so, and it is rendered once more, for this visitor.
      if (rendered === 'private') return void handler(request, response);
      const { status, headers, body } = rendered.response;
      response.writeHead(status, { ...Object.fromEntries(headers), 'content-length': body.length }).end(body);
    },
    () => response.writeHead(500).end(),
  );
});
server.listen(PORT, HOST);
process.on('SIGTERM', () => process.exit(0));
