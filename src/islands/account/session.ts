import type { AuthConfig } from '../../domain/authConfig.ts';
import { AuthError } from '../../domain/authErrors.ts';
import { readIdentity } from '../../domain/identityToken.ts';
import { SESSION_COOKIE, SESSION_COOKIE_SECONDS, sharedDomain } from '../../domain/silentSignIn.ts';
import { deviceNow } from '../../stores/deviceClock.ts';
import { tellWorker } from '../offline/tell.ts';
import { readEntry, removeEntry, writeEntry } from './storage.ts';

/** The tokens of a signed-in client (decision 13). */
export type Session = {
  readonly accessToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly idToken: string;
  readonly refreshToken?: string | undefined;
  /** `sub` of the tokens: the account's id. */
  readonly sub: string;
};

export const SESSION = 'session';
/** SPEC 9: a token is renewed so long before it expires. */
const MARGIN_MS = 60_000;
/** SPEC 9: "token lock 5 s with 10 attempts". */
const LOCK = 'aurore-token';
const LOCK_MS = 5000;
const LOCK_ATTEMPTS = 10;

/** The tokens that are kept here, fresh or not. */
export function readSession(): Session | undefined {
  const entry = (readEntry(SESSION) ?? {}) as Partial<Record<keyof Session, unknown>>;
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

/** Keeps tokens and, for an hour, says on all sites that somebody is signed in. */
export function keepSession(session: Session, config: AuthConfig): void {
  writeEntry(SESSION, session);
  setMark(config, SESSION_COOKIE_SECONDS);
}

/** Forgets the tokens here and the list kept for a time without network; with the mark, the other sites' silent sign-in, too. */
export function dropSession(config: AuthConfig): void {
  dropTokens();
  void tellWorker({ type: 'forget' });
  setMark(config, 0);
}

/** Forgets tokens that are of no use any more, and not that somebody is signed in. */
export function dropTokens(): void {
  removeEntry(SESSION);
}

/** Whether somebody signed in on one of the sites within the hour. */
export function isMarked(): boolean {
  return document.cookie.split('; ').some((entry) => entry.startsWith(`${SESSION_COOKIE}=`));
}

function setMark({ parentDomain }: AuthConfig, seconds: number): void {
  const domain = sharedDomain(location.hostname, parentDomain);
  const shared = domain === undefined ? '' : `; Domain=${domain}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${SESSION_COOKIE}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${shared}${secure}`;
}

function isFresh(session: Session | undefined, now: number): session is Session {
  if (!session || session.expiresAt - MARGIN_MS <= now) return false;
  return readIdentity(session.idToken, now) !== undefined;
}

let renewing: Promise<Session> | undefined;

/**
 * A session whose access token is good for a minute at least: the one that is kept or, by one tab at a time, a new one.
 * Rejects with an AuthError; one of `login_required` has signed the visitor out here.
 */
export async function freshSession(config: AuthConfig): Promise<Session> {
  const kept = readSession();
  if (isFresh(kept, deviceNow())) return kept;
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

/** Runs while no other tab does: a rotating refresh token that is used twice ends the session. */
async function underLock<T>(run: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return run();
  for (let attempt = 1; ; attempt += 1) {
    let isOurs = false;
    try {
      // `await`: types say otherwise, but what the lock gives is what `run` gives.
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
