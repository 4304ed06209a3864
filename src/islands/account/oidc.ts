import { ID } from '#brand/brand.ts';
import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import type { JWK } from 'jose';
import type { AuthConfig } from '../../domain/account/authConfig.ts';
import { AuthError, errorOfProvider } from '../../domain/account/authErrors.ts';
import { needsForcedAuthentication } from '../../domain/account/silentSignIn.ts';
import { returnPath } from '../../domain/account/returnPath.ts';
import { fieldsOf, hasTexts } from '../../lib/fields.ts';
import { deviceNow } from '../../stores/deviceClock.ts';
import { isStorageRefused, readEntry, writeEntry } from '../ui/lib/storage.ts';
import { dropSession, dropTokens, storeSession, readSession, type Session } from './session.ts';
import { requestTokens, type Tokens } from './tokenEndpoint.ts';
import { browserTraits } from './traits.ts';
import { verifyIdentityToken } from './verify.ts';
import { answerOf, openFrame } from './windows.ts';

/** How the provider is reached: in this window, in a popup, or in a hidden frame. */
export type Mode = 'redirect' | 'popup' | 'frame';

/** What is stored about a request until its response arrives. */
export type RequestState = {
  readonly mode: Mode;
  /** The path to return to, and the page that reports a failure. */
  readonly target: string;
  readonly errorPath: string;
  /** Whether the visitor did not start it, and so need not see a failure. */
  readonly silent: boolean;
};

function isRequestState(value: unknown): value is RequestState {
  const { mode, silent } = fieldsOf(value);
  return (
    (mode === 'redirect' || mode === 'popup' || mode === 'frame') &&
    hasTexts(value, ['target', 'errorPath']) &&
    typeof silent === 'boolean'
  );
}

export type RequestOptions = {
  readonly target: string;
  readonly signUp?: boolean;
  readonly silent?: boolean;
};

const STATE_PREFIX = `${ID}:oidc:`;
const REQUEST_SECONDS = 10;
/** Answers to requests older than this are ignored. */
const STALE_SECONDS = 900;

const clients = new Map<string, OidcClient>();

function clientOf(config: AuthConfig): OidcClient {
  let client = clients.get(config.language);
  if (!client) {
    client = new OidcClient({
      authority: config.issuer,
      client_id: config.clientId,
      scope: config.scopes,
      redirect_uri: `${location.origin}/callback`,
      response_type: 'code',
      ui_locales: config.language,
      ...(config.maxAge !== undefined && { max_age: config.maxAge }),
      requestTimeoutInSeconds: REQUEST_SECONDS,
      staleStateAgeInSeconds: STALE_SECONDS,
      stateStore: new WebStorageStateStore({ prefix: STATE_PREFIX, store: localStorage }),
    });
    clients.set(config.language, client);
  }
  return client;
}

/** Checks that the browser has what signing in needs (SPEC 8). */
function checkBrowser(): void {
  if (!window.isSecureContext) throw new AuthError('insecure_origin');
  if (typeof window.crypto?.subtle === 'undefined') throw new AuthError('no_crypto');
  checkStorage();
}

/** Checks that this browser stores what signing in has to remember. */
function checkStorage(): void {
  if (isStorageRefused()) throw new AuthError('no_storage');
}

/**
 * Creates a request to the provider's authorization endpoint, and stores its state (SPEC 7, "Authentication provider").
 */
async function request(config: AuthConfig, mode: Mode, { target, signUp = false, silent = false }: RequestOptions) {
  checkBrowser();
  const client = clientOf(config);
  const state: RequestState = { mode, target, errorPath: config.signInPath, silent };
  try {
    await client.clearStaleState();
    return await client.createSigninRequest({
      state,
      nonce: crypto.randomUUID(),
      resource: config.audience,
      ...(silent && { prompt: 'none' }),
      extraQueryParams: {
        // The parameter of providers without resource indicators.
        audience: config.audience,
        // SPEC's parameter, and the one that providers use.
        ...(signUp && { hint: 'signup', screen_hint: 'signup' }),
        ...(config.organisation !== undefined && { organization: config.organisation }),
      },
    });
  } catch {
    throw new AuthError('request_error', 'the provider cannot be reached');
  }
}

