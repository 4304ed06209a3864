import type { CinemaAlert } from '../../contract/alert.ts';
import type { CinemaDetails } from '../../contract/cinema.ts';

/**
 * The alerts of a page (SPEC 3, "Cinema alert"): those for all cinemas on every page, the others on their cinemas' own.
 * A cinema's details may hold an alert as well, which is shown unless the list has one of the same title.
 */
export function alertsOf(
  alerts: Iterable<CinemaAlert>,
  cinema: Pick<CinemaDetails, 'slug' | 'alert'> | undefined,
): CinemaAlert[] {
  const listed = [...alerts].filter(
    ({ allCinemas, cinemas }) => allCinemas || (cinema !== undefined && cinemas.includes(cinema.slug)),
  );
  const own = cinema?.alert;
  if (!own || listed.some(({ title }) => title === own.title)) return listed;
  const cta = own.cta && ({ ...own.cta, target: '_self', type: 'black' } as const);
  return [...listed, { ...own, cta, id: cinema.slug, cinemas: [cinema.slug], allCinemas: false }];
}
