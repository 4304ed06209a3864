import type { CinemaDetails } from '../../contract/cinema.ts';
import { nextProgramme, type NextProgramme } from '../../domain/programme/cinemaWeek.ts';
import type { Catalogue } from '../catalogue.ts';
import { showDays } from '../screeningKinds.ts';
import { todayIn } from '../zones.ts';

/** A cinema's next programme that is not out yet, if one can be promised. One statement. */
export async function nextProgrammeOf(
  catalogue: Catalogue,
  { slug, cinemaWeekOffset }: CinemaDetails,
  now: Date,
): Promise<NextProgramme | undefined> {
  const today = todayIn(catalogue, slug, now);
  const byDay = Map.groupBy(await showDays(catalogue.site, { cinemas: [slug], from: today }), ({ day }) => day);
  const counts = [...byDay].map(([day, shows]) => [day, shows.length] as const);
  return nextProgramme(new Map(counts), today, cinemaWeekOffset);
}
