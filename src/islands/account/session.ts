import { ID } from '#brand/brand.ts';
import type { AuthConfig } from '../../domain/account/authConfig.ts';
import { AuthError } from '../../domain/account/authErrors.ts';
import { readIdentity } from '../../domain/account/identityToken.ts';
import { SIGNED_IN_COOKIE, SIGNED_IN_COOKIE_SECONDS, sharedDomain } from '../../domain/account/silentSignIn.ts';
import { fieldsOf } from '../../lib/fields.ts';
import { deviceNow } from '../../stores/deviceClock.ts';
import { readCookie } from '../ui/lib/cookie.ts';
import { messageWorker } from '../shell/messageWorker.ts';
import { readEntry, removeEntry, writeEntry } from '../ui/lib/storage.ts';

/** The tokens of a signed-in client (decision 13). */
export type Session = {
  readonly accessToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly idToken: string;
  readonly refreshToken?: string | undefined;
  /** The `sub` claim of the tokens: the account's id. */
  readonly sub: string;
};

export const SESSION = 'session';
/** SPEC 9: how long before it expires a token is renewed. */
const MARGIN_MS = 60_000;
/** SPEC 9: "token lock 5 s with 10 attempts". */
const LOCK = `${ID}-token`;
const LOCK_MS = 5000;
const LOCK_ATTEMPTS = 10;

/** The stored tokens, expired or not. */
export function readSession(): Session | undefined {
  const entry = fieldsOf(readEntry(SESSION));
  const { accessToken, expiresAt, idToken, refreshToken, sub } = entry;
  const isWhole =
    typeof accessToken === 'string' &&
    typeof expiresAt === 'number' &&
    typeof idToken === 'string' &&
    typeof sub === 'string';
  if (!isWhole) return undefined;
  return {
    accessToken,
    expiresAt,
    idToken,
    sub,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined,
  };
}

/** Stores tokens, and says on all sites that the client is signed in. */
export function storeSession(session: Session, config: AuthConfig): void {
  writeEntry(SESSION, session);
  sayIsSignedIn(config);
}

/**
 * Says on all sites, for an hour, that the client is signed in: by a cookie. The tokens are not written anew, which might undo that
 * another tab has signed out just now: tabs do not wait for one another to store.
 */
export function sayIsSignedIn(config: AuthConfig): void {
  setSignedInCookie(config, SIGNED_IN_COOKIE_SECONDS);
}

/** Removes the tokens and the offline list of this site, and the cookie that lets other sites sign in silently. */
export function dropSession(config: AuthConfig): void {
  dropTokens();
  void messageWorker({ type: 'forget' });
  setSignedInCookie(config, 0);
}

/** Removes useless tokens, but not the cookie that says someone is signed in. */
export function dropTokens(): void {
  removeEntry(SESSION);
}

/** Whether someone signed in on any of the sites within the last hour. By the former name too, which lasts as long. */
export function isSignedInSomewhere(): boolean {
  return readCookie(`(?:__Secure-)?${SIGNED_IN_COOKIE}`) !== undefined;
}

function setSignedInCookie({ parentDomain }: AuthConfig, seconds: number): void {
  const domain = sharedDomain(location.hostname, parentDomain);
  const shared = domain === undefined ? '' : `; Domain=${domain}`;
  const [prefix, secure] = location.protocol === 'https:' ? ['__Secure-', '; Secure'] : ['', ''];
  document.cookie = `${prefix}${SIGNED_IN_COOKIE}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${shared}${secure}`;
}

function isFresh(session: Session | undefined, now: number): session is Session {
  if (!session || session.expiresAt - MARGIN_MS <= now) return false;
  return readIdentity(session.idToken, now) !== undefined;
}

let renewing: Promise<Session> | undefined;

/**
 * A session whose access token is valid for at least a minute: the stored one or, in one tab at a time, a new one.
 * Rejects with an AuthError; on `login_required` the visitor has been signed out here.
 */
export async function freshSession(config: AuthConfig): Promise<Session> {
  const stored = readSession();
  if (isFresh(stored, deviceNow())) return stored;
  renewing ??= underLock(async () => {
    // Another tab may have been faster.
    const current = readSession();
    if (isFresh(current, deviceNow())) return current;
    const { renew } = await import('./oidc.ts');
    return renew(config, current);
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Runs while no other tab does: using a rotating refresh token twice ends the session. */
async function underLock<T>(run: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return run();
  for (let attempt = 1; ; attempt += 1) {
    let isOurs = false;
    try {
      // `await`: despite its type, the lock returns what `run` returns.
      return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_MS) }, () => {
        isOurs = true;
        return run();
      });
    } catch (error) {
      if (isOurs) throw error;
      if (attempt === LOCK_ATTEMPTS) throw new AuthError('timeout', 'the lock of the token');
    }
  }
}
