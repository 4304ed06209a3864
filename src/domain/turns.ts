/** Work of which so much may go on at once: the rest waits, first come, first served. */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting = Infinity) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Does a piece of work when its turn comes; undefined at once where too many wait already. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const isFull = this.#running >= this.#atOnce && this.#waiting.length >= this.#mostWaiting;
    return isFull ? undefined : this.wait(work);
  }

  /** Does a piece of work when its turn comes, however many wait. */
  async wait<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running += 1;
    // Whoever ends hands its turn over: nobody who comes later can slip in between.
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
