import type { Filters } from '../../contract/filters.ts';
import { nearestFirst } from '../../domain/programme/dayStrip.ts';
import { areShowtimesDisplayed } from '../../domain/show/showFragments.ts';
import type { Catalogue } from '../catalogue.ts';
import { daysOfShow } from '../programme.ts';
import { searchedShowtimes } from '../showtimeSearch.ts';
import type { DayChoice } from './dayChoice.ts';
import { cinemasAround, type EveningCinema } from './evening.ts';
import { canBeReached, screeningViews } from './screenings.ts';

/** A cinema with a screening that one can still book and reach, and on which cinema day. */
export type NearestCinema = EveningCinema & { readonly day: string };

/** As many days as are looked through for a film that has nothing on the day shown. */
const MOST_DAYS = 4;

/**
 * The nearest other cinema within reach where something passes all filters of a programme without results, given by the slug
 * of its cinema or show: on the day shown or, where a show has no other day around its place either, on the nearest day. One
 * statement on the twelve nearest cinemas, and two more for a show.
 */
export async function nearestCinema(
  catalogue: Catalogue,
  slug: string,
  { filters, choice, now }: { readonly filters: Filters; readonly choice: DayChoice; readonly now: Date },
): Promise<NearestCinema | undefined> {
  const { site, language } = catalogue;
  const around = choice.place ? cinemasAround(catalogue, choice.place, Infinity) : [];
  const reached = around.filter(({ cinema }) => !choice.cinemas.includes(cinema.slug));
  const cinemas = reached.map(({ cinema }) => cinema.slug);
  const show = catalogue.cinemasBySlug.has(slug) ? undefined : slug;
  const versions = filters.versions.length > 0 ? filters.versions : undefined;
  const firstOf = async (days: readonly string[]): Promise<NearestCinema | undefined> => {
    const shows = show === undefined ? undefined : [show];
    const placed = (await searchedShowtimes(site, language, { cinemas, days, shows, versions })).filter((each) => {
      const of = catalogue.showsBySlug.get(each.show);
      if (!of || !areShowtimesDisplayed(of, now)) return false;
      const [view] = screeningViews([each.showtime], { catalogue, show: of, filters, now, next: undefined });
      return view !== undefined && !view.hidden && canBeReached(view);
    });
    const day = days.find((each) => placed.some((there) => there.day === each));
    const there = new Set(placed.flatMap((each) => (each.day === day ? [each.cinema] : [])));
    const first = reached.find(({ cinema }) => there.has(cinema.slug));
    return first && day !== undefined ? { ...first, day } : undefined;
  };
  const thatDay = await firstOf([choice.day]);
  if (thatDay || show === undefined || choice.nearest !== undefined || cinemas.length === 0) return thatDay;
  const days = await daysOfShow(site, show, cinemas, choice.today);
  return firstOf(nearestFirst(days, choice.day, choice.today).slice(0, MOST_DAYS));
}
