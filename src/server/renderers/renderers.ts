import { VISITOR_HEADER } from '../../accounts/headers.ts';
import { FairQueue } from '../../lib/fairQueue.ts';
import type { Address } from '../address.ts';
import { VisitorLeft } from '../exchange.ts';
import type { Log } from '../log.ts';
import type { Render } from '../memoryRender.ts';
import { createRendererStats } from '../metrics.ts';
import type { SharedRenders } from '../pageCache.ts';
import type { PreparedResponse } from '../preparedResponse.ts';
import { Busy, Unavailable } from '../rendered.ts';
import type { PrivateResponse } from './messages.ts';
import { RenderThread, type Job } from './renderThread.ts';
import { RequestBody } from './requestBody.ts';

/** How often threads at work are asked for a sign of life, in milliseconds. */
const ASK_MS = 1000;
/**
 * A thread that has been asked so often in vain hangs. What keeps one busy longest is the first answer about all
 * articles of a large chain: five seconds on two cores that do nothing else, and several times that on a slow machine.
 */
const PATIENCE = 30;
/** A thread that ends before it was ready is not started again at once: the next would probably end as well. */
const PAUSE_MS = 1000;
/** How many pages a thread renders at once: some can work while others wait for the database. */
const AT_ONCE = 4;
/** How many may wait, for each thread: more would wait for several seconds. */
const MOST_WAITING = 250;
/** How many requests of single visitors are answered at once. Most are soon done; an editor's import takes minutes. */
const PRIVATE_AT_ONCE = 8;
/**
 * The most memory of a thread's JavaScript heap, in megabytes: five times what the demo chain's takes. With a limit,
 * V8 also collects garbage sooner: it would let the heap grow to twice what is in use.
 */
const HEAP_MB = 512;
/** Nobody waits longer for a render to begin. */
const WAIT_MS = 20_000;

export type RenderersOptions = {
  readonly count: number;
  /** The URL of the module whose `handler` renders: the build's server entry. */
  readonly entry: string;
  /** The environment of each, with its settings. */
  readonly environment: NodeJS.ProcessEnv;
  readonly log: Log;
  readonly askMs?: number;
  /** How many pages may wait in all, and how many requests of single visitors. */
  readonly mostWaiting?: number;
  readonly heapMb?: number;
};

/** What waits for a thread. `key`: a page's. */
type Waiting = { readonly job: Job; readonly key?: string; readonly since: number; timer?: NodeJS.Timeout };

/**
 * The threads that render, beside the one that answers requests: only there are pages, catalogues and the database's
 * rows. A thread that ends or hangs is replaced. Pages that it was rendering are tried once more, each alone, so that
 * the next loss tells which of them it was; requests of single visitors are not, since they may have had an effect.
 *
 * Both wait for a thread in the lanes of those who asked, which take turns, and neither takes the other's room. Requests
 * of single visitors all go to the first thread, which counts guesses and the like in its memory.
 */
export class Renderers implements SharedRenders {
  readonly stats = createRendererStats();
  readonly #options: RenderersOptions;
  readonly #threads: RenderThread[] = [];
  readonly #queue: FairQueue<Waiting>;
  readonly #privateQueue: FairQueue<Waiting>;
  readonly #waiting = new Map<string, Waiting>();
  readonly #suspects: Job[] = [];
  readonly #asking: NodeJS.Timeout;
  readonly #started = Promise.withResolvers<void>();
  #ending = false;

  constructor(options: RenderersOptions) {
    const { count, askMs = ASK_MS, mostWaiting = MOST_WAITING * count } = options;
    this.#options = options;
    // It may end before anybody waits for it.
    this.#started.promise.catch(() => undefined);
    this.#queue = new FairQueue(mostWaiting);
    this.#privateQueue = new FairQueue(mostWaiting);
    for (let index = 0; index < count; index += 1) this.#start(index);
    this.#asking = setInterval(() => this.#ask(), askMs);
    this.#asking.unref();
  }

  /** Resolves when the first thread can render. Rejects if one ends before that: none would do better. */
  get started(): Promise<void> {
    return this.#started.promise;
  }

  /** How many pages and requests of single visitors wait for a thread. */
  get waiting(): number {
    return this.#queue.size + this.#privateQueue.size;
  }

