import { describe, expect, test } from 'vitest';
import {
  bookingEnd,
  derivedStatus,
  isBookable,
  nextAlone,
  nextStart,
  screeningOf,
  screeningState,
  type Screening,
} from '../../../../src/domain/screening/showtimeStatus.ts';

const now = Date.parse('2026-11-21T19:00:00Z');
const MINUTE = 60_000;

/** A screening the given minutes from now, which can be booked until a quarter of an hour after its start. */
function inMinutes(minutes: number, changes: Partial<Screening> = {}): Screening {
  const start = now + minutes * MINUTE;
  return { status: 'available', start, reservabilityEnd: start + 15 * MINUTE, showBookable: true, ...changes };
}

// SPEC 4.1
describe('derived status', () => {
  const past = '2026-11-21T19:59:59+01:00';
  const present = '2026-11-21T20:00:00+01:00';
  const future = '2026-11-21T20:30:00+01:00';

  test.each([
    ['soldout', future, 'soldout'],
    ['soldout', past, 'soldout'],
    ['available', future, 'available'],
    ['available', present, 'available'],
    ['available', past, 'locked'],
    ['locked', future, 'locked'],
    ['locked', past, 'locked'],
  ] as const)('%s until %s is %s', (status, reservabilityEnd, expected) => {
    expect(derivedStatus({ status, reservabilityEnd }, now)).toBe(expected);
    expect(derivedStatus({ status, reservabilityEnd: new Date(reservabilityEnd) }, new Date(now))).toBe(expected);
  });

  test('without a readable end nothing can be booked', () => {
    expect(derivedStatus({ status: 'available', reservabilityEnd: '' }, now)).toBe('locked');
  });
});

describe('bookable', () => {
  test('needs the derived status available', () => {
    expect(isBookable(inMinutes(30), now)).toBe(true);
    expect(isBookable(inMinutes(30, { status: 'soldout' }), now)).toBe(false);
    expect(isBookable(inMinutes(-16), now)).toBe(false);
  });

  // SPEC 5.4
  test('not when the show’s flag is false; a show without the flag does not forbid it', () => {
    const showtime = {
      status: 'available',
      time: '2026-11-21 20:30:00',
      reservabilityEnd: '2026-11-21T20:45:00+01:00',
    } as const;
    expect(isBookable(screeningOf({ ...showtime, showBookable: false }, 'Europe/Paris'), now)).toBe(false);
    expect(isBookable(screeningOf({ ...showtime, showBookable: true }, 'Europe/Paris'), now)).toBe(true);
    expect(isBookable(screeningOf(showtime, 'Europe/Paris'), now)).toBe(true);
  });

  test('the start is read in the cinema’s zone', () => {
    const showtime = {
      status: 'available',
      time: '2026-11-21 20:30:00',
      reservabilityEnd: '2026-11-21T20:45:00Z',
    } as const;
    expect(screeningOf(showtime, 'Africa/Abidjan')).toEqual(inMinutes(90));
    expect(screeningOf(showtime, 'Europe/Paris').start).toBe(now + 30 * MINUTE);
  });
});

test('booking ends when the feed says or, where its local time stands for that, when the screening begins', () => {
  const showtime = { time: '2026-11-21 20:30:00', reservabilityEnd: '2026-11-21T20:45:00+01:00' };
  expect(bookingEnd(showtime, 'Indian/Reunion')).toBe(Date.parse('2026-11-21T20:45:00+01:00'));
  const open = { ...showtime, reservabilityEnd: showtime.time };
  expect(bookingEnd(open, 'Europe/Paris')).toBe(Date.parse('2026-11-21T20:30:00+01:00'));
  expect(bookingEnd(open, 'Indian/Reunion')).toBe(Date.parse('2026-11-21T20:30:00+04:00'));
});

