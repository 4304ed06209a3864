import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../settings/schema.ts';
import type { HostKind } from './hosts.ts';
import type { Visitor } from './visitorAddress.ts';

/** What is limited separately, by address and minute. Each process counts for itself. */
export const TIERS = ['pages', 'api', 'signIn'] as const;
export type Tier = (typeof TIERS)[number];

const SECONDS = 60;
/** API calls with which codes could be guessed, or that are costly to answer. */
const GUESSES = /^\/api\/(?:captcha|voucher|gift-card)\b/;

/** The limit that a request counts towards if it is not answered from the cache. */
export function tierOf(place: HostKind, method: string | undefined, url: string): Tier {
  if (url.startsWith('/api/')) return GUESSES.test(url) ? 'signIn' : 'api';
  return place === 'accounts' || method === 'POST' ? 'signIn' : 'pages';
}

/**
 * Limits how many responses one address may have made in a minute (decision 16). Responses that only cost a look-up,
 * cached pages and files, are never counted, so that counting costs them nothing.
 */
export class VisitLimits {
  readonly #limiters: Readonly<Record<Tier, RateLimiterMemory | undefined>>;

  constructor({
    LIMIT_PAGES,
    LIMIT_API,
    LIMIT_SIGN_IN,
  }: Pick<Settings, 'LIMIT_PAGES' | 'LIMIT_API' | 'LIMIT_SIGN_IN'>) {
    const limiter = (points: number) =>
      points === 0 ? undefined : new RateLimiterMemory({ points, duration: SECONDS });
    this.#limiters = { pages: limiter(LIMIT_PAGES), api: limiter(LIMIT_API), signIn: limiter(LIMIT_SIGN_IN) };
  }

  /**
   * Counts a request. Gives the seconds to wait if it is one too many, else 0. A trusted proxy that does not say for
   * whom it asks would stop everybody behind it, so only the strictest limit applies to it.
   */
  async spend(tier: Tier, { address, isProxy }: Visitor): Promise<number> {
    if (isProxy && tier !== 'signIn') return 0;
    try {
      await this.#limiters[tier]?.consume(address);
      return 0;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
    }
  }
}
