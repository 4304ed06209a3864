import type { CinemaAlert } from '../contract/alert.ts';

/**
 * The alerts of a page (SPEC 3, "Cinema alert"): those for all cinemas stand on every page, the others on the pages of
 * their own cinemas.
 */
export function alertsOf(alerts: Iterable<CinemaAlert>, cinema: string | undefined): CinemaAlert[] {
  return [...alerts].filter(
    ({ allCinemas, cinemas }) => allCinemas || (cinema !== undefined && cinemas.includes(cinema)),
  );
}
