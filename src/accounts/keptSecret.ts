import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 32;
const kept = new Map<string, Promise<string>>();

/** A secret of a name, made at its first use and kept in DATA_DIR for its owner's eyes alone (mode 0600). */
export function keptSecret(dataDir: string, name: 'captcha' | 'voucher'): Promise<string> {
  const file = join(dataDir, `${name}-key`);
  let secret = kept.get(file);
  if (!secret) {
    secret = readOrMake(dataDir, file);
    kept.set(file, secret);
    secret.catch(() => kept.delete(file));
  }
  return secret;
}

async function readOrMake(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  // Written whole before it has its name, and named only if nobody was faster: two processes then have one secret.
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}
