import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sites } from '#brand/sites.ts';
import { dateAt, instantOf, isoAt, localTimeAt, utcOffsetAt } from '../../../src/lib/localTime.ts';
import { SITE_CODES } from '../../../src/sites/sites.ts';

const zones = SITE_CODES.map((code) => sites[code].timeZone);
const instant = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

describe('local time of an instant', () => {
  test('is the wall clock of the zone, midnight being 00', () => {
    expect(localTimeAt(new Date('2026-11-21T19:15:00Z'), 'Europe/Paris')).toBe('2026-11-21 20:15:00');
    expect(localTimeAt(new Date('2026-11-21T23:00:00Z'), 'Europe/Paris')).toBe('2026-11-22 00:00:00');
    expect(localTimeAt(new Date('2026-07-01T22:30:05Z'), 'Europe/Paris')).toBe('2026-07-02 00:30:05');
    expect(localTimeAt(new Date('2026-07-01T22:30:05Z'), 'Africa/Dakar')).toBe('2026-07-01 22:30:05');
    expect(dateAt(new Date('2026-11-21T23:00:00Z'), 'Europe/Paris')).toBe('2026-11-22');
  });

  test('changes in the second in which the clocks do', () => {
    const at = (instant: string) => localTimeAt(new Date(instant), 'Europe/Paris');
    expect(at('2026-10-25T00:59:59.999Z')).toBe('2026-10-25 02:59:59');
    expect(at('2026-10-25T01:00:00Z')).toBe('2026-10-25 02:00:00');
    expect(at('2026-03-29T00:59:59.999Z')).toBe('2026-03-29 01:59:59');
    expect(at('2026-03-29T01:00:00Z')).toBe('2026-03-29 03:00:00');
  });

  test('is what the zone’s rules say, at any instant and in any order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, date) => {
        const swedish = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
        expect(localTimeAt(date, zone)).toBe(swedish.format(date));
      }),
    );
  });
});

describe('instant of a local time', () => {
  test('in winter and summer', () => {
    expect(instantOf('2026-11-21 20:15:00', 'Europe/Paris')).toBe(Date.parse('2026-11-21T19:15:00Z'));
    expect(instantOf('2026-07-14 20:15:00', 'Europe/Paris')).toBe(Date.parse('2026-07-14T18:15:00Z'));
    expect(instantOf('2026-07-14 20:15:00', 'Africa/Abidjan')).toBe(Date.parse('2026-07-14T20:15:00Z'));
    expect(instantOf('2026-07-14 20:15:00', 'Africa/Tunis')).toBe(Date.parse('2026-07-14T19:15:00Z'));
  });

  test('a skipped time moves on by the length of the gap', () => {
    expect(instantOf('2026-03-29 02:30:00', 'Europe/Paris')).toBe(Date.parse('2026-03-29T01:30:00Z'));
    expect(instantOf('2026-03-29 01:59:59', 'Europe/Paris')).toBe(Date.parse('2026-03-29T00:59:59Z'));
    expect(instantOf('2026-03-29 03:00:00', 'Europe/Paris')).toBe(Date.parse('2026-03-29T01:00:00Z'));
  });

  test('a time shown twice is the first of the two', () => {
    expect(instantOf('2026-10-25 02:30:00', 'Europe/Paris')).toBe(Date.parse('2026-10-25T00:30:00Z'));
    expect(instantOf('2026-10-25 01:59:59', 'Europe/Paris')).toBe(Date.parse('2026-10-24T23:59:59Z'));
    expect(instantOf('2026-10-25 03:00:00', 'Europe/Paris')).toBe(Date.parse('2026-10-25T02:00:00Z'));
  });

  test('Casablanca leaves summer time for Ramadan', () => {
    expect(instantOf('2025-02-22 20:00:00', 'Africa/Casablanca')).toBe(Date.parse('2025-02-22T19:00:00Z'));
    expect(instantOf('2025-03-01 20:00:00', 'Africa/Casablanca')).toBe(Date.parse('2025-03-01T20:00:00Z'));
    expect(instantOf('2025-04-07 20:00:00', 'Africa/Casablanca')).toBe(Date.parse('2025-04-07T19:00:00Z'));
    // Back to summer time on 6 April 2025 at 02:00: the hour until 03:00 does not exist.
    expect(localTimeAt(instantOf('2025-04-06 02:30:00', 'Africa/Casablanca'), 'Africa/Casablanca')).toBe(
      '2025-04-06 03:30:00',
    );
  });

  test('what is no local time is refused', () => {
    expect(() => instantOf('tonight', 'Europe/Paris')).toThrow(new RangeError('Not a local time: "tonight".'));
    expect(() => instantOf('2026-13-01 20:00:00', 'Europe/Paris')).toThrow(RangeError);
  });

  // SPEC 9.2
  test('there and back: an instant read as local time is itself, or the other showing of a time shown twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, date) => {
        const local = localTimeAt(date, zone);
        const back = instantOf(local, zone);
        expect(localTimeAt(back, zone)).toBe(local);
        const lost = Math.floor(date.getTime() / 1000) * 1000 - back;
        expect([0, 3_600_000]).toContain(lost);
      }),
    );
  });

  test('later on the clock is never earlier in time, but for the hour that repeats', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, instant, (zone, a, b) => {
        const [first, second] = a < b ? [a, b] : [b, a];
        const gap = instantOf(localTimeAt(second, zone), zone) - instantOf(localTimeAt(first, zone), zone);
        expect(gap).toBeGreaterThanOrEqual(second.getTime() - first.getTime() < 7_200_000 ? -3_600_000 : 0);
      }),
    );
  });
});

describe('UTC offset', () => {
  test('is written with sign, hours and minutes', () => {
    expect(utcOffsetAt(new Date('2026-11-21T12:00:00Z'), 'Europe/Brussels')).toBe('+01:00');
    expect(utcOffsetAt(new Date('2026-07-01T12:00:00Z'), 'Europe/Brussels')).toBe('+02:00');
    expect(utcOffsetAt(new Date('2026-07-01T12:00:00Z'), 'Africa/Dakar')).toBe('+00:00');
    expect(utcOffsetAt(new Date('2026-07-01T12:00:00Z'), 'Asia/Kolkata')).toBe('+05:30');
    expect(utcOffsetAt(new Date('2026-07-01T12:00:00Z'), 'America/St_Johns')).toBe('-02:30');
    expect(utcOffsetAt(Date.parse('2026-07-01T12:00:00Z') + 0.5, 'Europe/Brussels')).toBe('+02:00');
  });

  test('an ISO text with it names the same second', () => {
    expect(isoAt(new Date('2026-11-21T19:30:00Z'), 'Europe/Paris')).toBe('2026-11-21T20:30:00+01:00');
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, date) => {
        expect(Date.parse(isoAt(date, zone))).toBe(Math.floor(date.getTime() / 1000) * 1000);
      }),
    );
  });
});
