import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { machineNow } from '../settings/clock.ts';
import { keptFile } from './keptFile.ts';

/** The embedded issuer's secrets: the keys that sign tokens, and those that sign its cookies. The first of each signs. */
export type IssuerKeys = { readonly signing: readonly JWK[]; readonly cookies: readonly string[] };

/** From when a key signs, and until when what it signed is taken; milliseconds since 1970. Absent: always. */
type Times = { readonly from?: number | undefined; readonly until?: number | undefined };
type TimedKey<T> = Times & { readonly key: T };
/** What the file holds: keys as `IssuerKeys` has them, or with their times. Newest first. */
type KeptKeys = {
  readonly signing: readonly (JWK | TimedKey<JWK>)[];
  readonly cookies: readonly (string | TimedKey<string>)[];
};

const FILE = 'issuer-keys.json';
const RSA_BITS = 2048;
/** Longer than what was signed last is of use: sessions, and what names them at a sign-out, hold for 14 days. */
const KEPT_AFTER_MS = 15 * 24 * 60 * 60 * 1000;

/** The issuer's secrets as they are in use now: made at the first start and kept in DATA_DIR for its owner's eyes alone. */
export async function issuerKeys(dataDir: string): Promise<IssuerKeys> {
  const { signing, cookies } = await readOrMake(dataDir);
  const now = machineNow().getTime();
  return { signing: inUse(signing, now), cookies: inUse(cookies, now) };
}

/** The public half as a JSON Web Key Set, with which the process itself verifies what its issuer signed. */
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
 * Adds keys that sign from then on, and are published before, so that whoever verifies knows them by then. What older keys
 * signed is taken for as long as it is of use: nobody is signed out. `at` is an instant; `forgetOld` drops the older keys at
 * once, for when they are no secret any longer, and signs everybody out.
 */
export async function rotateKeys(dataDir: string, at: number, forgetOld = false): Promise<void> {
  // Elsewhere than the site has its own, new keys would be no rotation, and those that leaked would hold on.
  if (!existsSync(join(dataDir, FILE))) {
    throw new Error(`There are no keys at ${join(dataDir, FILE)}: is DATA_DIR the running site’s?`);
  }
  const { signing, cookies } = await readOrMake(dataDir);
  const now = machineNow().getTime();
  const pending = signing.map(timed).find(({ from = 0 }) => from > now);
  if (pending && !forgetOld) {
    const when = new Date(pending.from!).toISOString();
    throw new Error(`A new key is published already, and signs from ${when} on: rotate again after that.`);
  }
  const made = await makeKeys();
  const older = <T>(keys: readonly (T | TimedKey<T>)[]): TimedKey<T>[] =>
    (forgetOld ? [] : keys.map((each) => timed<T>(each)).filter(({ until = Infinity }) => until > now)).map((each) => ({
      ...each,
      until: each.until ?? at + KEPT_AFTER_MS,
    }));
  const kept: KeptKeys = {
    signing: [{ key: made.signing[0]!, from: at }, ...older<JWK>(signing)],
    cookies: [{ key: made.cookies[0]!, from: at }, ...older<string>(cookies)],
  };
  const draft = join(dataDir, `${FILE}.${process.pid}-${randomBytes(4).toString('hex')}`);
  await writeFile(draft, JSON.stringify(kept), { mode: 0o600 });
  await rename(draft, join(dataDir, FILE));
}

/** Those whose time has not ended: first the newest whose time has begun, which signs; last those whose time is to come. */
function inUse<T>(keys: readonly (T | TimedKey<T>)[], now: number): T[] {
  const begun = ({ from = 0 }: Times) => from <= now;
  const good = keys.map((each) => timed<T>(each)).filter(({ until = Infinity }) => until > now);
  return [...good.filter(begun), ...good.filter((each) => !begun(each))].map(({ key }) => key);
}

function timed<T>(each: T | TimedKey<T>): TimedKey<T> {
  return typeof each === 'object' && each !== null && 'key' in each ? each : { key: each };
}

async function readOrMake(dataDir: string): Promise<KeptKeys> {
  return JSON.parse(await keptFile(dataDir, FILE, async () => JSON.stringify(await makeKeys()))) as KeptKeys;
}

async function makeKeys(): Promise<IssuerKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  const key = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(key);
  return { signing: [{ ...key, kid, alg: 'RS256', use: 'sig' }], cookies: [randomBytes(32).toString('base64url')] };
}
