import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { VoucherCard } from '../../contract/voucher.ts';
import { CAPTCHA_HEADER } from '../../domain/offers/captchaWork.ts';
import { voucherCard, type VoucherOutcome } from '../../domain/offers/voucher.ts';
import { fieldsOf, hasTexts } from '../../lib/fields.ts';
import { pageLanguage } from '../ui/lib/pageLanguage.ts';
import { soon } from '../ui/lib/soon.ts';
import type { Captcha } from './captcha.ts';

const PATIENCE_MS = 8_000;

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`/api${path}?language=${pageLanguage()}`, {
    headers,
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

/** A proof of work that slows down guessing: about a second on a phone, without blocking the page. */
async function proofOfWork(): Promise<string | Response> {
  const response = await ask('/captcha');
  if (!response.ok) return response;
  const challenge: unknown = await response.json();
  if (!isChallenge(challenge)) throw new Error('The captcha’s challenge is not one.');
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

function isChallenge(value: unknown): value is Challenge {
  const { parameters } = fieldsOf(value);
  const { cost, keyLength } = fieldsOf(parameters);
  return (
    hasTexts(parameters, ['algorithm', 'nonce', 'salt', 'keyPrefix']) &&
    typeof cost === 'number' &&
    typeof keyLength === 'number'
  );
}

/**
 * Requests what a code is worth (SPEC 5, 7), after a proof of work or another company's captcha, which may need a
 * `place` to be shown. `path`: `/voucher/{code}` or `/gift-card/{number}/{secret}`. Never throws.
 */
export async function checkCode(
  path: string,
  captcha: Captcha | undefined,
  place: HTMLElement,
): Promise<VoucherOutcome> {
  try {
    const answer = captcha ? await (await soon(import('./captcha.ts'))).answerOf(captcha, place) : await proofOfWork();
    if (typeof answer !== 'string') return failureOf(answer);
    const response = await ask(path, { [CAPTCHA_HEADER]: answer });
    if (!response.ok) return failureOf(response);
    return outcomeOf(await response.json());
  } catch {
    return { kind: 'failure' };
  }
}

/** The outcome that the API's response gives; a response that is not the API's is a failure. */
export function outcomeOf(body: unknown): VoucherOutcome {
  const { resultCode, card } = fieldsOf(body);
  if (typeof resultCode !== 'number' || !(card === null || isCard(card))) return { kind: 'failure' };
  const found = voucherCard({ resultCode, card });
  return found ? { kind: 'card', card: found } : { kind: 'invalid' };
}

function isCard(value: unknown): value is VoucherCard {
  const { type, amount, currency, seats, expiresOn } = fieldsOf(value);
  return (
    (type === 'voucher' || type === 'giftCard') &&
    [amount, seats].every((number) => number === null || typeof number === 'number') &&
    [currency, expiresOn].every((text) => text === null || typeof text === 'string')
  );
}

const failureOf = ({ status }: Response): VoucherOutcome => ({ kind: status === 429 ? 'busy' : 'failure' });
