import { describe, expect, test } from 'vitest';
import { initialLocation } from '../../../../src/domain/cinema/location.ts';
import type { LocatorCookie } from '../../../../src/domain/cinema/locator.ts';

const context = {
  cinemas: [
    { slug: 'lyon-confluence', vistaRef: '3166' },
    { slug: 'metz-gare', vistaRef: '3170' },
  ],
  cities: [{ slug: 'lyon' }, { slug: 'metz' }],
  signedIn: false,
};
describe('where to begin', () => {
  const lyon: LocatorCookie = { type: 'cinema', value: '3166' };

  // SPEC 4.37
  test('filter, then cinema page, then cookie', () => {
    expect(initialLocation({ filter: 'metz', page: 'metz-gare', cookie: lyon }, context)).toEqual({
      mode: 'city',
      slug: 'metz',
    });
    expect(initialLocation({ page: 'metz-gare', cookie: lyon }, context)).toEqual({
      mode: 'cinema',
      slug: 'metz-gare',
    });
    expect(initialLocation({ cookie: lyon }, context)).toEqual({ mode: 'cinema', slug: 'lyon-confluence' });
    expect(initialLocation({}, context)).toBeUndefined();
  });

  test('a filter names a cinema or a city; one the site does not know is passed over', () => {
    expect(initialLocation({ filter: 'metz-gare' }, context)).toEqual({ mode: 'cinema', slug: 'metz-gare' });
    expect(initialLocation({ filter: 'atlantis', cookie: lyon }, context)).toEqual({
      mode: 'cinema',
      slug: 'lyon-confluence',
    });
  });

  // SPEC 3.50, 4.36, 4.45
  test('cookies of city, position and favourites', () => {
    expect(initialLocation({ cookie: { type: 'city', value: 'lyon' } }, context)).toEqual({
      mode: 'city',
      slug: 'lyon',
    });
    expect(initialLocation({ cookie: { type: 'position', value: { x: 45.7, y: 4.8 } } }, context)).toEqual({
      mode: 'position',
      place: [45.7, 4.8],
    });
    const favourite: { cookie: LocatorCookie } = { cookie: { type: 'favorite', value: null } };
    expect(initialLocation(favourite, { ...context, signedIn: true })).toEqual({ mode: 'favorite' });
    expect(initialLocation(favourite, context)).toBeUndefined();
  });

  // SPEC 4.40
  test('a cookie of a cinema or city that is gone says nothing', () => {
    expect(initialLocation({ cookie: { type: 'cinema', value: '9999' } }, context)).toBeUndefined();
    expect(initialLocation({ cookie: { type: 'city', value: 'atlantis' } }, context)).toBeUndefined();
  });

  // SPEC 4.44
  test('a site of one cinema is always there', () => {
    const dakar = {
      cinemas: [{ slug: 'dakar-plateau', vistaRef: '9001' }],
      cities: [{ slug: 'dakar' }],
      signedIn: true,
    };
    expect(initialLocation({}, dakar)).toEqual({ mode: 'cinema', slug: 'dakar-plateau' });
    expect(initialLocation({ filter: 'dakar' }, dakar)).toEqual({ mode: 'cinema', slug: 'dakar-plateau' });
  });

  test('a site without cinemas is nowhere', () => {
    expect(initialLocation({}, { cinemas: [], cities: [], signedIn: false })).toBeUndefined();
  });
});
