import { expect, test, vi } from 'vitest';
import { isHeldFor } from '../../../../../src/islands/cinema/locator/heldOrdering.ts';
import { pathAround, pathOfNamed, pathOfTyped } from '../../../../../src/islands/cinema/locator/matches.ts';
import { storeOrdering, readOrdering } from '../../../../../src/islands/cinema/locator/ordering.ts';

test('questions name what was typed, a location or cinemas, and none is for favourites, which are no place', () => {
  expect(pathOfTyped(' Saint-Étienne ')).toBe('/locator/cinemas?q=Saint-%C3%89tienne');
  expect(pathAround({ mode: 'city', slug: 'lyon' })).toBe('/locator/cinemas?city=lyon');
  expect(pathAround({ mode: 'position', place: [45.764, -4.836] })).toBe('/locator/cinemas?at=45.764%2C-4.836');
  expect([pathAround({ mode: 'favorite' }), pathAround(undefined)]).toEqual([undefined, undefined]);
  expect(pathOfNamed(['a', 'b'], { mode: 'cinema', slug: 'c' })).toBe('/locator/cinemas?cinema=c&slugs=a%2Cb');
  expect(pathOfNamed(['a'], { mode: 'favorite' })).toBe('/locator/cinemas?slugs=a');
});

test('a held list is found on the page of the cinema that holds it, and on no other', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  storeOrdering(['near', 'far'], '3166');
  // What is written is what the script in pages looks for.
  const text = stored.get('locator-ordering')!;
  expect([isHeldFor(text, '3166'), isHeldFor(text, '316'), isHeldFor(null, '3166')]).toEqual([true, false, false]);
  expect(readOrdering('3166')).toEqual(['near', 'far']);
  expect(readOrdering('3170')).toBeUndefined();
  expect(readOrdering(undefined)).toBeUndefined();
  stored.set('locator-ordering', '{"cinema":"3166","cinemas":[1]}');
  expect(readOrdering('3166')).toBeUndefined();
  vi.unstubAllGlobals();
  expect(readOrdering('3166')).toBeUndefined();
});
