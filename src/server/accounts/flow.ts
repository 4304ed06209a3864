import { createHash, randomBytes } from 'node:crypto';
import { PAGES_CALLBACK, PAGES_CLIENT } from '../../accounts/provider/provider.ts';
import type { Settings } from '../../settings/schema.ts';
import { isLanguage, LANGUAGES, type Language } from '../../sites/sites.ts';

/** Only the host's own pages can be returned to. */
const OWN_PAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})/[a-z-]+$`);

/**
 * The URL at which the accounts host's own pages sign in, by the same flow as the sites. They only need the session, so
 * the code is never exchanged for tokens, and the verifier is thrown away.
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

/** The page that started such a sign-in, from `state`; `/` if that is not a page of this host. */
export function flowTarget(state: string | null): string {
  return state !== null && OWN_PAGE.test(state) ? state : '/';
}

/** The page at which a request to the provider signs in or registers (SPEC 7: locale and the hint `signup`). */
export function interactionUrl(parameters: Readonly<Record<string, unknown>>, otherwise: Language): string {
  const { ui_locales: locales, screen_hint: hint } = parameters;
  return `/${languageOf(locales) ?? otherwise}/${hint === 'signup' ? 'register' : 'sign-in'}?flow`;
}

/** The first supported language in a list such as `fr-CH en`. */
export function languageOf(locales: unknown): Language | undefined {
  if (typeof locales !== 'string') return undefined;
  return locales
    .split(' ')
    .map((each) => each.split('-')[0]!.toLowerCase())
    .find(isLanguage);
}
