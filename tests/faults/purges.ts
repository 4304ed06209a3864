import type { Render } from '../../src/server/memoryRender.ts';
import { request } from '../support/request.ts';
import { HOST, startBehindVarnish } from './behindVarnish.ts';
import type { Finding } from './scenario.ts';

const render: Render = async (_request, response) => {
  response.writeHead(200, { 'cdn-cache-control': 'max-age=600', 'cache-tag': 'site:fr' }).end('page');
};

/** Purges by either listener of Varnish: only the one that is for them may purge, and it does nothing else. */
export async function purgesByTheirListener(): Promise<Finding> {
  const { ports, stop } = await startBehindVarnish(render);
  try {
    const page = async (port = ports.pages) => {
      const { status, headers } = await request(port, 'fr', '/films', { host: HOST });
      return `${status} ${String(headers['x-cache'] ?? headers['allow'])}`;
    };
    const purge = async (port: number) => {
      const init = { method: 'PURGE', host: HOST, headers: { 'x-purge-tags': 'site:fr' } };
      const { status, headers } = await request(port, 'fr', '/', init);
      return [status, headers['allow']].join(' ').trim();
    };
    const steps: readonly (readonly [string, string, () => Promise<string>])[] = [
      ['a page at first', '200 miss', page],
      ['the page again', '200 hit', page],
      [
        'a purge by the listener of visitors',
        '405 GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
        () => purge(ports.pages),
      ],
      ['the page after it', '200 hit', page],
      ['a page by the listener for purges', '405 PURGE', () => page(ports.purges)],
      ['a purge by the listener for purges', '200', () => purge(ports.purges)],
      ['the page after that', '200 miss', page],
    ];
    const faults: string[] = [];
    for (const [what, expected, ask] of steps) {
      const found = await ask();
      if (found !== expected) faults.push(`${what}: ${found}, expected ${expected}`);
    }
    return { said: `${steps.length} requests, ${faults.length} answered otherwise`, faults };
  } finally {
    await stop();
  }
}
