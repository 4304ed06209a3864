import { sizeOf, type Entry } from './entry.ts';

/** Entries by their key, as many as a number of bytes allows; the one not asked for longest leaves first. */
export class EntryStore {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, { readonly entry: Entry; size: number }>();
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

  /** The entry, which now is the one asked for last. */
  get(key: string): Entry | undefined {
    const kept = this.#entries.get(key);
    if (!kept) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, kept);
    return kept.entry;
  }

  /** Keeps an entry in place of the one before. One that alone is too large for the store is not kept. */
  set(entry: Entry): void {
    const { key } = entry.address;
    this.delete(key);
    const size = sizeOf(entry);
    if (size > this.#maxBytes) return;
    this.#entries.set(key, { entry, size });
    this.#bytes += size;
    for (const tag of entry.tags) {
      const tagged = this.#byTag.get(tag);
      if (tagged) tagged.add(entry);
      else this.#byTag.set(tag, new Set([entry]));
    }
    this.#shrink();
  }

  /** Counts anew an entry that has grown. */
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

  /** The entries made of any of some things, or all. */
  taggedWith(tags: readonly string[] | 'all'): Entry[] {
    if (tags === 'all') return [...this.#entries.values()].map(({ entry }) => entry);
    return [...new Set(tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]))];
  }

  #shrink(): void {
    while (this.#bytes > this.#maxBytes) this.delete(this.#entries.keys().next().value!);
  }
}
