import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Render } from '../../../src/server/memoryRender.ts';
import { PAGE } from './page.ts';
import { startSite, until, type TestSite } from './site.ts';

const render: Render = async (_request, response) => {
  response.writeHead(200, PAGE).end('page');
};

/** How many connections were closed, by the reasons that there were. */
async function closings({ stats }: TestSite): Promise<Record<string, number>> {
  const { values } = await stats.closed.get();
  const counts: Record<string, number> = {};
  for (const { labels, value } of values) if (value > 0) counts[String(labels.reason)] = value;
  return counts;
}

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

test('of large bodies only so many are held at once while they come; small ones are taken all the same', async () => {
  const site = await startSite(render, { LIMIT_SIGN_IN: '0', LIMIT_API: '0' });
  const post = async (size: number) =>
    (await site.get('/api/anything', { method: 'POST', body: 'x'.repeat(size) })).status;
  const slow = Array.from({ length: 32 }, () => {
    const socket = connect(site.port, '127.0.0.1');
    socket.write('POST /films HTTP/1.1\r\nHost: fr.aurore.test\r\nContent-Length: 500000\r\n\r\n');
    socket.write('x'.repeat(100_000));
    return socket;
  });
  await until(async () => (await post(100_000)) === 503);
  expect(await post(10_000)).toBe(200);
  for (const socket of slow) socket.destroy();
  await until(async () => (await post(100_000)) === 200);
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
  expect(await closings(site)).toEqual({ slow: 300 });
});

test('a client that sends request after request without reading an answer is closed after a few', async () => {
  const site = await startSite(render, { LIMIT_PAGES: '0' });
  await site.get('/films');
  const asked = 'GET /films HTTP/1.1\r\nHost: fr.aurore.test\r\n\r\n';
  const socket = connect(site.port, '127.0.0.1', () => socket.write(asked.repeat(2_000)));
  socket.on('error', () => {}).pause();
  let closed = false;
  socket.on('close', () => (closed = true));
  await until(() => {
    if (site.stats.outcomes.hit > 0) socket.resume();
    return closed;
  });
  expect(site.stats.outcomes.hit).toBeLessThan(20);
  expect(await closings(site)).toEqual({ pipelined: 1 });
  expect((await site.get('/films')).status).toBe(200);
});

test('a client that does not read its answer is closed', async () => {
  const long: Render = async (_request, response) => {
    response.writeHead(200, PAGE).end('x'.repeat(16_000_000));
  };
  const site = await startSite(long, {}, { timeouts: { timeout: 300 } });
  const socket = connect(site.port, '127.0.0.1', () =>
    socket.write('GET /films HTTP/1.1\r\nHost: fr.aurore.test\r\n\r\n'),
  );
  socket.on('error', () => {}).pause();
  await until(() => site.stats.running === 1);
  await until(() => site.stats.running === 0);
  expect(site.logged).toContainEqual(expect.objectContaining({ path: '/films', aborted: true }));
  expect(await closings(site)).toEqual({ idle: 1 });
});

test('a connection that is kept open for nothing is closed, which is nobody’s fault; what is no request counts', async () => {
  const site = await startSite(render, {}, { timeouts: { keepAliveTimeout: 50 } });
  site.server.keepAliveTimeoutBuffer = 0;
  const ended = (asked: string) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(asked)).resume();
    return new Promise((closed) => socket.on('close', closed));
  };
  await ended('GET /films HTTP/1.1\r\nHost: fr.aurore.test\r\n\r\n');
  expect(await closings(site)).toEqual({});
  await ended('no request\r\n\r\n');
  expect(await closings(site)).toEqual({ malformed: 1 });
});

function slowClient(port: number) {
  const state = { opened: false, closed: false };
  let drops: NodeJS.Timeout | undefined;
  const socket: Socket = connect(port, '127.0.0.1', () => {
    state.opened = true;
    socket.write('GET /films HTTP/1.1\r\nHost: fr.aurore.test\r\n');
    drops = setInterval(() => socket.write('X-Drop: 1\r\n'), 50);
  });
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
  const site = await startSite(render, { MAX_CONNECTIONS: '3' });
  const { port, get } = site;
  const open = [1, 2].map(() => connect(port, '127.0.0.1').on('error', () => {}));
  onTestFinished(() => open.forEach((socket) => socket.destroy()));
  await until(() => open.every((socket) => socket.readyState === 'open'));
  expect((await get('/films')).status).toBe(200);
  const third = connect(port, '127.0.0.1').on('error', () => {});
  const fourth = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void third.destroy());
  await new Promise((closed) => fourth.on('close', closed).resume());
  expect((await closings(site))['full']).toBeGreaterThan(0);
});

describe('the connections of one address', () => {
  /** Opens connections that ask for nothing, and waits until as many as expected are closed again. */
  async function hold(port: number, count: number, closed: number): Promise<void> {
    const ended = new Set<Socket>();
    const held = Array.from({ length: count }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume(),
    );
    onTestFinished(() => held.forEach((socket) => socket.destroy()));
    for (const socket of held) socket.on('close', () => ended.add(socket));
    await until(() => held.every((socket) => socket.readyState !== 'opening') && ended.size === closed);
  }
  /** From another address of this machine. */
  const fromElsewhere = (port: number) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
      socket.setEncoding('utf8').on('data', (head: string) => resolve(head.split('\r\n', 1)[0]!));
      socket.on('error', reject).on('close', () => reject(new Error('closed')));
      socket.write('GET /films HTTP/1.1\r\nHost: fr.aurore.test\r\n\r\n');
      onTestFinished(() => void socket.destroy());
    });

  test('are an eighth of all: further ones are closed, and others are served', async () => {
    const { port, get, stats } = await startSite(render, { MAX_CONNECTIONS: '60', TRUSTED_PROXIES: '10.0.0.0/8' });
    await hold(port, 60, 52);
    await expect(get('/films')).rejects.toThrow();
    expect(await fromElsewhere(port)).toBe('HTTP/1.1 200 OK');
    expect((await stats.limited.get()).values).toContainEqual({ labels: { tier: 'connections' }, value: 53 });
  });

  test('are given back when they end', async () => {
    const { port, get } = await startSite(render, { LIMIT_CONNECTIONS: '2', TRUSTED_PROXIES: '10.0.0.0/8' });
    for (let times = 0; times < 5; times += 1) {
      expect((await get('/films', { headers: { connection: 'close' } })).status).toBe(200);
    }
    await hold(port, 3, 1);
  });

  test('of a trusted proxy are those of everybody behind it, and are not limited', async () => {
    const { port, get } = await startSite(render, { MAX_CONNECTIONS: '60' });
    await hold(port, 40, 0);
    expect((await get('/films')).status).toBe(200);
  });
});
