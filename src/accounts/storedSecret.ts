import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateFile } from './readOrCreateFile.ts';

const BYTES = 32;
const secrets = new Map<string, Promise<string>>();

/** A secret by its name, made at first use and stored in DATA_DIR, readable only by its owner (mode 0600). */
export function storedSecret(dataDir: string, name: 'captcha' | 'preview' | 'tell-me' | 'voucher'): Promise<string> {
  const file = join(dataDir, `${name}-key`);
  let secret = secrets.get(file);
  if (!secret) {
    secret = readOrCreateFile(dataDir, `${name}-key`, () => randomBytes(BYTES).toString('base64url'));
    secrets.set(file, secret);
    secret.catch(() => secrets.delete(file));
  }
  return secret;
}
