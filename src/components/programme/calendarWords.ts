import { daysFrom, noonOf } from '../../domain/programme/cinemaDay.ts';
import { dateFormat } from '../../lib/formats.ts';

const A_SUNDAY = '2026-11-01';

/**
 * The names of weekdays and months in a locale, and the first day of its week (0 is Sunday), from the server's `Intl`.
 */
export function calendarWords(locale: string, months: readonly string[]) {
  const month = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const short = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const weekdays = daysFrom(A_SUNDAY, 7).map(noonOf);
  return {
    monthNames: months.map((each) => month.format(noonOf(`${each}-01`))),
    weekdays: weekdays.map((date) => ({ short: short.format(date), long: long.format(date) })),
    firstWeekday: firstWeekdayOf(locale),
  };
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** `Intl` counts from Monday, 1, to Sunday, 7. */
function firstWeekdayOf(locale: string): Weekday {
  return (new Intl.Locale(locale).getWeekInfo().firstDay % 7) as Weekday;
}
