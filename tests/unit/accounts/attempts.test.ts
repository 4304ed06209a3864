import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Attempts } from '../../../src/accounts/attempts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function fail(attempts: Attempts, times: number, address: string, email: string): Promise<number> {
  let wait = 0;
  for (let each = 0; each < times; each++) wait = await attempts.signIn(address, email);
  return wait;
}

describe('attempts to sign in', () => {
  test('five from one address for one account, then a quarter of an hour’s rest', async () => {
    const attempts = new Attempts();
    expect(await fail(attempts, 5, '192.0.2.1', 'jeanne@example.org')).toBe(0);
    expect(await attempts.signIn('192.0.2.1', 'jeanne@example.org')).toBeGreaterThan(14 * 60);
    vi.advanceTimersByTime(15 * 60_000 + 1000);
    expect(await attempts.signIn('192.0.2.1', 'jeanne@example.org')).toBe(0);
  });

  test('whoever tries somebody’s account locks out themselves and not its owner', async () => {
    const attempts = new Attempts();
    expect(await fail(attempts, 6, '192.0.2.1', 'jeanne@example.org')).toBeGreaterThan(0);
    expect(await attempts.signIn('198.51.100.7', 'jeanne@example.org')).toBe(0);
  });

  test('thirty from one address, for whatever accounts', async () => {
    const attempts = new Attempts();
    for (let each = 0; each < 30; each++) expect(await attempts.signIn('192.0.2.1', `${each}@example.org`)).toBe(0);
    expect(await attempts.signIn('192.0.2.1', 'one.more@example.org')).toBeGreaterThan(0);
  });

  test('fifty for one account from anywhere, within the hour; a new password by mail ends that', async () => {
    const attempts = new Attempts();
    for (let each = 0; each < 50; each++) await attempts.signIn(`192.0.2.${each}`, 'jeanne@example.org');
    expect(await attempts.signIn('198.51.100.7', 'jeanne@example.org')).toBeGreaterThan(0);
    await attempts.renewed('198.51.100.7', 'jeanne@example.org');
    expect(await attempts.signIn('198.51.100.7', 'jeanne@example.org')).toBe(0);
  });

  test('a right password forgets what was mistyped before it', async () => {
    const attempts = new Attempts();
    await fail(attempts, 4, '192.0.2.1', 'jeanne@example.org');
    await attempts.signedIn('192.0.2.1', 'jeanne@example.org');
    expect(await fail(attempts, 5, '192.0.2.1', 'jeanne@example.org')).toBe(0);
  });
});

test('five mails to one mailbox an hour, by whichever of its addresses and whoever has them sent', async () => {
  const attempts = new Attempts();
  for (let each = 0; each < 3; each++) expect(await attempts.mail('192.0.2.1', `jeanne+${each}@example.org`)).toBe(0);
  for (let each = 3; each < 5; each++) expect(await attempts.mailTo(`jeanne+${each}@example.org`)).toBe(0);
  expect(await attempts.mailTo('jeanne+5@example.org')).toBeGreaterThan(0);
  expect(await attempts.mail('192.0.2.2', 'jeanne@example.org')).toBeGreaterThan(0);
  expect(await attempts.mailTo('jeanne@example.com')).toBe(0);
});
