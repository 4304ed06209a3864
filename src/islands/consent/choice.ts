import { CONSENT_COOKIE, parseConsent } from '../../domain/consent/consent.ts';
import type { Purpose } from '../../sites/purposes.ts';
import { readCookie } from '../ui/lib/cookie.ts';

/** Whether this visitor currently allows one of some purposes. */
export function isAllowed(...purposes: readonly Purpose[]): boolean {
  const allowed = parseConsent(readCookie(CONSENT_COOKIE))?.purposes ?? [];
  return allowed.some((each) => purposes.includes(each));
}
