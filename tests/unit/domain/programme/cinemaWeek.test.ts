import { describe, expect, test } from 'vitest';
import { daysFrom } from '../../../../src/domain/programme/cinemaDay.ts';
import { cinemaWeek, nextProgramme } from '../../../../src/domain/programme/cinemaWeek.ts';

// SPEC 9.24
test('a cinema’s week begins on Wednesday, or a day after its offset from Monday', () => {
  expect(cinemaWeek(null)).toEqual({ first: 3, last: 2 });
  expect(cinemaWeek(0)).toEqual({ first: 1, last: 0 });
  expect(cinemaWeek(3)).toEqual({ first: 4, last: 3 });
  expect(cinemaWeek(6)).toEqual({ first: 0, last: 6 });
});

describe('the programme that visitors wait for', () => {
  // A Saturday, in the week of Wednesday the 18th.
  const TODAY = '2026-11-21';
  const until = (count: number, shows = 30) => new Map(daysFrom(TODAY, count).map((day) => [day, shows]));

  // SPEC 9.24
  test('is the next cinema week’s, published two days before it begins', () => {
    expect(nextProgramme(until(4), TODAY, null)).toEqual({ from: '2026-11-25', published: '2026-11-23' });
    expect(nextProgramme(until(4), TODAY, 3)).toEqual({ from: '2026-11-26', published: '2026-11-24' });
  });

  test('is of a week later once that one is out', () => {
    expect(nextProgramme(until(11), TODAY, null)).toEqual({ from: '2026-12-02', published: '2026-11-30' });
    expect(nextProgramme(until(18), TODAY, null)).toEqual({ from: '2026-12-09', published: '2026-12-07' });
  });

  test('is not out for a part of its days, or the few shows that sell earlier', () => {
    expect(nextProgramme(until(7), TODAY, null)?.from).toBe('2026-11-25');
    expect(nextProgramme(until(8), TODAY, null)?.from).toBe('2026-12-02');
    expect(nextProgramme(new Map([...until(11, 7), ...until(4)]), TODAY, null)?.from).toBe('2026-11-25');
    expect(nextProgramme(new Map([...until(11, 8), ...until(4)]), TODAY, null)?.from).toBe('2026-12-02');
  });

  test('begins after today, also on the first day of a week', () => {
    const week = new Map(daysFrom('2026-11-25', 7).map((day) => [day, 1]));
    expect(nextProgramme(week, '2026-11-25', null)).toEqual({ from: '2026-12-02', published: '2026-11-30' });
  });

  test('is published on that day at the latest: afterwards nothing is promised', () => {
    expect(nextProgramme(new Map([['2026-11-23', 1]]), '2026-11-23', null)?.published).toBe('2026-11-23');
    expect(nextProgramme(new Map([['2026-11-24', 1]]), '2026-11-24', null)).toBeUndefined();
  });

  test('is nobody’s where a cinema has no screenings', () => {
    expect(nextProgramme(new Map(), TODAY, null)).toBeUndefined();
  });
});
