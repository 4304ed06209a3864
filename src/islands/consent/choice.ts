import { CONSENT_COOKIE, parseConsent } from '../../domain/consent.ts';
import type { Purpose } from '../../sites/features.ts';

/** Whether this visitor currently allows a purpose. */
export function isAllowed(purpose: Purpose): boolean {
  const entry = document.cookie.split('; ').find((each) => each.startsWith(`${CONSENT_COOKIE}=`));
  return parseConsent(entry?.slice(CONSENT_COOKIE.length + 1))?.purposes.includes(purpose) ?? false;
}
