import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveVoucher } from '../../../src/accounts/vouchers.ts';
import { importSettings } from '../../../src/content/import/importSettings.ts';
import { startCalls, type Calls } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'aurore-captcha-'));
let calls: Calls;
/** What the captcha's company answers, and what it was asked. */
let answer: { status: number; body: string };
let asked: Record<string, string>[] = [];
const company = createServer((request, response) => {
  void text(request).then((body) => {
    asked.push({ path: request.url ?? '', ...Object.fromEntries(new URLSearchParams(body)) });
    response.writeHead(answer.status, { Location: '/elsewhere' }).end(answer.body);
  });
});
const says = (body: object, status = 200) => (answer = { status, body: JSON.stringify(body) });
const GOOD = { success: true, hostname: 'fr.aurore.test', score: 0.9 };

beforeAll(async () => {
  await new Promise<void>((ready) => company.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(company.address() as AddressInfo).port}`;
  calls = await startCalls(folder, {
    DATABASE_URL: `sqlite:${join(folder, 'aurore.db')}`,
    CAPTCHA: 'recaptcha',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_ORIGIN: origin,
    WIDGET_ORIGINS: `${origin},https://www.gstatic.com`,
  });
  // The nl site has no key for the captcha.
  await mkdir(join(folder, 'settings'));
  await writeFile(join(folder, 'settings', 'fr.json'), JSON.stringify({ captchaKey: 'key' }));
  await importSettings(join(folder, 'settings'));
  const card = { amount: null, currency: null, seats: 1, expiresOn: null };
  await saveVoucher({ site: 'fr', code: { type: 'voucher', code: 'GOOD' }, card, usedUp: false });
});
afterAll(async () => {
  await calls.stop();
  await new Promise((stopped) => (company.closeAllConnections(), company.close(stopped)));
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked = [];
  says(GOOD);
});

let visitors = 0;
async function check(captcha: string) {
  const headers = { 'x-visitor-address': `2001:db8::${(visitors += 1)}`, 'X-Captcha-Response': captcha };
  const response = await calls.get('/voucher/GOOD', headers);
  const body = (await response.json()) as { resultCode?: number; error?: { code: string } };
  return { status: response.status, said: body.error?.code ?? body.resultCode };
}

test('an answer that the company finds good is good once, whatever it says the second time', async () => {
  expect(await check('first')).toEqual({ status: 200, said: 0 });
  // Nothing else about the visitor is sent there.
  expect(asked).toEqual([{ path: '/recaptcha/api/siteverify', secret: 'secret', response: 'first' }]);
  expect(await check('first')).toEqual({ status: 403, said: 'captcha_used' });
});

test('two who come with one answer at once are one', async () => {
  const both = await Promise.all([check('both'), check('both'), check('both')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
});

test.each([
  ['of another site', { ...GOOD, hostname: 'evil.example' }, 'captcha_wrong'],
  ['of nowhere', { success: true, score: 0.9 }, 'captcha_wrong'],
  ['of a program', { ...GOOD, score: 0.1 }, 'captcha_wrong'],
  ['without a score', { ...GOOD, score: undefined }, 'captcha_wrong'],
  ['made up', { success: false, 'error-codes': ['invalid-input-response'] }, 'captcha_wrong'],
  ['too old', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'captcha_expired'],
])('an answer %s is refused', async (what, verification, code) => {
  says(verification);
  expect(await check(what)).toEqual({ status: 403, said: code });
});

test('no answer, or one that is too long, is not asked about', async () => {
  expect(await check('')).toMatchObject({ status: 403 });
  expect(await check('x'.repeat(5000))).toEqual({ status: 403, said: 'captcha_wrong' });
  expect(asked).toEqual([]);
});

describe('a company that cannot verify lets nobody through', () => {
  test.each([
    ['it is out of order', () => says({}, 500)],
    ['it sends on elsewhere', () => says(GOOD, 302)],
    ['it speaks no JSON', () => (answer = { status: 200, body: '<html>' })],
    ['it says something else', () => says({ success: 'yes' })],
    ['the secret is not ours', () => says({ success: false, 'error-codes': ['invalid-input-secret'] })],
    ['it says no reason', () => says({ success: false })],
  ])('%s', async (what, happens) => {
    happens();
    expect(await check(what)).toEqual({ status: 503, said: 'captcha_unavailable' });
  });
});

test('our own captcha is not to be had meanwhile, but on a site without a key', async () => {
  expect((await calls.get('/captcha')).status).toBe(404);
  expect((await calls.get('/captcha', { host: 'nl.aurore.test' })).status).toBe(200);
  const unsolved = { host: 'nl.aurore.test', 'x-visitor-address': '2001:db8::ffff', 'X-Captcha-Response': 'first' };
  const refused = await calls.get('/voucher/GOOD', unsolved);
  expect(await refused.json()).toMatchObject({ error: { code: 'captcha_wrong' } });
  expect(asked).toEqual([]);
});
