/** SPEC 9: how long after a silent sign-in none is tried again, and how long the sign-in cookie lasts. */
export const RETRY_MS = 5 * 60_000;
export const SESSION_COOKIE_SECONDS = 3600;

/** The cookie on the domain that the sites share which says that somebody signed in on one of them. */
export const SESSION_COOKIE = 'aurore_session';

/** What a browser tells of itself, as far as it matters to silent sign-in. */
export type BrowserTraits = {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** Inside the chain's own app. */
  readonly webview: boolean;
  readonly serviceWorker: boolean;
  readonly indexedDb: boolean;
  /** Bytes that storage may hold and that the heap may grow to, where the browser tells. */
  readonly quota: number | undefined;
  readonly heapLimit: number | undefined;
};

/** SPEC 9: in a private window Chrome lets storage grow to less than twice what it lets the heap. */
export function isPrivate({ quota, heapLimit }: BrowserTraits): boolean {
  return quota !== undefined && heapLimit !== undefined && quota < 2 * heapLimit;
}

/**
 * Whether a browser keeps a provider on another domain from knowing its own cookie in a frame, so that signing in silently
 * needs the whole window (SPEC 4: mobile outside the app, Safari, Chrome in private mode, Firefox without service worker,
 * old IE or Edge without indexedDB).
 */
export function needsForcedAuthentication(traits: BrowserTraits): boolean {
  const { userAgent, touchPoints, webview, serviceWorker, indexedDb } = traits;
  const isTouchMac = /Macintosh/.test(userAgent) && touchPoints > 1;
  const isMobile = /Android|iP(hone|ad|od)|Mobile/.test(userAgent) || isTouchMac;
  if (isMobile) return !webview;
  if (/Chrom(e|ium)\//.test(userAgent) && !/Edge\//.test(userAgent)) return isPrivate(traits);
  if (/Safari\//.test(userAgent) && !/Edge\//.test(userAgent)) return true;
  if (/Firefox\//.test(userAgent)) return !serviceWorker;
  return /MSIE |Trident\/|Edge\//.test(userAgent) && !indexedDb;
}

/** What is known when a page of a visitor without tokens begins. */
export type Situation = {
  /** Whether the sign-in cookie is there. */
  readonly marked: boolean;
  /** When the last silent sign-in began, in epoch milliseconds. */
  readonly lastTry: number | undefined;
  /** Whether the provider is on the sites' own domain, where its cookie counts in a frame, too. */
  readonly sameDomain: boolean;
  readonly forced: boolean;
  readonly now: number;
};

/**
 * How to sign in silently (SPEC 4): not at all without the sign-in cookie or within five minutes of the last try; with the
 * whole window where a frame would not do; else in a frame.
 */
export function silentSignIn({ marked, lastTry, sameDomain, forced, now }: Situation): 'none' | 'frame' | 'window' {
  if (!marked || (lastTry !== undefined && now - lastTry < RETRY_MS)) return 'none';
  return forced && !sameDomain ? 'window' : 'frame';
}

/** The domain that a host shares with the other sites: what is after its first label if that is `parent`; else its own. */
export function sharedDomain(host: string, parent: string): string | undefined {
  return host === parent || host.endsWith(`.${parent}`) ? parent : undefined;
}
