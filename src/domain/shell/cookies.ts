import { SIGNED_IN_COOKIE } from '../account/silentSignIn.ts';
import { LOCATOR_COOKIE } from '../cinema/locator.ts';
import { CONSENT_COOKIE } from '../consent/consent.ts';
import { LANGUAGE_COOKIE } from './languageChoice.ts';
import { WEBVIEW_COOKIE } from './webview.ts';

/**
 * A cookie's name without https, as in the demo, and with it. `__Host-`: browsers take it from this host alone, for all
 * of its paths. `__Secure-`: they take it over https alone; it has a Domain or a Path. `docs/cookies.md` has the rest.
 */
type CookieNames = { readonly http: string; readonly https: string };

const unchanged = <const Name extends string>(name: Name) => ({ http: name, https: name }) as const;

/** Every cookie that this site sets. */
export const COOKIES = {
  // Others read these, by names that are not ours to change.
  language: unchanged(LANGUAGE_COOKIE),
  locator: unchanged(LOCATOR_COOKIE),
  consent: unchanged(CONSENT_COOKIE),
  webview: unchanged(WEBVIEW_COOKIE),
  signedIn: { http: SIGNED_IN_COOKIE, https: `__Secure-${SIGNED_IN_COOKIE}` },
  poll: { http: 'ask', https: '__Secure-ask' },
  preview: { http: 'preview', https: '__Host-preview' },
  session: { http: '_session', https: '__Host-session' },
  interaction: { http: '_interaction', https: '__Host-interaction' },
  resume: { http: '_interaction_resume', https: '__Secure-interaction_resume' },
  site: { http: 'site', https: '__Host-site' },
} as const satisfies Readonly<Record<string, CookieNames>>;

/** The name of a cookie that an origin sets. */
export function cookieName({ http, https }: CookieNames, origin: string): string {
  return origin.startsWith('https:') ? https : http;
}
