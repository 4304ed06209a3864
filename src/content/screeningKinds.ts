import { pagesDatabase } from '../database/current.ts';
import type { Site } from '../sites/sites.ts';
import { COMPARED_COLUMNS, type ComparedShowtime } from './filterValues.ts';
import { liveGeneration } from './live.ts';

/**
 * A kind of screening, of what filters compare, that a show has on a cinema day at one of several cinemas; with its local
 * times where requested.
 */
export type ScreeningKind = ComparedShowtime & {
  readonly day: string;
  readonly show: string;
  readonly time?: string;
  readonly end_time?: string;
};

/**
 * The kinds of screenings at these cinemas from a cinema day on, of one show or all; each kind (and time) once per day.
 * One statement.
 */
export async function screeningKinds(
  site: Site,
  cinemas: readonly string[],
  from: string,
  { show, timed }: { readonly show?: string | undefined; readonly timed: boolean },
): Promise<ScreeningKind[]> {
  if (cinemas.length === 0) return [];
  const db = await pagesDatabase();
  let query = db
    .selectFrom('showtime')
    .select(['day', 'show', ...Object.values(COMPARED_COLUMNS), ...(timed ? (['time', 'end_time'] as const) : [])])
    .distinct()
    .where('generation', '=', liveGeneration(site))
    .where('cinema', 'in', cinemas)
    .where('day', '>=', from);
  if (show !== undefined) query = query.where('show', '=', show);
  return (await query.execute()).map((row) => ({ ...row, ...comparedOf(row) }));
}

/** The fields that filters compare, from their columns: text is empty where it is unknown, tags are JSON. */
function comparedOf(
  row: Readonly<Record<(typeof COMPARED_COLUMNS)[keyof ComparedShowtime], string>>,
): ComparedShowtime {
  const fields = Object.entries(COMPARED_COLUMNS).map(([field, column]) => {
    return [field, column === 'tags' ? (JSON.parse(row[column]) as unknown) : row[column] || null];
  });
  return Object.fromEntries(fields) as ComparedShowtime;
}
