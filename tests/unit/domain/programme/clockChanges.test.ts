import { addHours } from 'date-fns/addHours';
import { differenceInHours } from 'date-fns/differenceInHours';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sites } from '#brand/sites.ts';
import { addDays, cinemaDayAt, cinemaDayOf } from '../../../../src/domain/programme/cinemaDay.ts';
import { instantOf, localTimeAt, utcOffsetAt } from '../../../../src/lib/localTime.ts';
import { SITE_CODES } from '../../../../src/sites/sites.ts';

const zones = fc.constantFrom(...SITE_CODES.map((code) => sites[code].timeZone));
/** 2019 to 2035. */
const days = fc.nat(17 * 365).map((count) => addDays('2019-01-01', count));
const instants = fc.date({ min: new Date('2019-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
/** Hours and minutes of a day, as clocks show them. */
const clocks = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => `${parts.map((part) => String(part).padStart(2, '0')).join(':')}:00`);

const cinemaDayStart = (day: string, zone: string) => instantOf(`${day} 08:00:00`, zone);
const hoursOf = (day: string, zone: string) =>
  differenceInHours(cinemaDayStart(addDays(day, 1), zone), cinemaDayStart(day, zone));

describe('the cinema day', () => {
  test('turns at 08:00 in every zone, on every day of the year', () => {
    fc.assert(
      fc.property(zones, days, (zone, day) => {
        const start = cinemaDayStart(day, zone);
        expect(localTimeAt(start, zone)).toBe(`${day} 08:00:00`);
        expect(cinemaDayAt(start, zone)).toBe(day);
        expect(cinemaDayAt(start - 1, zone)).toBe(addDays(day, -1));
      }),
    );
  });

  test('is the date from 08:00 on, and the date before until then', () => {
    fc.assert(
      fc.property(days, clocks, (day, clock) => {
        expect(cinemaDayOf(`${day} ${clock}`)).toBe(clock >= '08:00:00' ? day : addDays(day, -1));
      }),
    );
  });
});

describe('Paris', () => {
  const ZONE = 'Europe/Paris';
  const lastSunday = (month: string) => addDays(month, -new Date(month).getUTCDay());
  /** The last Sundays of March and of October (directive 2000/84/EC). */
  const sundaysOf = (year: string) => [lastSunday(`${year}-03-31`), lastSunday(`${year}-10-31`)] as const;

  test('changes its clocks at 01:00 UTC on the last Sundays of March and October, and never else', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const text = instant.toISOString();
        const [spring, autumn] = sundaysOf(text.slice(0, 4));
        const summer = text >= `${spring}T01` && text < `${autumn}T01`;
        expect(utcOffsetAt(instant, ZONE)).toBe(summer ? '+02:00' : '+01:00');
      }),
    );
  });

  test('has a Saturday of 23 hours, one of 25, and days of 24', () => {
    const years = fc.integer({ min: 2019, max: 2035 }).map(String);
    fc.assert(
      fc.property(years, days, (year, day) => {
        const [spring, autumn] = sundaysOf(year).map((sunday) => addDays(sunday, -1));
        expect([hoursOf(spring!, ZONE), hoursOf(autumn!, ZONE)]).toEqual([23, 25]);
        const [short, long] = sundaysOf(day.slice(0, 4)).map((sunday) => addDays(sunday, -1));
        if (day !== short && day !== long) expect(hoursOf(day, ZONE)).toBe(24);
      }),
    );
  });

  test('skips an hour in spring and shows one twice in autumn, of which the first is meant', () => {
    const years = fc.integer({ min: 2019, max: 2035 }).map(String);
    fc.assert(
      fc.property(years, fc.nat(59), (year, minute) => {
        const [spring, autumn] = sundaysOf(year);
        const time = `02:${String(minute).padStart(2, '0')}:00`;
        expect(localTimeAt(instantOf(`${spring} ${time}`, ZONE), ZONE)).toBe(`${spring} ${time.replace('02', '03')}`);
        const first = instantOf(`${autumn} ${time}`, ZONE);
        expect(localTimeAt(first, ZONE)).toBe(`${autumn} ${time}`);
        expect(localTimeAt(addHours(first, 1), ZONE)).toBe(`${autumn} ${time}`);
      }),
    );
  });
});

test.each([
  ['Africa/Dakar', '+00:00'],
  ['Africa/Abidjan', '+00:00'],
  ['Africa/Tunis', '+01:00'],
])('%s never changes its clocks', (zone, offset) => {
  fc.assert(
    fc.property(instants, days, clocks, (instant, day, clock) => {
      expect(utcOffsetAt(instant, zone)).toBe(offset);
      expect(instantOf(`${day} ${clock}`, zone)).toBe(Date.parse(`${day}T${clock}${offset}`));
      expect(hoursOf(day, zone)).toBe(24);
    }),
  );
});

describe('Casablanca', () => {
  const ZONE = 'Africa/Casablanca';
  const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', timeZone: 'UTC' });
  /** Until summer 2026: Morocco has given up changing its clocks since, so which zone data Node has would matter. */
  const changing = fc.nat(7 * 365 + 181).map((count) => addDays('2019-01-01', count));
  const isRamadan = (day: string) => islamic.format(new Date(day)).split('/')[0] === '9';

  test('left summer time for Ramadan, and for at most a week on either side of it', () => {
    fc.assert(
      fc.property(changing, (day) => {
        const offset = utcOffsetAt(instantOf(`${day} 12:00:00`, ZONE), ZONE);
        if (isRamadan(day)) expect(offset).toBe('+00:00');
        else if (![-8, 8].some((count) => isRamadan(addDays(day, count)))) expect(offset).toBe('+01:00');
      }),
      { numRuns: 500 },
    );
  });

  test('had its short and its long days on Saturdays before Ramadan and after it', () => {
    fc.assert(
      fc.property(changing, (day) => {
        const ahead = [day, addDays(day, 1)].map((each) =>
          Number(utcOffsetAt(cinemaDayStart(each, ZONE), ZONE).slice(1, 3)),
        );
        const hours = 24 + ahead[0]! - ahead[1]!;
        expect(hoursOf(day, ZONE)).toBe(hours);
        if (hours !== 24) expect(new Date(day).getUTCDay()).toBe(6);
      }),
      { numRuns: 1000 },
    );
  });
});
