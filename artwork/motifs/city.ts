import { letteringIn, setIn, inked } from '../lettering.ts';
import { bent } from '../outline.ts';
import {
  circle,
  clipped,
  group,
  line,
  numbers,
  path,
  polar,
  polygon,
  poster,
  rays,
  rect,
  sector,
  stroke,
  type Point,
} from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { makersOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** A house front from `x` with lit windows: dashes of upright lines. */
function block(x: number, top: number, width: number, fill: string, lit: string, dashes: string): string {
  const columns = Math.max(1, Math.floor((width - 8) / 11));
  const first = x + (width - (columns - 1) * 11) / 2;
  const windows = Array.from({ length: columns }, (_, i) => `M${numbers(first + i * 11, top + 16)}V780`).join('');
  return rect(x, top, width, 900 - top, fill) + stroke(windows, lit, 4, { 'stroke-dasharray': dashes });
}

/** Metropolis: the tower of Babel before a sun that is all spokes. */
export const metropolis: Motif = (show, language) => {
  const [ink, maroon, red, gold, cream] = ['#17110f', '#5a1714', '#d93d25', '#f0a234', '#fbeac6'];
  const tiers: readonly Point[] = [
    [5, 44],
    [13, 108],
    [26, 150],
    [48, 214],
    [72, 292],
    [98, 392],
    [126, 506],
    [160, 628],
  ];
  const profile = (side: 1 | -1): Point[] => [
    [300, 24],
    ...tiers.flatMap(([half, top], i): Point[] => [
      [300 + side * half, top],
      [300 + side * half, tiers[i + 1]?.[1] ?? 900],
    ]),
    [300, 900],
  ];
  const ribs = tiers
    .slice(2)
    .flatMap(([half, top], i) => {
      const bottom = tiers[i + 3]?.[1] ?? 740;
      return [0.28, 0.62].flatMap((share) =>
        [-1, 1].map((side) => `M${numbers(300 + side * half * share, top + 14)}V${bottom - 8}`),
      );
    })
    .join('');
  const far: readonly (readonly [number, number, number])[] = [
    [-6, 470, 62],
    [62, 400, 52],
    [120, 520, 60],
    [420, 500, 58],
    [484, 372, 56],
    [548, 456, 60],
  ];
  const near: readonly (readonly [number, number, number])[] = [
    [-10, 610, 72],
    [70, 560, 62],
    [470, 575, 60],
    [536, 524, 74],
  ];
  const road = (y: number, rise: number, width: number): string =>
    stroke(`M-10 ${y}Q300 ${y - rise} 610 ${y}`, cream, width) +
    stroke(`M-10 ${y}Q300 ${y - rise} 610 ${y}`, ink, width - 5) +
    stroke(`M-10 ${y}Q300 ${y - rise} 610 ${y}`, gold, 3, { 'stroke-dasharray': '9 14 4 22' });
  return poster(
    gold,
    path(rays(300, 250, 900, 22, 4.1), red),
    circle(300, 250, 176, red),
    circle(300, 250, 160, cream),
    circle(300, 250, 132, gold),
    circle(300, 250, 118, cream),
    ...far.map(([x, top, width]) => block(x, top, width, maroon, gold, '3 13 3 7 3 21')),
    road(606, 70, 15),
    ...near.map(([x, top, width]) => block(x, top, width, ink, cream, '5 9 5 25 5 15')),
    polygon(profile(-1), maroon),
    polygon(profile(1), ink),
    stroke(ribs, gold, 2),
    path('M300 24L306 44L300 900Z', gold),
    ...tiers.slice(3).map(([half, top]) => rect(300 - half, top, half * 2, 4, cream)),
    road(712, 96, 20),
    rect(0, 742, 600, 158, ink),
    rect(0, 742, 600, 5, gold),
    letteringIn(titleOf(show, language), { x: 34, y: 770, width: 532, height: 78 }, cream, {
      upper: true,
      align: 'middle',
      stretch: 1.25,
      tracking: 0.05,
      lines: 1,
    }),
    letteringIn(`${makersOf(show)} · ${show.year}`, { x: 34, y: 864, width: 532, height: 15 }, gold, {
      upper: true,
      align: 'middle',
      tracking: 0.4,
      weight: 600,
      width: 90,
      lines: 1,
    }),
  );
};

/** Man with a Movie Camera: the lens is an eye, and the title turns round it like a reel. */
export const movieCamera: Motif = (show, language) => {
  const [ink, red, cream, blue] = ['#15161a', '#e23b22', '#f1e7d0', '#9fb6b8'];
  const [cx, cy] = [300, 330];
  const title = titleOf(show, language);
  const ring = (text: string, radius: number, height: number, from: number, sweep: number, fill: string): string => {
    const arc = (Math.PI * radius * Math.abs(sweep)) / 180;
    const set = setIn(
      text,
      { x: 0, y: -height, width: arc, height },
      {
        upper: true,
        lines: 1,
        tracking: 0.04,
        align: 'middle',
        valign: 'middle',
      },
    );
    // Above, letters stand outwards and run clockwise; below, inwards and back, so that both read upright.
    const around = bent(
      set.outline,
      (x, y) =>
        sweep > 0
          ? polar(cx, cy, radius - y, from + ((x / radius) * 180) / Math.PI)
          : polar(cx, cy, radius + height + y, from - ((x / radius) * 180) / Math.PI),
      14,
    );
    return inked({ outline: around }, fill);
  };
  const legs = [
    [300, 560, 70, 900],
    [300, 560, 300, 900],
    [300, 560, 530, 900],
  ] as const;
  return poster(
    cream,
    path('M0 900L0 520L600 120L600 900Z', red),
    path('M0 0L220 0L0 147Z', blue),
    ...Array.from({ length: 9 }, (_, i) => {
      const x = 8 + i * 66;
      const top = 760 - ((i * 97) % 130);
      return block(x, top, 58, i % 2 === 0 ? ink : '#8f1f16', cream, '5 9 5 9 5 27').replaceAll('V780', 'V890');
    }),
    ...legs.map(([x1, y1, x2, y2]) => line([x1, y1], [x2, y2], ink, 26)),
    ...legs.map(([x1, y1, x2, y2]) => line([x1, y1], [x2, y2], cream, 4)),
    path('M196 540L404 540L372 612L228 612Z', ink),
    circle(cx, cy, 262, ink),
    circle(cx, cy, 250, cream),
    circle(cx, cy, 186, ink),
    ring(title, 195, 46, 168, 204, ink),
    ring(`${makersOf(show)} · ${show.year}`, 206, 24, 140, -100, red),
    ...Array.from({ length: 36 }, (_, i) => path(sector(cx, cy, 168, 178, i * 10, i * 10 + 5), cream)),
    circle(cx, cy, 156, red),
    circle(cx, cy, 140, ink),
    clipped(
      'eye',
      `<path d="M164 330Q300 196 436 330Q300 464 164 330Z"/>`,
      rect(160, 190, 280, 280, cream),
      circle(cx, cy, 70, blue),
      path(rays(cx, cy, 70, 40, 0, 0.35), ink),
      circle(cx, cy, 36, ink),
    ),
    path('M314 300L342 300L342 330Z', cream),
    stroke('M176 250Q300 160 424 250', cream, 9),
    group({ fill: ink }, `<path d="M518 420h60v64h-60z"/>`, `<path d="M566 440h26v-58h18v-24h-44v82z"/>`),
  );
};
