/** Remembers the last results of work by their keys: it is done once for all who want the same. */
export class LastResults<Result> {
  readonly #most: number;
  readonly #results = new Map<string, Promise<Result>>();

  /** `most`: how many results it remembers. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Gives the result of a key, by `work` if it is not remembered. What is not good, or fails, is forgotten. */
  get(key: string, work: () => Promise<Result>, isGood: (result: Result) => boolean): Promise<Result> {
    const before = this.#results.get(key);
    if (before) return before;
    const result = work();
    this.#results.set(key, result);
    if (this.#results.size > this.#most) this.#results.delete(this.#results.keys().next().value!);
    const forget = () => this.#results.get(key) === result && this.#results.delete(key);
    result.then((given) => isGood(given) || forget(), forget);
    return result;
  }
}
