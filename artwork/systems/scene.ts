import type { Emblem } from '../emblems/emblem.ts';
import type { Random } from '../../demo/random.ts';
import { group } from '../svg.ts';

/** Five inks: the paper first, then dark, two colours and the lightest. */
export type Palette = readonly [ground: string, ink: string, second: string, accent: string, light: string];

/** All that a system knows of a show. */
export type Scene = {
  readonly title: string;
  readonly subtitle: string;
  /** Who made it and when. */
  readonly credit: string;
  readonly makers: string;
  readonly year: number;
  readonly tagline: string;
  readonly emblem: Emblem;
  readonly palette: Palette;
  /** Which of a system's arrangements: any whole number. */
  readonly variant: number;
  /** Afresh for every drawing, and alike in every language. */
  readonly random: Random;
};

/** Where the picture goes: the sheet, the middle of its subject and half the room the subject has. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly cx: number;
  readonly cy: number;
  readonly reach: number;
};

/** A way to compose: the picture for a frame of any size, and the words of a 600 × 900 poster. */
export type System = {
  readonly ground: (palette: Palette) => string;
  readonly frame: (scene: Scene) => Frame;
  readonly art: (scene: Scene, frame: Frame) => string;
  readonly words: (scene: Scene) => string;
};

/** A poster's frame with its subject around the given height. */
export const sheetFrame = (cy: number, reach: number, cx = 300): Frame => ({ width: 600, height: 900, cx, cy, reach });

/** The emblem at a place; `reach` is half its width. */
export function placed(drawing: string, x: number, y: number, reach: number, turn = 0): string {
  const rotate = turn === 0 ? '' : ` rotate(${Math.round(turn)})`;
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)})${rotate} scale(${(reach / 200).toFixed(2)})` },
    drawing,
  );
}