  /** The bytes that each thread holds: its JavaScript heap, and what belongs to it. */
  memory(): Promise<readonly number[]> {
    return Promise.all(this.#threads.map((thread) => thread.memory()));
  }

  /** Renders for everyone. Rejects with `Busy` if too many wait, with `Unavailable` if two threads were lost over it. */
  render(address: Address, known: readonly string[], lane: string): Promise<PreparedResponse | 'private'> {
    return new Promise((resolve, reject) => {
      const job: Job = {
        work: { kind: 'shared', address, known },
        done: (result) => resolve(result as PreparedResponse | 'private'),
        failed: reject,
        isSuspect: false,
      };
      const waiting: Waiting = { job, key: address.key, since: performance.now() };
      if (!this.#wait(waiting, this.#queue, lane)) return;
      this.#waiting.set(address.key, waiting);
      this.#next();
    });
  }

  join({ key }: Address, lane: string): void {
    const waiting = this.#waiting.get(key);
    if (waiting) this.#queue.join(waiting, lane);
  }

  leave({ key }: Address, lane: string): void {
    const waiting = this.#waiting.get(key);
    if (!waiting || !this.#queue.leave(waiting, lane)) return;
    this.#forget(waiting);
    this.stats.left += 1;
    waiting.job.failed(new Busy('Nobody waits for the page any longer.'));
  }

  /**
   * Renders for one visitor. Rejects with `Busy` if too many wait, with `Unavailable` if the thread was lost, and with
   * `VisitorLeft` if they have left before it began.
   */
  readonly renderPrivate: Render = async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    const work = { kind: 'private', request: { method, url, headers: { ...headers }, hasBody } } as const;
    const body = new RequestBody(request);
    const rendered = await new Promise<PrivateResponse>((resolve, reject) => {
      const done = (result: unknown) => resolve(result as PrivateResponse);
      const job: Job = { work, next: () => body.next(), done, failed: reject, isSuspect: false };
      const waiting: Waiting = { job, since: performance.now() };
      if (!this.#wait(waiting, this.#privateQueue, String(headers[VISITOR_HEADER] ?? ''))) return;
      response.once('close', () => {
        if (!this.#privateQueue.remove(waiting)) return;
        this.#forget(waiting);
        this.stats.left += 1;
        reject(new VisitorLeft());
      });
      this.#next();
    });
    response.writeHead(rendered.status, rendered.headers).end(rendered.body);
    await body.leave();
  };

  async end(): Promise<void> {
    this.#ending = true;
    clearInterval(this.#asking);
    for (const queue of [this.#queue, this.#privateQueue]) {
      for (let left = queue.take(); left; left = queue.take()) this.#refuse(left);
    }
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  /** Has something wait in a queue, in the place of the last of the longest lane if it is full. Returns whether it does. */
  #wait(waiting: Waiting, queue: FairQueue<Waiting>, lane: string): boolean {
    const refused = this.#ending ? waiting : queue.add(waiting, lane);
    if (refused) this.#refuse(refused);
    if (refused === waiting) return false;
    waiting.timer = setTimeout(() => queue.remove(waiting) && this.#refuse(waiting), WAIT_MS);
    return true;
  }

  #refuse(waiting: Waiting): void {
    this.#forget(waiting);
    this.stats.refused += 1;
    waiting.job.failed(new Busy('Too many are waiting to be rendered.'));
  }

  #forget({ key, timer }: Waiting): void {
    if (key !== undefined) this.#waiting.delete(key);
    clearTimeout(timer);
  }

  /** Has threads that have room render what waits. */
  #next(): void {
    this.#nextPrivate();
    for (;;) {
      const [thread] = this.#threads.filter(({ isReady }) => isReady).toSorted((a, b) => a.pages - b.pages);
      // While there are suspects, threads finish what they have until one of them is free.
      const room = this.#suspects.length > 0 ? 1 : AT_ONCE;
      if (!thread || thread.pages >= room) return;
      const job = this.#suspects.shift() ?? this.#takeFrom(this.#queue);
      if (!job) return;
      thread.start(job);
    }
  }

  #nextPrivate(): void {
    const [first] = this.#threads;
    while (first?.isReady && first.requests < PRIVATE_AT_ONCE) {
      const job = this.#takeFrom(this.#privateQueue);
      if (!job) return;
      first.start(job);
    }
  }

  #takeFrom(queue: FairQueue<Waiting>): Job | undefined {
    const waiting = queue.take();
    if (!waiting) return undefined;
    this.#forget(waiting);
    this.stats.waits.observe((performance.now() - waiting.since) / 1000);
    return waiting.job;
  }

  #start(index: number): void {
    const { entry, environment, log, heapMb = HEAP_MB } = this.#options;
    let wasReady = false;
    this.#threads[index] = new RenderThread(
      { data: { entry }, environment, heapMb },
      {
        onReady: () => {
          wasReady = true;
          this.#started.resolve();
          this.#next();
        },
        onFree: () => this.#next(),
        onEnd: (unfinished, reason) => this.#replace(index, wasReady, unfinished, reason),
      },
      log,
    );
  }

  #replace(index: number, wasReady: boolean, unfinished: readonly Job[], reason: Error): void {
    if (!wasReady) this.#started.reject(reason);
    if (!this.#ending) {
      this.stats.restarts += 1;
      this.#options.log.error({ err: reason, unfinished: unfinished.length }, 'A renderer ended: it is replaced.');
      const again = () => !this.#ending && this.#start(index);
      if (wasReady) again();
      else setTimeout(again, PAUSE_MS).unref();
    }
    for (const job of unfinished) this.#retry(job, reason);
    this.#next();
  }

  #retry(job: Job, reason: Error): void {
    const isLost = this.#ending || job.isSuspect || job.work.kind === 'private';
    if (isLost) return job.failed(new Unavailable('The renderer ended.', undefined, { cause: reason }));
    job.isSuspect = true;
    this.#suspects.push(job);
  }

  #ask(): void {
    for (const thread of this.#threads) {
      if (thread.ask() < PATIENCE) continue;
      this.#options.log.error('A renderer does not answer any longer: it is ended.');
      void thread.end();
    }
  }
}
