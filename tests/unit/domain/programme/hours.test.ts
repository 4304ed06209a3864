import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR } from '../../../../src/contract/filters.ts';
import { cinemaDayOf, minutesOfDay } from '../../../../src/domain/programme/cinemaDay.ts';
import {
  clockOf,
  ENDS,
  hasHours,
  isInHours,
  NO_HOURS,
  STARTS,
  timesOf,
  timesOfLocal,
  withChosen,
} from '../../../../src/domain/programme/hours.ts';

describe('a clock time on its cinema day', () => {
  test.each([
    ['08:00', 480],
    ['20:15', 1215],
    ['23:59', 1439],
    ['00:00', 1440],
    ['00:30', 1470],
    ['07:59', 1919],
  ])('%s is minute %i', (clock, minutes) => {
    expect(minutesOfDay(clock)).toBe(minutes);
  });

  test('comes in the order of the instants of that day', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, (a, b) => {
        // Minutes after 08:00 on the 21st, as local times: those after midnight are on the 22nd.
        const local = (after: number) =>
          new Date(Date.UTC(2026, 10, 21, 8, after)).toISOString().slice(0, 19).replace('T', ' ');
        const [first, second] = [local(a), local(b)];
        expect([cinemaDayOf(first), cinemaDayOf(second)]).toEqual(['2026-11-21', '2026-11-21']);
        const minutesOf = (time: string) => minutesOfDay(time.slice(11, 16));
        expect(Math.sign(minutesOf(first) - minutesOf(second))).toBe(Math.sign(a - b));
      }),
    );
  });
});

describe('the hours of an evening', () => {
  const evening = { from: '1900', until: '2230' };

  test('leave what begins and ends within them, to the minute', () => {
    expect(isInHours(timesOf('19:00', '22:30'), evening)).toBe(true);
    expect(isInHours(timesOf('18:59', '21:00'), evening)).toBe(false);
    expect(isInHours(timesOf('19:00', '22:31'), evening)).toBe(false);
  });

  test('may be open at either end, or both', () => {
    expect(isInHours(timesOf('23:00', '01:30'), { from: '1900', until: undefined })).toBe(true);
    expect(isInHours(timesOf('10:00', '12:00'), { from: undefined, until: '2230' })).toBe(true);
    expect(isInHours(timesOf('10:00', '12:00'), NO_HOURS)).toBe(true);
    expect(hasHours(NO_HOURS)).toBe(false);
    for (const hours of [evening, { from: '1900', until: undefined }, { from: undefined, until: '0100' }]) {
      expect(hasHours(hours)).toBe(true);
    }
  });

  test('go on after midnight, which is still the same cinema day', () => {
    const late = timesOf('22:15', '00:40');
    expect(late).toEqual({ start: 1335, end: 1480 });
    expect(isInHours(late, { from: undefined, until: '0000' })).toBe(false);
    expect(isInHours(late, { from: undefined, until: '0100' })).toBe(true);
    // Begins after midnight, which counts as later than any hour of the evening.
    expect(isInHours(timesOf('00:15', '02:00'), { from: '2330', until: undefined })).toBe(true);
    expect(isInHours(timesOf('00:15', '02:00'), { from: undefined, until: '2330' })).toBe(false);
  });

  test('of a night that ends after 08:00 are those of the next day', () => {
    expect(timesOf('22:00', '08:30')).toEqual({ start: 1320, end: 1950 });
    expect(isInHours(timesOf('22:00', '08:30'), { from: undefined, until: '0900' })).toBe(false);
  });

  test('leave nothing that nobody knows the end of to those who must be out', () => {
    for (const unknown of [timesOf('20:00', ''), timesOf('20:00', '20:00')]) {
      expect(unknown.end).toBeUndefined();
      expect(isInHours(unknown, { from: '1900', until: undefined })).toBe(true);
      expect(isInHours(unknown, evening)).toBe(false);
    }
  });

  test('of more than a day end on another, whatever the clock shows then', () => {
    const NOON = '2026-11-21 12:00:00';
    const until = (endTime: string) => timesOfLocal(NOON, endTime);
    expect(until('2026-11-22 12:00:00')).toEqual({ start: 720, end: 720 + 24 * 60 });
    expect(until('2026-11-22 13:00:00')).toEqual({ start: 720, end: 720 + 25 * 60 });
    expect(until('2026-11-23 14:00:00')).toEqual({ start: 720, end: 720 + 50 * 60 });
    for (const end of ['2026-11-22 12:00:00', '2026-11-22 13:00:00', '2026-11-23 13:30:00']) {
      expect(isInHours(until(end), { from: undefined, until: '1400' })).toBe(false);
      expect(isInHours(until(end), { from: '1100', until: undefined })).toBe(true);
    }
    expect(isInHours(until('2026-11-21 13:30:00'), { from: undefined, until: '1400' })).toBe(true);
  });

  test('of local times are those of their clocks, up to a day', () => {
    expect(timesOfLocal('2026-11-21 22:15:00', '2026-11-22 00:40:00')).toEqual(timesOf('22:15', '00:40'));
    expect(timesOfLocal('2026-11-22 00:30:00', '2026-11-22 08:30:00')).toEqual(timesOf('00:30', '08:30'));
    for (const unknown of ['', null]) {
      expect(timesOfLocal('2026-11-21 20:15:00', unknown)).toEqual({ start: 1215, end: undefined });
    }
  });

  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const hour = clock.map((text) => text.replace(':', ''));

  test('that are narrower never leave more', () => {
    fc.assert(
      fc.property(clock, clock, hour, hour, (start, end, from, until) => {
        const times = timesOf(start, end);
        const both = isInHours(times, { from, until });
        expect(both).toBe(isInHours(times, { from, until: undefined }) && isInHours(times, { from: undefined, until }));
        if (times.end !== undefined) expect(times.end).toBeGreaterThan(times.start);
      }),
    );
  });

  test('are on offer by half hours in the order of the day, with the one of an address among them', () => {
    expect([STARTS[0], STARTS[1], STARTS.at(-1)]).toEqual(['1000', '1030', '2330']);
    expect([ENDS[0], ENDS.at(-1)]).toEqual(['1200', '0200']);
    for (const list of [STARTS, ENDS]) {
      const minutes = list.map((each) => minutesOfDay(clockOf(each)));
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      expect(list.every((each) => HOUR.test(each))).toBe(true);
    }
    expect(withChosen(['2300', '0000'], '2345')).toEqual(['2300', '2345', '0000']);
    expect(withChosen(STARTS, '1900')).toBe(STARTS);
    expect(withChosen(STARTS, undefined)).toBe(STARTS);
  });

  test.each(['', '19', '2400', '1960', '19:00', '1900x'])('%j is no hour', (text) => {
    expect(HOUR.test(text)).toBe(false);
  });
});
