/**
 * What can go wrong while signing in (SPEC 8, "Authentication library errors"). Each has a text of its own in the
 * dictionaries (`Account.Error`).
 */
export const AUTH_ERRORS = [
  'timeout',
  'cancelled',
  'popup_timeout',
  'mfa_required',
  'missing_refresh_token',
  'state_mismatch',
  'missing_transaction',
  'login_required',
  'consent_required',
  'access_denied',
  'request_error',
  'token_invalid',
  'token_time',
  'no_params',
  'insecure_origin',
  'no_crypto',
  'no_storage',
] as const;
export type AuthErrorCode = (typeof AUTH_ERRORS)[number];

/** SPEC 8's wording where it gives one. These messages are for the console, not for visitors. */
const MESSAGES: Readonly<Record<AuthErrorCode, string>> = {
  timeout: 'Timeout',
  cancelled: 'Popup closed',
  popup_timeout: 'Popup timeout',
  mfa_required: 'Multifactor authentication required',
  missing_refresh_token: 'Missing refresh token',
  state_mismatch: 'Invalid state',
  missing_transaction: 'Invalid state',
  login_required: 'Login required',
  consent_required: 'Consent required',
  access_denied: 'Access denied',
  request_error: 'Request failed',
  token_invalid: 'Invalid identity token',
  token_time: 'Identity token outside its time',
  no_params: 'There are no query params available for parsing.',
  insecure_origin: 'Signing in needs a secure origin',
  no_crypto: 'Signing in needs window.crypto',
  no_storage: 'Signing in needs localStorage',
};

/** A failure to sign in. `mfaToken`: with `mfa_required`, the token that asks for the second step. */
export class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly mfaToken: string | undefined;
  constructor(code: AuthErrorCode, detail?: string, mfaToken?: string) {
    super(detail === undefined ? MESSAGES[code] : `${MESSAGES[code]}: ${detail}`);
    this.name = 'AuthError';
    this.code = code;
    this.mfaToken = mfaToken;
  }
}

const OF_PROVIDER: Readonly<Record<string, AuthErrorCode>> = {
  login_required: 'login_required',
  // OpenID Connect has more codes for "the user must take part".
  interaction_required: 'login_required',
  account_selection_required: 'login_required',
  consent_required: 'consent_required',
  mfa_required: 'mfa_required',
  access_denied: 'access_denied',
  // The refresh token was used already, has been revoked or is too old.
  invalid_grant: 'missing_refresh_token',
};

/** The error that a provider's response stands for: its `error` decides, its description is only passed on. */
export function errorOfProvider(error: string, description?: string, mfaToken?: string): AuthError {
  const code = Object.hasOwn(OF_PROVIDER, error) ? OF_PROVIDER[error]! : 'request_error';
  return new AuthError(code, description ?? error, mfaToken);
}

/** Whether a text is one of the error codes. */
export function isAuthErrorCode(text: string): text is AuthErrorCode {
  return (AUTH_ERRORS as readonly string[]).includes(text);
}
