import type { Pool, PoolClient } from 'pg';
import { isConnectionFault, isGivenUp, POOL_EXHAUSTED } from './errors.ts';

export type PoolOptions = {
  /** How many connections this process opens at most. */
  readonly connections: number;
  /** Milliseconds after which a statement is ended; undefined for statements that may take any time. */
  readonly timeoutMs: number | undefined;
};

/** Within which a connection is made, or becomes free. */
const CONNECT_MS = 5_000;
/** How long a write waits for another's lock: as long as on SQLite. */
const LOCK_MS = 10_000;
/** A transaction that says nothing for this long has lost whoever began it. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** By which the database ends a statement before this process gives it up. */
const AHEAD_MS = 1_000;
const INT8 = 20;

/** Connections to a PostgreSQL, through `pg`, which is loaded only where it is used. */
export async function openPool(url: string, { connections, timeoutMs }: PoolOptions): Promise<Pool> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  // Counts come as 64-bit integers; none of ours is beyond what a number holds.
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'aurore',
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...(timeoutMs !== undefined && {
      lock_timeout: LOCK_MS,
      statement_timeout: timeoutMs,
      // Of a database that says nothing at all.
      query_timeout: timeoutMs + AHEAD_MS,
    }),
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  const backoff = new Backoff();
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  return Object.assign(pool, { connect: () => backoff.attempt(() => take(pool, connect, connections)) });
}

/** Thrown where all connections are in use: the database is there, but busy. */
class PoolExhausted extends Error {
  override readonly name = 'PoolExhausted';
  readonly code = POOL_EXHAUSTED;
}

async function take(pool: Pool, connect: () => Promise<PoolClient>, connections: number): Promise<PoolClient> {
  try {
    const client = await connect();
    endWhatWasGivenUp(client);
    return client;
  } catch (error) {
    const inUse = pool.totalCount - pool.idleCount;
    if (inUse < connections || (error as { code?: string }).code !== undefined) throw error;
    throw new PoolExhausted('All connections to the database are in use.', { cause: error });
  }
}

/** What `pg` has beneath a client. */
type Wire = { readonly connection: { readonly stream: { destroy(): void } } };

const watched = new WeakSet<PoolClient>();

/**
 * A statement that was given up is still under way on its connection, and whatever is asked there next would wait for it:
 * such a connection is ended, and the pool makes another.
 */
function endWhatWasGivenUp(client: PoolClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  // Breaking while it is in use tells itself by the statement that fails; without a listener it would end the process.
  client.on('error', () => undefined);
  const query = client.query.bind(client) as (...rest: unknown[]) => unknown;
  Object.assign(client, {
    query: (...rest: unknown[]) => {
      const answer = query(...rest);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (isGivenUp(error)) (client as unknown as Wire).connection.stream.destroy();
        });
      }
      return answer;
    },
  });
}

const FIRST_MS = 50;
const LONGEST_MS = 2_000;

/**
 * Keeps those who want a connection off a database that is not there: after a failure all are refused at once, without an
 * attempt, for a while that doubles with each failure and differs from process to process.
 */
export class Backoff {
  readonly #clock: () => number;
  #failures = 0;
  #until = 0;
  #error: unknown;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  async attempt<T>(connect: () => Promise<T>): Promise<T> {
    if (this.#clock() < this.#until) throw this.#error;
    const known = this.#failures;
    try {
      const connection = await connect();
      this.#failures = 0;
      return connection;
    } catch (error) {
      // Those who tried at the same moment failed of the same cause: it counts once.
      if (isConnectionFault(error) && this.#failures === known) this.#wait(error);
      throw error;
    }
  }

  #wait(error: unknown): void {
    this.#error = error;
    const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#until = this.#clock() + longest * (0.5 + Math.random() / 2);
  }
}
