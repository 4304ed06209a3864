import { millisecondsInDay } from 'date-fns/constants';
import { PURPOSES, type Purpose } from '../../sites/purposes.ts';

/**
 * The cookie that says what a visitor allows, in the format of vanilla-cookieconsent, which browsers have already. Without it
 * nothing was chosen, which counts as a refusal.
 */
export const CONSENT_COOKIE = 'consent';
/** A choice is stored for six months. */
export const CONSENT_DAYS = 182;

/** A choice: the purposes allowed, when it was first and last made, and the random id by which it can be proved. */
export type ConsentChoice = {
  readonly purposes: readonly Purpose[];
  readonly id: string;
  readonly first: Date;
  readonly last: Date;
};

/** The category that needs no consent: the site cannot work without it. */
export const NECESSARY = 'necessary';

/**
 * Whether a cookie's value, as `writeConsent` writes it, names audience measurement or advertising. A
 * first look, short enough for every page, at whether to load what parses it: true for everything that allows one of
 * them, and for some that do not.
 */
export function mayMeasure(text = ''): boolean {
  return /%22(audience|advertising)%22/.test(text);
}

/** The choice that a cookie's value holds; undefined for anything else. Percent signs may be decoded already. */
export function parseConsent(text: string | null | undefined): ConsentChoice | undefined {
  try {
    const content = JSON.parse(decodeURIComponent(text ?? '')) as Record<string, unknown>;
    const { categories, consentId, consentTimestamp, lastConsentTimestamp } = content;
    if (!Array.isArray(categories) || typeof consentId !== 'string') return undefined;
    const [first, last] = [new Date(String(consentTimestamp)), new Date(String(lastConsentTimestamp))];
    if (Number.isNaN(first.getTime() + last.getTime())) return undefined;
    return { purposes: PURPOSES.filter((purpose) => categories.includes(purpose)), id: consentId, first, last };
  } catch {
    return undefined;
  }
}

/** The value to set the cookie to. */
export function writeConsent({ purposes, id, first, last }: ConsentChoice): string {
  return encodeURIComponent(
    JSON.stringify({
      categories: [NECESSARY, ...purposes],
      revision: 0,
      data: null,
      consentTimestamp: first.toISOString(),
      consentId: id,
      services: Object.fromEntries([NECESSARY, ...purposes].map((category) => [category, []])),
      lastConsentTimestamp: last.toISOString(),
      expirationTime: last.getTime() + CONSENT_DAYS * millisecondsInDay,
    }),
  );
}

/** The purposes that a submitted form allows, out of those a site offers; undefined when it is no answer. */
export function chosenPurposes(
  choice: string | undefined,
  ticked: readonly string[],
  offered: readonly Purpose[],
): readonly Purpose[] | undefined {
  if (choice === 'all') return offered;
  if (choice === 'none') return [];
  return choice === 'some' ? offered.filter((purpose) => ticked.includes(purpose)) : undefined;
}
