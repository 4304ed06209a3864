import { minutesInDay } from 'date-fns/constants';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getDay } from 'date-fns/getDay';
import { addDays, noonOf } from '../../src/domain/programme/cinemaDay.ts';
import { instantOf, isoAt, utcOffsetAt } from '../../src/lib/localTime.ts';
import { UTC } from '../../src/lib/utc.ts';
import { rememberedBy } from './remembered.ts';

const FIRST_DAY = '1970-01-01';

/** Days since 1970-01-01. */
export const dayNumber = rememberedBy(
  (day: string) => day,
  (day) => differenceInCalendarDays(noonOf(day), noonOf(FIRST_DAY), { in: UTC }),
);

/** The day of a number, `YYYY-MM-DD`. */
export const dayOf = rememberedBy(
  (number: number) => number,
  (number) => addDays(FIRST_DAY, number),
);

/** 0 is Sunday. */
export const weekdayOf = rememberedBy(
  (day: string) => day,
  (day) => getDay(noonOf(day), { in: UTC }),
);

const digits = (value: number) => String(value).padStart(2, '0');

/** The contract's local time of this many minutes after a day's midnight; beyond 24 hours it is on the next date. */
export function localTimeOf(day: string, minutes: number): string {
  const date = minutes < minutesInDay ? day : dayOf(dayNumber(day) + 1);
  const ofDate = minutes % minutesInDay;
  return `${date} ${digits(Math.floor(ofDate / 60))}:${digits(ofDate % 60)}:00`;
}

/** ISO 8601 of this many minutes after a day's midnight, in a zone. Exact at any time of the day. */
export function isoOf(day: string, minutes: number, zone: string): string {
  return isoAt(instantOf(localTimeOf(day, minutes), zone), zone);
}

/**
 * Writes many screening times quickly: clocks change at night, so from morning until after midnight a cinema day has
 * the offset of its noon.
 */
export function isoWriter(zone: string): (day: string, minutes: number) => string {
  const offsets = new Map<string, string>();
  return (day, minutes) => {
    let offset = offsets.get(day);
    if (offset === undefined) {
      offset = utcOffsetAt(instantOf(`${day} 12:00:00`, zone), zone);
      offsets.set(day, offset);
    }
    return localTimeOf(day, minutes).replace(' ', 'T') + offset;
  };
}

/** Whether schools are closed, near enough for all the countries of the chain. */
export function isSchoolHoliday(day: string): boolean {
  const date = day.slice(5);
  return (
    date >= '12-20' ||
    date <= '01-04' ||
    (date >= '02-15' && date <= '02-28') ||
    (date >= '04-12' && date <= '04-25') ||
    (date >= '07-05' && date <= '08-31') ||
    (date >= '10-19' && date <= '11-02')
  );
}
