import type { Address } from './address.ts';
import { addBrotli, makeCacheEntry, packBest, type CacheEntry } from './cacheEntry.ts';
import { BackgroundWork } from './backgroundWork.ts';
import { CacheStore } from './cacheStore.ts';
import type { PreparedResponse } from './preparedResponse.ts';

/** Where a response came from. `kept`: an old one, since the render failed or takes too long. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'kept';
export type CachedPage = { readonly entry: CacheEntry; readonly outcome: CacheOutcome; readonly renderMs?: number };

/** How pages are rendered for everyone, without anything of a visitor's request. */
export type SharedRenders = {
  /**
   * Renders. A response with one of the tags `known` needs no body. `lane` is who waits for it: those who have
   * many renders made do not delay the others. Gives `private` if the response depends on the visitor; rejects with a
   * RenderError if it is an error (5xx).
   */
  render(address: Address, known: readonly string[], lane: string): Promise<PreparedResponse | 'private'>;
  /** Says that somebody else waits for a render too. */
  join(address: Address, lane: string): void;
  /** Says that nobody of a lane waits for a render any longer. Once that is true of all, it need not begin. */
  leave(address: Address, lane: string): void;
};

/** Who asks for a page: the request, as logs name it, the visitor's network address, and when they have left. */
export type PageAsker = { readonly id: string; readonly address: string; readonly left: AbortSignal };

export type PageCacheOptions = {
  readonly renders: SharedRenders;
  /** A monotonic clock, in milliseconds. */
  readonly clock: () => number;
  readonly maxBytes: number;
  /** Called once for each failed render. `usable`: whether an old response is sent instead. */
  readonly onFailure: (address: Address, error: unknown, usable: boolean, id: string | undefined) => void;
  readonly onRender?: (milliseconds: number) => void;
};

/** A page that cannot be rendered is tried again no sooner than this, as long as an old response can be sent. */
const RETRY_MS = 1000;
/** No visitor waits longer than this for a render while an old response can be sent. */
const PATIENCE_MS = 3000;
/** For how long an address that turned out to be private is not tried as a page for everyone again. */
const PRIVATE_MS = 60_000;
const MAX_PRIVATE = 10_000;
/** Longer addresses, of up to 16 kB, are not remembered: so many of them would take more than the cache itself. */
const MAX_PRIVATE_LENGTH = 512;
/** The lane of renders in advance, for which nobody waits yet. */
const OURS = '';
/** Each host has one answer for all addresses that lead nowhere, in each language and variant. */
const MAX_MISSING = 100;
/** How many of the busiest pages are rendered again after a purge without waiting for a request. */
const WARMED_AFTER_PURGE = 50;
/** A page that came out the same is compressed at the best quality if it was requested this often recently. */
const BUSY_HITS = 8;
/** Two, so that one render can work while the other waits for the database. */
const RENDERS_IN_BACKGROUND = 2;

type Flight = {
  readonly promise: Promise<CachedPage | 'private'>;
  /** Tags that were purged while it was under way. */
  readonly changed: Set<string>;
  /** How many wait for it, by their lanes. */
  readonly waiting: Map<string, number>;
};
const EVERYTHING = '*';

