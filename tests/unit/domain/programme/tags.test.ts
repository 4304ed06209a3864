import { describe, expect, test } from 'vitest';
import {
  accessibilityIcons,
  experienceTags,
  fallUnder,
  screeningTags,
  RULE_TAGS,
  ticketLabels,
} from '../../../../src/domain/programme/tags.ts';

// SPEC 9.16
test('rules depend on four tags by the specification’s words', () => {
  const names = Object.entries(RULE_TAGS).map(([rule, [name]]) => [rule, name]);
  expect(Object.fromEntries(names)).toEqual({ threeD: '3d', live: 'live', kids: 'kids', premiere: 'avp' });
});

describe('tags of a screening', () => {
  test('are shown without DEFAULT', () => {
    expect(screeningTags({ tags: ['DEFAULT'], version: 'vf' })).toEqual([]);
    expect(screeningTags({ tags: ['DEFAULT', 'imax', '3d'], version: 'vo' })).toEqual(['imax', '3d']);
  });

  // SPEC 9.17
  test('vfst adds hearing-impaired, once', () => {
    expect(screeningTags({ tags: ['imax'], version: 'vfst' })).toEqual(['imax', 'hearing-impaired']);
    expect(screeningTags({ tags: ['hearing-impaired'], version: 'vfst' })).toEqual(['hearing-impaired']);
    expect(screeningTags({ tags: [], version: 'vost' })).toEqual([]);
  });

  test('leave the showtime as it was', () => {
    const tags = ['imax'];
    screeningTags({ tags, version: 'vfst' });
    expect(tags).toEqual(['imax']);
  });
});

describe('accessibility icons', () => {
  // SPEC 9.15
  test('are the three tags in their order, and nothing else', () => {
    expect(accessibilityIcons({ tags: ['pmr', '4dx', 'audiodesc', 'hearing-impaired'], version: 'vf' })).toEqual([
      'hearing-impaired',
      'audiodesc',
      'pmr',
    ]);
    expect(accessibilityIcons({ tags: ['DEFAULT', 'imax'], version: 'vf' })).toEqual([]);
  });

  test('vfst alone carries hearing-impaired', () => {
    expect(accessibilityIcons({ tags: ['DEFAULT', 'pmr'], version: 'vfst' })).toEqual(['hearing-impaired', 'pmr']);
  });
});

describe('premiere', () => {
  // SPEC 9.11
  test('with or without the film’s makers', () => {
    expect(fallUnder('premiere', ['imax', 'avp'])).toBe(true);
    expect(fallUnder('premiere', ['avp-equipe'])).toBe(true);
    expect(fallUnder('premiere', ['imax', 'seancespeciale'])).toBe(false);
    expect(fallUnder('premiere', [])).toBe(false);
  });
});

describe('what a ticket names', () => {
  const showtime = { tags: ['DEFAULT', 'imax', 'pmr', '3d'], version: 'vost' };

  test('experiences are the tags that are neither DEFAULT nor accessibility', () => {
    expect(experienceTags(showtime)).toEqual(['imax', '3d']);
    expect(experienceTags({ tags: ['DEFAULT'], version: 'vfst' })).toEqual([]);
  });

  // SPEC 9.18
  test('version first, or tags first as in Switzerland', () => {
    const version = { kind: 'version', slug: 'vost' };
    const imax = { kind: 'tag', slug: 'imax' };
    const threeD = { kind: 'tag', slug: '3d' };
    expect(ticketLabels(showtime, 'version')).toEqual([version, imax, threeD]);
    expect(ticketLabels(showtime, 'tag')).toEqual([imax, threeD, version]);
  });
});
