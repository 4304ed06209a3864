import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, cinemaDayAt, cinemaDayOf, cinemaDayStart, daysFrom } from '../../../src/domain/cinemaDay.ts';
import { SITE_CODES, sites } from '../../../src/sites/sites.ts';

describe('the cinema day of a local time', () => {
  test.each([
    ['2026-11-21 08:00:00', '2026-11-21'],
    ['2026-11-21 07:59:59', '2026-11-20'],
    ['2026-11-21 00:00:00', '2026-11-20'],
    ['2026-11-21 00:30:00', '2026-11-20'],
    ['2026-11-21 23:59:59', '2026-11-21'],
    ['2026-11-01 00:15:00', '2026-10-31'],
    ['2027-01-01 02:00:00', '2026-12-31'],
    ['2028-03-01 01:00:00', '2028-02-29'],
  ])('%s belongs to %s', (local, day) => {
    expect(cinemaDayOf(local)).toBe(day);
  });
});

describe('the cinema day at an instant', () => {
  test('is the zone’s, not UTC’s', () => {
    const halfPastSix = new Date('2026-07-01T06:30:00Z');
    expect(cinemaDayAt(halfPastSix, 'Europe/Paris')).toBe('2026-07-01');
    expect(cinemaDayAt(halfPastSix, 'Africa/Tunis')).toBe('2026-06-30');
    expect(cinemaDayAt(halfPastSix, 'Africa/Abidjan')).toBe('2026-06-30');
  });

  test('turns at 08:00 in Casablanca, in Ramadan and out of it', () => {
    expect(cinemaDayAt(new Date('2025-02-10T06:59:59Z'), 'Africa/Casablanca')).toBe('2025-02-09');
    expect(cinemaDayAt(new Date('2025-02-10T07:00:00Z'), 'Africa/Casablanca')).toBe('2025-02-10');
    expect(cinemaDayAt(new Date('2025-03-10T07:00:00Z'), 'Africa/Casablanca')).toBe('2025-03-09');
    expect(cinemaDayAt(new Date('2025-03-10T08:00:00Z'), 'Africa/Casablanca')).toBe('2025-03-10');
  });
});

describe('counting days', () => {
  test('crosses months, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-03-30', -1)).toBe('2026-03-29');
    expect(addDays('2026-11-21', 0)).toBe('2026-11-21');
    expect(daysFrom('2026-10-24', 4)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']);
    expect(daysFrom('2026-10-24', 0)).toEqual([]);
  });
});

describe('the bounds of a cinema day', () => {
  const cinemaDayEnd = (day: string, zone: string) => cinemaDayStart(addDays(day, 1), zone);
  const hours = (day: string, zone: string) => (cinemaDayEnd(day, zone) - cinemaDayStart(day, zone)) / 3_600_000;

  test('it begins and ends at 08:00 local time', () => {
    expect(cinemaDayStart('2026-11-21', 'Europe/Paris')).toBe(Date.parse('2026-11-21T07:00:00Z'));
    expect(cinemaDayEnd('2026-11-21', 'Europe/Paris')).toBe(Date.parse('2026-11-22T07:00:00Z'));
  });

  test('it lasts 23 hours when clocks go forward in its night, 25 when they go back', () => {
    expect(hours('2026-03-28', 'Europe/Paris')).toBe(23);
    expect(hours('2026-03-29', 'Europe/Paris')).toBe(24);
    expect(hours('2026-10-24', 'Europe/Paris')).toBe(25);
    expect(hours('2025-02-22', 'Africa/Casablanca')).toBe(25);
    expect(hours('2025-04-05', 'Africa/Casablanca')).toBe(23);
    expect(hours('2026-03-28', 'Africa/Dakar')).toBe(24);
  });

  test('every instant lies within the day it belongs to', () => {
    const zones = SITE_CODES.map((code) => sites[code].timeZone);
    const instants = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
        const day = cinemaDayAt(instant, zone);
        expect(instant.getTime()).toBeGreaterThanOrEqual(cinemaDayStart(day, zone));
        expect(instant.getTime()).toBeLessThan(cinemaDayEnd(day, zone));
      }),
    );
  });
});
