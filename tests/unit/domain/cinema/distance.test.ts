import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distance,
  kilometresToNearest,
  nearest,
  placeOf,
  placesOf,
  placeText,
  type Coordinates,
} from '../../../../src/domain/cinema/distance.ts';

const lyon: Coordinates = [45.764, 4.8357];
const paris: Coordinates = [48.8566, 2.3522];

describe('distance', () => {
  // SPEC 9.3, 9.46
  test('a degree is 60 nautical miles of 1.853159616 km', () => {
    expect(distance([0, 0], [0, 1])).toBeCloseTo(111.18957696, 8);
    expect(distance([10, 5], [12, 5])).toBeCloseTo(222.37915392, 8);
    expect(distance([0, 0], [0, 180])).toBeCloseTo(180 * 111.18957696, 6);
  });

  test('Paris to Lyon is some 392 km', () => {
    expect(distance(paris, lyon)).toBeGreaterThan(391);
    expect(distance(paris, lyon)).toBeLessThan(393);
  });

  test('is the same as by the law of cosines', () => {
    const place = fc.tuple(
      fc.double({ min: -89, max: 89, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    );
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [la, lb, d] = [a[0], b[0], a[1] - b[1]].map((degrees) => (degrees * Math.PI) / 180) as [
          number,
          number,
          number,
        ];
        const cosine = Math.sin(la) * Math.sin(lb) + Math.cos(la) * Math.cos(lb) * Math.cos(d);
        const degrees = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
        expect(Math.abs(distance(a, b) - degrees * 60 * 1.853159616)).toBeLessThan(0.001);
        expect(distance(a, b)).toBeCloseTo(distance(b, a), 9);
      }),
    );
  });

  test('a place is 0 from itself, and a step of ten metres is seen', () => {
    fc.assert(
      fc.property(fc.double({ min: -90, max: 90, noNaN: true }), (latitude) => {
        expect(distance([latitude, 2], [latitude, 2])).toBe(0);
      }),
    );
    expect(distance([45, 4], [45.00009, 4])).toBeCloseTo(0.01, 4);
  });

  test('to the nearest of several is the least', () => {
    const place = fc.tuple(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    );
    fc.assert(
      fc.property(place, fc.array(place), (from, places) => {
        expect(kilometresToNearest(from, places)).toBe(Math.min(...places.map((each) => distance(from, each))));
      }),
    );
  });

  test('the wire’s x is the latitude', () => {
    expect(placeOf({ x: 45.764, y: 4.8357 })).toEqual(lyon);
  });
});

describe('nearest', () => {
  const at = (name: string, ...places: Coordinates[]) => ({ name, places });
  const near = (items: ReturnType<typeof at>[], limits?: { count: number; kilometres: number }) =>
    nearest([0, 0], items, ({ places }) => places, limits).map(({ item }) => item.name);

  // SPEC 9.4, 9.5
  test('nearest first, none beyond 50 km, at most six', () => {
    // 0.4 degrees are 44.5 km, 0.45 degrees 50.04 km.
    expect(near([at('c', [0.4, 0]), at('far', [0.45, 0]), at('a', [0.1, 0]), at('b', [0, 0.2])])).toEqual([
      'a',
      'b',
      'c',
    ]);
    const eight = [8, 7, 6, 5, 4, 3, 2, 1].map((tenth) => at(String(tenth), [tenth / 100, 0]));
    expect(near(eight)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  // SPEC 9.4
  test('limits from settings', () => {
    const items = [at('a', [0.1, 0]), at('b', [0.2, 0]), at('c', [2, 0])];
    expect(near(items, { count: 1, kilometres: 500 })).toEqual(['a']);
    expect(near(items, { count: 9, kilometres: 500 })).toEqual(['a', 'b', 'c']);
    expect(near(items, { count: 9, kilometres: 15 })).toEqual(['a']);
    expect(near(items, { count: 9, kilometres: distance([0, 0], [0.2, 0]) })).toEqual(['a', 'b']);
  });

  test('an item with two houses is as near as the nearer; one without is nowhere', () => {
    expect(near([at('one', [0.2, 0]), at('two', [3, 3], [0.1, 0]), at('none')])).toEqual(['two', 'one']);
  });

  test('tells the kilometres', () => {
    expect(nearest([0, 0], [at('a', [0.1, 0])], ({ places }) => places)[0]?.kilometres).toBeCloseTo(11.118957696, 8);
  });
});

test('what has no known position is no place, has no text, and is near nothing', () => {
  const [known, unknown, onWire] = [{ x: 48.39, y: -4.48 }, null, { x: 0, y: 0 }];
  expect([known, unknown, onWire].map(placeOf)).toEqual([[48.39, -4.48], undefined, undefined]);
  expect([known, unknown, onWire].map(placeText)).toEqual(['48.39,-4.48', '', '']);
  const theaters = [known, unknown, onWire].map((gpsPosition) => ({ gpsPosition }));
  expect(placesOf(theaters)).toEqual([[48.39, -4.48]]);
  expect(nearest([48.3, -4.4], theaters, (theater) => placesOf([theater])).map(({ item }) => item)).toEqual([
    theaters[0],
  ]);
});
