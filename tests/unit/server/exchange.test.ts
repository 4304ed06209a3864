import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasLeft, VisitorLeft, type Exchange } from '../../../src/server/exchange.ts';

const server = createServer();
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

/** A request of ten bytes, of which its client sends the given ones before it leaves; and the error of reading it then. */
async function leftAfter(body: string): Promise<{ exchange: Exchange; error: unknown }> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n${body}`);
  const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  request.on('error', () => undefined);
  client.resetAndDestroy();
  await once(response, 'close');
  const error: unknown = await text(request).catch((reason: unknown) => reason);
  return { exchange: { request, response, id: '', common: [], outcome: 'refused' }, error };
}

describe('who left', () => {
  test.each([
    ['before the whole body had come', '12345'],
    ['when it had come and was not read yet', '1234567890'],
  ])('%s', async (_when, body) => {
    const { exchange, error } = await leftAfter(body);
    expect(error).toBeInstanceOf(Error);
    expect(hasLeft(exchange, error)).toBe(true);
  });

  test('while their request was worked on', async () => {
    const { exchange } = await leftAfter('1234567890');
    expect(hasLeft(exchange, new VisitorLeft())).toBe(true);
  });
});

test('a fault of ours is one, whether or not somebody waits for the response', async () => {
  const { exchange } = await leftAfter('1234567890');
  expect(hasLeft(exchange, new Error('Ours.'))).toBe(false);
});