/** Goes to the provider in this window. */
export async function signInByRedirect(config: AuthConfig, options: RequestOptions): Promise<void> {
  const { url } = await request(config, 'redirect', options);
  // A silent attempt adds no history entry.
  if (options.silent === true) location.replace(url);
  else location.assign(url);
}

/** Signs in with a popup that is open and empty (SPEC 9: 60 s), while this page stays as it is. */
export async function signInByPopup(config: AuthConfig, popup: Window, options: RequestOptions): Promise<Session> {
  try {
    const { url, state } = await request(config, 'popup', options);
    const answer = answerOf(state.id, popup);
    popup.location.replace(url);
    return (await finish(config, await answer)).session;
  } catch (error) {
    popup.close();
    throw error;
  }
}

/** Requests tokens in a hidden frame, in which the provider sees its own cookie. */
export async function signInByFrame(config: AuthConfig): Promise<Session> {
  const { url, state } = await request(config, 'frame', { target: '/', silent: true });
  const frame = openFrame(url);
  try {
    return (await finish(config, await answerOf(state.id))).session;
  } finally {
    frame.remove();
  }
}

/**
 * Reads the state of a response from an address of `/callback`, and leaves it stored for `finish`. Rejects with an
 * AuthError.
 */
export async function readAnswer(config: AuthConfig, address: string) {
  const parameters = new URL(address).searchParams;
  if (!parameters.has('state') || !(parameters.has('code') || parameters.has('error')))
    throw new AuthError('no_params');
  checkStorage();
  const client = clientOf(config);
  const known = Object.keys(localStorage).filter((key) => key.startsWith(STATE_PREFIX));
  try {
    const { state } = await client.readSigninResponseState(address);
    if (!isRequestState(state.data)) throw new AuthError('state_mismatch');
    return { state, data: state.data };
  } catch {
    throw new AuthError(known.length === 0 ? 'missing_transaction' : 'state_mismatch');
  }
}

/** The answer that was used last, with where its request leads. */
const USED = 'answered';

/** A request whose answer has been used. */
export type UsedAnswer = Pick<RequestState, 'target' | 'silent'>;

/**
 * What an address of `/callback` was for, if its answer was used before: the page was opened a second time, or loaded again
 * before the tokens had come. Undefined for other addresses, and for those that bring an error.
 */
export function usedAnswer(address: string): UsedAnswer | undefined {
  const parameters = new URL(address).searchParams;
  const { state, target, silent } = fieldsOf(readEntry(USED));
  if (!parameters.has('code') || typeof state !== 'string' || parameters.get('state') !== state) return undefined;
  return { target: returnPath(target), silent: silent === true };
}

/** Turns a provider's response into a stored session: exchanges the code, and verifies the tokens. */
export async function finish(
  config: AuthConfig,
  address: string,
): Promise<{ readonly session: Session; readonly data: RequestState }> {
  const client = clientOf(config);
  const { state, data } = await readAnswer(config, address);
  if (data.mode === 'redirect') writeEntry(USED, { state: state.id, target: data.target, silent: data.silent });
  // A response is good for one use.
  const { response } = await client.readSigninResponseState(address, true);
  if (response.error !== null) throw errorOfProvider(response.error, response.error_description ?? undefined);
  const tokens = await requestTokens(await endpointOf(client), {
    client_id: config.clientId,
    grant_type: 'authorization_code',
    code: response.code ?? '',
    code_verifier: state.code_verifier ?? '',
    redirect_uri: state.redirect_uri,
    resource: config.audience,
  });
  const session = await sessionOf(config, tokens, { nonce: state.nonce ?? '' });
  storeSession(session, config);
  return { session, data };
}

