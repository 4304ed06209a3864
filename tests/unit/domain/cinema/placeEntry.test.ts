import { describe, expect, test } from 'vitest';
import { writeLocatorCookie, type LocatorCookie } from '../../../../src/domain/cinema/locator.ts';
import { formatPlaceEntry, parsePlaceAnswer, parsePlaceEntry } from '../../../../src/domain/cinema/placeEntry.ts';

const LYON: LocatorCookie = { type: 'city', value: 'lyon' };
const NICE: LocatorCookie = { type: 'city', value: 'nice' };
const value = writeLocatorCookie;

describe('the entry of a place', () => {
  test('says what was remembered with the choice', () => {
    const known = { cinema: '11', name: 'Lyon 2e', count: 5 };
    expect(parsePlaceEntry(formatPlaceEntry({ choice: LYON, ...known }), value(LYON))).toEqual(known);
    expect(parsePlaceEntry(formatPlaceEntry({ choice: LYON }), value(LYON))).toEqual({ count: 0 });
  });

  test('says nothing of another choice, which others may have written', () => {
    expect(parsePlaceEntry(formatPlaceEntry({ choice: LYON, name: 'Lyon' }), value(NICE))).toEqual({});
    expect(parsePlaceEntry(formatPlaceEntry({ choice: LYON, name: 'Lyon' }), undefined)).toEqual({});
  });

  test.each([null, '', 'x', `${encodeURIComponent(JSON.stringify(LYON))} <b> 5 Lyon`])('forged: %s', (entry) => {
    expect(parsePlaceEntry(entry, value(LYON))).toEqual({});
  });
});

describe('the answer', () => {
  test('is a place', () => {
    const place = { choice: LYON, cinema: '11', name: 'Lyon', count: 5 };
    expect(parsePlaceAnswer(place)).toEqual(place);
    expect(parsePlaceAnswer({ ...place, count: 'x' })).toEqual({ ...place, count: 0 });
    expect(parsePlaceAnswer({ ...place, name: 1 })).toBeUndefined();
    expect(parsePlaceAnswer({ ...place, choice: { type: 'city', value: '../x' } })).toBeUndefined();
    expect(parsePlaceAnswer({ ...place, choice: undefined })).toBeUndefined();
  });

  test('or why there is none', () => {
    expect(parsePlaceAnswer({ problem: 'several', message: 'Which?', names: ['Saint-Denis', 1] })).toEqual({
      problem: 'several',
      message: 'Which?',
      names: ['Saint-Denis'],
    });
    const abroad = { problem: 'abroad', message: 'Abroad', names: ['Genève'], address: 'https://ch.example/de' };
    expect(parsePlaceAnswer(abroad)).toEqual(abroad);
    expect(parsePlaceAnswer({ problem: 'other', message: 'x', names: [] })).toBeUndefined();
    expect(parsePlaceAnswer({ problem: 'far' })).toBeUndefined();
    expect(parsePlaceAnswer(undefined)).toBeUndefined();
  });
});
