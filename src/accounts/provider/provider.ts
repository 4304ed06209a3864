import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import Provider, { type Configuration, type FindAccount, type KoaContextWithOIDC } from 'oidc-provider';
import { organisationClaim } from '../../domain/account/organisation.ts';
import { COOKIES, cookieName } from '../../domain/shell/cookies.ts';
import { isIssuerEmbedded, siteOrigins } from '../../settings/hosts.ts';
import type { Settings } from '../../settings/schema.ts';
import { LANGUAGES } from '../../sites/sites.ts';
import { PROVIDER_ROUTES } from '../endpoints.ts';
import type { IssuerKeys } from '../keys.ts';
import { personById, type Person } from '../people.ts';
import { SESSION_SECONDS, sessionCookie } from '../session.ts';
import type { Accounts } from '../store/open.ts';
import { storeAdapter } from './adapter.ts';
import { logoutSource } from './logout.ts';

/** Client id of the accounts host's own pages, which sign in as the sites do. */
export const PAGES_CLIENT = 'accounts';
/** The path that those return to. */
export const PAGES_CALLBACK = '/callback';

const SCOPES = 'openid profile email';

/** The provider's pages, which are rendered elsewhere. */
export type ProviderPages = {
  /** The page at which a request signs in or registers. */
  interactionUrl(parameters: Readonly<Record<string, unknown>>): string;
  error(context: KoaContextWithOIDC, code: string): Promise<string>;
  signOut(context: KoaContextWithOIDC, secret: string): Promise<string>;
  signedOut(context: KoaContextWithOIDC): Promise<string>;
};

/**
 * Makes the embedded OpenID provider: code flow with PKCE (S256), RS256, access tokens as JWTs for OIDC_AUDIENCE, and
 * refresh tokens that change with each use and end with the session (SPEC 4, 7, 9, "Authentication").
 */
export function createProvider(settings: Settings, db: Accounts, keys: IssuerKeys, pages: ProviderPages): Provider {
  if (!isIssuerEmbedded(settings)) throw new Error('OIDC_ISSUER is elsewhere.');
  const origins = siteOrigins(settings);
  const organisation = organisationClaim(settings.OIDC_ORGANISATION);
  const resource = `${settings.ACCOUNTS_ORIGIN}/api`;

  const findAccount: FindAccount = async (_context, id) => {
    const person = await personById(db, id);
    return person && { accountId: person.id, claims: async () => ({ ...claimsOf(person), ...organisation }) };
  };

  const configuration: Configuration = {
    adapter: (model) => storeAdapter(db, model),
    clients: [
      {
        client_id: settings.OIDC_CLIENT_ID,
        redirect_uris: origins.map((origin) => `${origin}/callback`),
        post_logout_redirect_uris: origins.flatMap((origin) => [origin, `${origin}/`]),
        grant_types: ['authorization_code', 'refresh_token'],
      },
      {
        client_id: PAGES_CLIENT,
        redirect_uris: [settings.ACCOUNTS_ORIGIN + PAGES_CALLBACK],
        post_logout_redirect_uris: origins,
        grant_types: ['authorization_code'],
      },
    ].map((client) => ({
      ...client,
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      // SPEC 5: the sites check when somebody signed in.
      require_auth_time: true,
    })),
    jwks: { keys: [...keys.signing] },
    findAccount,
    claims: {
      openid: ['sub', ...Object.keys(organisation)],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    scopes: ['openid', 'offline_access'],
    // The identity token contains all claims, so no second call is needed for them.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientAuthMethods: ['none'],
    clientBasedCORS: (_context, origin) => origins.includes(origin),
    extraParams: ['screen_hint'],
    extraTokenClaims: async ({ oidc }) => ({ ...organisation, ...authTimeClaim(oidc) }),
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => resource,
        useGrantedResource: async () => true,
        getResourceServerInfo: async () => ({
          scope: '',
          audience: settings.OIDC_AUDIENCE,
          accessTokenTTL: 10 * secondsInMinute,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context) => logoutSource(context, pages.signOut),
        postLogoutSuccessSource: async (context) => {
          context.body = await pages.signedOut(context);
        },
      },
    },
    interactions: { url: async (_context, { params }) => pages.interactionUrl(params) },
    // The sites are the chain's own, so nobody is asked for consent.
    loadExistingGrant: async (context) => firstPartyGrant(context),
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    cookies: {
      keys: [...keys.cookies],
      names: {
        session: sessionCookie(settings),
        interaction: cookieName(COOKIES.interaction, settings.ACCOUNTS_ORIGIN),
        resume: cookieName(COOKIES.resume, settings.ACCOUNTS_ORIGIN),
      },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/' },
      short: { signed: true, httpOnly: true, sameSite: 'lax', path: '/' },
    },
    ttl: {
      AccessToken: 10 * secondsInMinute,
      AuthorizationCode: secondsInMinute,
      IdToken: secondsInHour,
      RefreshToken: 14 * secondsInDay,
      Interaction: secondsInHour,
      Session: SESSION_SECONDS,
      Grant: 14 * secondsInDay,
    },
    routes: {
      ...PROVIDER_ROUTES,
      jwks: '/oidc/jwks',
      revocation: '/oidc/revocation',
    },
    discovery: { ui_locales_supported: [...LANGUAGES] },
    renderError: async (context, { error }) => {
      context.type = 'html';
      context.body = await pages.error(context, error);
    },
  };
  const provider = new Provider(settings.OIDC_ISSUER, configuration);
  // Trusts the X-Forwarded headers: `src/server/accounts/host.ts` sets them from ACCOUNTS_ORIGIN.
  provider.proxy = true;
  return provider;
}

function claimsOf({ id, email, emailVerified, firstName, lastName }: Person) {
  return { sub: id, email, email_verified: emailVerified, given_name: firstName, family_name: lastName };
}

/**
 * When the password was last given, for calls that need a recent sign-in (RFC 9068, 2.2.1). Refreshing does not renew
 * it.
 */
function authTimeClaim({ entities }: KoaContextWithOIDC['oidc']): { readonly auth_time?: number } {
  const { AuthorizationCode, RefreshToken } = entities;
  const { authTime } = AuthorizationCode ?? RefreshToken ?? {};
  return authTime === undefined ? {} : { auth_time: authTime };
}

async function firstPartyGrant({ oidc }: KoaContextWithOIDC) {
  const { provider, client, session, result } = oidc;
  const known = result?.consent?.grantId ?? session!.grantIdFor(client!.clientId);
  const stored = known === undefined ? undefined : await provider.Grant.find(known);
  if (stored) return stored;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
  grant.addOIDCScope(`${SCOPES} offline_access`);
  await grant.save();
  return grant;
}
