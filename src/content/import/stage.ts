import { hostname } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { CompiledQuery, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema, SpareGenerationTable } from '../../database/schema.ts';
import { takeNumbers } from '../../database/sequence.ts';
import { now } from '../../settings/clock.ts';
import type { SiteCode } from '../../sites/sites.ts';
import { tagOf } from '../cacheTags.ts';
import { appendChanges } from '../changes.ts';
import { isOfDemo } from '../demoMark.ts';
import { replaceFeedRevisions, type NewRevision } from '../revisions/write.ts';
import { cancelledBetween, rememberCancelled } from './cancelled.ts';
import { ImportError } from './folder.ts';

const COLUMNS = {
  document: ['generation', 'language', 'kind', 'slug', 'position', 'data'],
  cinema_day: ['generation', 'cinema', 'day', 'data'],
  programme: ['generation', 'cinema', 'show', 'position', 'tags', 'bookable', 'data'],
  programme_day: ['generation', 'cinema', 'show', 'day', 'data'],
  show_on_site: ['generation', 'show', 'bookable', 'is_kids', 'tags'],
  showtime: [
    ...(['generation', 'cinema', 'day', 'show', 'booking', 'time', 'end_time', 'version', 'tags', 'status'] as const),
    ...(['reservability_start', 'reservability_end', 'is_movie', 'hall', 'capacity', 'link'] as const),
  ],
  showtime_text: ['generation', 'language', 'booking', 'data'],
  fingerprint: ['generation', 'tag', 'hash'],
} as const satisfies { [Table in keyof Schema]?: readonly (keyof Schema[Table])[] };
type StagedTable = keyof typeof COLUMNS;
const STAGED_TABLES = Object.keys(COLUMNS) as StagedTable[];

/**
 * A transaction with this many rows holds the write lock for about a fifth of a second; on SQLite, smaller ones are
 * slower in all.
 */
const ROWS_A_TRANSACTION = 20_000;
/** SQLite answers synchronously: without a pause, an import inside a serving process would let no request through. */
const ROWS_WITHOUT_PAUSE = 1_000;
const ROWS_A_STATEMENT = 50;
/** An import that shows no sign of life for this long is presumed dead. */
const SILENCE_MS = 60_000;

const SELF = { host: hostname(), pid: process.pid, token: crypto.randomUUID() };
const OWNER = `${SELF.pid}/${SELF.token}@${SELF.host}`;

/**
 * The next generation of a site, written beside the one that is shown. Nobody sees it until `goLive`; if its process
 * dies, the next import of the site removes it.
 */
export class Stage {
  readonly #db: Kysely<Schema>;
  readonly #site: SiteCode;
  readonly #generation: number;
  readonly #isSound: () => boolean;
  readonly #rows = new Map<StagedTable, object[]>();
  readonly #statements = new Map<string, string>();
  #count = 0;

  private constructor(db: Kysely<Schema>, site: SiteCode, generation: number, isSound: () => boolean) {
    this.#db = db;
    this.#site = site;
    this.#generation = generation;
    this.#isSound = isSound;
  }

  /**
   * Begins a generation; undefined when another import of the site is running. Once the feed is no longer sound,
   * nothing more is written.
   */
  static async begin(db: Kysely<Schema>, site: SiteCode, isSound: () => boolean): Promise<Stage | undefined> {
    const generation = await db.transaction().execute(async (transaction) => {
      // Taking the number first makes concurrent imports wait for each other.
      const number = await takeNumbers(transaction, 'generation', 1);
      if ((await sparesOf(transaction, site)).some(isUnderWay)) return undefined;
      const spare = { generation: number, site, owner: OWNER, touched_at: now().toISOString() };
      await transaction.insertInto('spare_generation').values(spare).execute();
      return number;
    });
    return generation === undefined ? undefined : new Stage(db, site, generation, isSound);
  }

  add<Table extends StagedTable>(table: Table, row: Omit<Selectable<Schema[Table]>, 'generation'>): void {
    if (!this.#isSound()) return;
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, [row]);
    this.#count += 1;
  }

