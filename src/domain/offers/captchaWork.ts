/** This many failed guesses in ten minutes are nothing unusual: people mistype. */
const USUAL = 100;
/** However many guesses there are, a phone must be able to do the work in less than a minute. */
const MAX_WORK = 64;

/**
 * How many times the usual work a captcha requires, given everybody's failed guesses in the last ten minutes: it grows
 * with them beyond the usual number. Guessing becomes expensive, yet nobody is turned away.
 */
export function captchaWork(failures: number): number {
  return Math.min(MAX_WORK, Math.max(1, Math.ceil(failures / USUAL)));
}

/** The request header with the answer to a captcha (SPEC 5, 7). */
export const CAPTCHA_HEADER = 'X-Captcha-Response';
