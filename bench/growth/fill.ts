import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** Tables that an import fills per cinema. */
const OF_CINEMAS: readonly string[] = ['cinema_day', 'programme', 'programme_day', 'showtime'];
/** Tables whose rows are copied for another cinema, under other names. */
export const COPIED: readonly string[] = [...OF_CINEMAS, 'showtime_text'];
/** One copy in this many plays the same films. */
export const SAME_FILMS = 100;

/** A copy's value of a column; copy 0 is the original. Bookings are still V{vistaRef}S{session}, and still unique. */
export function copied(column: string, padded: string): string {
  const renamed = {
    cinema: "real.cinema || '~' || copies.number",
    show: 'real.show || copies.ending',
    booking: `real.booking || ${padded}`,
  }[column];
  return renamed === undefined
    ? `real.${column}`
    : `case when copies.number = 0 then real.${column} else ${renamed} end`;
}

type Made = { readonly name: string; readonly sql: string };

/** Reduces a copy of the demo's store to one cinema's programme on one site, whose whole catalogue it keeps. */
export function keepOneCinema(file: string, site: string, cinema: string): number {
  const db = open(file);
  const { generation } = db.prepare('select generation from site_generation where site = ?').get(site)!;
  for (const table of OF_CINEMAS) {
    db.prepare(`delete from ${table} where generation <> ? or cinema <> ?`).run(generation!, cinema);
  }
  db.exec('delete from showtime_text where (generation, booking) not in (select generation, booking from showtime)');
  db.exec('vacuum');
  const count = countOf(db);
  db.close();
  return count;
}

/**
 * Makes a store with the given number of screenings out of one with a single cinema, by adding cinemas with other films
 * on the same days. Each original row is placed among its copies, so that no two of them are on the same page of the
 * file.
 */
export function multiply(small: string, file: string, showtimes: number): number {
  const db = open(file);
  db.prepare('attach ? as small').run(small);
  const sqlOf = (type: 'table' | 'index') =>
    db.prepare('select name, sql from small.sqlite_master where type = ? and sql is not null').all(type) as Made[];
  const tables = sqlOf('table');
  for (const { sql } of tables) db.exec(sql);
  const { count } = db.prepare('select count(*) as count from small.showtime').get()!;
  db.exec('create temp table copies (number integer, ending text)');
  db.prepare(
    `with recursive numbers (number) as (select 0 union all select number + 1 from numbers where number < ?)
     insert into copies select number, case when number % ${SAME_FILMS} = 0 then '' else '~' || number end from numbers`,
  ).run(Math.ceil(showtimes / Number(count)) - 1);
  for (const { name } of tables) {
    const columns = db.prepare(`select name from pragma_table_info(?, 'small')`).all(name);
    const names = columns.map((column) => String(column['name']));
    if (!COPIED.includes(name)) {
      db.exec(`insert into ${name} select * from small.${name}`);
      continue;
    }
    const values = names.map((column) => copied(column, "printf('%05d', copies.number)"));
    db.exec(`insert into ${name} (${names.join()}) select ${values.join()} from small.${name} real cross join copies`);
  }
  // Building an index over a full table is faster than row by row.
  for (const { sql } of sqlOf('index')) db.exec(sql);
  const made = countOf(db);
  db.close();
  return made;
}

/** The show that plays most often in a store of one cinema, and the days on which that cinema plays anything. */
export function contentOf(file: string): { readonly show: string; readonly days: readonly string[] } {
  const db = new DatabaseSync(file, { readOnly: true });
  const read = (sql: string, ...values: SQLInputValue[]) => db.prepare(sql).all(...values);
  const [most] = read(
    'select show from showtime where is_movie = 1 group by show order by count(*) desc, show limit 1',
  );
  const days = read('select day from showtime group by day order by day');
  db.close();
  return { show: String(most!['show']), days: days.map(({ day }) => String(day)) };
}

/** How many screenings a site has in a store. */
export function showtimesOf(file: string, site: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const { count } = db
    .prepare('select count(*) as count from showtime join site_generation using (generation) where site = ?')
    .get(site)!;
  db.close();
  return Number(count);
}

/** Opens a file without safety, for filling only: nobody else reads it yet, and if it breaks it is made again. */
function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -3000000; pragma temp_store = memory',
  );
  return db;
}

function countOf(db: DatabaseSync): number {
  return Number(db.prepare('select count(*) as count from showtime').get()!['count']);
}
