import type { Command } from './font.ts';
import type { Random } from '../demo/random.ts';
import { round, type Point } from './svg.ts';

/** An outline on the sheet: y downwards, absolute coordinates. */
export type Outline = readonly Command[];
export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
/** Moves a point of an outline: a warp, a slope, a wave. */
export type Bend = (x: number, y: number) => Point;

/** The same outline with every corner and handle moved; long straight lines are split so that they can bend. */
export function bent(outline: Outline, bend: Bend, longest = Infinity): Outline {
  const result: Command[] = [];
  let x = 0;
  let y = 0;
  for (const command of outline) {
    const { type, points } = command;
    const endX = points.at(-2) ?? x;
    const endY = points.at(-1) ?? y;
    const pieces = type === 'L' ? Math.min(12, Math.ceil(Math.hypot(endX - x, endY - y) / longest)) : 1;
    for (let piece = 1; piece < pieces; piece++) {
      const share = piece / pieces;
      result.push({ type: 'L', points: bend(x + (endX - x) * share, y + (endY - y) * share) });
    }
    const moved: number[] = [];
    for (let i = 0; i < points.length; i += 2) moved.push(...bend(points[i]!, points[i + 1]!));
    result.push({ type, points: moved });
    x = endX;
    y = endY;
  }
  return result;
}

/** The same outline as scissors cut it: curves become chords and every corner slips by up to `slip` units. */
export function snipped(outline: Outline, random: Random, slip: number): Outline {
  return outline.map(({ type, points }) => {
    if (type === 'Z') return { type, points };
    const at = (i: number): number => points[points.length + i]! + random.between(-slip, slip);
    return { type: type === 'M' ? 'M' : 'L', points: [at(-2), at(-1)] };
  });
}

/** The box around an outline's corners and handles: never smaller than its ink. */
export function boundsOf(outline: Outline): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of outline) {
    for (let i = 0; i < points.length; i += 2) {
      left = Math.min(left, points[i]!);
      right = Math.max(right, points[i]!);
      top = Math.min(top, points[i + 1]!);
      bottom = Math.max(bottom, points[i + 1]!);
    }
  }
  return { left, top, right, bottom };
}

/** Path data, relative and at one decimal: about half the bytes of absolute coordinates. */
export function dataOf(outline: Outline): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let data = '';
  const write = (letter: string, values: readonly number[]): void => {
    data += letter;
    values.forEach((value, index) => {
      const text = String(round(value)).replace(/^(-?)0\./, '$1.');
      data += index > 0 && !text.startsWith('-') ? ` ${text}` : text;
    });
  };
  for (const { type, points } of outline) {
    if (type === 'Z') {
      data += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const rounded = points.map((value) => round(value));
    const toX = rounded.at(-2)!;
    const toY = rounded.at(-1)!;
    if (type === 'M') {
      write('M', rounded);
      [startX, startY] = [toX, toY];
    } else if (type === 'L') {
      if (toX === x && toY === y) continue;
      if (toY === y) write('h', [toX - x]);
      else if (toX === x) write('v', [toY - y]);
      else write('l', [toX - x, toY - y]);
    } else {
      write(
        type.toLowerCase(),
        rounded.map((value, index) => value - (index % 2 === 0 ? x : y)),
      );
    }
    [x, y] = [toX, toY];
  }
  return data;
}
