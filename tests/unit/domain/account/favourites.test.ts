import { describe, expect, test } from 'vitest';
import { addFavourite, canAddFavourite, removeFavourite } from '../../../../src/domain/account/favourites.ts';

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
});
