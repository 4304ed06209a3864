import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksIn, MOST_MARKS, roomForNames } from '../../../../src/domain/cinema/mapMarks.ts';
import { frameAround, kilometresWide, pointOf, type Point } from '../../../../src/domain/cinema/mercator.ts';

const FRAME = { x: 0, y: 0, width: 1, height: 1 };
const marksOf = (points: readonly Point[]) => marksIn(points, FRAME, (point) => point);
const shares = fc.double({ min: 0, max: 1, noNaN: true });
const anyPoints = fc.array(fc.tuple(shares, shares), { maxLength: 300 });

/** The narrowest map, in CSS pixels. */
const NARROWEST = 288;

test('marks are so far apart that each can be pressed on the narrowest screen, and no more than can be read', () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const marks = marksOf(points);
      expect(marks.length).toBeLessThanOrEqual(MOST_MARKS);
      expect(marks.flatMap(({ items }) => items).length).toBe(points.length);
      for (const [index, a] of marks.entries()) {
        for (const b of marks.slice(index + 1)) {
          const apart = (Math.hypot(a.left - b.left, a.top - b.top) / 100) * NARROWEST;
          expect(apart).toBeGreaterThanOrEqual(24 - 1e-6);
        }
      }
    }),
  );
});

test('what is near a more important place is in its mark', () => {
  const [mark, ...others] = marksOf([
    [0.5, 0.5],
    [0.53, 0.5],
    [0.9, 0.9],
    [0.5, 0.58],
  ]);
  expect(mark).toEqual({
    left: 50,
    top: 50,
    items: [
      [0.5, 0.5],
      [0.53, 0.5],
      [0.5, 0.58],
    ],
  });
  expect(others.length).toBe(1);
});

test('what is outside of the frame is not on the map', () => {
  const frame = { x: 0.4, y: 0.4, width: 0.2, height: 0.1 };
  const inside: Point = [0.5, 0.45];
  const points: Point[] = [[0.39, 0.45], [0.61, 0.45], [0.5, 0.39], [0.5, 0.51], inside];
  expect(marksIn(points, frame, (point) => point)).toEqual([
    { left: expect.closeTo(50) as unknown, top: expect.closeTo(50) as unknown, items: [inside] },
  ]);
});

test('marks are in the order in which they are read', () => {
  const marks = marksOf([
    [0.5, 0.9],
    [0.9, 0.1],
    [0.1, 0.1],
  ]);
  expect(marks.map(({ items: [point] }) => point)).toEqual([
    [0.1, 0.1],
    [0.9, 0.1],
    [0.5, 0.9],
  ]);
});

test('a name is to the right of its mark, else to the left, else below', () => {
  const named = (left: number, top: number) => ({ left, top, name: 'Strasbourg' });
  expect(roomForNames([named(20, 20)], 1)).toEqual([{ from: 'phone', side: 'right' }]);
  expect(roomForNames([named(95, 20)], 1)).toEqual([{ from: 'phone', side: 'left' }]);
  const between = [named(50, 50), { left: 40, top: 50, name: '' }, { left: 60, top: 50, name: '' }];
  expect(roomForNames(between, 1)[0]).toEqual({ from: 'phone', side: 'below' });
});

test('a name that has room on wide maps only is not on narrow ones, and one without room on none', () => {
  const pins = [
    { left: 50, top: 50, name: '' },
    { left: 20, top: 62, name: '' },
  ];
  expect(roomForNames([{ left: 20, top: 50, name: 'Grenoble Sud' }, ...pins], 1)[0]!.from).toBe('desk');
  expect(roomForNames([{ left: 20, top: 50, name: 'Boulogne-Billancourt' }, ...pins], 1)[0]!.from).toBe(undefined);
});

test('no name covers another, a mark, or the bar for distances, nor leaves the map', () => {
  const low = roomForNames([{ left: 10, top: 97, name: 'Nice' }], 1.5);
  expect(low[0]!.from).toBe(undefined);
  // Where nothing has room, a name that is pointed at reaches into the map.
  expect(low[0]!.side).toBe('right');
  expect(roomForNames([{ left: 90, top: 99.9, name: 'Nice' }], 1)[0]!.side).toBe('left');
});

test('a frame has all its points, with room, in its shape, and is never too small', () => {
  const lyon = pointOf([45.76, 4.84]);
  const small = frameAround([lyon], 1.5, 6);
  expect(kilometresWide(small)).toBeCloseTo(6, 3);
  expect(small.width / small.height).toBeCloseTo(1.5);
  expect(small.x + small.width / 2).toBeCloseTo(lyon[0]);
  expect(small.y + small.height / 2).toBeCloseTo(lyon[1]);
  const paris = pointOf([48.86, 2.35]);
  const large = frameAround([lyon, paris], 1.5, 6);
  for (const [x, y] of [lyon, paris]) {
    expect(x).toBeGreaterThan(large.x + large.width * 0.05);
    expect(x).toBeLessThan(large.x + large.width * 0.95);
    expect(y).toBeGreaterThan(large.y + large.height * 0.1);
    expect(y).toBeLessThan(large.y + large.height * 0.9);
  }
});

test('a frame knows its width on earth', () => {
  // A degree of longitude at 60° north is half as long as at the equator, 111.3 km.
  const [x, y] = pointOf([60, 10]);
  expect(kilometresWide({ x, y, width: 1 / 360, height: 0 })).toBeCloseTo(55.66, 1);
});
