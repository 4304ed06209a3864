import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaAnswerSchema } from '../contract/voucher.ts';
import { captchaWork } from '../domain/offers/captchaWork.ts';
import { machineNow } from '../settings/clock.ts';
import { currentSettings } from '../settings/settings.ts';
import { failuresOfLate } from './cardTries.ts';
import { storedSecret } from './storedSecret.ts';
import { currentAccounts } from './store/current.ts';

/**
 * A captcha without a puzzle (WCAG 3.3.8) and without a third party: altcha's proof of work. The browser derives keys
 * until it finds the one that was chosen here, which takes a phone about a second.
 */
const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 1_000;
const USUAL_COUNTER = 1_000;
const GOOD_FOR_SECONDS = 300;
const MAX_ANSWER_LENGTH = 4_096;
const WINDOW_MS = 600_000;

/** A challenge with the work to be done before a guess, or so many times the usual work. */
export async function newChallenge(work?: number): Promise<Challenge> {
  const most = USUAL_COUNTER * (work ?? captchaWork(await failuresOfLate()));
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(most / 2, most),
    deriveKey,
    expiresAt: Math.floor(machineNow().getTime() / 1000) + GOOD_FOR_SECONDS,
    ...(await secrets()),
  });
}

export type CaptchaVerdict = 'solved' | 'wrong' | 'expired' | 'used';

/**
 * Checks an answer: whether the work was done, for a challenge of this site that has not expired and was not answered
 * before.
 */
export async function redeem(answer: string): Promise<CaptchaVerdict> {
  const parsed = captchaAnswerSchema.safeParse(decode(answer));
  if (!parsed.success) return 'wrong';
  const { challenge, solution } = parsed.data;
  const result = await verifySolution({ challenge, solution, deriveKey, ...(await secrets()) });
  if (result.expired) return 'expired';
  if (!result.verified) return 'wrong';
  return (await isFirst(challenge.signature, challenge.parameters.expiresAt)) ? 'solved' : 'used';
}

/**
 * Whether a challenge is answered for the first time, on any server. Records it. `expiresAt` is in seconds since 1970.
 */
export async function isFirst(signature: string, expiresAt: number): Promise<boolean> {
  const db = await currentAccounts();
  await db.deleteFrom('answered_captcha').where('expires_at', '<', machineNow().getTime()).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answered_captcha')
    .values({ signature, expires_at: expiresAt * 1000 + WINDOW_MS })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether a challenge was answered already, on any server. */
export async function isAnswered(signature: string): Promise<boolean> {
  const db = await currentAccounts();
  const row = await db
    .selectFrom('answered_captcha')
    .select('signature')
    .where('signature', '=', signature)
    .executeTakeFirst();
  return row !== undefined;
}

async function secrets() {
  const secret = await storedSecret(currentSettings().DATA_DIR, 'captcha');
  return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
}

function decode(answer: string): unknown {
  if (answer.length > MAX_ANSWER_LENGTH) return undefined;
  try {
    return JSON.parse(Buffer.from(answer, 'base64').toString());
  } catch {
    return undefined;
  }
}
