import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { Proxies } from '../../../src/server/proxies.ts';

/** Two proxies that accept requests, or fail where the test says so. */
function setUp() {
  const told: string[] = [];
  const logged: string[] = [];
  const state = { failures: 0 };
  const send = async (address: string, tags: string) => {
    if (address.includes('second') && state.failures > 0) {
      state.failures -= 1;
      throw new Error('away');
    }
    told.push(`${new URL(address).hostname} ${tags}`);
  };
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const proxies = new Proxies(['http://first:6081', 'http://second:6081'], log, send, 1);
  onTestFinished(() => proxies.close());
  return { proxies, told, logged, state };
}

test('every proxy is sent what changed', async () => {
  const { proxies, told } = setUp();
  proxies.purge(['site:fr', 'show:fr:x']);
  await expect.poll(() => told.toSorted()).toEqual(['first site:fr show:fr:x', 'second site:fr show:fr:x']);
});

test('one that was away is purged later, with what changed meanwhile, and the log says so once', async () => {
  const { proxies, told, logged, state } = setUp();
  state.failures = 3;
  proxies.purge(['site:fr']);
  proxies.purge(['site:be']);
  const heard = () => told.filter((line) => line.startsWith('second')).flatMap((line) => line.split(' ').slice(1));
  await expect.poll(() => new Set(heard())).toEqual(new Set(['site:fr', 'site:be']));
  expect(logged).toEqual([expect.stringContaining('cannot be purged'), expect.stringContaining('again')]);
});

test('many tags are several messages, each within what Varnish takes; very many are everything', async () => {
  const { proxies, told } = setUp();
  const tags = (count: number) =>
    Array.from({ length: count }, (_, index) => `show:fr:a-film-of-a-longer-title-${index}`);
  proxies.purge(tags(300));
  const first = () => told.filter((line) => line.startsWith('first')).map((line) => line.slice('first '.length));
  await expect.poll(() => first().join(' ').split(' ')).toEqual(tags(300));
  for (const line of first()) expect(line.length).toBeLessThanOrEqual(4000);
  told.length = 0;
  proxies.purge(tags(3000));
  await expect.poll(first).toEqual(['all']);
});
