import { noonOf } from '../../domain/programme/cinemaDay.ts';
import { dateFormat } from '../../lib/formats.ts';

/** `samedi 21 novembre` */
export function longDay(day: string, locale: string): string {
  return dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(noonOf(day));
}

/** `21 novembre 2026` */
export function fullDate(day: string, locale: string): string {
  return dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noonOf(day));
}
