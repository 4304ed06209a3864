import type { CinemaDetails } from '../../contract/cinema.ts';
import { nextProgramme, type NextProgramme } from '../../domain/programme/cinemaWeek.ts';
import type { Catalogue } from '../catalogue.ts';
import { screeningKinds } from '../screeningKinds.ts';
import { todayIn } from '../zones.ts';

/** A cinema's next programme that is not out yet, if one can be promised. One statement. */
export async function nextProgrammeOf(
  catalogue: Catalogue,
  { slug, cinemaWeekOffset }: CinemaDetails,
  now: Date,
): Promise<NextProgramme | undefined> {
  const today = todayIn(catalogue, slug, now);
  const byDay = Map.groupBy(await screeningKinds(catalogue.site, [slug], today, { timed: false }), ({ day }) => day);
  const shows = [...byDay].map(([day, kinds]) => [day, new Set(kinds.map(({ show }) => show)).size] as const);
  return nextProgramme(new Map(shows), today, cinemaWeekOffset);
}
