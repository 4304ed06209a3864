import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { freePort } from './server.ts';

/** What a test may change: the lifetime of access tokens in seconds, whether there are refresh tokens, and the host. */
type Wishes = {
  readonly accessSeconds?: number;
  readonly refreshTokens?: boolean;
  readonly host?: string;
};

export type PlainProvider = {
  readonly issuer: string;
  /** Whether its page severs itself from the page that opened it, as some providers' pages do. */
  cutsOff: boolean;
  /** Starts to answer for the sites with these origins. */
  serve(origins: readonly string[]): void;
  /** An identity token with any claims, signed with its own key or a foreign one. */
  sign(claims: JWTPayload, key?: 'own' | 'foreign'): Promise<string>;
  stop(): Promise<void>;
};

/**
 * An OpenID provider that is not ours: plain `oidc-provider`, with a port and RS256 keys of its own. It believes
 * everybody: whoever enters a name is signed in.
 */
export async function startPlainProvider({
  accessSeconds = 600,
  refreshTokens = true,
  host = 'login.aurore.localhost',
}: Wishes = {}): Promise<PlainProvider> {
  const port = await freePort();
  const issuer = `http://${host}:${port}`;
  const [own, foreign] = await Promise.all([makeKey(), makeKey()]);
  let provider: Provider | undefined;
  let answer: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;
  const server = createServer((request, response) => {
    const isPage = request.url?.startsWith('/interaction/') === true;
    if (isPage && plain.cutsOff) response.setHeader('cross-origin-opener-policy', 'same-origin');
    if (isPage && provider) void interact(provider, request, response);
    else void answer?.(request, response);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const plain: PlainProvider = {
    issuer,
    cutsOff: false,
    serve(origins) {
      const wishes = { accessSeconds, refreshTokens };
      provider = new Provider(issuer, configurationOf(origins, own.jwk, wishes));
      answer = provider.callback();
    },
    sign: (claims, key = 'own') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: own.jwk.kid })
        .sign((key === 'own' ? own : foreign).privateKey),
    stop: () => new Promise((stopped) => (server.closeAllConnections(), server.close(() => stopped()))),
  };
  return plain;
}

async function makeKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(privateKey)), kid: 'plain', alg: 'RS256', use: 'sig' } };
}

function configurationOf(
  origins: readonly string[],
  jwk: object,
  { accessSeconds, refreshTokens }: Required<Omit<Wishes, 'host'>>,
): Configuration {
  return {
    clients: [
      {
        client_id: 'aurore',
        redirect_uris: origins.map((origin) => `${origin}/callback`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    jwks: { keys: [jwk] as never },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, email: `${id}@example.org` }) }),
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    extraParams: ['hint'],
    pkce: { required: () => true },
    clientBasedCORS: (_context, origin) => origins.includes(origin),
    issueRefreshToken: async () => refreshTokens,
    rotateRefreshToken: true,
    loadExistingGrant: (context) => grantAll(context),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
        },
      },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => ({
          scope: '',
          audience: resource,
          accessTokenTTL: accessSeconds,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    cookies: { keys: ['of a test'] },
    ttl: {
      AccessToken: accessSeconds,
      IdToken: 3600,
      Session: 3600,
      Grant: 3600,
      Interaction: 600,
      RefreshToken: 3600,
    },
  };
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, params } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  if (typeof params?.['resource'] === 'string') grant.addResourceScope(params['resource'], '');
  await grant.save();
  return grant;
}

/** This provider's only page, which asks for a name. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method === 'POST') {
    const fields = new URLSearchParams(await text(request));
    const refused = { error: 'access_denied', error_description: 'Changed their mind' };
    const accountId = fields.get('name');
    await provider.interactionFinished(request, response, accountId ? { login: { accountId } } : refused);
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const { hint = '', ui_locales: locales } = params as { hint?: string; ui_locales?: string };
  const asked = `${hint} ${locales}`;
  response.end(`<!doctype html><title>Plain provider</title><link rel="icon" href="data:,"><p>${asked}</p>
    <form method="post"><label>Name <input name="name"></label><button>Enter</button></form>`);
}
