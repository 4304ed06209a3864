import { fieldsOf, hasTexts } from '../../lib/fields.ts';
import { isSilentHabit, type SilentHabit } from './silentSignIn.ts';

/**
 * What a browser must know to sign in on this site, in one of its languages. It comes from the settings, and none of it
 * is secret.
 */
export type AuthConfig = {
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: string;
  readonly audience: string;
  readonly organisation?: string | undefined;
  /** Seconds after which visitors must sign in again, whatever the provider remembers. */
  readonly maxAge?: number | undefined;
  /** Whether tokens are requested in a hidden frame when there is no refresh token. */
  readonly frame: boolean;
  /** Whether clients sign in at a third party: its variant of the client service is called then (SPEC 7). */
  readonly thirdPartyAuth: boolean;
  /** Whether browsers that keep a provider's cookie from frames have to sign in with the whole window (SPEC 4). */
  readonly forceAuthentication: boolean;
  /** In which browsers this site signs in silently. */
  readonly silent: SilentHabit;
  /** Origin of the accounts host. */
  readonly accounts: string;
  readonly language: string;
  /** The domain that all the sites' hosts share, without a port: that of the sign-in cookie. */
  readonly parentDomain: string;
  /** SPEC 9: how many favourite cinemas a client may have. */
  readonly favouritesLimit: 1 | 5;
  /** Paths of this site: the sign-in page, which also shows what went wrong, and the visitor's own list. */
  readonly signInPath: string;
  readonly listPath: string;
};

const TEXTS = [
  ...(['issuer', 'clientId', 'scopes', 'audience', 'accounts', 'language', 'parentDomain'] as const),
  ...(['signInPath', 'listPath'] as const),
] as const;

/** Whether a value of unknown shape is such a configuration. */
export function isAuthConfig(value: unknown): value is AuthConfig {
  const { organisation, maxAge, frame, thirdPartyAuth, forceAuthentication, silent, favouritesLimit } = fieldsOf(value);
  return (
    hasTexts(value, TEXTS) &&
    (organisation === undefined || typeof organisation === 'string') &&
    (maxAge === undefined || typeof maxAge === 'number') &&
    [frame, thirdPartyAuth, forceAuthentication].every((each) => typeof each === 'boolean') &&
    isSilentHabit(silent) &&
    (favouritesLimit === 1 || favouritesLimit === 5)
  );
}
