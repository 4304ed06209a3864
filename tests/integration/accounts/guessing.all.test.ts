import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeTry } from '../../../src/accounts/cardTries.ts';
import { saveVoucher } from '../../../src/accounts/vouchers.ts';
import { startCalls, type Calls } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-guessing-'));
let calls: Calls;
beforeAll(async () => {
  calls = await startCalls(folder, { DATABASE_URL: `sqlite:${join(folder, 'aurore.db')}` });
  const card = { amount: null, currency: null, seats: 1, expiresOn: null };
  await saveVoucher({ site: 'fr', code: { type: 'voucher', code: '5000' }, card, usedUp: false });
});
afterAll(async () => {
  await calls.stop();
  await rm(folder, { recursive: true, force: true });
});

async function solved(address: string): Promise<string> {
  const challenge = (await (await calls.get('/captcha', { 'x-visitor-address': address })).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
const guess = async (code: number | string, address: string, answer: string) =>
  calls.get(`/voucher/${code}`, { 'x-visitor-address': address, 'X-Captcha-Response': answer });

test('10,000 guesses with one captcha find nothing, and keep nobody out', async () => {
  const answer = await solved('198.51.100.1');
  expect((await guess('right away', '198.51.100.1', answer)).status).toBe(200);
  const statuses = new Set<number>();
  for (let start = 0; start < 10_000; start += 100) {
    const codes = Array.from({ length: 100 }, (_, index) => start + index);
    const answers = await Promise.all(codes.map((code) => guess(code, '198.51.100.1', answer)));
    for (const { status } of answers) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([403]));
  const other = await guess(5000, '198.51.100.2', await solved('198.51.100.2'));
  expect(await other.json()).toMatchObject({ resultCode: 0 });
});

test('who answers every captcha is stopped after twenty guesses; others are not', async () => {
  for (let code = 0; code < 20; code += 1) {
    expect((await guess(code, '198.51.100.3', await solved('198.51.100.3'))).status).toBe(200);
  }
  const response = await guess(5000, '198.51.100.3', await solved('198.51.100.3'));
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(600);
  expect((await guess(5000, '198.51.100.4', await solved('198.51.100.4'))).status).toBe(200);
});

test('many who guess make captchas dearer, and refuse nobody', async () => {
  const counter = async () => {
    const answer = Buffer.from(await solved('198.51.100.5'), 'base64').toString();
    return (JSON.parse(answer) as { solution: { counter: number } }).solution.counter;
  };
  expect(await counter()).toBeLessThanOrEqual(1000);
  for (let count = 0; count < 400; count += 1) await takeTry(`card ${count}`);
  expect(await counter()).toBeGreaterThan(1500);
  const response = await guess(5000, '198.51.100.6', await solved('198.51.100.6'));
  expect(await response.json()).toMatchObject({ resultCode: 0 });
});
