import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialLocation,
  parseLocatorCookie,
  writeLocatorCookie,
  type LocatorCookie,
} from '../../../src/domain/locator.ts';

const context = {
  cinemas: [
    { slug: 'lyon-confluence', vistaRef: '3166' },
    { slug: 'metz-gare', vistaRef: '3170' },
  ],
  cities: [{ slug: 'lyon' }, { slug: 'metz' }],
  signedIn: false,
};
const cookie = (content: LocatorCookie) => writeLocatorCookie(content);

describe('the locator’s cookie', () => {
  test('what is written is read, encoded or decoded', () => {
    const degrees = (limit: number) =>
      fc.double({ min: -limit, max: limit, noNaN: true }).filter((n) => !Object.is(n, -0));
    const content: fc.Arbitrary<LocatorCookie> = fc.oneof(
      fc.record({ type: fc.constant('cinema' as const), value: fc.integer({ min: 1, max: 99_999 }).map(String) }),
      fc.record({ type: fc.constant('city' as const), value: fc.constantFrom('lyon', 's-hertogenbosch', 'paris-13') }),
      fc.record({ type: fc.constant('position' as const), value: fc.record({ x: degrees(90), y: degrees(180) }) }),
      fc.constant({ type: 'favorite' as const, value: null }),
    );
    fc.assert(
      fc.property(content, (written) => {
        expect(parseLocatorCookie(writeLocatorCookie(written))).toEqual(written);
        expect(parseLocatorCookie(JSON.stringify(written))).toEqual(written);
      }),
    );
  });

  test('has no character that a cookie may not have', () => {
    expect(cookie({ type: 'position', value: { x: 45.764, y: 4.8357 } })).toMatch(/^[\w%.!~*'()-]+$/);
  });

  test.each([
    undefined,
    null,
    '',
    'lyon',
    '%',
    'null',
    '[]',
    '"cinema"',
    '{"type":"cinema","value":3166}',
    '{"type":"cinema","value":"03166"}',
    '{"type":"cinema","value":"lyon"}',
    '{"type":"city","value":"<script>"}',
    '{"type":"city","value":null}',
    '{"type":"position","value":null}',
    '{"type":"position","value":{"x":45}}',
    '{"type":"position","value":{"x":91,"y":0}}',
    '{"type":"position","value":{"x":0,"y":-180.1}}',
    '{"type":"position","value":{"x":"45","y":"4"}}',
    '{"type":"moon","value":"1"}',
  ])('%s says nothing', (text) => {
    expect(parseLocatorCookie(text)).toBeUndefined();
  });

  test('only what belongs in it is taken over', () => {
    expect(parseLocatorCookie('{"type":"position","value":{"x":1,"y":2,"z":3},"more":1}')).toEqual({
      type: 'position',
      value: { x: 1, y: 2 },
    });
  });
});

describe('where to begin', () => {
  const lyon = cookie({ type: 'cinema', value: '3166' });

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

  test('cookies of city, position and favourites', () => {
    expect(initialLocation({ cookie: cookie({ type: 'city', value: 'lyon' }) }, context)).toEqual({
      mode: 'city',
      slug: 'lyon',
    });
    expect(initialLocation({ cookie: cookie({ type: 'position', value: { x: 45.7, y: 4.8 } }) }, context)).toEqual({
      mode: 'position',
      place: [45.7, 4.8],
    });
    const favourite = { cookie: cookie({ type: 'favorite', value: null }) };
    expect(initialLocation(favourite, { ...context, signedIn: true })).toEqual({ mode: 'favorite' });
    expect(initialLocation(favourite, context)).toBeUndefined();
  });

  test('a cookie of a cinema or city that is gone says nothing', () => {
    expect(initialLocation({ cookie: cookie({ type: 'cinema', value: '9999' }) }, context)).toBeUndefined();
    expect(initialLocation({ cookie: cookie({ type: 'city', value: 'atlantis' }) }, context)).toBeUndefined();
  });

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
