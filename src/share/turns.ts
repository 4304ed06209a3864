/** Work that takes much of the processor, a little at a time. Who would have to wait behind too many is refused at once. */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Does a piece of work when its turn comes; undefined where too many wait already. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) return undefined;
      // Whoever ends hands its turn over: nobody who comes later can slip in between.
      await new Promise<void>((begin) => this.#waiting.push(begin));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
