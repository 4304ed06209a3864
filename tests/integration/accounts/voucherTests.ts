import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeTry } from '../../../src/accounts/cardTries.ts';
import { currentAccounts } from '../../../src/accounts/store/current.ts';
import { saveVoucher, type VoucherCode } from '../../../src/accounts/vouchers.ts';
import { newCheckLink } from '../../../src/accounts/checkLinks.ts';
import { checkByForm } from '../../../src/request/forms/voucher.ts';
import { siteOf } from '../../../src/sites/sites.ts';
import type { World } from './suite.ts';

const VOUCHER = { type: 'voucher', code: 'SOLEIL-1927' } as const satisfies VoucherCode;
const GIFT_CARD = { type: 'giftCard', number: '4400 1927 0001', secret: '0419' } as const satisfies VoucherCode;
const CARD = { amount: null, currency: null, seats: 2, expiresOn: '2099-12-31' };
let visitors = 0;

/** The captcha that comes before a code is looked up, and what a code is worth. */
export function voucherTests(world: () => World): void {
  const get = (path: string, headers: Record<string, string> = {}) => world().calls.get(path, headers);
  const visitor = () => ({ 'x-visitor-address': `2001:db8::${(visitors += 1)}` });
  const challenge = async () => (await (await get('/captcha', visitor())).json()) as Challenge;
  const answerTo = async (asked: Challenge) => {
    const solution = await solveChallenge({ challenge: asked, deriveKey });
    return { challenge: asked, solution: solution! };
  };
  const encode = (answer: object) => Buffer.from(JSON.stringify(answer)).toString('base64');
  const captcha = async () => ({ 'X-Captcha-Response': encode(await answerTo(await challenge())) });
  const check = async (path: string) => {
    const response = await get(path, { ...(await captcha()), ...visitor() });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    return response.text();
  };
  const NOTHING = '{"resultCode":1,"card":null}';

  beforeAll(async () => {
    await saveVoucher({ site: 'fr', code: VOUCHER, card: CARD, usedUp: false });
    await saveVoucher({ site: 'fr', code: { ...VOUCHER, code: 'USED-UP' }, card: CARD, usedUp: true });
    await saveVoucher({ site: 'nl', code: { ...VOUCHER, code: 'DUTCH' }, card: CARD, usedUp: false });
    const yesterday = { ...CARD, expiresOn: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10) };
    await saveVoucher({ site: 'fr', code: { ...VOUCHER, code: 'TOO-LATE' }, card: yesterday, usedUp: false });
    const money = { amount: 25.5, currency: 'EUR', seats: null, expiresOn: null };
    await saveVoucher({ site: 'fr', code: GIFT_CARD, card: money, usedUp: false });
  });

  // SPEC 5.2, 7.22
  test.each(['/voucher/SOLEIL-1927', '/voucher/soleil%201927', '/voucher/Soleil1927'])(
    'a good voucher has a card, however it is typed: %s',
    async (path) => {
      expect(JSON.parse(await check(path))).toEqual({ resultCode: 0, card: { type: 'voucher', ...CARD } });
    },
  );

  // SPEC 7.21
  test('a gift card is found by its number and its secret together', async () => {
    expect(JSON.parse(await check('/gift-card/440019270001/0419'))).toEqual({
      resultCode: 0,
      card: { type: 'giftCard', amount: 25.5, currency: 'EUR', seats: null, expiresOn: null },
    });
    expect(await check('/gift-card/440019270001/0418')).toBe(NOTHING);
    expect(await check('/gift-card/4400192700010/419')).toBe(NOTHING);
    expect(await check('/voucher/4400192700010419')).toBe(NOTHING);
  });

  // SPEC 5.2, 8.6
  test.each([
    ['unknown', '/voucher/NOBODYS'],
    ['used up', '/voucher/USED-UP'],
    ['expired', '/voucher/TOO-LATE'],
    ['another country’s', '/voucher/DUTCH'],
    ['no code', '/voucher/%20'],
    ['a question to the store', "/voucher/'%20or%20'1'='1"],
    ['endless', `/voucher/${'9'.repeat(5000)}`],
  ])('one that is %s is answered as all that are not good', async (_, path) => {
    expect(await check(path)).toBe(NOTHING);
  });

  test('no code is written anywhere', async () => {
    const db = await currentAccounts();
    const tables = await Promise.all([
      db.selectFrom('voucher').selectAll().execute(),
      db.selectFrom('card_try').selectAll().execute(),
    ]);
    const values = tables.flat().flatMap((row) => Object.values(row).map(String));
    expect(tables.every((each) => each.length > 0)).toBe(true);
    // Whole codes: four digits are found by chance in a hash or a time.
    expect(values.filter((value) => /SOLEIL-?1927|440019270001/i.test(value))).toEqual([]);
    expect(values.filter((value) => ['DUTCH', GIFT_CARD.secret].includes(value))).toEqual([]);
  });

  describe('a card that is tried in vain', () => {
    /** Tries a secret from an address that never tried before. Gives the code, or the seconds to wait. */
    const attempt = async (secret: string, number = '440019270002') => {
      const response = await get(`/gift-card/${number}/${secret}`, { ...(await captcha()), ...visitor() });
      if (response.status === 429) return { wait: Number(response.headers.get('Retry-After')) };
      return (await response.json()) as { resultCode: number };
    };
    /** Tries a secret by the form, with a link of its own. */
    const withoutScript = async (secret: string, number: string) => {
      const query = new URLSearchParams({ proof: await newCheckLink({ site: 'fr', type: 'giftCard' }) });
      const form = new URLSearchParams({ number, secret });
      return (await checkByForm({ site: siteOf('fr'), query }, 'giftCard', form)).outcome;
    };
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

    test('from many addresses has to wait, its holder for a quarter of an hour at most', async () => {
      const card = { amount: 10, currency: 'EUR', seats: null, expiresOn: null } as const;
      await saveVoucher({ site: 'fr', code: { ...GIFT_CARD, number: '440019270002' }, card, usedUp: false });
      for (let tried = 0; tried < 5; tried += 1)
        expect(await attempt(`wrong${tried}`)).toMatchObject({ resultCode: 1 });
      const waits: number[] = [];
      for (let tried = 0; tried < 6; tried += 1) {
        const { wait } = (await attempt('0419')) as { wait: number };
        waits.push(wait);
        later(wait);
        expect(await attempt(`wrong${tried}`)).toMatchObject({ resultCode: 1 });
      }
      expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
      expect(await attempt('0419', '440019270001')).toMatchObject({ resultCode: 0 });
      later(900);
      expect(await attempt('0419')).toMatchObject({ resultCode: 0 });
      expect(await attempt('wrong')).toMatchObject({ resultCode: 1 });
      expect(await attempt('0419')).toMatchObject({ resultCode: 0 });
    });

    test('without script counts as well', async () => {
      const number = '440019270003';
      for (let tried = 0; tried < 5; tried += 1) {
        expect(await withoutScript(`wrong${tried}`, number)).toEqual({ kind: 'invalid' });
      }
      expect(await withoutScript('0419', number)).toEqual({ kind: 'busy' });
      expect(await attempt('0419', number)).toEqual({ wait: 60 });
    });

    test('many times at once gets no more tries than one by one', async () => {
      const waits = await Promise.all(Array.from({ length: 40 }, () => takeTry('a card')));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    });

    test('is forgotten after a day', async () => {
      for (let tried = 0; tried < 9; tried += 1) {
        later(900);
        expect(await takeTry('another card')).toBe(0);
      }
      later(86_401);
      expect([await takeTry('another card'), await takeTry('another card')]).toEqual([0, 0]);
    });
  });

  describe('a captcha', () => {
    const refusal = async (headers: Record<string, string>) => {
      const response = await get('/voucher/SOLEIL-1927', { ...headers, ...visitor() });
      expect(response.status).toBe(403);
      const { error } = (await response.json()) as { error: { code: string } };
      return error.code;
    };

    // SPEC 5.1, 7.21, 7.22
    test('has to be answered', async () => {
      expect(await refusal({})).toBe('captcha_missing');
      for (const answer of ['', 'x', encode({}), encode([]), 'e'.repeat(10_000), encode({ challenge: null })]) {
        expect(await refusal({ 'X-Captcha-Response': answer })).toMatch(/^captcha_(wrong|missing)$/);
      }
    });

    test('is good for one guess, even if it comes twice at once', async () => {
      const answer = await captcha();
      const statuses = await Promise.all(
        [1, 2, 3].map(async () => (await get('/voucher/NOBODYS', { ...answer, ...visitor() })).status),
      );
      expect(statuses.sort()).toEqual([200, 403, 403]);
      expect(await refusal(answer)).toBe('captcha_used');
    });

    test('has to be one of ours, solved', async () => {
      const asked = await challenge();
      const solved = await answerTo(asked);
      const changed = (change: object) =>
        encode({ ...solved, challenge: { ...asked, parameters: { ...asked.parameters, ...change } } });
      for (const answer of [
        encode({ ...solved, solution: { ...solved.solution, derivedKey: '00'.repeat(32) } }),
        encode({ ...solved, challenge: { ...asked, signature: '00'.repeat(32) } }),
        changed({ expiresAt: 4_000_000_000 }),
        changed({ cost: 1 }),
        changed({ keyPrefix: '00' }),
        changed({ keySignature: '' }),
      ]) {
        expect(await refusal({ 'X-Captcha-Response': answer })).toBe('captcha_wrong');
      }
    });

    test('is good for five minutes', async () => {
      const answer = await captcha();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
      try {
        expect(await refusal(answer)).toBe('captcha_expired');
      } finally {
        vi.useRealTimers();
      }
    });
  });
}
