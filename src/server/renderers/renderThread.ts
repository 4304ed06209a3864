import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { RenderError } from '../rendered.ts';
import {
  receivedBytes,
  receivedError,
  sentError,
  type FromThread,
  type Piece,
  type PrivateResponse,
  type ThreadData,
  type ToThread,
  type Work,
} from './messages.ts';
import type { PreparedResponse } from '../preparedResponse.ts';

const SCRIPT = new URL('./thread.ts', import.meta.url);

/** A piece of work for a thread, and who waits for it. */
export type Job = {
  readonly work: Work;
  /** Reads the next piece of the request's body. */
  readonly next?: (() => Promise<Piece>) | undefined;
  readonly done: (result: PreparedResponse | 'private' | PrivateResponse) => void;
  readonly failed: (error: unknown) => void;
  /** A thread was lost over it, or over another that it had at the same time: it gets one to itself. */
  isSuspect: boolean;
};

type ThreadStart = {
  readonly data: ThreadData;
  readonly environment: NodeJS.ProcessEnv;
  /** The most memory of its JavaScript heap, in megabytes. Beyond it, the thread ends. */
  readonly heapMb: number;
};

type ThreadEvents = {
  /** It has been loaded and can render. */
  readonly onReady: () => void;
  /** It has finished a job. */
  readonly onFree: () => void;
  /** It has ended by itself or has been ended, with these jobs unfinished. */
  readonly onEnd: (unfinished: readonly Job[], reason: Error) => void;
};

/** A thread that renders, as the main thread sees it. */
export class RenderThread {
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  #last = 0;
  #ready = false;
  #ended = false;
  /** How many signs of life have been asked for since the last one. */
  #unanswered = 0;

  readonly #onFree: () => void;

  constructor({ data, environment: env, heapMb }: ThreadStart, { onReady, onFree, onEnd }: ThreadEvents, log: Log) {
    this.#onFree = onFree;
    const resourceLimits = { maxOldGenerationSizeMb: heapMb };
    this.#worker = new Worker(SCRIPT, { workerData: data, env, resourceLimits, name: 'renderer' });
    let reason: Error | undefined;
    this.#worker.on('message', (message: FromThread) => {
      this.#unanswered = 0;
      if (message.kind === 'ready') {
        this.#ready = true;
        onReady();
      } else if (message.kind !== 'pong') this.#take(message);
    });
    this.#worker.on('messageerror', (error) => log.error({ err: error }, 'A renderer sent what cannot be read.'));
    this.#worker.on('error', (error: Error) => (reason = error));
    this.#worker.on('exit', (code) => {
      this.#ended = true;
      const unfinished = [...this.#jobs.values()];
      this.#jobs.clear();
      onEnd(unfinished, reason ?? new Error(`The thread ended with ${code}.`));
    });
  }

  /** How many pages for everyone it has; as many as there can be while it has a suspect one. */
  get pages(): number {
    return [...this.#jobs.values()].some(({ isSuspect }) => isSuspect) ? Infinity : this.#count('shared');
  }

  /** How many requests of single visitors it has. */
  get requests(): number {
    return this.#count('private');
  }

  /** Whether it has been loaded and can render. */
  get isReady(): boolean {
    return this.#ready && !this.#ended;
  }

  /** Gives it a job. */
  start(job: Job): void {
    this.#last += 1;
    this.#jobs.set(this.#last, job);
    this.#send({ kind: 'work', id: this.#last, work: job.work });
  }

  /** Asks a thread that is at work for a sign of life. Returns how often it has been asked in vain. */
  ask(): number {
    if (!this.#ready || this.#jobs.size === 0) return 0;
    this.#send({ kind: 'ping' });
    this.#unanswered += 1;
    return this.#unanswered - 1;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** The bytes of its JavaScript heap and of what belongs to it; 0 once it has ended. */
  async memory(): Promise<number> {
    try {
      const { total_heap_size, external_memory } = await this.#worker.getHeapStatistics();
      return total_heap_size + external_memory;
    } catch {
      return 0;
    }
  }

  #count(kind: Work['kind']): number {
    return [...this.#jobs.values()].filter(({ work }) => work.kind === kind).length;
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #take(message: Exclude<FromThread, { kind: 'ready' | 'pong' }>): void {
    const job = this.#jobs.get(message.id);
    if (!job) return;
    if (message.kind === 'more') {
      void this.#sendPiece(message.id, job);
      return;
    }
    this.#jobs.delete(message.id);
    if (message.kind === 'failed') job.failed(errorOf(message));
    else job.done(message.kind === 'shared' ? received(message.prepared) : message.response);
    this.#onFree();
  }

  async #sendPiece(id: number, { next }: Job): Promise<void> {
    const piece = next ? await next().catch((error: unknown): Piece => ({ fault: sentError(error) })) : {};
    this.#send({ kind: 'piece', id, piece });
  }
}

function errorOf({ error, response }: Extract<FromThread, { kind: 'failed' }>): Error {
  if (error.name !== 'RenderError') return receivedError(error);
  const rendered = response && { ...response, body: receivedBytes(response.body) };
  return new RenderError(error.message, rendered, error.cause && { cause: receivedError(error.cause) });
}

function received(prepared: PreparedResponse | 'private'): PreparedResponse | 'private' {
  if (prepared === 'private' || !prepared.body) return prepared;
  return { ...prepared, body: { ...prepared.body, bytes: receivedBytes(prepared.body.bytes) } };
}
