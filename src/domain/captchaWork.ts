/** How many failed guesses in ten minutes are nothing unusual: people mistype. */
const USUAL = 100;
/** However many guess, a phone must be able to do the work in less than a minute. */
const MOST = 64;

/**
 * How many times the usual work a captcha asks for after so many failed guesses by anybody in the last ten minutes: as many
 * times as there are more than usual. Guessing becomes dear; nobody is refused (issue 7, "brute force").
 */
export function captchaWork(failures: number): number {
  return Math.min(MOST, Math.max(1, Math.ceil(failures / USUAL)));
}
