/** Runs at most so many pieces of work at once; the rest wait, first come, first served. */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting = Infinity) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs a piece of work when its turn comes; undefined at once where too many are waiting already. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const isFull = this.#running >= this.#atOnce && this.#waiting.length >= this.#mostWaiting;
    return isFull ? undefined : this.wait(work);
  }

  /** Runs a piece of work when its turn comes, however many are waiting. */
  async wait<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running += 1;
    // Work that ends hands its turn over, so that no newcomer can slip in between.
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
