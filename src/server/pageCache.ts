import type { Address } from './address.ts';
import { addBrotli, makeEntry, packBest, type Answer, type Entry, type EntryOptions } from './entry.ts';
import type { Lifetime } from './lifetime.ts';
import { Queue } from './queue.ts';
import { EntryStore } from './store.ts';

/** What a render for everyone gave: an answer to keep, or the news that this address has an answer of its own for each. */
export type Rendered = { readonly answer: Answer; readonly lifetime: Lifetime } | 'private';

/** A render that went wrong, with the answer that says so, if there is one. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  /** Out of the log's sight: a page is too long to be logged. */
  readonly #answer: Answer | undefined;

  constructor(message: string, answer?: Answer, options?: ErrorOptions) {
    super(message, options);
    this.#answer = answer;
  }

  get answer(): Answer | undefined {
    return this.#answer;
  }
}

/** `kept`: an answer of before, since the render failed or takes long. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'kept';
export type Found = { readonly entry: Entry; readonly outcome: Outcome; readonly renderMs?: number };

export type PageCacheOptions = EntryOptions & {
  /** Renders for everyone: it gets nothing of any visitor's request. Rejects when the answer is an error (5xx). */
  readonly render: (address: Address) => Promise<Rendered>;
  /** Milliseconds that only go forward. */
  readonly clock: () => number;
  readonly maxBytes: number;
  /** Called once per render that failed. */
  readonly onFailure: (address: Address, error: unknown, kept: boolean) => void;
  readonly onRender?: (milliseconds: number) => void;
};

/** A page that cannot be rendered is not tried more often than this while an answer of before stands in. */
const RETRY_MS = 1000;
/** No visitor waits longer than this for a render while an answer of before can stand in. */
const PATIENCE_MS = 3000;
/** How long an address that turned out private is passed on without asking for an answer for all first. */
const PRIVATE_MS = 60_000;
const PRIVATE_KEPT = 10_000;
/** How many of the busiest pages are rendered again after a purge before anyone asks. */
const WARMED_AFTER_PURGE = 50;
/** A page that came out the same is packed at its best when it was asked for as often as this of late. */
const BUSY_HITS = 8;
/** So that one render works while the other waits for the database. */
const RENDERS_IN_BACKGROUND = 2;

type Flight = {
  readonly promise: Promise<Found | 'private'>;
  /** What changed while it was under way. */
  readonly changed: Set<string>;
};
const EVERYTHING = '*';

