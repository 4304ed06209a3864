import { describe, expect, test } from 'vitest';
import {
  lastStripDay,
  monthsBetween,
  nearestDay,
  stripDays,
  stripStart,
} from '../../../../src/domain/programme/dayStrip.ts';

const TODAY = '2026-11-21';

describe('the day strip', () => {
  test('shows fourteen days from today on', () => {
    const days = stripDays(TODAY, TODAY);
    expect(days).toHaveLength(14);
    expect([days[0], days[1], days.at(-1)]).toEqual([TODAY, '2026-11-22', '2026-12-04']);
    expect(lastStripDay(TODAY)).toBe('2026-12-04');
  });

  test('keeps today in front of the days from a start chosen in the calendar', () => {
    const days = stripDays(TODAY, '2026-12-05');
    expect(days).toHaveLength(14);
    expect([days[0], days[1], days.at(-1)]).toEqual([TODAY, '2026-12-05', '2026-12-17']);
  });

  // SPEC 4.51
  test('starts today, and a day selected in it leaves its start alone', () => {
    expect(stripStart(TODAY, TODAY, undefined)).toBe(TODAY);
    expect(stripStart(TODAY, '2026-12-04', undefined)).toBe(TODAY);
    expect(stripStart(TODAY, '2026-12-07', '2026-12-05')).toBe('2026-12-05');
    expect(stripStart(TODAY, TODAY, '2026-12-05')).toBe('2026-12-05');
  });

  test('never leaves the selected day out of sight', () => {
    expect(stripStart(TODAY, '2026-12-05', undefined)).toBe('2026-12-05');
    expect(stripStart(TODAY, '2026-11-30', '2026-12-05')).toBe('2026-11-30');
    expect(stripDays(TODAY, stripStart(TODAY, '2027-03-01', '2026-12-05'))).toContain('2027-03-01');
  });

  test('does not start in the past', () => {
    expect(stripStart(TODAY, '2026-11-01', undefined)).toBe(TODAY);
    expect(stripStart(TODAY, TODAY, '2026-11-01')).toBe(TODAY);
  });
});

describe('the nearest day with screenings', () => {
  test('may be before or after', () => {
    expect(nearestDay(['2026-11-22', '2026-11-29'], '2026-11-24', TODAY)).toBe('2026-11-22');
    expect(nearestDay(['2026-11-22', '2026-11-25'], '2026-11-24', TODAY)).toBe('2026-11-25');
  });

  test('of two equally near the later, in whatever order they come', () => {
    expect(nearestDay(['2026-11-23', '2026-11-25'], '2026-11-24', TODAY)).toBe('2026-11-25');
    expect(nearestDay(['2026-11-25', '2026-11-23'], '2026-11-24', TODAY)).toBe('2026-11-25');
  });

  test('is neither over nor the day itself', () => {
    expect(nearestDay(['2026-11-20', TODAY], TODAY, TODAY)).toBeUndefined();
    expect(nearestDay([], TODAY, TODAY)).toBeUndefined();
  });

  test('may be today', () => {
    expect(nearestDay(['2026-11-20', TODAY], '2026-11-24', TODAY)).toBe(TODAY);
  });

  test('over the end of summer time, too', () => {
    expect(nearestDay(['2026-10-24', '2026-10-26'], '2026-10-25', '2026-10-01')).toBe('2026-10-26');
  });
});

test('months from one day to another, over the turn of the year', () => {
  expect(monthsBetween('2026-11-21', '2026-11-30')).toEqual(['2026-11']);
  expect(monthsBetween('2026-11-21', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});
