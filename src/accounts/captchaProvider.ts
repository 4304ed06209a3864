import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CaptchaProvider } from '../settings/captcha.ts';
import { machineNow } from '../settings/clock.ts';
import { isFirst, type CaptchaVerdict } from './captcha.ts';

/** The company could not be reached or refused our request. Every check fails then. */
export class CaptchaUnavailable extends Error {}

const PATIENCE_MS = 5_000;
/** In characters. Answers of both companies are shorter. */
const MAX_ANSWER_LENGTH = 4_096;
/** Neither company accepts an answer twice, or after five minutes. */
const GOOD_FOR_SECONDS = 300;
/** What Google recommends: 1 is a person, 0 a program. Turnstile gives no score. */
const MIN_SCORE = 0.5;

const verificationSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});
type Verification = z.infer<typeof verificationSchema>;

/** The error codes that are about the answer, and not about our request. */
const OF_THE_ANSWER: Readonly<Record<string, CaptchaVerdict>> = {
  'missing-input-response': 'wrong',
  'invalid-input-response': 'wrong',
  'timeout-or-duplicate': 'expired',
};

type CaptchaCheck = {
  readonly provider: CaptchaProvider;
  readonly secret: string;
  /** The site's. */ readonly host: string;
};

/**
 * Asks the company whether its captcha was answered on a page of this host, just now, by somebody whom it takes for a
 * person; each answer is accepted once. Rejects with CaptchaUnavailable. The company is not sent the visitor's address.
 */
export async function redeemAt({ provider, secret, host }: CaptchaCheck, answer: string): Promise<CaptchaVerdict> {
  if (answer === '' || answer.length > MAX_ANSWER_LENGTH) return 'wrong';
  const verification = await verify(provider, new URLSearchParams({ secret, response: answer }));
  const { success, hostname, score, 'error-codes': codes = [] } = verification;
  if (!success) {
    const [verdict] = codes.flatMap((code) => OF_THE_ANSWER[code] ?? []);
    if (verdict) return verdict;
    throw new CaptchaUnavailable(`${provider.name} refuses to verify: ${codes.join(', ')}`);
  }
  if (hostname !== host || (provider.kind === 'recaptcha' && (score ?? 0) < MIN_SCORE)) return 'wrong';
  const signature = createHash('sha256').update(answer).digest('hex');
  return (await isFirst(signature, Math.floor(machineNow().getTime() / 1000) + GOOD_FOR_SECONDS)) ? 'solved' : 'used';
}

async function verify({ name, verification }: CaptchaProvider, body: URLSearchParams): Promise<Verification> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(verification, { method: 'POST', body, signal, redirect: 'error' });
    if (!response.ok) throw new Error(`It answers ${response.status}.`);
    return verificationSchema.parse(await response.json());
  } catch (error) {
    throw new CaptchaUnavailable(`${name} cannot be reached.`, { cause: error });
  }
}
