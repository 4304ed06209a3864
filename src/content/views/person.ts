import type { Show } from '../../contract/show.ts';
import { cinemaDayAt } from '../../domain/programme/cinemaDay.ts';
import { isUpcoming } from '../../domain/show/release.ts';
import { areShowtimesDisplayed } from '../../domain/show/showFragments.ts';
import { releaseZoneOf } from '../../sites/sites.ts';
import type { Catalogue } from '../catalogue.ts';
import { filmsOf, type FilmPerson } from '../people.ts';
import { nextPlays, type NextPlay } from '../showtimeSearch.ts';

/** What a person did for a film. */
type Role = 'directed' | 'playedIn';

export type PersonFilm = {
  readonly show: Show;
  readonly roles: readonly Role[];
  /** When it can be seen next. */
  readonly next: NextPlay | undefined;
};

type PersonView = {
  /** Those that play, the soonest first. */
  readonly playing: readonly PersonFilm[];
  /** Those that are to come, and play nowhere yet. */
  readonly upcoming: readonly PersonFilm[];
  /** Those that have played. */
  readonly others: readonly PersonFilm[];
};

/** The films of a person on a site, by when they can be seen. At most two statements. */
export async function personView(catalogue: Catalogue, person: FilmPerson, now: Date): Promise<PersonView> {
  const { site, language } = catalogue;
  const today = cinemaDayAt(now, site.timeZone);
  const shows = filmsOf(person);
  const displayed = shows.filter((show) => areShowtimesDisplayed(show, now)).map(({ slug }) => slug);
  const next = await nextPlays(catalogue, displayed, now);
  const films = shows
    .map((show): PersonFilm => {
      const roles = (['directed', 'playedIn'] as const).filter((role) => person[role].includes(show));
      return { show, roles, next: next.get(show.slug) };
    })
    .sort((a, b) => a.show.genericOrder - b.show.genericOrder);
  const zone = releaseZoneOf(site, language);
  const rest = films.filter(({ next: plays }) => plays === undefined);
  return {
    playing: films
      .filter(({ next: plays }) => plays !== undefined)
      .sort((a, b) => (startOf(a.next!) < startOf(b.next!) ? -1 : Number(startOf(a.next!) > startOf(b.next!)))),
    upcoming: rest.filter(({ show }) => isUpcoming(show, zone, today)),
    others: rest.filter(({ show }) => !isUpcoming(show, zone, today)),
  };
}

/** A time of today comes before all other days: it begins with today's date or, after midnight, with tomorrow's. */
const startOf = ({ day, time }: NextPlay) => `${day} ${time ?? ''}`;