/**
 * The page cache: what a CDN does, in this process. One render per address however many ask; then the answer is sent
 * until it is stale, once more while the next is rendered, and in the place of renders that fail.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #store: EntryStore;
  readonly #flights = new Map<string, Flight>();
  readonly #private = new Map<string, number>();
  readonly #renders = new Queue(RENDERS_IN_BACKGROUND);
  readonly #compressions = new Queue(1);
  readonly #packings = new Queue(1);

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#store = new EntryStore(options.maxBytes);
  }

  get bytes(): number {
    return this.#store.bytes;
  }

  get count(): number {
    return this.#store.count;
  }

  /** What can be sent at once, if anything can. */
  find({ key }: Address): Found | undefined {
    const entry = this.#store.get(key);
    if (!entry) return undefined;
    entry.hits += 1;
    const now = this.#options.clock();
    if (!entry.purged && now < entry.freshUntil) return { entry, outcome: 'hit' };
    if (now < entry.retryAt) return { entry, outcome: 'kept' };
    if (entry.purged || now >= entry.staleUntil) return undefined;
    this.refresh(entry.address);
    return { entry, outcome: 'stale' };
  }

  /** Whether an address is known to have an answer of its own for each who asks. */
  isPrivate({ key }: Address): boolean {
    const until = this.#private.get(key);
    if (until === undefined) return false;
    if (this.#options.clock() < until) return true;
    this.#private.delete(key);
    return false;
  }

  /**
   * Renders, or waits for the render under way; for as long as anybody should, if there is an answer of before. Rejects only
   * when nothing can stand in for an answer that failed.
   */
  async fetch(address: Address): Promise<Found | 'private'> {
    const rendering = this.#rendering(address);
    const entry = this.#store.peek(address.key);
    if (!entry || this.#options.clock() >= entry.keptUntil) return rendering;
    const { promise: late, resolve } = Promise.withResolvers<Found>();
    const timer = setTimeout(() => {
      // The render goes on, and whoever comes meanwhile need not wait.
      entry.retryAt = this.#options.clock() + RETRY_MS;
      resolve({ entry, outcome: 'kept' });
    }, PATIENCE_MS);
    return Promise.race([rendering, late]).finally(() => clearTimeout(timer));
  }

  /** Renders in the background what is not fresh by then. */
  refresh(address: Address): void {
    this.#renders.add(address.key, async () => {
      const entry = this.#store.get(address.key);
      const isFresh = entry && !entry.purged && this.#options.clock() < entry.freshUntil;
      if (!isFresh && !this.isPrivate(address)) await this.#rendering(address);
    });
  }

  /** Everything made of these must be rendered anew before it is sent again; the busiest of it is, at once. */
  purge(tags: readonly string[] | 'all'): void {
    const names = tags === 'all' ? [EVERYTHING] : tags;
    for (const { changed } of this.#flights.values()) for (const name of names) changed.add(name);
    const purged = this.#store.taggedWith(tags);
    for (const entry of purged) entry.purged = true;
    const busiest = purged.sort((a, b) => b.hits - a.hits).slice(0, WARMED_AFTER_PURGE);
    for (const { address } of busiest) this.refresh(address);
  }

  #rendering(address: Address): Flight['promise'] {
    const underWay = this.#flights.get(address.key);
    if (underWay) return underWay.promise;
    const changed = new Set<string>();
    const promise = this.#render(address, changed).finally(() => this.#flights.delete(address.key));
    this.#flights.set(address.key, { promise, changed });
    return promise;
  }

  async #render(address: Address, changed: ReadonlySet<string>): Promise<Found | 'private'> {
    const { render, clock, onRender, onFailure } = this.#options;
    const begun = clock();
    try {
      const rendered = await render(address);
      const renderMs = clock() - begun;
      onRender?.(renderMs);
      if (rendered === 'private') return this.#remember(address);
      const { answer, lifetime } = rendered;
      const before = this.#store.get(address.key);
      const entry = await makeEntry(address, answer, lifetime, begun, this.#options, before);
      entry.purged = changed.has(EVERYTHING) || entry.tags.some((tag) => changed.has(tag));
      this.#private.delete(address.key);
      this.#store.set(entry);
      this.#compressions.add(address.key, () => this.#compress(address, addBrotli));
      if (before && before.bodies === entry.bodies && before.hits >= BUSY_HITS) {
        this.#packings.add(address.key, () => this.#compress(address, packBest));
      }
      return { entry, outcome: 'miss', renderMs };
    } catch (error) {
      const entry = this.#store.get(address.key);
      const now = clock();
      const kept = entry !== undefined && now < entry.keptUntil;
      onFailure(address, error, kept);
      if (!kept) throw error;
      entry.retryAt = now + RETRY_MS;
      return { entry, outcome: 'kept' };
    }
  }

  /** What is kept when its turn comes, not what was kept when it began to wait: that may have left. */
  async #compress({ key }: Address, compress: (entry: Entry) => Promise<void>): Promise<void> {
    const entry = this.#store.peek(key);
    if (!entry) return;
    await compress(entry);
    this.#store.remeasure(entry);
  }

  #remember({ key }: Address): 'private' {
    this.#store.delete(key);
    this.#private.set(key, this.#options.clock() + PRIVATE_MS);
    if (this.#private.size > PRIVATE_KEPT) this.#private.delete(this.#private.keys().next().value!);
    return 'private';
  }
}
