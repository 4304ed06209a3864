import { noonOf } from '../domain/cinemaDay.ts';

/** `samedi 21 novembre` */
export function longDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    noonOf(day),
  );
}

/** `21 novembre 2026` */
export function fullDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noonOf(day),
  );
}