/**
 * The page cache: what a CDN does, but in this process. However many requests there are, an address is rendered once.
 * Its response is sent until it is stale, then while the next is rendered, and in place of renders that fail.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #store: CacheStore;
  readonly #flights = new Map<string, Flight>();
  readonly #private = new Map<string, number>();
  /** The last answers to addresses that lead nowhere, by their tags. */
  readonly #missing = new Map<string, CacheEntry>();
  readonly #renders = new BackgroundWork(RENDERS_IN_BACKGROUND);
  readonly #compressions = new BackgroundWork(1);
  readonly #packings = new BackgroundWork(1);

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#store = new CacheStore(options.maxBytes);
  }

  get bytes(): number {
    return this.#store.bytes;
  }

  get count(): number {
    return this.#store.count;
  }

  /** What can be sent at once, if anything. A stale response is refreshed in the background. */
  find({ key }: Address): CachedPage | undefined {
    const entry = this.#store.get(key);
    if (!entry) return undefined;
    entry.hits += 1;
    // A page that nobody has asked for twice, as of a crawler, is not worth it.
    if (entry.hits === 1) this.#compressions.add(key, () => this.#compress(entry.address, addBrotli));
    const now = this.#options.clock();
    if (!entry.purged && now < entry.freshUntil) return { entry, outcome: 'hit' };
    if (now < entry.retryAt) return { entry, outcome: 'kept' };
    if (entry.purged || now >= entry.staleUntil) return undefined;
    this.refresh(entry.address);
    return { entry, outcome: 'stale' };
  }

  /** Whether an address is known to have private responses. */
  isPrivate({ key }: Address): boolean {
    const until = this.#private.get(key);
    if (until === undefined) return false;
    if (this.#options.clock() < until) return true;
    this.#private.delete(key);
    return false;
  }

  /**
   * Renders, or waits for a render under way. If there is an old response, it is sent after PATIENCE_MS. Rejects only
   * if a render fails and there is no old response to send.
   */
  async fetch(address: Address, asker?: PageAsker): Promise<CachedPage | 'private'> {
    const rendering = this.#rendering(address, asker);
    const entry = this.#store.peek(address.key);
    if (!entry || this.#options.clock() >= entry.usableUntil) return rendering;
    const { promise: late, resolve } = Promise.withResolvers<CachedPage>();
    const timer = setTimeout(() => {
      // The render goes on; requests in the meantime need not wait.
      entry.retryAt = this.#options.clock() + RETRY_MS;
      resolve({ entry, outcome: 'kept' });
    }, PATIENCE_MS);
    return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
  }

  /** Renders an address in the background, unless it is fresh by the time that begins. */
  refresh(address: Address): void {
    this.#renders.add(address.key, async () => {
      const entry = this.#store.get(address.key);
      const isFresh = entry && !entry.purged && this.#options.clock() < entry.freshUntil;
      if (!isFresh && !this.isPrivate(address)) await this.#rendering(address);
    });
  }

  /**
   * Marks all entries with these tags to be rendered again before they are sent, and renders the busiest of them now.
   */
  purge(tags: readonly string[] | 'all'): void {
    const names = tags === 'all' ? [EVERYTHING] : tags;
    for (const { changed } of this.#flights.values()) for (const name of names) changed.add(name);
    const purged = this.#store.taggedWith(tags);
    for (const entry of purged) entry.purged = true;
    const busiest = purged.sort((a, b) => b.hits - a.hits).slice(0, WARMED_AFTER_PURGE);
    for (const { address } of busiest) this.refresh(address);
  }

  #rendering(address: Address, asker?: PageAsker): Flight['promise'] {
    const inFlight = this.#flights.get(address.key);
    if (inFlight) {
      this.#options.renders.join(address, asker?.address ?? OURS);
      this.#count(address, inFlight, asker);
      return inFlight.promise;
    }
    const changed = new Set<string>();
    const promise = this.#render(address, changed, asker).finally(() => this.#flights.delete(address.key));
    const flight = { promise, changed, waiting: new Map() };
    this.#flights.set(address.key, flight);
    this.#count(address, flight, asker);
    return promise;
  }

  /** Counts who waits, until they leave. */
  #count(address: Address, flight: Flight, asker?: PageAsker): void {
    const { waiting } = flight;
    const lane = asker?.address ?? OURS;
    waiting.set(lane, (waiting.get(lane) ?? 0) + 1);
    asker?.left.addEventListener(
      'abort',
      () => {
        const left = waiting.get(lane)! - 1;
        waiting.set(lane, left);
        if (left === 0 && this.#flights.get(address.key) === flight) this.#options.renders.leave(address, lane);
      },
      { once: true },
    );
  }

  async #render(address: Address, changed: ReadonlySet<string>, asker?: PageAsker): Promise<CachedPage | 'private'> {
    const { renders, clock, onRender, onFailure } = this.#options;
    const begun = clock();
    // It may be removed from the store meanwhile, but not replaced: an address is rendered once at a time.
    const before = this.#store.get(address.key);
    const known = this.#knownFor(address, before);
    const tags = known.map(({ etag }) => etag);
    try {
      const rendered = await renders.render(address, tags, asker?.address ?? OURS);
      if (rendered === 'private') return this.#remember(address);
      const { renderMs } = rendered;
      onRender?.(renderMs);
      const same = known.find(({ etag }) => etag === rendered.etag);
      const entry = makeCacheEntry(address, rendered, begun, { before, same });
      this.#rememberMissing(entry);
      entry.purged = changed.has(EVERYTHING) || entry.tags.some((tag) => changed.has(tag));
      this.#private.delete(address.key);
      this.#store.set(entry);
      if (before) this.#compressions.add(address.key, () => this.#compress(address, addBrotli));
      if (before && before.bodies === entry.bodies && before.hits >= BUSY_HITS) {
        this.#packings.add(address.key, () => this.#compress(address, packBest));
      }
      return { entry, outcome: 'miss', renderMs };
    } catch (error) {
      const entry = this.#store.get(address.key);
      const now = clock();
      const usable = entry !== undefined && now < entry.usableUntil;
      onFailure(address, error, usable, asker?.id);
      if (!usable) throw error;
      entry.retryAt = now + RETRY_MS;
      return { entry, outcome: 'kept' };
    }
  }

  /** Compresses the entry that is stored when it begins: the one that was there before may have been replaced. */
  async #compress({ key }: Address, compress: (entry: CacheEntry) => Promise<void>): Promise<void> {
    const entry = this.#store.peek(key);
    if (!entry) return;
    await compress(entry);
    this.#store.remeasure(entry);
  }

  /** The entries that a response may turn out to be the same as: the one before, and what other addresses got that lead nowhere. */
  #knownFor({ host, variant }: Address, before: CacheEntry | undefined): readonly CacheEntry[] {
    const missing = [...this.#missing.values()].filter(
      ({ address }) => address.host === host && address.variant === variant,
    );
    return before ? [before, ...missing] : missing;
  }

  #rememberMissing(entry: CacheEntry): void {
    if (entry.status !== 404 || entry.isShared || entry.address.url.startsWith('/api/')) return;
    this.#missing.set(entry.etag, entry);
    if (this.#missing.size > MAX_MISSING) this.#missing.delete(this.#missing.keys().next().value!);
  }

  #remember({ key }: Address): 'private' {
    this.#store.delete(key);
    if (key.length > MAX_PRIVATE_LENGTH) return 'private';
    this.#private.set(key, this.#options.clock() + PRIVATE_MS);
    if (this.#private.size > MAX_PRIVATE) this.#private.delete(this.#private.keys().next().value!);
    return 'private';
  }
}
