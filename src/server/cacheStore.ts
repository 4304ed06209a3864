import { sizeOf, type CacheEntry } from './cacheEntry.ts';

/** `requested`: since it was last considered for removal. */
type StoredEntry = { readonly entry: CacheEntry; size: number; requested: boolean };

/**
 * Entries by key, up to a number of bytes. Those are removed first that were not requested since they were last
 * considered: nearly least recently used first, and a request costs no more than setting a flag.
 */
export class CacheStore {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, StoredEntry>();
  readonly #byTag = new Map<string, Set<CacheEntry>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get count(): number {
    return this.#entries.size;
  }

  /** Looks an entry up without counting as a request. */
  peek(key: string): CacheEntry | undefined {
    return this.#entries.get(key)?.entry;
  }

  get(key: string): CacheEntry | undefined {
    const stored = this.#entries.get(key);
    if (!stored) return undefined;
    stored.requested = true;
    return stored.entry;
  }

  /** Stores an entry in place of the one before. One that is too large for the whole store is not stored. */
  set(entry: CacheEntry): void {
    const { key } = entry.address;
    this.delete(key);
    const size = sizeOf(entry);
    if (size > this.#maxBytes) return;
    this.#entries.set(key, { entry, size, requested: false });
    this.#bytes += size;
    for (const tag of entry.tags) {
      const tagged = this.#byTag.get(tag);
      if (tagged) tagged.add(entry);
      else this.#byTag.set(tag, new Set([entry]));
    }
    this.#shrink();
  }

  /** Updates the size of an entry that has grown. */
  remeasure(entry: CacheEntry): void {
    const stored = this.#entries.get(entry.address.key);
    if (stored?.entry !== entry) return;
    const size = sizeOf(entry);
    this.#bytes += size - stored.size;
    stored.size = size;
    this.#shrink();
  }

  delete(key: string): void {
    const stored = this.#entries.get(key);
    if (!stored) return;
    this.#entries.delete(key);
    this.#bytes -= stored.size;
    for (const tag of stored.entry.tags) {
      const tagged = this.#byTag.get(tag);
      tagged?.delete(stored.entry);
      if (tagged?.size === 0) this.#byTag.delete(tag);
    }
  }

  /** The entries with any of these tags, or all. */
  taggedWith(tags: readonly string[] | 'all'): CacheEntry[] {
    if (tags === 'all') return [...this.#entries.values()].map(({ entry }) => entry);
    return [...new Set(tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]))];
  }

  #shrink(): void {
    // Appending to a map while iterating is well defined: an entry that was requested comes up again at the end.
    for (const [key, stored] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      if (stored.requested) {
        stored.requested = false;
        this.#entries.delete(key);
        this.#entries.set(key, stored);
      } else {
        this.delete(key);
      }
    }
  }
}
