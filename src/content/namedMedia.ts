import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { ownCopy } from '../lib/ownCopy.ts';

/**
 * Paths of files whose names say their content: those that an import or the demo has made, in all widths and formats, their drawings,
 * and videos. What they have in common is before the width or the ending. Eight digits may also be a date, which somebody has written.
 */
const FILE =
  /^(\/media\/[\w./-]*-(?!(?:19|20)\d{6})[0-9a-f]{8})(?:-\d+)?(?:\.[\w-]+)?\.(?:avif|webp|svg|webm|mp4|vtt)$/;
const NAMED = /\/media\/[\w./-]*-[0-9a-f]{8}(?![0-9a-f])/g;
/** Rows that are read at once. */
const AT_ONCE = 500;

/** Tables with texts that may name pictures: what divides them, and what their rows are then ordered by. */
const TABLES = [
  { table: 'document', parts: ['generation', 'language', 'kind'], order: 'slug' },
  { table: 'cinema_day', parts: ['generation', 'cinema'], order: 'day' },
  { table: 'programme', parts: ['generation', 'cinema'], order: 'show' },
  { table: 'showtime_text', parts: ['generation', 'language'], order: 'booking' },
  { table: 'revision', parts: ['site', 'language'], order: 'id' },
  { table: 'site_settings', parts: [], order: 'site' },
] as const satisfies readonly { table: keyof Schema; parts: readonly string[]; order: string }[];
type Row = Readonly<Record<string, string | number>> & { readonly data: string };

/** What all files of a picture have in common; undefined for a file whose name does not say its content, which may be anybody's. */
export function pictureOf(path: string): string | undefined {
  return FILE.exec(path)?.[1];
}

/**
 * The pictures that anything names, by what `pictureOf` gives: the content of all generations, shown or not, the versions of editors,
 * past ones and drafts too, and settings.
 */
export async function namedMedia(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for await (const rows of rowsWithMedia(db)) {
    for (const { data } of rows)
      for (const [picture] of data.matchAll(NAMED)) if (!named.has(picture)) named.add(ownCopy(picture));
    // SQLite's answers come without a pause.
    await setImmediate();
  }
  return named;
}

/** Some rows at a time, by their keys: a site's documents may be more than fits into memory. */
async function* rowsWithMedia(db: Kysely<Schema>): AsyncGenerator<readonly Row[]> {
  // Tables and columns are known only by name here.
  const untyped = db as unknown as Kysely<Record<string, Row>>;
  for (const { table, parts, order } of TABLES) {
    const divisions = parts.length > 0 ? await untyped.selectFrom(table).select(parts).distinct().execute() : [{}];
    for (const division of divisions) {
      let some = untyped.selectFrom(table).select([order, 'data']).where('data', 'like', '%/media/%');
      for (const [column, value] of Object.entries(division)) some = some.where(column, '=', value);
      some = some.orderBy(order).limit(AT_ONCE);
      let rows = await some.execute();
      while (rows.length > 0) {
        yield rows;
        rows = await some.where(order, '>', rows.at(-1)![order]).execute();
      }
    }
  }
}
