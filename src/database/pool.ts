import type { Pool, PoolClient } from 'pg';
import { isConnectionFault, isGivenUp, POOL_EXHAUSTED } from './errors.ts';

export type PoolOptions = {
  /** The most connections that this process opens. */
  readonly connections: number;
  /** Milliseconds after which a statement is ended; undefined for no limit. */
  readonly timeoutMs: number | undefined;
};

/** How long to wait until a connection is made or becomes free. */
const CONNECT_MS = 5_000;
/** How long a write waits for another's lock: as long as on SQLite. */
const LOCK_MS = 10_000;
/** A transaction that is idle for this long has lost its client. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** How much earlier the database ends a statement than this process gives up on it. */
const AHEAD_MS = 1_000;
const INT8 = 20;

/** Opens a pool of connections to PostgreSQL with `pg`, which is loaded only if it is used. */
export async function openPool(url: string, { connections, timeoutMs }: PoolOptions): Promise<Pool> {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  // Counts are 64-bit integers in PostgreSQL; ours all fit into a number.
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
      // For a database that does not answer at all.
      query_timeout: timeoutMs + AHEAD_MS,
    }),
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  // If it breaks while in use, the statement fails and says so. It listens before anybody has it: a database that ends may
  // say so in the same packet in which it has accepted.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endWhatWasGivenUp(client);
  });
  const backoff = new Backoff();
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  return Object.assign(pool, { connect: () => backoff.attempt(() => take(pool, connect, connections)) });
}

/** Thrown if all connections are in use: the database is there, but busy. */
class PoolExhausted extends Error {
  override readonly name = 'PoolExhausted';
  readonly code = POOL_EXHAUSTED;
}

async function take(pool: Pool, connect: () => Promise<PoolClient>, connections: number): Promise<PoolClient> {
  try {
    return await connect();
  } catch (error) {
    const inUse = pool.totalCount - pool.idleCount;
    if (inUse < connections || (error as { code?: string }).code !== undefined) throw error;
    throw new PoolExhausted('All connections to the database are in use.', { cause: error });
  }
}

/** Private parts of a `pg` client. */
type Wire = { readonly connection: { readonly stream: { destroy(): void } } };

/**
 * Ends a connection on which this process gave up on a statement: the statement is still being executed there, and the
 * next one would wait for it. The pool makes another connection.
 */
function endWhatWasGivenUp(client: PoolClient): void {
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
const MAX_WAIT_MS = 2_000;

/**
 * Spares a database that is down: after a failed connection, all further ones fail at once without an attempt, for a
 * time that doubles with each failure and differs between processes.
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
      // Attempts at the same time fail for the same reason: that counts once.
      if (isConnectionFault(error) && this.#failures === known) this.#wait(error);
      throw error;
    }
  }

  #wait(error: unknown): void {
    this.#error = error;
    const longest = Math.min(MAX_WAIT_MS, FIRST_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#until = this.#clock() + longest * (0.5 + Math.random() / 2);
  }
}
