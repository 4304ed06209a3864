import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeAddress, takeMailbox } from '../../../src/accounts/mailLimits.ts';
import { currentAccounts } from '../../../src/accounts/store/current.ts';

const HOUR = 3_600_000;

/** How many mails visitors may ask for, in the store. */
export function mailLimitTests(): void {
  beforeEach(async () => {
    await (await currentAccounts()).deleteFrom('mail_count').execute();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('of thirty that come from one address at once ten are allowed, and ten more after an hour', async () => {
    const atOnce = () => Promise.all(Array.from({ length: 30 }, () => takeAddress('tellMe', '198.51.100.1')));
    expect((await atOnce()).filter(Boolean)).toHaveLength(10);
    vi.setSystemTime(Date.now() + HOUR - 1);
    expect(await takeAddress('tellMe', '198.51.100.1')).toBe(false);
    vi.setSystemTime(Date.now() + 1);
    expect((await atOnce()).filter(Boolean)).toHaveLength(10);
  });

  test('a mailbox gets five, by whichever of its addresses; kinds, addresses and mailboxes are counted apart', async () => {
    for (let each = 0; each < 5; each += 1) expect(await takeMailbox('tellMe', `ada+${each}@example.org`)).toBe(true);
    expect(await takeMailbox('tellMe', 'ada@example.org')).toBe(false);
    expect(await takeMailbox('check', 'ada@example.org')).toBe(true);
    expect(await takeMailbox('tellMe', 'ada@example.com')).toBe(true);
    expect(await takeAddress('tellMe', '198.51.100.1')).toBe(true);
  });

  test('nobody can be read from what is stored, and nothing stays longer than it counts', async () => {
    const db = await currentAccounts();
    await takeMailbox('tellMe', 'ada@example.org');
    await takeAddress('check', '198.51.100.1');
    const stored = await db.selectFrom('mail_count').selectAll().execute();
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toMatch(/ada|198/);
    vi.setSystemTime(Date.now() + HOUR);
    await takeAddress('check', '198.51.100.2');
    expect(await db.selectFrom('mail_count').selectAll().execute()).toHaveLength(1);
  });
}
