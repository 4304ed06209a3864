import { describe, expect, test } from 'vitest';
import { areSalesOpen, areShowtimesDisplayed, fragmentsOfShow } from '../../../../src/domain/show/showFragments.ts';

const at = { now: new Date('2026-11-21T19:00:00Z'), today: '2026-11-21', zone: 'FR_FR' } as const;
const past = '2026-11-21T20:00:00+01:00';
const future = '2026-11-21T20:00:01+01:00';

const film = {
  releaseAt: { FR_FR: '2026-11-11' } as Record<string, string>,
  isComingSoon: false,
  notComingSoon: false,
  isMovie: true,
  isEventSpecial: false,
  specialEvent: false,
  salesOpeningDatetime: null as string | null,
  next24ShowtimesCount: 0,
};
const playing = { bookable: true, isKids: false };
const idle = { bookable: false, isKids: false };
const nextWeek = { FR_FR: '2026-11-25' };

const fragments = (changes: Partial<typeof film>, programme = playing) =>
  fragmentsOfShow({ ...film, ...changes }, programme, at);

describe('instants of the feed', () => {
  test('have come from that second on, and at once when none is set', () => {
    expect(areSalesOpen({ salesOpeningDatetime: past }, at.now)).toBe(true);
    expect(areSalesOpen({ salesOpeningDatetime: future }, at.now)).toBe(false);
    expect(areSalesOpen({ salesOpeningDatetime: null }, at.now)).toBe(true);
    expect(areShowtimesDisplayed({ showtimesDisplayDatetime: past }, at.now)).toBe(true);
    expect(areShowtimesDisplayed({ showtimesDisplayDatetime: future }, at.now)).toBe(false);
    expect(areShowtimesDisplayed({ showtimesDisplayDatetime: null }, at.now)).toBe(true);
  });
});

// SPEC 2.14
describe('the parts of the shows list', () => {
  test('a film that is out and on sale is to book', () => {
    expect(fragments({})).toEqual(['book']);
    expect(fragments({ next24ShowtimesCount: 3 })).toEqual(['book']);
  });

  test('an old film without a release date that plays is to book', () => {
    expect(fragments({ releaseAt: {} })).toEqual(['book']);
    expect(fragments({ releaseAt: { FR_FR: '1900-01-01' } })).toEqual(['book']);
  });

  test('a film on sale before it is out is a presale and to come', () => {
    expect(fragments({ releaseAt: nextWeek })).toEqual(['presales', 'upcoming']);
    expect(fragments({ releaseAt: nextWeek, salesOpeningDatetime: past })).toEqual(['presales', 'upcoming']);
  });

  test('a premiere within 24 hours can be booked with the rest', () => {
    expect(fragments({ releaseAt: nextWeek, next24ShowtimesCount: 1 })).toEqual(['book', 'presales', 'upcoming']);
  });

  test('until sales open there is nothing to book', () => {
    expect(fragments({ releaseAt: nextWeek, salesOpeningDatetime: future })).toEqual(['upcoming']);
    expect(fragments({ salesOpeningDatetime: future, next24ShowtimesCount: 1 })).toEqual([]);
  });

  test('a film to come without screenings is only to come', () => {
    expect(fragments({ releaseAt: nextWeek }, idle)).toEqual(['upcoming']);
    expect(fragments({ releaseAt: { FR_FR: '1900-01-01' }, isComingSoon: true }, idle)).toEqual(['upcoming']);
  });

  test('editors keep a show off the list of what is to come, not out of presales', () => {
    expect(fragments({ releaseAt: nextWeek, notComingSoon: true })).toEqual(['presales']);
    expect(fragments({ releaseAt: nextWeek, notComingSoon: true }, idle)).toEqual([]);
  });

  test('children’s films stand in their own part as well, while they play or will', () => {
    expect(fragments({}, { bookable: true, isKids: true })).toEqual(['book', 'kids']);
    expect(fragments({ releaseAt: nextWeek }, { bookable: false, isKids: true })).toEqual(['kids', 'upcoming']);
    expect(fragments({}, { bookable: false, isKids: true })).toEqual([]);
  });

  test.each([{ isMovie: false }, { isEventSpecial: true }, { specialEvent: true }])('%o is special', (changes) => {
    expect(fragments(changes)).toEqual(['book', 'special']);
    expect(fragments(changes, idle)).toEqual([]);
  });

  test('what neither plays nor is to come is listed nowhere', () => {
    expect(fragments({}, idle)).toEqual([]);
    expect(fragments({ releaseAt: {} }, idle)).toEqual([]);
  });
});
