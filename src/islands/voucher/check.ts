import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { VoucherAnswer } from '../../contract/voucher.ts';
import { voucherCard, type VoucherOutcome } from '../../domain/voucher.ts';

/** The request header in which the answer to the captcha goes (SPEC 5, 7). */
const CAPTCHA_HEADER = 'X-Captcha-Response';
const PATIENCE_MS = 8_000;

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`/api${path}`, { headers, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });

/**
 * Asks what a code is worth (SPEC 5, 7), once this device has done the work that keeps guessers away: about a second of a
 * phone's time, without holding up the page. `path`: `/voucher/{code}` or `/gift-card/{number}/{secret}`. Never throws.
 */
export async function checkCode(path: string): Promise<VoucherOutcome> {
  try {
    const asked = await ask('/captcha');
    if (!asked.ok) return failureOf(asked);
    const challenge = (await asked.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) return { kind: 'failure' };
    const answered = await ask(path, { [CAPTCHA_HEADER]: btoa(JSON.stringify({ challenge, solution })) });
    if (!answered.ok) return failureOf(answered);
    const card = voucherCard((await answered.json()) as VoucherAnswer);
    return card ? { kind: 'card', card } : { kind: 'invalid' };
  } catch {
    return { kind: 'failure' };
  }
}

const failureOf = ({ status }: Response): VoucherOutcome => ({ kind: status === 429 ? 'busy' : 'failure' });
