import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { acceptedEncodings } from '../../src/server/encoding.ts';
import { request } from '../support/request.ts';
import { freePort } from '../support/server.ts';
import { HOST } from './behindVarnish.ts';
import { startVarnish } from './front.ts';
import type { Finding } from './scenario.ts';

const COUNT = 500;

const coding = fc.constantFrom('br', 'br', 'gzip', 'gzip', 'identity', '*', 'deflate', 'BR', 'bro', 'x-gzip');
const weight = fc.constantFrom(
  '',
  '',
  ';q=0',
  '; q=0.0',
  ';q=0.5',
  ' ; q=0.25',
  ';q=1.0',
  ';q=1',
  ';q=0.001',
  ';q=0.999',
);
const header = fc
  .uniqueArray(fc.tuple(coding, weight), { maxLength: 4, selector: ([name]) => name.toLowerCase() })
  .chain((pairs) => fc.constantFrom(',', ', ').map((between) => pairs.map((pair) => pair.join('')).join(between)));

/** What Varnish should ask a node for: what the node itself would read as better than sending a page as it is. */
function expectedOf(accepted: string): string {
  const encodings = acceptedEncodings(accepted);
  const plain = encodings.indexOf('identity');
  const packed = plain === -1 ? encodings : encodings.slice(0, plain);
  return packed[0] === 'gzip' ? 'gzip' : packed.join(', ');
}

/** Sends generated Accept-Encoding headers through Varnish, which must read their weights as a node does. */
export async function encodingsBehindVarnish(): Promise<Finding> {
  const node = createServer((asked, response) => {
    response.writeHead(200, { 'cache-control': 'private, no-store' }).end(asked.headers['accept-encoding'] ?? '');
  });
  await new Promise<void>((listening) => node.listen(0, '127.0.0.1', listening));
  const { port } = node.address() as AddressInfo;
  const ports = { pages: await freePort(), purges: await freePort() };
  const varnish = await startVarnish(ports, [port, port]);
  const seed = Math.floor(Math.random() * 1_000_000);
  try {
    const samples = fc.sample(header, { numRuns: COUNT, seed });
    const faults: string[] = [];
    for (const [index, accepted] of samples.entries()) {
      const init = { host: HOST, headers: { 'accept-encoding': accepted } };
      const { text } = await request(ports.pages, 'fr', `/films/${index}`, init);
      if (text !== expectedOf(accepted)) faults.push(`${accepted}: ${text}, not ${expectedOf(accepted)}`);
    }
    return { said: `${samples.length} headers (seed ${seed}), ${faults.length} read otherwise`, faults };
  } finally {
    await varnish.stop();
    node.closeAllConnections();
    await new Promise((closed) => node.close(closed));
  }
}
