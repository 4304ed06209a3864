import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addFavourite, canAddFavourite, removeFavourite, toggleFavourite } from '../../../src/domain/favourites.ts';

describe('favourite cinemas', () => {
  // SPEC 4.30
  test('a new one comes first, one already there moves up', () => {
    expect(addFavourite(['a', 'b'], 'c', 5)).toEqual(['c', 'a', 'b']);
    expect(addFavourite(['a', 'b'], 'b', 5)).toEqual(['b', 'a']);
  });

  // SPEC 4.30
  test('the list is cut to the limit', () => {
    expect(addFavourite(['a', 'b', 'c', 'd', 'e'], 'f', 5)).toEqual(['f', 'a', 'b', 'c', 'd']);
    expect(addFavourite(['a'], 'b', 1)).toEqual(['b']);
  });

  // SPEC 4.31
  test('removing takes out that one only', () => {
    expect(removeFavourite(['a', 'b'], 'a')).toEqual(['b']);
    expect(removeFavourite(['a', 'b'], 'c')).toEqual(['a', 'b']);
  });

  // SPEC 9.20
  test('may be added below the limit, with a limit of one always', () => {
    expect(canAddFavourite(4, 5)).toBe(true);
    expect(canAddFavourite(5, 5)).toBe(false);
    expect(canAddFavourite(1, 1)).toBe(true);
  });

  // SPEC 4.32
  test('toggling adds, removes or, at the limit, refuses', () => {
    expect(toggleFavourite(['a'], 'b', 5)).toEqual(['b', 'a']);
    expect(toggleFavourite(['a', 'b'], 'a', 5)).toEqual(['b']);
    const five = ['a', 'b', 'c', 'd', 'e'];
    expect(toggleFavourite(five, 'f', 5)).toBeUndefined();
    expect(toggleFavourite(five, 'e', 5)).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleFavourite(['a'], 'b', 1)).toEqual(['b']);
    expect(toggleFavourite(['a'], 'a', 1)).toEqual([]);
  });

  test('however it is pressed, there are never more than the limit nor one twice', () => {
    const presses = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'));
    fc.assert(
      fc.property(presses, fc.constantFrom(1, 5), (slugs, limit) => {
        const favourites = slugs.reduce<string[]>((list, slug) => toggleFavourite(list, slug, limit) ?? list, []);
        expect(favourites.length).toBeLessThanOrEqual(limit);
        expect(new Set(favourites).size).toBe(favourites.length);
      }),
    );
  });
});
