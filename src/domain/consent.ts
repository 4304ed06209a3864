import { PURPOSES, type Purpose } from '../sites/features.ts';

/**
 * What a visitor allows (STANDARDS, "Privacy"): a cookie in the form of vanilla-cookieconsent, which shows the preferences;
 * without it nothing was chosen, which is a refusal.
 */
export const CONSENT_COOKIE = 'consent';
/** The choice is kept six months. */
export const CONSENT_DAYS = 182;

/** A choice: what is allowed, when that was chosen first and last, and the random name under which it can be proved. */
export type Choice = {
  readonly purposes: readonly Purpose[];
  readonly id: string;
  readonly first: Date;
  readonly last: Date;
};

/** What is never asked for: it makes the site work. */
export const NECESSARY = 'necessary';

/** What a cookie's value says; undefined for anything but a choice. Percent signs may be decoded. */
export function parseConsent(text: string | null | undefined): Choice | undefined {
  try {
    const content = JSON.parse(decodeURIComponent(text ?? '')) as Record<string, unknown>;
    const { categories, consentId, consentTimestamp, lastConsentTimestamp } = content;
    if (!Array.isArray(categories) || typeof consentId !== 'string') return undefined;
    const [first, last] = [new Date(String(consentTimestamp)), new Date(String(lastConsentTimestamp))];
    if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return undefined;
    return { purposes: PURPOSES.filter((purpose) => categories.includes(purpose)), id: consentId, first, last };
  } catch {
    return undefined;
  }
}

/** The value to set the cookie to. */
export function writeConsent({ purposes, id, first, last }: Choice): string {
  return encodeURIComponent(
    JSON.stringify({
      categories: [NECESSARY, ...purposes],
      revision: 0,
      data: null,
      consentTimestamp: first.toISOString(),
      consentId: id,
      services: Object.fromEntries([NECESSARY, ...purposes].map((category) => [category, []])),
      lastConsentTimestamp: last.toISOString(),
      expirationTime: last.getTime() + CONSENT_DAYS * 86_400_000,
    }),
  );
}

/** What a form says of a choice, of the purposes that a site has; undefined for what is no answer. */
export function chosenPurposes(
  choice: string | undefined,
  ticked: readonly string[],
  offered: readonly Purpose[],
): readonly Purpose[] | undefined {
  if (choice === 'all') return offered;
  if (choice === 'none') return [];
  return choice === 'some' ? offered.filter((purpose) => ticked.includes(purpose)) : undefined;
}
