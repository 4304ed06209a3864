import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { addBrotli, packBest } from '../../../src/server/cacheEntry.ts';
import { sendCacheEntry } from '../../../src/server/send.ts';
import { entry } from './entries.ts';

const LONG = Array.from({ length: 3000 }, (_, n) => `<a href="/films/${(n * 7919) % 3001}">Séance ${n}</a>`).join('');

test('whoever has any of its bodies is answered 304, under the tag of that body', async () => {
  const kept = await entry('/', LONG);
  await addBrotli(kept);
  const remarks = { timing: 'cache;desc=hit', id: 'id', age: undefined, cookie: undefined };
  const server = createServer((asked, response) => sendCacheEntry(asked, response, kept, remarks)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (headers: Readonly<Record<string, string>>) => {
    const [answer] = (await once(request({ port, host: '127.0.0.1', headers }).end(), 'response')) as [IncomingMessage];
    answer.resume();
    return { status: answer.statusCode, tag: answer.headers.etag! };
  };
  try {
    const tags = [(await ask({})).tag, (await ask({ 'accept-encoding': 'gzip' })).tag];
    tags.push((await ask({ 'accept-encoding': 'br' })).tag);
    await packBest(kept);
    tags.push((await ask({ 'accept-encoding': 'br' })).tag);
    expect(new Set(tags).size).toBe(4);
    for (const tag of tags) {
      expect(await ask({ 'if-none-match': tag, 'accept-encoding': 'br' })).toEqual({ status: 304, tag });
      expect(await ask({ 'if-none-match': `"other", W/${tag}` })).toEqual({ status: 304, tag });
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  } finally {
    server.close();
  }
});

test('its head is the same however it is sent: to GET, to HEAD, and on a connection that ends', async () => {
  const kept = await entry('/', 'Une page');
  const remarks = { timing: 'cache;desc=hit', id: 'an-id', age: 7, cookie: 'webview=1' };
  const server = createServer((asked, response) => sendCacheEntry(asked, response, kept, remarks)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  try {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const asks = ['GET', 'HEAD', 'GET'].map((method) => `${method} / HTTP/1.1\r\nhost: a\r\n\r\n`);
    socket.write(`${asks.join('')}GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    const [first, head, second, last, ...more] = (await text(socket)).split(/(?=HTTP\/1\.1 )/);
    expect(more).toEqual([]);
    const ownOf = (answer: string) => {
      const [lines = '', body] = answer.split('\r\n\r\n');
      const [status, ...headers] = lines.split('\r\n');
      const shared = headers
        .map((line) => line.toLowerCase())
        .filter((line) => !/^(date|connection|keep-alive):/.test(line));
      return { status, headers: shared.toSorted(), body };
    };
    expect(ownOf(first!)).toMatchObject({ status: 'HTTP/1.1 200 OK', body: 'Une page' });
    expect(ownOf(first!).headers).toContain('content-length: 8');
    expect(ownOf(head!)).toEqual({ ...ownOf(first!), body: '' });
    expect(ownOf(second!)).toEqual(ownOf(first!));
    expect(ownOf(last!)).toEqual(ownOf(first!));
  } finally {
    server.close();
  }
});
