/** A bounded queue of lanes that take turns, so that a full lane does not delay the others. Oldest first within each. */
export class FairQueue<Item extends object> {
  readonly #most: number;
  /** In the order of their turns. */
  readonly #lanes = new Map<string, Item[]>();
  readonly #places = new Map<Item, Set<string>>();

  /** `most`: how many items it holds. */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#places.size;
  }

  /**
   * Adds an item to a lane. If there is no room, the newest item of the longest lane gives way, which may be this one:
   * it is returned.
   */
  add(item: Item, lane: string): Item | undefined {
    const refused = this.size < this.#most ? undefined : this.#newestOfLongest(lane);
    if (this.size >= this.#most && !refused) return item;
    if (refused) this.remove(refused);
    this.#places.set(item, new Set());
    this.join(item, lane);
    return refused;
  }

  /** Has an item that waits already wait in another lane too: it is taken at its first turn. */
  join(item: Item, lane: string): void {
    const lanes = this.#places.get(item);
    if (!lanes || lanes.has(lane)) return;
    lanes.add(lane);
    const waiting = this.#lanes.get(lane);
    if (waiting) waiting.push(item);
    else this.#lanes.set(lane, [item]);
  }

  /** Takes the oldest item of the lane whose turn it is. */
  take(): Item | undefined {
    const [next] = this.#lanes;
    if (!next) return undefined;
    const [lane, waiting] = next;
    const item = waiting[0]!;
    this.remove(item);
    // Its next turn is after all others.
    if (this.#lanes.delete(lane) && waiting.length > 0) this.#lanes.set(lane, waiting);
    return item;
  }

  /** Has an item wait in a lane no longer. Returns whether it was the last of its lanes, so that it is removed. */
  leave(item: Item, lane: string): boolean {
    const lanes = this.#places.get(item);
    if (!lanes?.has(lane)) return false;
    if (lanes.size === 1) return this.remove(item);
    lanes.delete(lane);
    this.#takeFrom(lane, item);
    return false;
  }

  /** Removes an item. Returns whether it was waiting. */
  remove(item: Item): boolean {
    const lanes = this.#places.get(item);
    if (!lanes) return false;
    this.#places.delete(item);
    for (const lane of lanes) this.#takeFrom(lane, item);
    return true;
  }

  #takeFrom(lane: string, item: Item): void {
    const waiting = this.#lanes.get(lane)!;
    waiting.splice(waiting.indexOf(item), 1);
    if (waiting.length === 0) this.#lanes.delete(lane);
  }

  /** The newest item of the longest lane, if that is longer than a newcomer's would be. */
  #newestOfLongest(newcomers: string): Item | undefined {
    const own = this.#lanes.get(newcomers)?.length ?? 0;
    const longest = [...this.#lanes.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    return longest.length > own + 1 ? longest.at(-1) : undefined;
  }
}
