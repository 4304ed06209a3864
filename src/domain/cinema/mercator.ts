import type { Coordinates } from './distance.ts';

/** A point of the world's map, as shares of its width: 0 to 1 from west to east and from north to south. */
export type Point = readonly [x: number, y: number];

/** A part of that map, in the same measure. */
export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The poles are infinitely far on this map; no cinema is beyond. */
const NORTHERNMOST = 85;

/** Where a place is on the map of the world in Mercator's projection, in which every small part has its true shape. */
export function pointOf([latitude, longitude]: Coordinates): Point {
  const angle = (Math.min(NORTHERNMOST, Math.max(-NORTHERNMOST, latitude)) * Math.PI) / 180;
  return [longitude / 360 + 0.5, 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)];
}

/** The equator in kilometres. */
const AROUND = 40_075;

/** How many kilometres a frame is wide, in its middle: the map is larger towards the poles. */
export function kilometresWide({ y, width, height }: Frame): number {
  return (width * AROUND) / Math.cosh(2 * Math.PI * (0.5 - y - height / 2));
}

/** A frame around some points, `aspect` times as wide as high, with room at its edges and at least so wide. */
export function frameAround(points: readonly Point[], aspect: number, leastKilometres: number): Frame {
  const [west, east] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [north, south] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const middle = (north + south) / 2;
  const least = leastKilometres / kilometresWide({ x: 0, y: middle, width: 1, height: 0 });
  const width = Math.max(least, (east - west) * ROOM, (south - north) * ROOM * aspect);
  const height = width / aspect;
  return { x: (west + east - width) / 2, y: middle - height / 2, width, height };
}

/** How much wider a frame is than what is in it: pins have their names beside them. */
const ROOM = 1.35;
