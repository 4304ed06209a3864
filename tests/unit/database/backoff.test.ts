import { expect, test } from 'vitest';
import { isOutage } from '../../../src/content/outage.ts';
import { isConnectionFault } from '../../../src/database/errors.ts';
import { Backoff } from '../../../src/database/pool.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('after a failure nobody tries for a while, which grows to two seconds and ends with a success', async () => {
  let now = 0;
  let attempts = 0;
  let answers = false;
  const backoff = new Backoff(() => now);
  const connect = () =>
    backoff.attempt(async () => {
      attempts += 1;
      if (!answers) throw refused();
      return 'connected';
    });
  const pauses: number[] = [];
  for (let failures = 0; failures < 10; failures += 1) {
    await expect(connect()).rejects.toThrow('ECONNREFUSED');
    const [before, from] = [attempts, now];
    while (attempts === before) {
      now += 5;
      await connect().catch(() => undefined);
    }
    pauses.push(now - from);
  }
  expect(Math.max(...pauses)).toBeLessThanOrEqual(2005);
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(1000);
  expect(pauses[0]).toBeLessThanOrEqual(200);
  answers = true;
  now += 2001;
  expect(await connect()).toBe('connected');
  expect(await connect()).toBe('connected');
});

test('those who fail at the same moment count once', async () => {
  let now = 0;
  const backoff = new Backoff(() => now);
  const fail = () => backoff.attempt(() => Promise.reject(refused()));
  await Promise.allSettled(Array.from({ length: 50 }, fail));
  now = 51;
  expect(await backoff.attempt(async () => 'connected')).toBe('connected');
});

test('what the database refuses for its own reasons keeps nobody off', async () => {
  const backoff = new Backoff(() => 0);
  const denied = Object.assign(new Error('denied'), { code: '28P01' });
  await expect(backoff.attempt(() => Promise.reject(denied))).rejects.toThrow('denied');
  expect(await backoff.attempt(async () => 'connected')).toBe('connected');
});

test.each([
  ['a connection that breaks', new Error('Connection terminated unexpectedly'), true, true],
  ['a server that ends', Object.assign(new Error('x'), { code: '57P01' }), true, true],
  ['a host with two addresses', new AggregateError([refused(), refused()]), true, true],
  ['a statement that takes too long', Object.assign(new Error('x'), { code: '57014' }), false, true],
  ['a server that says nothing', new Error('Query read timeout'), false, true],
  ['a disk that is full', Object.assign(new Error('x'), { code: '53100' }), false, true],
  ['an SQLite disk that is full', Object.assign(new Error('x'), { errcode: 13 }), false, true],
  ['a fault of ours', new TypeError('x is not a function'), false, false],
  ['a row that is there already', Object.assign(new Error('x'), { code: '23505' }), false, false],
])('%s', (_, error, isConnection, isOut) => {
  expect([isConnectionFault(error), isOutage(error)]).toEqual([isConnection, isOut]);
});
