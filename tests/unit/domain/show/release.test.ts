import { describe, expect, test } from 'vitest';
import {
  isPlaceholderDay,
  isReleased,
  isUpcoming,
  knownDate,
  releaseDate,
  releasesIn,
} from '../../../../src/domain/show/release.ts';

const today = '2026-11-21';
const releaseAt = { FR_FR: '2026-11-25', CH_FR: '2026-11-21', CH_DE: '1900-01-01', NL_NL: '1927-01-10' };

describe('release date', () => {
  test('is the zone’s own', () => {
    expect(releaseDate(releaseAt, 'FR_FR')).toBe('2026-11-25');
    expect(releaseDate(releaseAt, 'CH_FR')).toBe('2026-11-21');
  });

  // SPEC 5.5, 9.2
  test('1900-01-01 is unknown, a zone left out is no release', () => {
    expect(releaseDate(releaseAt, 'CH_DE')).toBe('unknown');
    expect(releaseDate(releaseAt, 'MA_FR')).toBeUndefined();
    expect(releaseDate({}, 'FR_FR')).toBeUndefined();
  });
});

test.each([
  ['1927-01-10', '1927-01-10'],
  ['1900-01-01', undefined],
  [null, undefined],
  [undefined, undefined],
])('the date %s is known as %s', (date, known) => {
  expect(knownDate(date)).toBe(known);
});

test.each([
  ['0001-01-01', true],
  ['1601-01-01', true],
  ['1753-01-01', true],
  ['1899-12-30', true],
  ['2098-12-31', false],
  ['2099-12-31', true],
  ['1853-03-06', false],
  ['1888-10-14', false],
  ['1970-01-01', false],
  ['2026-11-25', false],
  ['2999-12-31', true],
  ['9999-12-31', true],
])('%s stands for no day: %s', (day, expected) => {
  expect(isPlaceholderDay(day)).toBe(expected);
});

describe('releases in several zones', () => {
  test('stand in the order of the zones, each zone once', () => {
    expect(releasesIn(releaseAt, ['CH_DE', 'CH_FR', 'CH_DE'])).toEqual([
      { zone: 'CH_DE', date: 'unknown' },
      { zone: 'CH_FR', date: '2026-11-21' },
    ]);
  });

  test('leave out where there is none', () => {
    expect(releasesIn(releaseAt, ['MA_FR'])).toEqual([]);
    expect(releasesIn({}, ['FR_FR', 'NL_NL'])).toEqual([]);
  });
});

describe('released', () => {
  test.each([
    ['FR_FR', false],
    ['CH_FR', true],
    ['CH_DE', false],
    ['NL_NL', true],
    ['MA_FR', false],
  ] as const)('%s: %s', (zone, expected) => {
    expect(isReleased(releaseAt, zone, today)).toBe(expected);
  });
});

describe('upcoming', () => {
  const upcoming = (releases: Record<string, string>, isComingSoon: boolean) =>
    isUpcoming({ releaseAt: releases, isComingSoon }, 'FR_FR', today);

  test('a known date decides, whatever the editors’ flag says', () => {
    expect(upcoming({ FR_FR: '2026-11-22' }, false)).toBe(true);
    expect(upcoming({ FR_FR: '2026-11-21' }, true)).toBe(false);
  });

  test('without one the flag does', () => {
    expect(upcoming({ FR_FR: '1900-01-01' }, true)).toBe(true);
    expect(upcoming({ FR_FR: '1900-01-01' }, false)).toBe(false);
    expect(upcoming({}, true)).toBe(true);
    expect(upcoming({}, false)).toBe(false);
  });
});
