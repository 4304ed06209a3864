import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { addBrotli, packBest } from '../../../src/server/entry.ts';
import { sendEntry } from '../../../src/server/send.ts';
import { entry } from './entries.ts';

const LONG = Array.from({ length: 3000 }, (_, n) => `<a href="/films/${(n * 7919) % 3001}">Séance ${n}</a>`).join('');

test('whoever has any of its bodies is answered 304, under the tag of that body', async () => {
  const kept = await entry('/', LONG);
  await addBrotli(kept);
  const remarks = { timing: 'cache;desc=hit', id: 'id', age: undefined, cookie: undefined };
  const server = createServer((asked, response) => sendEntry(asked, response, kept, remarks)).listen(0, '127.0.0.1');
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
