import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { request } from '../../support/request.ts';
import { until } from './site.ts';

type Running = { readonly child: ChildProcess; readonly port: number; readonly ended: Promise<number | null> };

async function start(graceMs: number): Promise<Running> {
  const child = fork(new URL('./process.ts', import.meta.url), [String(graceMs)], { execArgv: [] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const [port] = (await once(child, 'message')) as [number];
  return { child, port, ended };
}

/** Sends a request; its connection is kept open for the next one. */
const get = (port: number, path: string) => request(port, 'fr', path, { host: 'fr.aurore.test' });

test('under load, SIGTERM loses no request of those who leave when it is no longer ready, and ends with 0', async () => {
  const { child, port, ended } = await start(3000);
  let ready = true;
  const statuses: number[] = [];
  const failures: unknown[] = [];
  const visitors = Array.from({ length: 20 }, async (_, visitor) => {
    for (let n = 0; ready; n += 1) {
      await get(port, `/films/${visitor}-${n}`).then(
        ({ status, body }) => statuses.push(body.length === 10_000 ? status : 0),
        (error: unknown) => failures.push(error),
      );
    }
  });
  await until(() => statuses.length > 100);
  child.kill('SIGTERM');
  // As with a load balancer: once the server is not ready, it gets no more requests.
  await until(async () => (await get(port, '/health/ready')).status === 503);
  const live = await get(port, '/health/live');
  expect([live.status, live.headers.connection]).toEqual([200, 'close']);
  ready = false;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ended).toBe(0);
});

test('connections that ask for nothing do not hold it up', async () => {
  const { child, port, ended } = await start(0);
  const idle = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void idle.destroy());
  await once(idle, 'connect');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a second signal ends it at once, whatever is running', async () => {
  const { child, port, ended } = await start(0);
  const asked = once(child, 'message');
  const waiting = get(port, '/forever').catch((error: unknown) => error);
  await asked;
  child.kill('SIGTERM');
  await once(child, 'message');
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  expect(await waiting).toBeInstanceOf(Error);
});
