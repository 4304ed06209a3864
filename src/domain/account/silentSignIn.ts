import { ID } from '#brand/brand.ts';

/** SPEC 9: how long after one silent sign-in none is tried again, and how long the sign-in cookie lasts. */
const RETRY_MS = 5 * 60_000;
export const SIGNED_IN_COOKIE_SECONDS = 3600;

/** The cookie, on the domain that the sites share, which says that somebody signed in on one of them. */
export const SIGNED_IN_COOKIE = `${ID}_session` as const;

/** What a browser reveals about itself, as far as it matters to silent sign-in. */
export type BrowserTraits = {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** Inside the chain's own app. */
  readonly webview: boolean;
  readonly serviceWorker: boolean;
  readonly indexedDb: boolean;
  /** How many bytes storage may hold and the heap may grow to, where the browser reveals it. */
  readonly quota: number | undefined;
  readonly heapLimit: number | undefined;
};

/** SPEC 9: in a private window, Chrome lets storage grow to less than twice the heap's limit. */
function isPrivate({ quota, heapLimit }: BrowserTraits): boolean {
  return quota !== undefined && heapLimit !== undefined && quota < 2 * heapLimit;
}

/**
 * Whether a browser withholds a provider's cookie from its frame when the provider is on another domain, so that
 * signing in silently needs the whole window (SPEC 4: mobile outside the app, Safari, Chrome in private mode, Firefox
 * without service worker, old IE or Edge without indexedDB).
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

const SILENT_HABITS = ['never', 'forced', 'always'] as const;
/**
 * In which browsers a site signs in silently: in none, as SPEC 4 selects domains; in those that need forced
 * authentication, which SPEC 4 names; or in all.
 */
export type SilentHabit = (typeof SILENT_HABITS)[number];

/** Whether a value of unknown type is such a habit. */
export const isSilentHabit = (value: unknown): value is SilentHabit => SILENT_HABITS.some((habit) => habit === value);

/** What is known when a page begins for a visitor without tokens. */
export type Situation = {
  readonly habit: SilentHabit;
  /** Whether the sign-in cookie is there. */
  readonly marked: boolean;
  /** When the last silent sign-in began, epoch milliseconds. */
  readonly lastTry: number | undefined;
  /** The browser needs forced authentication. */
  readonly forced: boolean;
  /** The provider is on another domain, where such a browser's frames do not get its cookie. */
  readonly elsewhere: boolean;
  readonly now: number;
};

/**
 * How to sign in silently (SPEC 4): not at all without the sign-in cookie, within five minutes of the last try, or where
 * the site does not do so; with the whole window where a frame would not work; else in a frame.
 */
export function silentSignIn({
  habit,
  marked,
  lastTry,
  forced,
  elsewhere,
  now,
}: Situation): 'none' | 'frame' | 'window' {
  if (habit === 'never' || (habit === 'forced' && !forced)) return 'none';
  if (!marked || (lastTry !== undefined && now - lastTry < RETRY_MS)) return 'none';
  return forced && elsewhere ? 'window' : 'frame';
}

/** The domain that a host shares with the other sites: `parent`, if the host is it or below it; else undefined. */
export function sharedDomain(host: string, parent: string): string | undefined {
  return host === parent || host.endsWith(`.${parent}`) ? parent : undefined;
}
