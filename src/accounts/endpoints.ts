import type { AuthEndpoints } from '../contract/client.ts';
import { sharedDomain } from '../domain/account/silentSignIn.ts';
import { isIssuerEmbedded, parentDomain } from '../settings/hosts.ts';
import { currentSettings } from '../settings/settings.ts';
import type { Language } from '../sites/sites.ts';
import { issuerMetadata } from './issuer.ts';
import { IssuerUnreachable } from './token.ts';

/** Paths of the embedded provider on the accounts host. */
export const PROVIDER_ROUTES = {
  authorization: '/oidc/auth',
  token: '/oidc/token',
  end_session: '/oidc/session/end',
} as const;

/** URLs for signing in, registering and validating an e-mail address (SPEC 4, 7). Throws IssuerUnreachable. */
export async function authEndpoints(language: Language): Promise<AuthEndpoints> {
  const { ACCOUNTS_ORIGIN } = currentSettings();
  return {
    ...(isIssuerEmbedded(currentSettings()) ? ownEndpoints(ACCOUNTS_ORIGIN) : await foreignEndpoints()),
    registerUrl: `${ACCOUNTS_ORIGIN}/${language}/register`,
    emailValidationUrl: `${ACCOUNTS_ORIGIN}/${language}/mail`,
    ...authFlags(),
  };
}

/**
 * Whether clients sign in at a third party, and whether that is on another domain than the sites: browsers that keep
 * its cookie from frames then have to use the whole window (SPEC 4). Browsers read both.
 */
export function authFlags(): Pick<AuthEndpoints, 'thirdPartyAuth' | 'forceAuthentication'> {
  const settings = currentSettings();
  const issuer = new URL(settings.OIDC_ISSUER).hostname;
  return {
    thirdPartyAuth: !isIssuerEmbedded(settings),
    forceAuthentication: sharedDomain(issuer, parentDomain(settings)) === undefined,
  };
}

type Endpoints = Pick<AuthEndpoints, 'issuer' | 'authorizationEndpoint' | 'tokenEndpoint' | 'endSessionEndpoint'>;

function ownEndpoints(origin: string): Endpoints {
  return {
    issuer: origin,
    authorizationEndpoint: origin + PROVIDER_ROUTES.authorization,
    tokenEndpoint: origin + PROVIDER_ROUTES.token,
    endSessionEndpoint: origin + PROVIDER_ROUTES.end_session,
  };
}

async function foreignEndpoints(): Promise<Endpoints> {
  const metadata = await issuerMetadata().catch((error: unknown) => {
    throw new IssuerUnreachable('The issuer does not say where to sign in.', { cause: error });
  });
  return {
    issuer: metadata.issuer,
    authorizationEndpoint: metadata.authorization_endpoint,
    tokenEndpoint: metadata.token_endpoint,
    endSessionEndpoint: metadata.end_session_endpoint ?? null,
  };
}
