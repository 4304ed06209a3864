import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { restrictToOwner, type StoreFile } from './storeFile.ts';

/** SQLite's code for a database that another process is writing to. */
const SQLITE_BUSY = 5;
/** How long a write waits for another process's transaction before it gives up. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 5;
const MAX_PREPARED_STATEMENTS = 200;
/**
 * Copies the write-ahead log to the file and empties it. While another process reads or writes, some is left for the
 * next time.
 */
export const CHECKPOINT = 'pragma wal_checkpoint(truncate)';
const READS = /^\s*(?:select|with|explain|values)\b/i;

/**
 * SQLite through `node:sqlite`, which is synchronous: if SQLite waited for a lock, so would the whole process. So its
 * own waiting is off (`busy_timeout` 0) and writes are retried here by a timer. Reads have a handle of their own and,
 * with a write-ahead log, wait for nobody. Its files are for their owner alone: drafts and who wrote them are in one,
 * accounts in the other. `people`: given if it holds accounts. Then what is deleted is overwritten, and writes fail once
 * the file is not the one any more that was opened.
 */
export function sqliteDialect(file: string, people?: StoreFile): Dialect {
  return {
    createDriver: () => new SqliteDriver(file, people),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new WriteAheadAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class WriteAheadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
  override get supportsTransactionalDdl() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #people: StoreFile | undefined;
  #reader: Handle | undefined;
  #writer: Handle | undefined;
  /** Resolves when the last of the waiting writers has written. */
  #turns: Promise<void> = Promise.resolve();

  constructor(file: string, people: StoreFile | undefined) {
    this.#file = file;
    this.#people = people;
  }

  async init() {
    mkdirSync(dirname(this.#file), { recursive: true });
    restrictToOwner(this.#file);
    const writer = new Handle(new DatabaseSync(this.#file, { timeout: 0 }));
    try {
      await whenFree(() => writer.run('pragma journal_mode = wal'));
      writer.run('pragma synchronous = full');
      // An import changes the same index pages again and again: keep them (in KiB, negative), and copy them back
      // rarely.
      writer.run('pragma cache_size = -65536');
      writer.run('pragma wal_autocheckpoint = 8000');
      if (this.#people) writer.run('pragma secure_delete = on');
      this.#reader = new Handle(new DatabaseSync(this.#file, { timeout: 0, readOnly: true }));
      this.#people?.opened();
    } catch (error) {
      writer.close();
      throw error;
    }
    this.#writer = writer;
  }

  async acquireConnection() {
    return new SqliteConnection(this.#reader!, this.#writer!, this.#people, () => this.#takeTurn());
  }

  async beginTransaction(connection: SqliteConnection, settings: TransactionSettings) {
    await connection.begin(settings);
  }
  async commitTransaction(connection: SqliteConnection) {
    connection.commit();
  }
  async rollbackTransaction(connection: SqliteConnection) {
    connection.rollback();
  }
  async releaseConnection() {}

  async destroy() {
    await this.#turns;
    this.#reader?.close();
    try {
      // So that the file alone is whole, even if another process has it open.
      if (this.#writer?.isOpen) this.#writer.run(CHECKPOINT);
    } finally {
      this.#writer?.close();
    }
  }

  /** Waits for the writers before this one. The function that it gives must be called when done. */
  async #takeTurn(): Promise<() => void> {
    const before = this.#turns;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turns = promise;
    await before;
    return resolve;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: Handle;
  readonly #writer: Handle;
  readonly #people: StoreFile | undefined;
  readonly #takeTurn: () => Promise<() => void>;
  #endTurn: (() => void) | undefined;

  constructor(reader: Handle, writer: Handle, people: StoreFile | undefined, takeTurn: () => Promise<() => void>) {
    this.#reader = reader;
    this.#writer = writer;
    this.#people = people;
    this.#takeTurn = takeTurn;
  }

  async begin(settings: TransactionSettings) {
    const endTurn = await this.#takeTurn();
    try {
      // With the write lock taken at the beginning, no statement inside the transaction can meet another's lock.
      const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
      await whenFree(() => this.#writer.run(begin));
    } catch (error) {
      endTurn();
      throw error;
    }
    this.#endTurn = endTurn;
  }

  /** A commit that fails keeps the turn: Kysely then rolls back. */
  commit() {
    this.#people?.check();
    this.#writer.run('commit');
    this.#leave();
  }

  rollback() {
    try {
      // On a full disk, SQLite has already rolled back by itself.
      if (this.#writer.inTransaction) this.#writer.run('rollback');
    } finally {
      this.#leave();
    }
  }

  #leave() {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return this.#writer.execute(sql, parameters);
    if (READS.test(sql)) return whenFree(() => this.#reader.execute(sql, parameters));
    const endTurn = await this.#takeTurn();
    try {
      this.#people?.check();
      return await whenFree(() => this.#writer.execute(sql, parameters));
    } finally {
      endTurn();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

type Prepared = { readonly statement: StatementSync; readonly hasRows: boolean };

/** An open database and its prepared statements. */
class Handle {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get isOpen(): boolean {
    return this.#database.isOpen;
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  run(sql: string): void {
    this.#database.exec(sql);
  }

  execute<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    if (hasRows) {
      const rows = statement.all(...values) as unknown as readonly (readonly SQLOutputValue[])[];
      if (rows.length === 0) return { rows: [] };
      // Asked for after the rows: SQLite prepares a statement anew when another process has changed the tables.
      const columns = statement.columns().map(({ name }) => name);
      return { rows: rows.map((row) => objectOf(columns, row) as R) };
    }
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  close(): void {
    this.#prepared.clear();
    if (this.isOpen) this.#database.close();
  }

  /** Prepares a statement, or reuses it: the most recently used ones are cached. */
  #prepare(sql: string): Prepared {
    let prepared = this.#prepared.get(sql);
    if (prepared) {
      this.#prepared.delete(sql);
    } else {
      const statement = this.#database.prepare(sql);
      statement.setReturnArrays(true);
      prepared = { statement, hasRows: statement.columns().length > 0 };
    }
    this.#prepared.set(sql, prepared);
    if (this.#prepared.size > MAX_PREPARED_STATEMENTS) this.#prepared.delete(this.#prepared.keys().next().value!);
    return prepared;
  }
}

/**
 * A row as an object. SQLite's own objects are hash tables of V8, which take 1.3 kB each and are slower to make and to read: a
 * cinema's page has hundreds of rows.
 */
function objectOf(columns: readonly string[], row: readonly SQLOutputValue[]): Record<string, SQLOutputValue> {
  const object: Record<string, SQLOutputValue> = {};
  for (let index = 0; index < columns.length; index += 1) object[columns[index]!] = row[index]!;
  return object;
}

function isBusy(error: unknown): boolean {
  // The low byte is the code; the rest gives details.
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
}

/** Does work now or, while another process writes, again and again until it has waited too long. */
async function whenFree<T>(work: () => T): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await setTimeout(RETRY_MS);
  }
}
