import { sql } from 'kysely';
import { catalogueOf, type Catalogue } from '../../../src/content/catalogue.ts';
import { currentDatabase } from '../../../src/database/current.ts';
import type { Schema } from '../../../src/database/schema.ts';
import type { Site } from '../../../src/sites/sites.ts';

const TABLES: readonly (keyof Schema)[] = [
  'site_generation',
  'spare_generation',
  'sequence',
  'document',
  'cinema_day',
  'programme',
  'programme_day',
  'show_on_site',
  'showtime',
  'showtime_text',
  'fingerprint',
  'changes',
];

/** How many rows each table has. */
export async function rowCounts(): Promise<Record<string, number>> {
  const db = await currentDatabase();
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const { count } = await db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

/** Generations that have rows but that no site shows. */
export async function strayGenerations(): Promise<number[]> {
  const db = await currentDatabase();
  const stray = new Set<number>();
  const shown = (await db.selectFrom('site_generation').select('generation').execute()).map((row) => row.generation);
  for (const table of [
    'document',
    'cinema_day',
    'programme',
    'show_on_site',
    'showtime',
    'showtime_text',
    'fingerprint',
    'spare_generation',
  ] as const) {
    const rows = await db.selectFrom(table).select('generation').distinct().execute();
    for (const { generation } of rows) if (!shown.includes(generation)) stray.add(generation);
  }
  return [...stray];
}

/** What a site shows at the moment, in its default language. */
export function live(site: Site): Promise<Catalogue> {
  return catalogueOf(site, site.defaultLanguage);
}
