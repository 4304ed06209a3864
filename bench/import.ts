import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { importFeed } from '../src/content/import/importFeed.ts';
import { closeDatabase } from '../src/database/current.ts';
import { siteOf } from '../src/sites/sites.ts';
import { makeSite, writeSite } from '../tests/integration/store/feed.ts';

/**
 * How fast an import is against bare prepared inserts of the same rows into the same tables, in one run on SQLite:
 * `node bench/import.ts [--showtimes 200000] [--rounds 3]`. Prints JSON; the ratio is the median's.
 */
const { values } = parseArgs({
  options: { showtimes: { type: 'string', default: '200000' }, rounds: { type: 'string', default: '3' } },
});
const site = siteOf('fr');
const folder = mkdtempSync(join(tmpdir(), 'aurore-bench-'));
const size = { shows: 60, days: 14, screeningsADay: 4, firstDay: '2026-11-21' };
const cinemas = Math.max(1, Math.round(Number(values.showtimes) / (size.shows * size.days * size.screeningsADay)));

function bareInserts(file: string): number {
  const source = new DatabaseSync(file);
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
  const started = performance.now();
  target.exec('begin');
  for (const tuple of tuples) insert.run(...tuple);
  target.exec('commit');
  const elapsed = performance.now() - started;
  target.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `bare.db${suffix}`), { force: true });
  return elapsed;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const [imports, inserts]: [number[], number[]] = [[], []];
let screenings = 0;
try {
  await writeSite(folder, site, makeSite(site, { ...size, cinemas }));
  const file = join(folder, 'aurore.db');
  process.env['DATABASE_URL'] = `sqlite:${file}`;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const started = performance.now();
    const { sites } = await importFeed(folder);
    imports.push(performance.now() - started);
    if (sites[0]?.outcome !== 'applied') throw new Error(`The import was ${sites[0]?.outcome}.`);
    screenings = sites[0].counts.showtimes;
    await closeDatabase();
    inserts.push(bareInserts(file));
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  }
  const feedBytes = statSync(join(folder, site.code, 'showtimes.ndjson')).size;
  const [importMs, insertMs] = [Math.round(median(imports)), Math.round(median(inserts))];
  const memoryMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(JSON.stringify({ screenings, feedBytes, importMs, insertMs, ratio: insertMs / importMs, memoryMb }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
