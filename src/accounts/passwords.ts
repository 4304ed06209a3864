import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { COMMAND, HashQueue, type Asker } from './hashQueue.ts';

/** OWASP's second choice for scrypt: each guess takes 32 MiB and about a quarter of a second of one core. */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MAX_MEMORY = 128 * 1024 * 1024;
/** More at once would take memory and threads that reading files and compressing need too. */
const AT_ONCE = 2;
/** With those, the last waits for five seconds or so. */
const MOST_WAITING = 40;
/** From so many on, whoever asks has to do a proof of work, which doubles with each as many more. */
const BUSY_FROM = 8;
/** However many wait, a phone must be able to do the work in less than a minute. */
const MAX_WORK = 32;

type Cost = { readonly log2N: number; readonly r: number; readonly p: number };

/** The passwords that are being hashed in this process, and those that wait. */
export const hashings = new HashQueue(AT_ONCE, MOST_WAITING);

/** How many times a captcha's usual work a form with a password costs now; 0 while few wait. */
export function workOfNow(): number {
  const steps = Math.floor(hashings.waiting / BUSY_FROM);
  return steps === 0 ? 0 : Math.min(MAX_WORK, 2 ** steps);
}

function derive(password: string, salt: Buffer, { log2N, r, p }: Cost, asker: Asker): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: MAX_MEMORY };
  // Normalised, so that the same letters match however they were typed.
  const text = password.normalize('NFKC');
  return hashings.run(
    asker,
    () =>
      new Promise<Buffer>((done, failed) =>
        scrypt(text, salt, HASH_BYTES, options, (error, key) => (error ? failed(error) : done(key))),
      ),
  );
}

/**
 * Hashes a password for storage: `scrypt$log2N$r$p$salt$hash`. The work is done on another thread. Rejects with TooBusy,
 * or if the asker leaves before it has begun.
 */
export async function hashPassword(password: string, asker = COMMAND): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST, asker);
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** A hash that no password has. */
const NOBODY = ['scrypt', COST.log2N, COST.r, COST.p, 'bm9ib2R5IGF0IGFsbA', 'A'.repeat(43)].join('$');

/** Whether a password matches the stored hash. Without one it is wrong, after the same work. Rejects as `hashPassword`. */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
  asker = COMMAND,
): Promise<boolean> {
  const [, log2N, r, p, salt = '', hash = ''] = (stored ?? NOBODY).split('$');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost, asker);
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === given.length && timingSafeEqual(given, expected) && typeof stored === 'string';
}
