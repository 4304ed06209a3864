import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sites } from '#brand/sites.ts';
import { addDays, cinemaDayAt, cinemaDayOf, daysFrom } from '../../../../src/domain/programme/cinemaDay.ts';
import { instantOf } from '../../../../src/lib/localTime.ts';
import { SITE_CODES } from '../../../../src/sites/sites.ts';

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

test('every instant lies within the cinema day it belongs to', () => {
  const startOf = (day: string, zone: string) => instantOf(`${day} 08:00:00`, zone);
  const zones = SITE_CODES.map((code) => sites[code].timeZone);
  const instants = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
      const day = cinemaDayAt(instant, zone);
      expect(instant.getTime()).toBeGreaterThanOrEqual(startOf(day, zone));
      expect(instant.getTime()).toBeLessThan(startOf(addDays(day, 1), zone));
    }),
  );
});
