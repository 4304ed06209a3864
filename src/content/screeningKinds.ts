import { pagesDatabase } from '../database/current.ts';
import type { Site } from '../sites/sites.ts';
import { liveGeneration } from './live.ts';

/**
 * A kind of screening (version and tags) that a show has on a cinema day at one of several cinemas; with its local
 * times where requested.
 */
export type ScreeningKind = {
  readonly day: string;
  readonly show: string;
  readonly version: string;
  readonly tags: readonly string[];
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
    .select(timed ? ['day', 'show', 'version', 'tags', 'time', 'end_time'] : ['day', 'show', 'version', 'tags'])
    .distinct()
    .where('generation', '=', liveGeneration(site))
    .where('cinema', 'in', cinemas)
    .where('day', '>=', from);
  if (show !== undefined) query = query.where('show', '=', show);
  return (await query.execute()).map((row) => ({ ...row, tags: JSON.parse(row.tags) as string[] }));
}
