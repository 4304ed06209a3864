import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Renderers } from '../../../src/server/renderers/renderers.ts';
import { patient } from '../../support/patience.ts';
import type { Answer } from '../../support/request.ts';
import { ACCOUNTS, startRendered, type Rendered } from './rendered.ts';
import { until, type TestSite } from './site.ts';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
/** The how-manieth page of its thread this is. */
const numberOf = ({ text: page }: Answer) => Number(page.split(' ', 2)[1]);

const post = (site: TestSite, path: string, body: string, headers = {}) =>
  site.get(path, { method: 'POST', body, headers });

describe('pages for everyone', () => {
  test('are rendered in another thread, and sent from the cache in this one', async () => {
    const { get } = await startRendered();
    const first = await get('/films', { headers: { 'accept-encoding': 'gzip' } });
    expect(first.status).toBe(200);
    expect(first.headers['content-encoding']).toBe('gzip');
    const plain = await get('/films');
    expect(plain.headers['server-timing']).toContain('hit');
    expect(Number(plain.text.split(' ', 1)[0])).toBeGreaterThan(0);
    expect(plain.text).toContain('Grauens — 1922');
  });

  test('that come out the same keep their bytes', async () => {
    const { get, cache, stats } = await startRendered();
    const before = await get('/same');
    cache.purge('all');
    await until(async () =>
      (await stats.renders.get()).values.some(
        ({ value, metricName }) => metricName?.endsWith('_count') === true && value === 2,
      ),
    );
    const after = await get('/same');
    expect([after.text, after.headers.etag]).toEqual([before.text, before.headers.etag]);
  });

  test('are rendered by several threads', async () => {
    const { get } = await startRendered({ count: 2 });
    const threads = new Set<string>();
    let asked = 0;
    // The second may still be loading.
    await until(async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => get(`/slow/${(asked += 1)}`)));
      for (const answer of answers) threads.add(answer.text.split(' ', 1)[0]!);
      return threads.size === 2;
    });
    expect(threads.size).toBe(2);
  });

  test('that fail come with their error page, and the log names the request', async () => {
    const { get, logged } = await startRendered();
    const answer = await get('/fails', { headers: { 'x-request-id': 'request-of-a-visitor' } });
    expect([answer.status, answer.text]).toEqual([500, '<p>our fault</p>']);
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 50, id: 'request-of-a-visitor', path: '/fails', host: 'fr.aurore.test' }),
    );
  });
});

