import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { millisecondsInDay } from 'date-fns/constants';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { machineNow } from '../settings/clock.ts';
import { readOrCreateFile } from './readOrCreateFile.ts';

/** The embedded issuer's secrets: keys for signing tokens, and keys for signing cookies. The first of each signs. */
export type IssuerKeys = { readonly signing: readonly JWK[]; readonly cookies: readonly string[] };

/** From when a key signs, and until when its signatures are accepted, in milliseconds since 1970. Absent: always. */
type Times = { readonly from?: number | undefined; readonly until?: number | undefined };
type TimedKey<T> = Times & { readonly key: T };
/** Content of the file: keys as in `IssuerKeys`, or with their times. Newest first. */
type StoredKeys = {
  readonly signing: readonly (JWK | TimedKey<JWK>)[];
  readonly cookies: readonly (string | TimedKey<string>)[];
};

/** The file of the keys in DATA_DIR, made after the store of accounts. */
export const KEYS_FILE = 'issuer-keys.json';
const RSA_BITS = 2048;
/**
 * Longer than anything signed is of use: sessions, and the identity tokens that name them at sign-out, are used for 14
 * days.
 */
const RETIRED_AFTER_MS = 15 * millisecondsInDay;

/** The issuer's secrets in use now: made at the first start and stored in DATA_DIR, readable only by its owner. */
export async function issuerKeys(dataDir: string): Promise<IssuerKeys> {
  const { signing, cookies } = await readOrMake(dataDir);
  const now = machineNow().getTime();
  return { signing: inUse(signing, now), cookies: inUse(cookies, now) };
}

/** The public keys as a JSON Web Key Set, with which this process verifies its own issuer's tokens. */
export async function publicKeys(dataDir: string): Promise<{ keys: JWK[] }> {
  const { signing } = await issuerKeys(dataDir);
  const keys = await Promise.all(
    signing.map(async ({ kid, alg, use, ...secret }): Promise<JWK> => {
      const key = createPublicKey(createPrivateKey({ key: secret, format: 'jwk' }));
      return { ...(await exportJWK(key)), ...{ kid, alg, use } } as JWK;
    }),
  );
  return { keys };
}

/**
 * Adds keys that sign from `at` (milliseconds since 1970) and are published now, so that verifiers know them by then.
 * What older keys signed is accepted for as long as it is of use: nobody is signed out. `dropOld` drops the older keys
 * at once, for when they have leaked, and signs everybody out. Throws if there are no keys, or if new ones do not sign
 * yet.
 */
export async function rotateKeys(dataDir: string, at: number, dropOld = false): Promise<void> {
  // In a folder that is not the site's, this would rotate nothing, and leaked keys would stay valid.
  if (!existsSync(join(dataDir, KEYS_FILE))) {
    throw new Error(`There are no keys at ${join(dataDir, KEYS_FILE)}: is DATA_DIR the running site’s?`);
  }
  const { signing, cookies } = await readOrMake(dataDir);
  const now = machineNow().getTime();
  const pending = signing.map(timed).find(({ from = 0 }) => from > now);
  if (pending && !dropOld) {
    const when = new Date(pending.from!).toISOString();
    throw new Error(`A new key is published already, and signs from ${when} on: rotate again after that.`);
  }
  const made = await makeKeys();
  const older = <T>(keys: readonly (T | TimedKey<T>)[]): TimedKey<T>[] =>
    (dropOld ? [] : keys.map((each) => timed<T>(each)).filter(({ until = Infinity }) => until > now)).map((each) => ({
      ...each,
      until: each.until ?? at + RETIRED_AFTER_MS,
    }));
  const stored: StoredKeys = {
    signing: [{ key: made.signing[0]!, from: at }, ...older<JWK>(signing)],
    cookies: [{ key: made.cookies[0]!, from: at }, ...older<string>(cookies)],
  };
  const draft = join(dataDir, `${KEYS_FILE}.${process.pid}-${randomBytes(4).toString('hex')}`);
  await writeFile(draft, JSON.stringify(stored), { mode: 0o600 });
  await rename(draft, join(dataDir, KEYS_FILE));
}

/** Keys that have not ended: first the newest that may sign already, last those whose time is to come. */
function inUse<T>(keys: readonly (T | TimedKey<T>)[], now: number): T[] {
  const begun = ({ from = 0 }: Times) => from <= now;
  const good = keys.map((each) => timed<T>(each)).filter(({ until = Infinity }) => until > now);
  return [...good.filter(begun), ...good.filter((each) => !begun(each))].map(({ key }) => key);
}

function timed<T>(each: T | TimedKey<T>): TimedKey<T> {
  return typeof each === 'object' && each !== null && 'key' in each ? each : { key: each };
}

async function readOrMake(dataDir: string): Promise<StoredKeys> {
  return JSON.parse(
    await readOrCreateFile(dataDir, KEYS_FILE, async () => JSON.stringify(await makeKeys())),
  ) as StoredKeys;
}

async function makeKeys(): Promise<IssuerKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  const key = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(key);
  return { signing: [{ ...key, kid, alg: 'RS256', use: 'sig' }], cookies: [randomBytes(32).toString('base64url')] };
}
