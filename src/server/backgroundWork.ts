/**
 * Background work, a limited number of tasks at a time. A task whose name is already waiting is not added again, which
 * is what p-limit lacks: a page that many request is rendered once. Nor is this a BoundedQueue: nobody waits for a
 * result, and nothing is refused, as the tasks are those of cached pages and, at the start, of the first ones.
 */
export class BackgroundWork {
  readonly #atOnce: number;
  readonly #waiting = new Map<string, () => Promise<unknown>>();
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Adds a task. It has to report its own failures: rejections are ignored. */
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
    // Requests come first: each task begins after the event loop has handled those that are waiting.
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