describe('the next of a list', () => {
  test('is the earliest start still ahead that can be booked', () => {
    const list = [inMinutes(120), inMinutes(25), inMinutes(-5), inMinutes(90)];
    expect(nextStart(list, now)).toBe(now + 25 * MINUTE);
  });

  test('passes over what is sold out, locked, begun or of a show that is not bookable', () => {
    const list = [
      inMinutes(5, { status: 'soldout' }),
      inMinutes(10, { status: 'locked' }),
      inMinutes(0),
      inMinutes(15, { showBookable: false }),
      inMinutes(20, { reservabilityEnd: now - 1 }),
      inMinutes(40),
    ];
    expect(nextStart(list, now)).toBe(now + 40 * MINUTE);
  });

  test('is nothing when nothing is left', () => {
    expect(nextStart([inMinutes(-5), inMinutes(10, { status: 'soldout' })], now)).toBeUndefined();
    expect(nextStart([], now)).toBeUndefined();
  });

  test('is nothing on a day that is farther away than twelve hours', () => {
    expect(nextStart([inMinutes(12 * 60), inMinutes(13 * 60)], now)).toBe(now + 12 * 60 * MINUTE);
    expect(nextStart([inMinutes(12 * 60 + 1), inMinutes(13 * 60)], now)).toBeUndefined();
  });
});

describe('a ticket’s state', () => {
  const states = (list: Screening[], at = now) => {
    const next = nextStart(list, at);
    return list.map((screening) => screeningState(screening, at, next).state);
  };

  test('names the next one, both when two start together, and leaves the others available', () => {
    expect(states([inMinutes(25), inMinutes(25), inMinutes(26)])).toEqual(['next', 'next', 'available']);
  });

  test('a sold-out screening that starts with the next one stays sold out', () => {
    expect(states([inMinutes(25), inMinutes(25, { status: 'soldout' })])).toEqual(['next', 'soldout']);
  });

  test('stays available after the start until booking closes, then has started', () => {
    const screening = inMinutes(0);
    expect(states([screening], now - 1)).toEqual(['next']);
    expect(states([screening], now)).toEqual(['available']);
    expect(states([screening], now + 15 * MINUTE)).toEqual(['available']);
    expect(states([screening], now + 15 * MINUTE + 1)).toEqual(['started']);
  });

  // SPEC 4.2
  test('what cannot be booked is locked before its start and started after it', () => {
    expect(states([inMinutes(5, { status: 'locked' })])).toEqual(['locked']);
    expect(states([inMinutes(0, { status: 'locked' })])).toEqual(['started']);
    expect(states([inMinutes(-5, { status: 'locked' })])).toEqual(['started']);
    expect(states([inMinutes(5, { showBookable: false })])).toEqual(['locked']);
    expect(states([inMinutes(-5, { showBookable: false })])).toEqual(['started']);
    expect(states([inMinutes(5, { reservabilityEnd: now - 1 })])).toEqual(['locked']);
  });

  test('sold out is sold out whatever the hour', () => {
    expect(states([inMinutes(-60, { status: 'soldout' })])).toEqual(['soldout']);
    expect(states([inMinutes(5, { status: 'soldout', showBookable: false })])).toEqual(['soldout']);
  });

  test('alone it is nobody’s next, and says how soon it begins within the hour before', () => {
    const alone = (minutes: number) => {
      const screening = inMinutes(minutes);
      return screeningState(screening, now, nextAlone(screening, now)).state;
    };
    expect([61, 60, 59, 1].map(alone)).toEqual(['available', 'available', 'next', 'next']);
  });

  test('minutes until the start are rounded up, so none is 0 before it begins', () => {
    const minutes = (at: number) => screeningState(inMinutes(25), at, undefined).minutes;
    expect(minutes(now)).toBe(25);
    expect(minutes(now + 1)).toBe(25);
    expect(minutes(now + MINUTE)).toBe(24);
    expect(minutes(now + 25 * MINUTE - 1)).toBe(1);
    expect(minutes(now + 25 * MINUTE)).toBe(0);
    expect(minutes(now + 25 * MINUTE + 1)).toBe(0);
    expect(minutes(now + 40 * MINUTE)).toBe(-15);
  });
});
