import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
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

function ask(agent: Agent, port: number, path: string): Promise<{ status?: number; connection?: string }> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      { agent, port, path, host: '127.0.0.1', headers: { host: 'fr.aurore.test' } },
      (answer) => {
        const { statusCode, headers } = answer;
        answer.resume().on('error', reject);
        answer.on('end', () =>
          resolve({
            ...(statusCode !== undefined && { status: statusCode }),
            ...(headers.connection !== undefined && { connection: headers.connection }),
          }),
        );
      },
    );
    asked.on('error', reject).end();
  });
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

test('clients that ignore readiness lose nothing on kept connections, and find no other reset', async () => {
  const { child, port, ended } = await start(1000);
  let answered = 0;
  let closing = 0;
  const failures: unknown[] = [];
  /** Asks on one kept connection after the other, or on a new one each time, until the port is closed. */
  const visit = async (keepAlive: boolean, visitor: number) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    for (let n = 0; ; n += 1) {
      try {
        const { status, connection } = await ask(agent, port, `/busy/${visitor}-${n}`);
        if (status !== 200) failures.push(status);
        answered += 1;
        if (keepAlive && connection === 'close') closing += 1;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return;
        failures.push(error);
      }
    }
  };
  const visitors = Array.from({ length: 40 }, (_, visitor) => visit(visitor % 2 === 0, visitor));
  await until(() => answered > 100);
  const idle = connect(port, '127.0.0.1');
  onTestFinished(() => void idle.destroy());
  await once(idle, 'connect');
  child.kill('SIGTERM');
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(closing).toBeGreaterThan(0);
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
