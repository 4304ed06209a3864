import { geoMercator } from 'd3-geo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointOf } from '../../../../src/domain/cinema/mercator.ts';

test('a place is where a map library has it', () => {
  // The world is one wide, and its middle in the middle.
  const library = geoMercator()
    .scale(1 / (2 * Math.PI))
    .translate([0.5, 0.5]);
  const latitudes = fc.double({ min: -84, max: 84, noNaN: true });
  const longitudes = fc.double({ min: -179.9, max: 179.9, noNaN: true });
  fc.assert(
    fc.property(latitudes, longitudes, (latitude, longitude) => {
      const [x, y] = pointOf([latitude, longitude]);
      const [expectedX, expectedY] = library([longitude, latitude])!;
      expect(x).toBeCloseTo(expectedX, 9);
      expect(y).toBeCloseTo(expectedY, 9);
    }),
  );
});

test('the poles are on the map', () => {
  expect(pointOf([90, 0])[1]).toBeGreaterThan(0);
  expect(pointOf([-90, 0])[1]).toBeLessThan(1);
});
