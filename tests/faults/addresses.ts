import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { pathAsRead } from '../../src/domain/shell/pathAsRead.ts';
import type { Render } from '../../src/server/memoryRender.ts';
import { QUERY_NAMES } from '../support/queryNames.ts';
import { HOST, startBehindVarnish } from './behindVarnish.ts';
import type { Finding } from './scenario.ts';

const COUNT = 500;
const READ: ReadonlySet<string> = new Set([...QUERY_NAMES, 'webview']);

/** A page that says where it is; what is for one visitor is not to be stored. */
const render: Render = async (request, response) => {
  const isPrivate = /^\/(?:preview|api\/client)\//.test(request.url ?? '');
  const caching = isPrivate ? { 'cache-control': 'private, no-store' } : { 'cdn-cache-control': 'max-age=600' };
  const page = `page ${request.url}`;
  const headers = { ...caching, 'cache-tag': 'site:fr', 'content-type': 'text/html' };
  response.writeHead(200, { ...headers, 'content-length': page.length }).end(page);
};

/** Ways to write addresses of pages, and of what is for one visitor. */
const WRITTEN = [
  ...[
    '/./films',
    '/%2e/films',
    '/%2E/films',
    '/x/../films',
    '/x/%2e%2e/films',
    '/x/.%2e/films',
    '/.\\films',
    '/%66ilms',
  ],
  ...['/films#1', '/films/.', '/x/..', '/films?a=%41', '/films?a="', '/{films}'],
  ...['/films?x=1', '/films?q=1', '/films?q=1&x', '/films?x&q=1', '/films?q=?x=1', '/films?webview=1&x=2'],
  ...[
    '/x/../preview/changes',
    '/./preview/changes',
    '/%2e/api/client/ada',
    '/x/..\\api/client/ada',
    '/%61pi/client/ada',
  ],
] as const;
const piece = fc.constantFrom(
  ...[
    '/',
    '.',
    '..',
    '%2e',
    '%2E',
    '%66',
    'films',
    'preview',
    'api/client/',
    '\\',
    '#',
    '?',
    'a=',
    '%C3%A9',
    '%2F',
    '`',
    '%7e',
  ],
);
const anyAddress = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => `/${pieces.join('')}`);

/**
 * Sends addresses in many ways of writing to Varnish, each twice: what a node reads as another address must not be kept under its
 * own, nor what has a parameter that no page reads, and all are answered as by the node itself.
 */
export async function addressesBehindVarnish(): Promise<Finding> {
  const { nodePort, ports, stop } = await startBehindVarnish(render);
  const seed = Math.floor(Math.random() * 1_000_000);
  const faults: string[] = [];
  try {
    const plain = await answer(ports.pages, '/films');
    const again = await answer(ports.pages, '/films');
    if (plain.cache !== 'miss' || again.cache !== 'hit') faults.push(`/films: ${plain.cache}, then ${again.cache}`);
    const addresses = new Set([...WRITTEN, ...fc.sample(anyAddress, { numRuns: COUNT, seed })]);
    for (const address of addresses) {
      const direct = await answer(nodePort, address);
      for (const time of ['first', 'second']) {
        const behind = await answer(ports.pages, address);
        if (behind.text !== direct.text)
          faults.push(`${address}: the node says ${direct.text}, Varnish ${behind.text}`);
        const isKept = behind.cache === 'hit';
        if (isKept && pathAsRead(address) !== address)
          faults.push(`${address}: kept, and read as ${pathAsRead(address)}`);
        if (isKept && hasUnread(address)) faults.push(`${address}: kept with what no page reads`);
        if (time === 'second' && address === '/films?q=1' && !isKept) faults.push(`${address}: not kept`);
        if (isKept && time === 'first' && address !== '/films') faults.push(`${address}: another's answer`);
      }
    }
    return { said: `${addresses.size} addresses (seed ${seed}), ${faults.length} answered or kept otherwise`, faults };
  } finally {
    await stop();
  }
}

/** Whether an address has a parameter that no page reads. */
function hasUnread(address: string): boolean {
  const [, ...query] = address.split('?');
  const names = query
    .join('?')
    .split('&')
    .map((each) => each.split('=', 1)[0]!);
  return query.length > 0 && names.some((name) => !READ.has(name));
}

/** Status and body of an answer, and whether it was kept. A connection of its own, so that the address goes as it is. */
async function answer(port: number, address: string) {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.end(`GET ${address} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await textOf(socket)).split('\r\n\r\n', 2);
  const [, status] = head.split(' ', 2);
  return { text: `${status} ${body}`, cache: /^x-cache: (\w+)/im.exec(head)?.[1] };
}
