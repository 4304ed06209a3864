import type * as Crypto from 'node:crypto';
import { scrypt } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from '../../../src/accounts/passwords.ts';

// The real function, with its calls recorded: how long a hash takes follows from its parameters.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) };
});

test('a password is found again by its hash, which is another each time and does not hold it', async () => {
  const [one, two] = await Promise.all([hashPassword('un lit de feuilles'), hashPassword('un lit de feuilles')]);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('un lit de feuilles', one)).toBe(true);
  expect(await isPassword('un lit de feuille', one)).toBe(false);
  expect(await isPassword('', one)).toBe(false);
});

test('the same letters count however they were typed', async () => {
  const hash = await hashPassword('cinéma de minuit');
  expect(await isPassword('cinéma de minuit'.normalize('NFD'), hash)).toBe(true);
});

test('nobody has no password: none is right, and looking takes as long as for somebody', async () => {
  const hash = await hashPassword('un lit de feuilles');
  const workFor = async (kept: string | null | undefined) => {
    vi.mocked(scrypt).mockClear();
    expect(await isPassword('another one entirely', kept)).toBe(false);
    return vi.mocked(scrypt).mock.calls.map(([, , bytes, cost]) => ({ bytes, cost }));
  };
  const known = await workFor(hash);
  expect(known).toEqual([{ bytes: 32, cost: { N: 2 ** 15, r: 8, p: 3, maxmem: 128 * 1024 * 1024 } }]);
  expect(await workFor(undefined)).toEqual(known);
  expect(await workFor(null)).toEqual(known);
});

test('hashing leaves the event loop free', async () => {
  const ended: string[] = [];
  setImmediate(() => ended.push('another task'));
  await hashPassword('un lit de feuilles');
  ended.push('the hash');
  expect(ended).toEqual(['another task', 'the hash']);
});