  async flushIfFull(): Promise<void> {
    if (this.#count >= ROWS_A_TRANSACTION) await this.#flush();
  }

  /**
   * Makes this the generation that the site shows, and announces what has changed, in one transaction. The demo's throws an
   * ImportError where the site shows anything else.
   */
  async goLive(
    feedHash: string,
    fingerprints: ReadonlyMap<string, string>,
    drafts: readonly NewRevision[],
    isDemo = false,
  ): Promise<void> {
    for (const [tag, hash] of fingerprints) this.add('fingerprint', { tag, hash });
    await this.#flush();
    const cancelled = await this.#cancelled();
    await this.#db.transaction().execute(async (transaction) => {
      const live = await liveOf(transaction, this.#site);
      if (isDemo && live && !isOfDemo(live)) {
        throw new ImportError(`The demo is not loaded: site ${this.#site} shows content that is not the demo’s.`);
      }
      await this.#expectOwned(
        await transaction
          .deleteFrom('spare_generation')
          .where('generation', '=', this.#generation)
          .where('owner', '=', OWNER)
          .executeTakeFirst()
          .then(({ numDeletedRows }) => numDeletedRows),
      );
      const touched_at = now().toISOString();
      const generation = this.#generation;
      const mark = { demo_generation: isDemo ? generation : null };
      const shown = { generation, feed_hash: feedHash, imported_at: touched_at, ...mark };
      await transaction
        .insertInto('site_generation')
        .values({ site: this.#site, ...shown })
        .onConflict((conflict) => conflict.column('site').doUpdateSet(shown))
        .execute();
      if (live) {
        const spare = { generation: live.generation, site: this.#site, owner: null, touched_at };
        await transaction.insertInto('spare_generation').values(spare).execute();
      }
      await rememberCancelled(transaction, this.#site, cancelled, { after: generation, at: new Date(touched_at) });
      await rememberGone(transaction, this.#site, { before: live?.generation, after: this.#generation }, touched_at);
      const before = await fingerprintsOf(transaction, live?.generation);
      const tags = new Set([...before.keys(), ...fingerprints.keys()]);
      const changed = [...tags].filter((tag) => before.get(tag) !== fingerprints.get(tag));
      // What the programmes of all cinemas say changes with that of any.
      const isOfCinema = (tag: string) => tag.startsWith(tagOf('cinema', this.#site, ''));
      const programme = changed.some(isOfCinema) ? [tagOf('programme', this.#site)] : [];
      await appendChanges(transaction, [...changed, ...programme]);
      await replaceFeedRevisions(transaction, this.#site, drafts);
    });
  }

  /**
   * What the site shows and this generation takes off; nothing where that is the demo's, which nobody meant to visit. Asked
   * before anything is locked, as no other import changes what is shown meanwhile.
   */
  async #cancelled() {
    const live = await liveOf(this.#db, this.#site);
    if (!live || isOfDemo(live)) return [];
    return cancelledBetween(this.#db, this.#site, { before: live.generation, after: this.#generation }, now());
  }

  /** Abandons the generation, unless it is shown, and removes what no site shows. */
  async giveUp(): Promise<void> {
    await this.#db
      .updateTable('spare_generation')
      .set({ owner: null })
      .where('generation', '=', this.#generation)
      .where('owner', '=', OWNER)
      .execute();
    await removeSpares(this.#db, this.#site);
  }

  async #flush(): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await this.#expectOwned(
        await transaction
          .updateTable('spare_generation')
          .set({ touched_at: now().toISOString() })
          .where('generation', '=', this.#generation)
          .where('owner', '=', OWNER)
          .executeTakeFirst()
          .then(({ numUpdatedRows }) => numUpdatedRows),
      );
      for (const [table, rows] of this.#rows) {
        for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
          await this.#insert(transaction, table, rows.slice(start, start + ROWS_A_STATEMENT));
          if (start % ROWS_WITHOUT_PAUSE === 0) await setImmediate();
        }
      }
    });
    this.#rows.clear();
    this.#count = 0;
  }

  async #insert(transaction: Transaction<Schema>, table: StagedTable, rows: readonly object[]): Promise<void> {
    const columns: readonly string[] = COLUMNS[table];
    const key = `${table}/${rows.length}`;
    let statement = this.#statements.get(key);
    if (statement === undefined) {
      // Compiled once: Kysely takes longer to build such a statement than a database to run it.
      const empty = Object.fromEntries(columns.map((column) => [column, '']));
      const query = transaction.insertInto(table).values(Array.from(rows, () => empty) as never);
      this.#statements.set(key, (statement = query.compile().sql));
    }
    const values: unknown[] = [];
    for (const row of rows as readonly Record<string, unknown>[]) {
      for (const column of columns) values.push(column === 'generation' ? this.#generation : row[column]);
    }
    await transaction.executeQuery(CompiledQuery.raw(statement, values));
  }

  async #expectOwned(count: bigint): Promise<void> {
    if (count !== 1n) {
      throw new ImportError(`The import of site ${this.#site} stood still too long and another has taken its place.`);
    }
  }
}

async function liveOf(db: Kysely<Schema>, site: SiteCode) {
  return db
    .selectFrom('site_generation')
    .select(['generation', 'demo_generation'])
    .where('site', '=', site)
    .executeTakeFirst();
}

type SpareGeneration = Pick<SpareGenerationTable, 'generation' | 'owner' | 'touched_at'>;

async function sparesOf(db: Kysely<Schema>, site: SiteCode): Promise<SpareGeneration[]> {
  return db
    .selectFrom('spare_generation')
    .select(['generation', 'owner', 'touched_at'])
    .where('site', '=', site)
    .execute();
}

function isUnderWay({ owner, touched_at }: SpareGeneration): boolean {
  if (owner === null || Math.abs(now().getTime() - Date.parse(touched_at)) > SILENCE_MS) return false;
  const [, pid, token, host] = /^(\d+)\/(.+)@(.*)$/.exec(owner) ?? [];
  if (host !== SELF.host) return true;
  if (Number(pid) === SELF.pid) return token === SELF.token;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

async function fingerprintsOf(db: Kysely<Schema>, generation = 0): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('fingerprint').selectAll().where('generation', '=', generation).execute();
  return new Map(rows.map(({ tag, hash }) => [tag, hash]));
}

/** Records the shows that one generation had and the next has not, and removes those that are back. */
async function rememberGone(
  transaction: Transaction<Schema>,
  site: SiteCode,
  { before, after }: { readonly before: number | undefined; readonly after: number },
  gone_at: string,
): Promise<void> {
  const slugsOf = (generation: number) =>
    transaction
      .selectFrom('document')
      .select('slug')
      .where('generation', '=', generation)
      .where('kind', '=', 'showDetails')
      .distinct();
  await transaction.deleteFrom('gone_show').where('site', '=', site).where('slug', 'in', slugsOf(after)).execute();
  if (before === undefined) return;
  const gone = await slugsOf(before).where('slug', 'not in', slugsOf(after)).execute();
  const rows = gone.map(({ slug }) => ({ site, slug, gone_at }));
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await transaction
      .insertInto('gone_show')
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflict((conflict) => conflict.columns(['site', 'slug']).doNothing())
      .execute();
  }
}

/**
 * Removes a site's generations that are not shown: those that an import has replaced or refused, and those that a
 * killed import has left. In pieces, so that nobody waits long for the write lock.
 */
export async function removeSpares(db: Kysely<Schema>, site: SiteCode): Promise<void> {
  for (const spare of await sparesOf(db, site)) {
    if (isUnderWay(spare)) continue;
    await removeGeneration(db, spare.generation);
    await db.deleteFrom('spare_generation').where('generation', '=', spare.generation).execute();
  }
}

async function removeGeneration(db: Kysely<Schema>, generation: number): Promise<void> {
  for (const table of STAGED_TABLES) {
    if (table === 'cinema_day' || table === 'programme' || table === 'programme_day' || table === 'showtime') {
      const next = db.selectFrom(table).select('cinema').where('generation', '=', generation).limit(1);
      for (let row = await next.executeTakeFirst(); row; row = await next.executeTakeFirst()) {
        await db.deleteFrom(table).where('generation', '=', generation).where('cinema', '=', row.cinema).execute();
        await setImmediate();
      }
    } else if (table === 'showtime_text') {
      // There is one per special screening and language, with no cinema column to divide them by.
      const next = db.selectFrom(table).select('booking').where('generation', '=', generation);
      const some = next.orderBy('booking').limit(ROWS_WITHOUT_PAUSE);
      for (let deleted = 1n; deleted > 0n; await setImmediate()) {
        const deletion = db.deleteFrom(table).where('generation', '=', generation).where('booking', 'in', some);
        deleted = (await deletion.executeTakeFirst()).numDeletedRows;
      }
    } else {
      await db.deleteFrom(table).where('generation', '=', generation).execute();
    }
  }
}
