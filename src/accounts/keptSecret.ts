import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptFile } from './keptFile.ts';

const BYTES = 32;
const kept = new Map<string, Promise<string>>();

/** A secret by its name, made at first use and kept in DATA_DIR, readable only by its owner (mode 0600). */
export function keptSecret(dataDir: string, name: 'captcha' | 'preview' | 'voucher'): Promise<string> {
  const file = join(dataDir, `${name}-key`);
  let secret = kept.get(file);
  if (!secret) {
    secret = keptFile(dataDir, `${name}-key`, () => randomBytes(BYTES).toString('base64url'));
    kept.set(file, secret);
    secret.catch(() => kept.delete(file));
  }
  return secret;
}
