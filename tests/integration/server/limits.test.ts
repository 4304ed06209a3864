import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Render } from '../../../src/server/memoryRender.ts';
import { PAGE, startSite, until } from './site.ts';

const render: Render = async (_request, response) => {
  response.writeHead(200, PAGE).end('page');
};

test('a host that is none of ours is answered 421, but for health checks', async () => {
  const { get } = await startSite(render);
  expect((await get('/', { host: 'example.org' })).status).toBe(421);
  expect((await get('/films', { host: 'fr.aurore.test.example.org' })).status).toBe(421);
  expect((await get('/health/live', { host: '10.0.0.1' })).status).toBe(200);
  expect((await get('/health/ready', { host: '10.0.0.1' })).status).toBe(200);
});

test('a body of more than 1 MB is answered 413, whether or not it says its length', async () => {
  const read: number[] = [];
  const { get } = await startSite(async (request, response) => {
    const body = (request as { body?: Buffer }).body;
    let size = body?.length ?? 0;
    if (!body) for await (const chunk of request) size += (chunk as Buffer).length;
    read.push(size);
    response.writeHead(204).end();
  });
  const post = (size: number, headers = {}) =>
    get('/api/anything', { method: 'POST', headers, body: 'x'.repeat(size) });
  const chunked = { 'transfer-encoding': 'chunked' };
  const limit = 1024 * 1024;
  expect((await post(limit + 1)).status).toBe(413);
  expect((await post(limit + 1, chunked)).status).toBe(413);
  expect(read).toEqual([]);
  expect((await post(limit)).status).toBe(204);
  expect((await post(limit, chunked)).status).toBe(204);
  expect(read).toEqual([limit, limit]);
});

test('three hundred clients that send their headers drop by drop are closed while the site answers', async () => {
  const site = await startSite(render, {}, { timeouts: { headersTimeout: 500, connectionsCheckingInterval: 100 } });
  const clients = Array.from({ length: 300 }, () => slowClient(site.port));
  await until(() => clients.every(({ opened }) => opened));
  let answered = 0;
  while (!clients.every(({ closed }) => closed)) {
    expect((await site.get('/films')).status).toBe(200);
    answered += 1;
  }
  expect(answered).toBeGreaterThan(0);
});

function slowClient(port: number) {
  const state = { opened: false, closed: false };
  const socket: Socket = connect(port, '127.0.0.1', () => {
    state.opened = true;
    socket.write('GET /films HTTP/1.1\r\nHost: fr.aurore.test\r\n');
  });
  const drops = setInterval(() => socket.write('X-Drop: 1\r\n'), 50);
  socket.on('error', () => {});
  socket.resume();
  socket.on('close', () => {
    state.closed = true;
    clearInterval(drops);
  });
  onTestFinished(() => {
    clearInterval(drops);
    socket.destroy();
  });
  return state;
}

test('connections beyond the cap are closed, and the others are served', async () => {
  const { port, get } = await startSite(render, { MAX_CONNECTIONS: '3' });
  const open = [1, 2].map(() => connect(port, '127.0.0.1').on('error', () => {}));
  onTestFinished(() => open.forEach((socket) => socket.destroy()));
  await until(() => open.every((socket) => socket.readyState === 'open'));
  expect((await get('/films')).status).toBe(200);
  const third = connect(port, '127.0.0.1').on('error', () => {});
  const fourth = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void third.destroy());
  await new Promise((closed) => fourth.on('close', closed).resume());
});
