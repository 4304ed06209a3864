import { sql, type ExpressionBuilder } from 'kysely';
import { pagesDatabase } from '../database/current.ts';
import type { Schema } from '../database/schema.ts';
import type { NeedsShown } from '../domain/programme/needs.ts';
import { SUBTITLED_FOR_HEARING_IMPAIRED } from '../domain/programme/tags.ts';
import type { Language, Site } from '../sites/sites.ts';
import { liveGeneration } from './live.ts';
import { byCinemaAndShow, listed, type ListedShowtime } from './showtimeRows.ts';

/**
 * The cinemas that may have screenings for some needs, the needs that the screenings' tags must meet, and the cinemas
 * whose every screening meets one.
 */
export type AccessibleQuery = {
  readonly cinemas: readonly string[];
  readonly tagged: NeedsShown;
  readonly anyAt: readonly string[];
};

/**
 * The screenings of several cinemas on a cinema day that meet some needs, by cinema, then by show; each show's ordered by
 * time. One statement.
 */
export async function accessibleDay(
  site: Site,
  language: Language,
  wanted: AccessibleQuery,
  day: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, ListedShowtime[]>>> {
  if (wanted.cinemas.length === 0) return new Map();
  const query = (await listed(site, language, 'cinema', 'show'))
    .where('showtime.cinema', 'in', wanted.cinemas)
    .where('showtime.day', '=', day)
    .where((showtime) => isAccessible(showtime, wanted));
  return byCinemaAndShow(await query.execute(), language);
}

/**
 * The first day on which some of the cinemas have such screenings, from one day on and before another. One statement.
 */
export async function nextAccessibleDay(
  site: Site,
  wanted: AccessibleQuery,
  [from, before]: readonly [string, string],
): Promise<string | undefined> {
  if (wanted.cinemas.length === 0) return undefined;
  const db = await pagesDatabase();
  const row = await db
    .selectFrom('showtime')
    .select(({ fn }) => fn.min('showtime.day').as('day'))
    .where('showtime.generation', '=', liveGeneration(site))
    .where('showtime.cinema', 'in', wanted.cinemas)
    .where('showtime.day', '>=', from)
    .where('showtime.day', '<', before)
    .where((showtime) => isAccessible(showtime, wanted))
    .executeTakeFirst();
  return row?.day ?? undefined;
}

/** Whether a screening meets the needs: by its tags, or by its cinema. */
export function isAccessible(showtime: ExpressionBuilder<Schema, 'showtime'>, { tagged, anyAt }: AccessibleQuery) {
  const byTags = meets(showtime, tagged);
  return anyAt.length === 0 ? byTags : showtime.or([byTags, showtime('showtime.cinema', 'in', anyAt)]);
}

/** Whether a screening has all of some tags, or any of them. SQLite's LIKE would not tell `live` from `LIVE`. */
export function meets(
  showtime: ExpressionBuilder<Schema, 'showtime'>,
  { needs, all }: { readonly needs: readonly string[]; readonly all: boolean },
) {
  const tags = showtime.ref('showtime.tags');
  const each = needs.map((need) => {
    const tagged = sql<boolean>`replace(${tags}, ${JSON.stringify(need)}, '') <> ${tags}`;
    // SPEC 9: the version implies the tag.
    return need === 'hearing-impaired'
      ? showtime.or([tagged, showtime('showtime.version', '=', SUBTITLED_FOR_HEARING_IMPAIRED)])
      : tagged;
  });
  return all ? showtime.and(each) : showtime.or(each);
}
