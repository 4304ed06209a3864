import { createHash, randomBytes } from 'node:crypto';
import { PAGES_CALLBACK, PAGES_CLIENT } from '../../accounts/provider/provider.ts';
import type { Settings } from '../../settings/settings.ts';
import { isLanguage, LANGUAGES, type Language } from '../../sites/sites.ts';

/** The host's own pages, and nothing else, can be come back to. */
const OWN_PAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})/[a-z-]+$`);

/**
 * The address at which the accounts host's own pages sign in: the way the sites take. All they want is the session, so the
 * code is never turned into tokens, and the verifier is thrown away.
 */
export function beginFlow(
  { settings, language }: { readonly settings: Settings; readonly language: Language },
  target: string,
  page: 'sign-in' | 'register',
): string {
  const query = new URLSearchParams({
    client_id: PAGES_CLIENT,
    redirect_uri: settings.ACCOUNTS_ORIGIN + PAGES_CALLBACK,
    response_type: 'code',
    scope: 'openid',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: language,
    state: target,
    ...(page === 'register' && { screen_hint: 'signup' }),
  });
  return `/oidc/auth?${query.toString()}`;
}

/** Where such a sign-in goes on: the page that asked for it. */
export function flowTarget(state: string | null): string {
  return state !== null && OWN_PAGE.test(state) ? state : '/';
}

/** The page that a request of the provider's is signed in at (SPEC 7: locale and the hint `signup`). */
export function interactionUrl(parameters: Readonly<Record<string, unknown>>, otherwise: Language): string {
  const { ui_locales: locales, screen_hint: hint } = parameters;
  return `/${languageOf(locales) ?? otherwise}/${hint === 'signup' ? 'register' : 'sign-in'}?flow`;
}

/** The first language of ours in a list such as `fr-CH en`. */
export function languageOf(locales: unknown): Language | undefined {
  if (typeof locales !== 'string') return undefined;
  return locales
    .split(' ')
    .map((each) => each.split('-')[0]!.toLowerCase())
    .find(isLanguage);
}
