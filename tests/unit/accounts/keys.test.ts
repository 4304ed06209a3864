import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { issuerKeys, publicKeys, rotateKeys } from '../../../src/accounts/keys.ts';

const HOUR = 3_600_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aurore-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = () => Date.now();

test('a key to come is published behind the one that signs', async () => {
  const { signing, cookies } = await issuerKeys(folder);
  await rotateKeys(folder, now() + HOUR);
  const after = await issuerKeys(folder);
  expect([after.signing.length, after.cookies.length]).toEqual([2, 2]);
  expect([after.signing[0], after.cookies[0]]).toEqual([signing[0], cookies[0]]);
  expect((await publicKeys(folder)).keys.map(({ kid }) => kid)).toEqual(after.signing.map(({ kid }) => kid));
  expect(JSON.stringify(await publicKeys(folder))).not.toContain('"d"');
  await expect(rotateKeys(folder, now() + HOUR)).rejects.toThrow('published already');
});

test('one whose time has come signs, and older ones stay behind it', async () => {
  const { signing } = await issuerKeys(folder);
  await rotateKeys(folder, now() - 1);
  await rotateKeys(folder, now());
  const after = await issuerKeys(folder);
  expect(after.signing).toHaveLength(3);
  expect(after.signing[2]).toEqual(signing[0]);
  // The JSON Web Keys themselves have no times.
  expect(Object.keys(after.signing[0]!)).not.toContain('from');
});

test('where no site has its keys, none are rotated, and none made', async () => {
  await expect(rotateKeys(folder, now(), true)).rejects.toThrow(/There are no keys at .*issuer-keys\.json/);
  expect(readdirSync(folder)).toEqual([]);
});

test('what was signed long ago is not taken any longer', async () => {
  await issuerKeys(folder);
  await rotateKeys(folder, now() - 16 * 24 * HOUR);
  expect((await issuerKeys(folder)).signing).toHaveLength(1);
});

test('keys that others know are gone at once, a key to come too', async () => {
  const { signing, cookies } = await issuerKeys(folder);
  await rotateKeys(folder, now() + HOUR);
  await rotateKeys(folder, now(), true);
  const after = await issuerKeys(folder);
  expect([after.signing.length, after.cookies.length]).toEqual([1, 1]);
  expect(after.signing[0]!.kid).not.toBe(signing[0]!.kid);
  expect(after.cookies).not.toContain(cookies[0]);
  expect(readdirSync(folder)).toEqual(['issuer-keys.json']);
  expect(statSync(join(folder, 'issuer-keys.json')).mode & 0o777).toBe(0o600);
});
