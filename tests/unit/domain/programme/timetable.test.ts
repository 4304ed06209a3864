import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timesOf } from '../../../../src/domain/programme/hours.ts';
import {
  clockOfHour,
  hoursOf,
  MAX_MINUTES,
  slotsOf,
  STEP_MINUTES,
} from '../../../../src/domain/programme/timetable.ts';

describe('the place of a screening in a timetable', () => {
  test('is its hour, the minute in it and its length, to five minutes', () => {
    expect(slotsOf([timesOf('20:15', '22:05')])).toEqual([{ hour: 20, minute: 15, length: 110, lane: 0 }]);
    // Rounding never makes it begin later or end earlier.
    expect(slotsOf([timesOf('20:13', '22:01')])).toEqual([{ hour: 20, minute: 10, length: 115, lane: 0 }]);
  });

  test('is in the same evening after midnight', () => {
    const [late, later] = slotsOf([timesOf('23:30', '01:20'), timesOf('01:30', '03:00')]);
    expect(late).toEqual({ hour: 23, minute: 30, length: 110, lane: 0 });
    expect(later).toEqual({ hour: 25, minute: 30, length: 90, lane: 0 });
    expect(hoursOf([timesOf('23:30', '01:20'), timesOf('01:30', '03:00')]).map(clockOfHour)).toEqual([
      '23:00',
      '00:00',
      '01:00',
      '02:00',
    ]);
  });

  test('is below what it overlaps, and beside what has ended', () => {
    const lanes = slotsOf([
      timesOf('18:00', '20:00'),
      timesOf('19:00', '21:00'),
      timesOf('19:30', '20:30'),
      timesOf('20:00', '22:00'),
      timesOf('21:00', '23:00'),
    ]).map(({ lane }) => lane);
    expect(lanes).toEqual([0, 1, 2, 0, 1]);
  });

  test('is an hour long, in which it can be read, however short the film is', () => {
    const slots = slotsOf([timesOf('10:00', '10:15'), timesOf('10:20', '11:30'), timesOf('11:00', '11:20')]);
    expect(slots.map(({ length, lane }) => [length, lane])).toEqual([
      [60, 0],
      [70, 1],
      [60, 0],
    ]);
    expect(hoursOf([timesOf('10:45', '11:00')])).toEqual([10, 11]);
  });

  test('is an hour long where nobody knows its end, and no longer than there are styles for', () => {
    expect(slotsOf([timesOf('20:00', '')])[0]!.length).toBe(60);
    expect(slotsOf([timesOf('20:00', '19:00')])[0]!.length).toBe(MAX_MINUTES);
    expect(Math.floor(MAX_MINUTES / 60)).toBe(11);
  });

  const screenings = fc
    .array(fc.record({ start: fc.integer({ min: 480, max: 1919 }), length: fc.integer({ min: 1, max: 700 }) }), {
      maxLength: 12,
    })
    .map((all) =>
      all.map(({ start, length }) => ({ start, end: start + length })).toSorted((a, b) => a.start - b.start),
    );

  test('never covers another, and has its hour in the timetable', () => {
    fc.assert(
      fc.property(screenings, (all) => {
        const slots = slotsOf(all);
        const hours = hoursOf(all);
        const begins = ({ hour, minute }: (typeof slots)[number]) => hour * 60 + minute;
        for (const [index, slot] of slots.entries()) {
          expect([slot.minute % STEP_MINUTES, slot.length % STEP_MINUTES]).toEqual([0, 0]);
          expect(begins(slot)).toBeLessThanOrEqual(all[index]!.start);
          expect(begins(slot) + slot.length).toBeGreaterThanOrEqual(all[index]!.end);
          expect(hours).toContain(slot.hour);
          expect((hours.at(-1)! + 1) * 60).toBeGreaterThanOrEqual(begins(slot) + slot.length);
          for (const other of slots.slice(index + 1).filter(({ lane }) => lane === slot.lane)) {
            expect(begins(other)).toBeGreaterThanOrEqual(begins(slot) + slot.length);
          }
        }
      }),
    );
  });

  test('of nothing is nowhere', () => {
    expect([slotsOf([]), hoursOf([])]).toEqual([[], []]);
  });
});
