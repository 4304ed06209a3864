/** Runs at most so many pieces of work at once; so many others wait, first come, first served. */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs a piece of work as soon as there is room; undefined at once where too many are waiting already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else if (this.#waiting.length >= this.#mostWaiting) return undefined;
    // Work that ends hands its place over, so that no newcomer can slip in between.
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
