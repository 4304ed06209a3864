/** Work that nobody waits for, a little at a time. Work under a name that waits already is not added again. */
export class Queue {
  readonly #atOnce: number;
  readonly #waiting = new Map<string, () => Promise<unknown>>();
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** `work` tells its failures itself. */
  add(name: string, work: () => Promise<unknown>): void {
    if (!this.#waiting.has(name)) this.#waiting.set(name, work);
    this.#next();
  }

  #next(): void {
    if (this.#running >= this.#atOnce) return;
    const [first] = this.#waiting;
    if (!first) return;
    this.#waiting.delete(first[0]);
    this.#running += 1;
    // Requests come first: each piece of work begins when the event loop has seen to them.
    setImmediate(() => {
      void first[1]()
        .catch(() => undefined)
        .finally(() => {
          this.#running -= 1;
          this.#next();
        });
    });
  }
}
