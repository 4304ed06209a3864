import type { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import type { Statement } from './recorder.ts';

/**
 * The columns by which a page may look up rows of a table: at least one of these groups. Then it finds only as much as
 * a cinema, or a show's day, has; and what is kept in memory is as large as the catalogue.
 */
const LOOKED_UP_BY: Readonly<Record<string, readonly (readonly string[])[]>> = {
  site_generation: [['site']],
  site_settings: [['site']],
  document: [['generation', 'language']],
  gone_show: [['site']],
  cancelled_screening: [['site', 'booking']],
  // The edits that can be shown, read once per edit; and the versions of one document.
  revision: [
    ['site', 'current', 'language'],
    ['site', 'kind', 'slug'],
  ],
  cinema_day: [['generation', 'cinema']],
  programme: [['generation', 'cinema']],
  // As many rows as shows, read once per import.
  show_on_site: [['generation']],
  programme_day: [
    ['generation', 'cinema'],
    ['generation', 'show'],
  ],
  showtime: [
    ['generation', 'cinema'],
    ['generation', 'show', 'day'],
  ],
  showtime_text: [['generation', 'booking', 'language']],
  feeling_count: [['show']],
  ask: [['hash']],
  ask_answer: [['ask']],
};

/** Where SQLite scans more of a table than it may, in the words of its query plan. */
export function lookedThrough(db: DatabaseSync, { sql, parameters }: Statement): string[] {
  const plan = db.prepare(`explain query plan ${sql}`).all(...parameters);
  return plan
    .map(({ detail }) => String(detail))
    .filter((line) => {
      if (!/^(SCAN|SEARCH)\b/.test(line)) return false;
      const [, table = '', by = ''] =
        /^SEARCH (\w+) (?:EXISTS )?USING (?:COVERING )?INDEX \w+ \((.*?)\)/.exec(line) ?? [];
      const columns = [...by.matchAll(/(\w+)[=<>]/g)].map(([, column]) => column);
      return !LOOKED_UP_BY[table]?.some((needed) => needed.every((column) => columns.includes(column)));
    });
}

/** Where PostgreSQL scans a table sequentially although it is told to avoid that. */
export async function lookedThroughByPostgresql(client: Client, { sql, parameters }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
  return rows.map((row) => row['QUERY PLAN']).filter((line) => /\bSeq Scan on\b/.test(line));
}
