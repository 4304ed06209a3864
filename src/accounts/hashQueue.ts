/** Whoever waits for a password to be hashed. */
export type Asker = {
  /** Aborted when they have left: nothing is hashed for them any more. */
  readonly left: AbortSignal;
  /** Whether they have solved the proof of work that a busy server asks for. */
  readonly hasWorked: boolean;
};

/** A command, which nobody waits in vain for. */
export const COMMAND: Asker = { left: new AbortController().signal, hasWorked: true };

/** More wait than can be served in a reasonable time. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

type Waiting = { readonly hasWorked: boolean; readonly begin: () => void; readonly refuse: (reason: unknown) => void };

/** Every so many turns the first in the queue is served, worked or not: a page without script gets its turn too. */
const FIRST_COME_EVERY = 4;

/**
 * Lets a few work at once and a set number wait. Those who have worked for it are served first, and while the queue is
 * full they take the place of the last who has not. Whoever leaves is removed: that and the order is what a BoundedQueue
 * lacks.
 */
export class HashQueue {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** How many turns there have been. */
  turns = 0;

  /** `atOnce` run at once, and `most` wait. */
  constructor(atOnce: number, most: number) {
    this.#atOnce = atOnce;
    this.#most = most;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Does work in its turn. Rejects with TooBusy, or with the asker's reason if they leave before it has begun. */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    await this.#turn(asker);
    this.turns += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  async #turn({ left, hasWorked }: Asker): Promise<void> {
    left.throwIfAborted();
    if (this.#running < this.#atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#most) this.#makeRoom(hasWorked);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { hasWorked, begin: resolve, refuse: reject };
    const leave = () => {
      this.#remove(waiting);
      reject(left.reason as Error);
    };
    this.#waiting.push(waiting);
    left.addEventListener('abort', leave, { once: true });
    await promise.finally(() => left.removeEventListener('abort', leave));
  }

  #makeRoom(hasWorked: boolean): void {
    const last = hasWorked ? this.#waiting.findLast((each) => !each.hasWorked) : undefined;
    const reason = new TooBusy(`${this.#most} passwords wait already.`);
    if (!last) throw reason;
    this.#remove(last);
    last.refuse(reason);
  }

  #next(): Waiting | undefined {
    const [first] = this.#waiting;
    const isFirstsTurn = this.turns % FIRST_COME_EVERY === 0;
    const next = isFirstsTurn ? first : (this.#waiting.find((each) => each.hasWorked) ?? first);
    if (next) this.#remove(next);
    return next;
  }

  #remove(waiting: Waiting): void {
    const at = this.#waiting.indexOf(waiting);
    if (at !== -1) this.#waiting.splice(at, 1);
  }
}