describe('requests of one visitor', () => {
  test('reach the renderer with their body, in pieces too, and come back with all headers', async () => {
    const site = await startRendered();
    const body = 'Sunrise — 1927 '.repeat(10_000);
    const answer = await post(site, '/newsletter', body, { cookie: 'c=3' });
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(JSON.parse(answer.text)).toMatchObject({ body, cookie: 'c=3' });
    const chunked = await post(site, '/newsletter', body, { 'transfer-encoding': 'chunked' });
    expect(JSON.parse(chunked.text)).toMatchObject({ body });
    expect(JSON.parse((await post(site, '/newsletter', '')).text)).toMatchObject({ body: '' });
    const mine = await site.get('/mine');
    expect([mine.status, mine.headers['set-cookie']]).toEqual([200, ['a=1']]);
  });

  test('are all rendered by the same thread, which counts', async () => {
    const site = await startRendered({ count: 2 });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => post(site, '/vote', String(index))));
    const counts = answers.map((answer) => (JSON.parse(answer.text) as { count: number }).count);
    expect(counts.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('whose body nobody reads leave their connection usable', async () => {
    const { port } = await startRendered();
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const head = 'POST /unread HTTP/1.1\r\nHost: fr.aurore.test\r\nContent-Length: 500000\r\n\r\n';
    const next = 'GET /films HTTP/1.1\r\nHost: fr.aurore.test\r\nConnection: close\r\n\r\n';
    socket.write(head + 'x'.repeat(500_000) + next);
    const answers = await text(socket);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  test('whose bodies do not come hold up nobody', async () => {
    const site = await startRendered();
    const sockets = Array.from({ length: 8 }, () => {
      const socket = connect(site.port, '127.0.0.1');
      socket.write('POST /newsletter HTTP/1.1\r\nHost: fr.aurore.test\r\nContent-Length: 500\r\n\r\nhalf');
      return socket;
    });
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    await until(() => site.stats.running === 8);
    expect((await site.get('/films')).status).toBe(200);
    expect((await post(site, '/newsletter', 'x')).status).toBe(200);
    expect(site.stats.running).toBe(8);
  });

  test('that break off are no fault of the renderer’s', async () => {
    const { port, get, logged, said } = await startRendered();
    const socket = connect(port, '127.0.0.1');
    // The server has begun once it says that the body may come.
    socket.write('POST /newsletter HTTP/1.1\r\nHost: fr.aurore.test\r\nContent-Length: 500\r\n');
    socket.write('Expect: 100-continue\r\n\r\n');
    await once(socket, 'data');
    socket.write('half');
    socket.destroy();
    await until(() => logged.some(({ aborted }) => aborted === true));
    expect((await get('/films')).status).toBe(200);
    expect(said).toEqual([]);
  });
});

describe('a renderer that is lost', () => {
  test('is replaced, and the page that it was rendering is rendered by the next', async () => {
    const { get, renderers, said } = await startRendered();
    const [once, other] = await Promise.all([get('/ends-once'), get('/films')]);
    expect([once.status, other.status]).toEqual([200, 200]);
    expect(renderers.stats.restarts).toBe(1);
    expect(said).toContainEqual(expect.objectContaining({ level: 50, msg: 'A renderer ended: it is replaced.' }));
  });

  test('over the same page twice is not asked for it a third time', async () => {
    const { get, renderers } = await startRendered();
    const answer = await get('/ends');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect((await get('/films')).status).toBe(200);
    expect(renderers.stats.restarts).toBe(2);
  });

  test('is not asked again by a request that may have had an effect', async () => {
    const site = await startRendered();
    expect((await post(site, '/ends-once', 'vote')).status).toBe(503);
    expect((await post(site, '/newsletter', 'x')).status).toBe(200);
    expect(site.renderers.stats.restarts).toBe(1);
  });

  test('for it hangs is ended; meanwhile what is cached is sent', async () => {
    const { get, renderers, said } = await startRendered({ askMs: patient(30) });
    await get('/films');
    const hanging = get('/hangs-once');
    const waiting = get('/cinemas');
    expect((await get('/films')).headers['server-timing']).toContain('hit');
    expect((await get('/health/ready')).status).toBe(200);
    expect(renderers.stats.restarts).toBe(0);
    const answers = await Promise.all([hanging, waiting]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(renderers.stats.restarts).toBe(1);
    expect(said.map(({ msg }) => msg)).toContain('A renderer does not answer any longer: it is ended.');
  });
});

describe('pages that wait', () => {
  /** Has a visitor ask for so many pages at once, whose renders do not end until they are released. */
  const flood = ({ get }: Rendered, pages: number) =>
    Array.from({ length: pages }, (_, index) => get(`/held/${index}`, from('198.51.100.1')));
  const release = ({ rendererFolder }: Rendered) => writeFileSync(join(rendererFolder, 'released'), '');

  test('do not delay the first page of another visitor, nor one that he waits for too', async () => {
    const site = await startRendered();
    const answers = flood(site, 40);
    await until(() => site.renderers.waiting === 36);
    const full = performance.now();
    const own = site.get('/films', from('198.51.100.2'));
    const shared = site.get('/held/39', from('198.51.100.3'));
    await until(() => site.stats.running === 42);
    const waited = (performance.now() - full) / 1000;
    release(site);
    expect([numberOf(await own), numberOf(await shared)].every((number) => number <= 12)).toBe(true);
    const numbers = (await Promise.all(answers)).map(numberOf);
    expect(Math.max(...numbers)).toBe(41);
    // An alert of docs/operations/monitoring/alerts.yaml is made of these.
    const { values } = await site.renderers.stats.waits.get();
    const valueOf = (ending: string) => values.find(({ metricName }) => metricName?.endsWith(ending))!.value;
    expect(valueOf('_count')).toBe(41);
    expect(valueOf('_sum')).toBeGreaterThanOrEqual(36 * waited);
  });

  test('for visitors who have left are not rendered', async () => {
    const site = await startRendered();
    const sockets = Array.from({ length: 20 }, (_, index) => {
      const socket = connect(site.port, '127.0.0.1');
      socket.write(`GET /held/${index} HTTP/1.1\r\nHost: fr.aurore.test\r\n\r\n`);
      return socket;
    });
    await until(() => site.renderers.waiting === 16);
    const staying = site.get('/held/19', from('198.51.100.3'));
    await until(() => site.stats.running === 21);
    for (const socket of sockets) socket.destroy();
    await until(() => site.renderers.stats.left === 15);
    expect(site.renderers.waiting).toBe(1);
    release(site);
    expect((await staying).status).toBe(200);
    // What had begun is finished: four, then the one that somebody waits for.
    expect(numberOf(await site.get('/films'))).toBe(6);
  });

  test('are so many at most; others get 503 in their language, or what was cached', async () => {
    let now = 0;
    const site = await startRendered({ mostWaiting: 5, clock: () => now });
    const before = await site.get('/films', from('198.51.100.1'));
    now = 3_600_000;
    const answers = flood(site, 20);
    await until(() => site.renderers.waiting === 5 && site.renderers.stats.refused === 11);
    const [kept, english, program] = await Promise.all(
      ['/films', '/en/films', '/api/cinemas'].map((path) => site.get(path, from('198.51.100.1'))),
    );
    expect([kept!.status, kept!.text]).toEqual([200, before.text]);
    expect(english!.status).toBe(503);
    expect(english!.headers).toMatchObject({
      'retry-after': '5',
      'content-language': 'en',
      'cache-control': 'no-store',
    });
    expect(english!.text).toContain('Try again in 5 seconds');
    expect(program!.status).toBe(503);
    expect(program!.json()).toMatchObject({ error: { status: 503, code: 'busy' } });
    // Whoever has nothing waiting yet takes a place of the one that has most.
    const other = site.get('/cinemas', from('198.51.100.2'));
    await until(() => site.renderers.stats.refused === 15);
    release(site);
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(12);
    // A line for each would be one more load.
    expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
  });

  test('are not delayed by requests of single visitors, of which so many wait at most, in turn too', async () => {
    const site = await startRendered({ mostWaiting: 5 });
    const send = (address: string, path = '/held') =>
      site.get(path, { method: 'POST', body: 'vote', headers: { 'x-forwarded-for': address } });
    const answers = Array.from({ length: 20 }, () => send('198.51.100.1'));
    await until(() => site.renderers.waiting === 5 && site.renderers.stats.refused === 7);
    expect((await site.get('/films')).status).toBe(200);
    const english = await send('198.51.100.1', '/en/held');
    expect([english.status, english.headers['retry-after'], english.headers['content-language']]).toEqual([
      503,
      '5',
      'en',
    ]);
    // Whoever has nothing waiting yet takes a place of the one that has most.
    const other = send('198.51.100.2');
    await until(() => site.renderers.stats.refused === 9);
    release(site);
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(8);
    expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
  });

  test('are not delayed by visitors who leave either, whose requests are not begun', async () => {
    const site = await startRendered();
    const sockets = Array.from({ length: 20 }, () => {
      const socket = connect(site.port, '127.0.0.1');
      socket.write('POST /held HTTP/1.1\r\nHost: fr.aurore.test\r\nContent-Length: 4\r\n\r\nvote');
      return socket;
    });
    await until(() => site.renderers.waiting === 12);
    expect((await site.get('/films')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await until(() => site.renderers.stats.left === 12);
    expect(site.renderers.waiting).toBe(0);
    release(site);
    // The eight that had begun are finished, and no others.
    let asked = 0;
    await until(async () => {
      asked += 1;
      const { count } = JSON.parse((await post(site, '/newsletter', 'x')).text) as { count: number };
      return count === 8 + asked;
    });
    expect(asked).toBeGreaterThan(0);
  });

  test('are not delayed on the accounts host by another visitor’s, nor are the pages of its provider', async () => {
    const site = await startRendered({ hasAccounts: true, mostWaiting: 13 });
    const open = (path: string, address: string) => site.get(path, { host: ACCOUNTS, ...from(address) });
    const answers = Array.from({ length: 20 }, () => open('/fr/forgotten', '198.51.100.1'));
    await until(() => site.renderers.waiting === 12);
    const own = open('/fr/forgotten', '198.51.100.2');
    const ofProvider = open('/oidc/auth', '198.51.100.3');
    await until(() => site.renderers.stats.refused === 1);
    release(site);
    expect([numberOf(await own), numberOf(await ofProvider)].every((number) => number <= 12)).toBe(true);
    const [busy, ...others] = (await Promise.all(answers)).toSorted((one, other) => other.status - one.status);
    expect([busy!.status, busy!.headers['retry-after'], busy!.headers['content-language']]).toEqual([503, '5', 'fr']);
    expect(Math.max(...others.map(numberOf))).toBe(21);
    expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
  });
});

test('each thread says how much memory it holds, also one that hangs; one that has ended holds none', async () => {
  const { get, renderers } = await startRendered({ count: 2 });
  await get('/films');
  const hanging = get('/hangs');
  await until(async () => (await renderers.memory()).every((bytes) => bytes > 1e6));
  await renderers.end();
  expect((await hanging).status).toBe(503);
  expect(await renderers.memory()).toEqual([0, 0]);
});

test('a build that cannot be loaded is a reason not to start, told to who asks later, too', async () => {
  const renderers = new Renderers({
    count: 2,
    entry: 'file:///no/such/entry.mjs',
    environment: process.env,
    log: pino({ level: 'silent' }),
  });
  // What else has to start may take longer. A rejection that nobody takes would end the process.
  await until(() => renderers.stats.restarts > 0);
  await expect(renderers.started).rejects.toThrow('/no/such/entry.mjs');
  await renderers.end();
});

test('at the end, what is still being rendered is answered', async () => {
  const { get, renderers } = await startRendered();
  const answer = get('/hangs');
  await get('/health/ready');
  await renderers.end();
  expect((await answer).status).toBe(503);
});
