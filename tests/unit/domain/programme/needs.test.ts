import { describe, expect, test } from 'vitest';
import { isListed, needsIn, needsMet, needsOffered, needsShown } from '../../../../src/domain/programme/needs.ts';

describe('what a screening meets', () => {
  test('its tags tell, and the version vfst is captioned', () => {
    expect(needsMet({ tags: ['imax', 'pmr', 'audiodesc'], version: 'vf' }, false)).toEqual(['audiodesc', 'pmr']);
    expect(needsMet({ tags: ['DEFAULT'], version: 'vfst' }, false)).toEqual(['hearing-impaired']);
    expect(needsMet({ tags: ['relaxed'], version: 'vf' }, false)).toEqual(['relaxed']);
    expect(needsMet({ tags: ['relaxseats', 'kids'], version: 'vf' }, false)).toEqual([]);
  });

  test('where no tag tells of halls, the cinema does of its places', () => {
    expect(needsMet({ tags: ['DEFAULT'], version: 'ov' }, true)).toEqual(['pmr']);
  });
});

describe('what is listed', () => {
  const offered = needsOffered(() => true);
  const withPlaces = needsMet({ tags: ['pmr'], version: 'vf' }, false);
  const described = needsMet({ tags: ['audiodesc', 'pmr'], version: 'vf' }, false);
  const captioned = needsMet({ tags: [], version: 'vfst' }, false);

  test('unasked, what is made for someone; places for wheelchairs, which most halls have, when asked for', () => {
    const shown = needsShown([], offered);
    expect([withPlaces, described, captioned].map((met) => isListed(met, shown))).toEqual([false, true, true]);
    const places = needsShown(['pmr'], offered);
    expect([withPlaces, described, captioned].map((met) => isListed(met, places))).toEqual([true, true, false]);
  });

  test('whoever needs several things has them all at once', () => {
    const both = needsShown(needsIn(['pmr', 'imax', 'audiodesc']), offered);
    expect(both.needs).toEqual(['audiodesc', 'pmr']);
    expect([withPlaces, described, captioned].map((met) => isListed(met, both))).toEqual([false, true, false]);
  });

  test('on a site that has next to no such tags, places for wheelchairs too', () => {
    const dutch = needsOffered((slug) => slug === 'relaxed');
    expect(dutch).toEqual(['relaxed', 'pmr']);
    expect(isListed(needsMet({ tags: [], version: 'nlnl' }, true), needsShown([], dutch))).toBe(true);
    expect(isListed(needsMet({ tags: [], version: 'nlnl' }, false), needsShown([], dutch))).toBe(false);
  });
});
