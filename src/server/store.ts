import { sizeOf, type Entry } from './entry.ts';

/** `asked`: whether it was requested since it was last considered for removal. */
type Kept = { readonly entry: Entry; size: number; asked: boolean };

/**
 * Entries by key, up to a number of bytes. Those leave first that nobody has asked for since they were last considered:
 * nearly least recently used first, and a request costs no more than setting a flag.
 */
export class EntryStore {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Kept>();
  readonly #byTag = new Map<string, Set<Entry>>();
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
  peek(key: string): Entry | undefined {
    return this.#entries.get(key)?.entry;
  }

  get(key: string): Entry | undefined {
    const kept = this.#entries.get(key);
    if (!kept) return undefined;
    kept.asked = true;
    return kept.entry;
  }

  /** Stores an entry in place of the one before. One that is too large for the whole store is not kept. */
  set(entry: Entry): void {
    const { key } = entry.address;
    this.delete(key);
    const size = sizeOf(entry);
    if (size > this.#maxBytes) return;
    this.#entries.set(key, { entry, size, asked: false });
    this.#bytes += size;
    for (const tag of entry.tags) {
      const tagged = this.#byTag.get(tag);
      if (tagged) tagged.add(entry);
      else this.#byTag.set(tag, new Set([entry]));
    }
    this.#shrink();
  }

  /** Updates the size of an entry that has grown. */
  remeasure(entry: Entry): void {
    const kept = this.#entries.get(entry.address.key);
    if (kept?.entry !== entry) return;
    const size = sizeOf(entry);
    this.#bytes += size - kept.size;
    kept.size = size;
    this.#shrink();
  }

  delete(key: string): void {
    const kept = this.#entries.get(key);
    if (!kept) return;
    this.#entries.delete(key);
    this.#bytes -= kept.size;
    for (const tag of kept.entry.tags) {
      const tagged = this.#byTag.get(tag);
      tagged?.delete(kept.entry);
      if (tagged?.size === 0) this.#byTag.delete(tag);
    }
  }

  /** The entries with any of these tags, or all. */
  taggedWith(tags: readonly string[] | 'all'): Entry[] {
    if (tags === 'all') return [...this.#entries.values()].map(({ entry }) => entry);
    return [...new Set(tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]))];
  }

  #shrink(): void {
    // Appending to a map while iterating is well defined: an entry that was asked for comes up again at the end.
    for (const [key, kept] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      if (kept.asked) {
        kept.asked = false;
        this.#entries.delete(key);
        this.#entries.set(key, kept);
      } else {
        this.delete(key);
      }
    }
  }
}
