import { authFlags } from '../../accounts/endpoints.ts';
import { AUTH_ERRORS, type AuthErrorCode } from '../../domain/account/authErrors.ts';
import type { AuthConfig } from '../../domain/account/authConfig.ts';
import type { Key } from '../../i18n/dictionaries.ts';
import type { AccountSetup } from '../../islands/account/config.ts';
import type { AccountWords } from '../../islands/account/words.ts';
import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { parentDomain } from '../../settings/hosts.ts';
import { currentSettings } from '../../settings/settings.ts';

/** What browsers need to sign in on this page's site, as JSON for an attribute. */
export function accountSetup(page: PageContext): string {
  return JSON.stringify({ config: configOf(page), words: wordsOf(page) } satisfies AccountSetup);
}

function configOf({ site, language, features }: PageContext): AuthConfig {
  const settings = currentSettings();
  return {
    issuer: settings.OIDC_ISSUER,
    clientId: settings.OIDC_CLIENT_ID,
    scopes: settings.OIDC_SCOPES,
    audience: settings.OIDC_AUDIENCE,
    organisation: settings.OIDC_ORGANISATION,
    maxAge: settings.OIDC_MAX_AGE,
    frame: settings.OIDC_FRAME === 'on',
    ...authFlags(),
    silent: !features.has('silentSignIn') ? 'never' : features.has('silentSignInAnywhere') ? 'always' : 'forced',
    accounts: settings.ACCOUNTS_ORIGIN,
    language,
    parentDomain: parentDomain(settings),
    favouritesLimit: site.favouritesLimit,
    signInPath: href(site, language, 'signIn'),
    listPath: href(site, language, 'myList'),
  };
}

function wordsOf({ site, t }: PageContext): AccountWords {
  return {
    wish: t('Account.Wish'),
    wished: t('Account.Wished'),
    favourite: t('Account.Favourite'),
    favoured: t('Account.Favoured'),
    limitTitle: t('Cinemas.Alert.Title'),
    limitText: t('Cinemas.Alert.Subtitle', { count: site.favouritesLimit }),
    failedTitle: t('Account.Failed.Title'),
    failedText: t('Account.Failed.Text'),
    offlineTitle: t('Account.Offline.Title'),
    offlineText: t('Account.Offline.Text'),
    storedTitle: t('Account.Kept.Title'),
    storedText: t('Account.Kept.Text'),
    refusedTitle: t('Account.NotKept.Title'),
    refusedText: t('Account.NotKept.Text'),
    errorTitle: t('Account.Error.Title'),
    errorText: t('Account.Error.RequestError'),
    signingIn: t('Account.Wait'),
    profile: t('Header.Profile'),
    pass: t('Account.Pass'),
    frameTitle: t('Account.FrameTitle'),
    later: t('Account.Later'),
  };
}

/** The dictionary key of each sign-in error. */
const ERROR_KEYS = {
  timeout: 'Account.Error.Timeout',
  cancelled: 'Account.Error.Cancelled',
  popup_timeout: 'Account.Error.PopupTimeout',
  mfa_required: 'Account.Error.MfaRequired',
  missing_refresh_token: 'Account.Error.MissingRefreshToken',
  state_mismatch: 'Account.Error.StateMismatch',
  missing_transaction: 'Account.Error.MissingTransaction',
  login_required: 'Account.Error.LoginRequired',
  consent_required: 'Account.Error.ConsentRequired',
  access_denied: 'Account.Error.AccessDenied',
  request_error: 'Account.Error.RequestError',
  token_invalid: 'Account.Error.TokenInvalid',
  token_time: 'Account.Error.TokenTime',
  no_params: 'Account.Error.NoParams',
  insecure_origin: 'Account.Error.InsecureOrigin',
  no_crypto: 'Account.Error.NoCrypto',
  no_storage: 'Account.Error.NoStorage',
} as const satisfies Record<AuthErrorCode, Key>;

/** Every sign-in error with its text (SPEC 8). */
export function authErrorTexts({ t }: PageContext): { code: AuthErrorCode; text: string }[] {
  return AUTH_ERRORS.map((code) => ({ code, text: t(ERROR_KEYS[code]) }));
}
