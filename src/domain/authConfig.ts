/** What a browser has to know to sign in on this site, in one language of it; made of settings. Nothing of it is secret. */
export type AuthConfig = {
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: string;
  readonly audience: string;
  readonly organisation?: string | undefined;
  /** Seconds after which one has to sign in anew, whatever the provider remembers. */
  readonly maxAge?: number | undefined;
  /** Whether tokens are asked for in a hidden frame where there is no refresh token. */
  readonly frame: boolean;
  /** Origin of the accounts host. */
  readonly accounts: string;
  readonly language: string;
  /** What the hosts of the sites have in common, without a port: the domain of the sign-in cookie. */
  readonly parentDomain: string;
  /** SPEC 9: how many favourite cinemas a client keeps. */
  readonly favouritesLimit: 1 | 5;
  /** Paths of this site: the page of signing in, which also tells what went wrong, and the visitor's own list. */
  readonly signInPath: string;
  readonly listPath: string;
};
