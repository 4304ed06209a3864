import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/cinemaDay.ts';
import { cinemaWeek, firstWeekday } from '../../../src/domain/cinemaWeek.ts';

// 21 November 2026 is a Saturday.
describe('the cinema week', () => {
  // SPEC 9.24
  test('begins on Wednesday unless the cinema says otherwise', () => {
    expect(firstWeekday(null)).toBe(3);
    expect(cinemaWeek('2026-11-21', null)).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(cinemaWeek('2026-11-18', null)[0]).toBe('2026-11-18');
    expect(cinemaWeek('2026-11-17', null)[0]).toBe('2026-11-11');
  });

  // SPEC 9.24
  test.each([
    [0, '2026-11-16'],
    [2, '2026-11-18'],
    [3, '2026-11-19'],
    [5, '2026-11-21'],
    [6, '2026-11-15'],
  ])('an offset of %i counts from Monday', (offset, first) => {
    expect(cinemaWeek('2026-11-21', offset)[0]).toBe(first);
  });

  test('holds the day, begins on its weekday and is the same for each of its days', () => {
    const offsets = fc.option(fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), offsets, fc.integer({ min: 0, max: 6 }), (since, offset, at) => {
        const day = addDays('2020-01-01', since);
        const week = cinemaWeek(day, offset);
        expect(week).toContain(day);
        expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay()).toBe(firstWeekday(offset));
        expect(cinemaWeek(week[at]!, offset)).toEqual(week);
      }),
    );
  });
});
