import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCheckLinkGood, newCheckLink, useCheckLink } from '../../../src/accounts/checkLinks.ts';
import { currentAccounts } from '../../../src/accounts/store/current.ts';
import { requestCheckLink } from '../../../src/request/forms/checkLink.ts';
import { siteOf } from '../../../src/sites/sites.ts';

const OF = { site: 'fr', type: 'voucher' } as const;

/** Links by e-mail that open one check without script (decision 36), in the store. */
export function checkLinkTests(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a link for a check is good for thirty minutes', async () => {
    const link = await newCheckLink(OF);
    vi.setSystemTime(Date.now() + 29 * 60_000);
    expect(await isCheckLinkGood(OF, link)).toBe(true);
    vi.setSystemTime(Date.now() + 60_000 + 1000);
    expect([await isCheckLinkGood(OF, link), await useCheckLink(OF, link)]).toEqual([false, false]);
  });

  test('nothing of it is stored before it is used, and then no secret', async () => {
    const db = await currentAccounts();
    const rows = () => db.selectFrom('answered_captcha').selectAll().execute();
    const before = await rows();
    const link = await newCheckLink(OF);
    expect(await isCheckLinkGood(OF, link)).toBe(true);
    expect(await rows()).toEqual(before);
    expect(await useCheckLink(OF, link)).toBe(true);
    expect([await isCheckLinkGood(OF, link), await useCheckLink(OF, link)]).toEqual([false, false]);
    const known = new Set(before.map(({ signature }) => signature));
    const stored = (await rows()).filter(({ signature }) => !known.has(signature));
    expect(stored).toHaveLength(1);
    expect(stored[0]!.signature).not.toContain(link.split('.')[0]!);
  });

  test('a mailbox gets five links in an hour, and the answer is the same without', async () => {
    const page = { site: siteOf('fr'), language: 'fr', origin: 'https://fr.example', path: '/voucher' } as const;
    const ask = (index: number) =>
      requestCheckLink(page, 'voucher', { typed: `Jeanne+${index}@Example.org`, address: `2001:db8:5::${index}` });
    const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(ask));
    expect(answers.map(({ mail }) => mail !== undefined)).toEqual([true, true, true, true, true, false, false]);
    expect(new Set(answers.map(({ step }) => step.kind))).toEqual(new Set(['sent']));
    vi.setSystemTime(Date.now() + 3_601_000);
    expect((await ask(0)).mail?.to).toBe('jeanne+0@example.org');
  });
}
