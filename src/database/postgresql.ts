import { setTimeout } from 'node:timers/promises';
import {
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { isConnectionFault } from './errors.ts';
import { openPool, type PoolOptions } from './pool.ts';

/** Pauses before trying again: other connections may have broken too, which the pool notices within moments. */
const PAUSES_MS = [10, 40, 160];
const READS = /^\s*(?:select|with|explain|values)\b/i;

/** PostgreSQL. Statements that only read, outside a transaction, are tried again if their connection breaks. */
export function postgresqlDialect(url: string, options: PoolOptions): Dialect {
  return {
    createDriver: () => new RetryingDriver(new PostgresDriver({ pool: () => openPool(url, options) })),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class RetryingDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init() {
    return this.#driver.init();
  }
  async acquireConnection() {
    return new RetryingConnection(this.#driver, await this.#driver.acquireConnection());
  }
  async beginTransaction(connection: RetryingConnection, settings: TransactionSettings) {
    connection.retries = false;
    await this.#driver.beginTransaction(connection.inner, settings);
  }
  commitTransaction(connection: RetryingConnection) {
    return this.#driver.commitTransaction(connection.inner);
  }
  rollbackTransaction(connection: RetryingConnection) {
    return this.#driver.rollbackTransaction(connection.inner);
  }
  async releaseConnection(connection: RetryingConnection) {
    await connection.leave();
  }
  destroy() {
    return this.#driver.destroy();
  }
}

class RetryingConnection implements DatabaseConnection {
  readonly #driver: Driver;
  #inner: DatabaseConnection | undefined;
  retries = true;

  constructor(driver: Driver, inner: DatabaseConnection) {
    this.#driver = driver;
    this.#inner = inner;
  }

  get inner(): DatabaseConnection {
    return this.#inner!;
  }

  async executeQuery<R>(given: CompiledQuery): Promise<QueryResult<R>> {
    const query = withoutNul(given);
    const pauses = this.retries && READS.test(query.sql) ? PAUSES_MS : [];
    for (const pause of pauses) {
      try {
        this.#inner ??= await this.#driver.acquireConnection();
        return await this.#inner.executeQuery<R>(query);
      } catch (error) {
        if (!isConnectionFault(error)) throw error;
      }
      await this.leave();
      await setTimeout(pause);
    }
    this.#inner ??= await this.#driver.acquireConnection();
    return this.#inner.executeQuery<R>(query);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }

  async leave(): Promise<void> {
    const inner = this.#inner;
    this.#inner = undefined;
    if (inner) await this.#driver.releaseConnection(inner);
  }
}

/** PostgreSQL's text has no NUL, and would refuse the query: it becomes what HTML makes of it. */
function withoutNul(query: CompiledQuery): CompiledQuery {
  const isIn = (value: unknown): value is string => typeof value === 'string' && value.includes('\0');
  if (!query.parameters.some(isIn)) return query;
  const parameters = query.parameters.map((value) => (isIn(value) ? value.replaceAll('\0', '\uFFFD') : value));
  return { ...query, parameters };
}
