/** One part of the import's bench, in a process whose memory can be measured. Prints what it took as JSON. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { importFeed } from '../../src/content/import/importFeed.ts';
import { closeDatabase } from '../../src/database/current.ts';
import { siteOf } from '../../src/sites/sites.ts';
import { makeSite, writeSite } from '../../tests/integration/store/feed.ts';

export type Part = { readonly milliseconds: number; readonly megabytes: number; readonly screenings: number };

const SIZE = { shows: 60, days: 14, screeningsADay: 4, firstDay: '2026-11-21' };

const [, , part, folder = '', showtimes] = process.argv;
const file = join(folder, 'aurore.db');

/** Writes a feed of the fr site with the wanted number of screenings. */
async function makeFeed(): Promise<number> {
  const cinemas = Math.max(1, Math.round(Number(showtimes) / (SIZE.shows * SIZE.days * SIZE.screeningsADay)));
  await writeSite(folder, siteOf('fr'), makeSite(siteOf('fr'), { ...SIZE, cinemas }));
  return cinemas * SIZE.shows * SIZE.days * SIZE.screeningsADay;
}

async function importIt(): Promise<number> {
  process.env['DATABASE_URL'] = `sqlite:${file}`;
  const { sites } = await importFeed(folder);
  await closeDatabase();
  if (sites[0]?.outcome !== 'applied') throw new Error(`The import was ${sites[0]?.outcome}.`);
  return sites[0].counts.showtimes;
}

/** Inserts the rows that the import made into the same table, each by one prepared statement, in one transaction. */
function insertBare(): { screenings: number; milliseconds: number } {
  const source = new DatabaseSync(file, { readOnly: true });
  const rows = source.prepare('select * from showtime').all() as Record<string, SQLInputValue>[];
  const tables = source
    .prepare("select sql from sqlite_master where tbl_name = 'showtime' and sql is not null order by type desc")
    .all();
  source.close();
  const target = new DatabaseSync(join(folder, 'bare.db'));
  target.exec('pragma journal_mode = wal; pragma synchronous = full');
  for (const { sql } of tables) target.exec(String(sql));
  const columns = Object.keys(rows[0]!);
  const insert = target.prepare(`insert into showtime (${columns}) values (${columns.map(() => '?')})`);
  const tuples = rows.map((row) => columns.map((column) => row[column]!));
  const began = performance.now();
  target.exec('begin');
  for (const tuple of tuples) insert.run(...tuple);
  target.exec('commit');
  const milliseconds = performance.now() - began;
  target.close();
  return { screenings: rows.length, milliseconds };
}

/**
 * The most memory that this process has taken, in MB. Not what `getrusage` says: Linux does not begin that anew when a program is
 * started, so it is the bench's own once that has made large stores.
 */
function mostMemory(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error('Only Linux says how much memory a process has taken.');
  return Number(kilobytes) / 1024;
}

const began = performance.now();
let result: { screenings: number; milliseconds?: number };
if (part === 'make') result = { screenings: await makeFeed() };
else if (part === 'import') result = { screenings: await importIt() };
else result = insertBare();
const megabytes = mostMemory();
console.log(JSON.stringify({ milliseconds: performance.now() - began, megabytes, ...result } satisfies Part));
