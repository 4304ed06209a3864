import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../../src/accounts/passwords.ts';

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
  const time = async (kept: string | null | undefined) => {
    const begun = performance.now();
    expect(await isPassword('another one entirely', kept)).toBe(false);
    return performance.now() - begun;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 3; round++) {
    known.push(await time(hash));
    unknown.push(await time(round % 2 === 0 ? undefined : null));
  }
  const [fastest, fastestUnknown] = [Math.min(...known), Math.min(...unknown)];
  expect(fastestUnknown / fastest).toBeGreaterThan(0.5);
  expect(fastestUnknown / fastest).toBeLessThan(2);
});

test('hashing leaves the event loop free', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 5);
  await Promise.all([1, 2].map(() => hashPassword('un lit de feuilles')));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(10);
});
