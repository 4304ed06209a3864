import type { Random } from '../../demo/random.ts';
import { numbers, path, round, stroke } from '../svg.ts';

export type TreeKind = 'round' | 'poplar' | 'bare' | 'pine' | 'palm';

/** Colours of one night: sky from the zenith down, silhouettes from far to near, walls from shadow to floodlight. */
export type Night = {
  readonly sky: readonly [string, string, string, string];
  readonly far: string;
  readonly ink: string;
  readonly wall: readonly [dark: string, middle: string, bright: string];
  /** What shines out of windows, and what shines hottest. */
  readonly light: string;
  readonly hot: string;
  readonly accent: string;
};

/** What a façade is drawn from. */
export type Scene = {
  readonly random: Random;
  readonly night: Night;
  /** The chain's name as the sign says it, and what tells this theatre from the others, which may be empty. */
  readonly chain: string;
  readonly place: string;
};

/** A façade, and where light falls out of it on to the street: `[left, right]` of each opening. */
export type Front = {
  readonly body: readonly string[];
  readonly doors: readonly (readonly [left: number, right: number])[];
  /** Left and right of the whole building: the street stands beside it. */
  readonly extent: readonly [left: number, right: number];
  /** Whether it stands by the water instead of in a street. */
  readonly ashore?: true;
  /** What grows beside it, if not the usual trees of a street. */
  readonly trees?: TreeKind;
};

/** Where façades meet the ground. */
export const BASE = 760;

type Sky = Pick<Night, 'sky' | 'far' | 'ink'>;
const SKIES: readonly Sky[] = [
  { sky: ['#0b1030', '#141b47', '#25296a', '#463c86'], far: '#10163a', ink: '#070a1c' },
  { sky: ['#150d2b', '#2b1745', '#57235a', '#963c58'], far: '#1f1236', ink: '#0d0719' },
  { sky: ['#06181f', '#0b2a34', '#12434c', '#1f6462'], far: '#081f27', ink: '#040f13' },
  { sky: ['#0f0d0c', '#1b1613', '#2d211b', '#4b3325'], far: '#171210', ink: '#0a0807' },
  { sky: ['#170b1d', '#2f1433', '#521f46', '#8a3a52'], far: '#220f28', ink: '#0e0612' },
  { sky: ['#0a1426', '#12263f', '#2c4460', '#b4633f'], far: '#0f1c30', ink: '#070d18' },
  { sky: ['#09140f', '#10241a', '#1b3a2a', '#345a3c'], far: '#0c1a13', ink: '#060d09' },
  { sky: ['#0e1219', '#19212c', '#2a3645', '#4a5d72'], far: '#131a23', ink: '#080b10' },
];
const WALLS = {
  plum: ['#2c1732', '#52284e', '#8a4464'],
  brick: ['#3a1510', '#6b2718', '#ad4a2a'],
  teal: ['#0c2f33', '#17514f', '#2f827a'],
  ochre: ['#3a2610', '#71491a', '#bf8834'],
  navy: ['#141f4a', '#233a78', '#3f62ac'],
  bone: ['#3f382e', '#85745a', '#dcc69c'],
  moss: ['#13281d', '#264c33', '#4a8455'],
  rose: ['#421a28', '#7d3142', '#c8605f'],
  slate: ['#1d232b', '#394350', '#667686'],
} as const;
/** Walls that stand out against each sky, in the order of SKIES. */
const SUITED: readonly (readonly (keyof typeof WALLS)[])[] = [
  ['brick', 'ochre', 'bone', 'rose'],
  ['teal', 'bone', 'navy', 'ochre'],
  ['rose', 'brick', 'bone', 'plum'],
  ['brick', 'teal', 'bone', 'moss'],
  ['bone', 'teal', 'ochre', 'navy'],
  ['bone', 'brick', 'plum', 'teal'],
  ['ochre', 'rose', 'bone', 'plum'],
  ['brick', 'ochre', 'plum', 'bone'],
];

/** A night as the seed has it; `walls` narrows the façade's colour to what its style is built of. */
export function nightOf(random: Random, walls?: readonly (keyof typeof WALLS)[]): Night {
  const index = random.whole(0, SKIES.length - 1);
  const suited = SUITED[index]!.filter((wall) => !walls || walls.includes(wall));
  return {
    ...SKIES[index]!,
    wall: WALLS[random.pick(suited.length > 0 ? suited : walls!)],
    light: random.pick(['#ffd182', '#ffc266', '#ffdc9c', '#ffb65a']),
    hot: '#fff2d0',
    accent: random.pick(['#ff5b45', '#ff7d94', '#5ed6c6', '#ff9440', '#8db9ff']),
  };
}

/** Oblongs in rows as path data, each lit by chance: `[lit, dark]`. */
export function panes(
  random: Random,
  box: { x: number; y: number; width: number; height: number },
  columns: number,
  rows: number,
  options: { gap?: number; rowGap?: number; lit?: number } = {},
): [lit: string, dark: string] {
  const { gap = 8, rowGap = gap, lit = 0.5 } = options;
  const wide = (box.width - gap * (columns - 1)) / columns;
  const tall = (box.height - rowGap * (rows - 1)) / rows;
  const data: [string, string] = ['', ''];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = box.x + column * (wide + gap);
      const y = box.y + row * (tall + rowGap);
      data[random.chance(lit) ? 0 : 1] += `M${numbers(x, y)}h${round(wide)}v${round(tall)}h${round(-wide)}z`;
    }
  }
  return data;
}

/** A window or door with a round head, as path data: `bottom` is its sill. */
export function arched(x: number, top: number, width: number, bottom: number): string {
  const r = width / 2;
  return `M${numbers(x, bottom)}V${round(top + r)}a${numbers(r, r)} 0 0 1 ${round(width)} 0V${round(bottom)}z`;
}

/** `count` upright lines between two sides, ends included, as one pen stroke. */
export function uprights(
  left: number,
  right: number,
  count: number,
  top: number,
  bottom: number,
  colour: string,
  width: number,
): string {
  const step = (right - left) / (count - 1);
  const d = Array.from({ length: count }, (_, i) => `M${numbers(left + i * step, top)}V${round(bottom)}`).join('');
  return stroke(d, colour, width);
}

/** Glass doors: a lit opening, its leaves and rails. */
export function doors(left: number, right: number, top: number, leaves: number, light: string, frame: string): string {
  return (
    path(`M${numbers(left, top)}H${round(right)}V${BASE}H${round(left)}z`, light) +
    uprights(left, right, leaves + 1, top, BASE, frame, 5) +
    stroke(`M${numbers(left, top + 26)}H${round(right)}`, frame, 4)
  );
}

/** A row of bulbs. */
export function bulbs(d: string, colour: string, size = 7, gap = 17): string {
  return stroke(d, colour, size, { 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${gap}` });
}

/** The chain's mark: half a sun on its line. */
export function halfSun(x: number, y: number, radius: number): string {
  return `M${numbers(x - radius, y)}a${numbers(radius, radius)} 0 0 1 ${round(radius * 2)} 0z`;
}