/**
 * Replaces tokens that are no longer valid. Rejects with an AuthError; if they can never be renewed, they are removed.
 */
export async function renew(config: AuthConfig, old: Session | undefined): Promise<Session> {
  try {
    const session = await refreshed(config, old).catch(async (error: unknown) => {
      const isMissing = error instanceof AuthError && error.code === 'missing_refresh_token';
      if (isMissing && config.frame && (await framesAreSignedIn(config))) return signInByFrame(config);
      throw error;
    });
    // Who signs out in the meantime stays signed out.
    if (old && !readSession()) throw new AuthError('login_required', 'signed out');
    if (old && session.sub !== old.sub) throw new AuthError('login_required', 'somebody else signed in');
    storeSession(session, config);
    return session;
  } catch (error) {
    // SPEC 8: this triggers a local logout. Tokens that can never be renewed are removed too, but not if the provider
    // is out of reach.
    if (error instanceof AuthError && OVER.has(error.code)) dropSession(config);
    if (error instanceof AuthError && error.code === 'missing_refresh_token') dropTokens();
    throw error;
  }
}

const OVER: ReadonlySet<string> = new Set(['login_required', 'consent_required', 'token_invalid', 'token_time']);

/** Whether the provider sees its own cookie in a frame of this site. */
async function framesAreSignedIn({ forceAuthentication }: AuthConfig): Promise<boolean> {
  return !forceAuthentication || !needsForcedAuthentication(await browserTraits());
}

async function refreshed(config: AuthConfig, old: Session | undefined): Promise<Session> {
  if (old?.refreshToken === undefined) throw new AuthError('missing_refresh_token');
  const tokens = await requestTokens(await endpointOf(clientOf(config)), {
    client_id: config.clientId,
    grant_type: 'refresh_token',
    refresh_token: old.refreshToken,
    resource: config.audience,
  });
  return sessionOf(config, tokens, { nonce: undefined, before: old });
}

async function sessionOf(
  config: AuthConfig,
  tokens: Tokens,
  { nonce, before }: { readonly nonce: string | undefined; readonly before?: Session },
): Promise<Session> {
  const now = deviceNow();
  const idToken = tokens.idToken;
  if (idToken === undefined) throw new AuthError('token_invalid', 'missing');
  const expected = { ...config, organisation: config.organisation, maxAge: config.maxAge, nonce, now };
  const sub = await verifyIdentityToken(idToken, keysOf(config), expected);
  if (before && before.sub !== sub) throw new AuthError('token_invalid', 'subject');
  const { accessToken, refreshToken = before?.refreshToken } = tokens;
  return { accessToken, idToken, refreshToken, sub, expiresAt: now + tokens.expiresIn * 1000 };
}

function keysOf(config: AuthConfig) {
  const { metadataService } = clientOf(config);
  return async (refetch: boolean): Promise<readonly JWK[]> => {
    if (refetch) metadataService.resetSigningKeys();
    try {
      return (await metadataService.getSigningKeys()) ?? [];
    } catch {
      throw new AuthError('request_error', 'the keys of the provider cannot be had');
    }
  };
}

async function endpointOf(client: OidcClient): Promise<string> {
  try {
    return await client.metadataService.getTokenEndpoint(false);
  } catch {
    throw new AuthError('request_error', 'the provider cannot be reached');
  }
}

/**
 * Revokes the refresh token, and with it the tokens made from it on the other sites. Returns the address at which the
 * provider signs the client out and leads back to this site's origin (SPEC 7); undefined if it has none.
 */
export async function endSession(config: AuthConfig, session: Session): Promise<string | undefined> {
  const client = clientOf(config);
  if (session.refreshToken !== undefined) {
    await client.revokeToken(session.refreshToken, 'refresh_token').catch(() => undefined);
  }
  try {
    const { url } = await client.createSignoutRequest({
      id_token_hint: session.idToken,
      client_id: config.clientId,
      post_logout_redirect_uri: `${location.origin}/`,
    });
    return url;
  } catch {
    return undefined;
  }
}
