import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { keptFile } from './keptFile.ts';

/** The embedded issuer's secrets: the keys that sign tokens, newest first, and those that sign its cookies. */
export type IssuerKeys = { readonly signing: readonly JWK[]; readonly cookies: readonly string[] };

const FILE = 'issuer-keys.json';
const RSA_BITS = 2048;

const read = new Map<string, Promise<IssuerKeys>>();

/** The issuer's secrets, made at the first start and kept in DATA_DIR for its owner's eyes alone (mode 0600). */
export function issuerKeys(dataDir: string): Promise<IssuerKeys> {
  let keys = read.get(dataDir);
  if (!keys) {
    keys = readOrMake(dataDir);
    read.set(dataDir, keys);
    keys.catch(() => read.delete(dataDir));
  }
  return keys;
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

async function readOrMake(dataDir: string): Promise<IssuerKeys> {
  return JSON.parse(await keptFile(dataDir, FILE, async () => JSON.stringify(await makeKeys()))) as IssuerKeys;
}

async function makeKeys(): Promise<IssuerKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  const key = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(key);
  return { signing: [{ ...key, kid, alg: 'RS256', use: 'sig' }], cookies: [randomBytes(32).toString('base64url')] };
}
