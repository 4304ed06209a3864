import { inked, letteringIn, setIn } from '../lettering.ts';

import {
  circle,
  clipped,
  ellipse,
  group,
  line,
  path,
  polygon,
  poster,
  rect,
  sector,
  stroke,
  type Point,
} from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** A flat hat, a long face and a bow tie; `size` is the head's width. */
function keatonHead(x: number, y: number, size: number, ink: string, skin: string, band: string): string {
  const u = size / 100;
  const p = (d: string, fill: string): string => path(d, fill);
  return `<g transform="translate(${x} ${y}) scale(${u})">${[
    p('M-50 -20C-54 50 -40 96 0 112C40 96 54 50 50 -20Z', skin),
    p('M-50 -20C-56 10 -54 34 -50 44L-38 20L-40 -20ZM50 -20C56 10 54 34 50 44L38 20L40 -20Z', ink),
    rect(-86, -38, 172, 17, ink, { rx: 8 }),
    p('M-52 -38L-48 -82Q0 -92 48 -82L52 -38Z', ink),
    rect(-51, -53, 102, 13, band),
    p('M-34 8Q-22 -2 -8 7L-8 12Q-22 5 -34 14ZM34 8Q22 -2 8 7L8 12Q22 5 34 14Z', ink),
    ellipse(-20, 25, 8, 5.5, ink),
    ellipse(20, 25, 8, 5.5, ink),
    p('M-4 20L-8 58Q0 66 9 58L6 55Q0 58 -3 55Z', ink),
    rect(-15, 78, 30, 4.5, ink),
  ].join('')}</g>`;
}

/** The General: head on, smoke from edge to edge, a small man on the buffer beam. */
export const general: Motif = (show, language) => {
  const [paper, ink, blue, red, brass] = ['#f2e8d3', '#182430', '#6f93a1', '#cf3a26', '#e2a83b'];
  const puffs: readonly (readonly [number, number, number])[] = [
    [300, 232, 66],
    [220, 190, 82],
    [392, 196, 86],
    [120, 130, 120],
    [300, 110, 140],
    [490, 120, 130],
    [30, 40, 120],
    [590, 30, 120],
    [220, 20, 130],
    [420, 10, 140],
  ];
  const slats = Array.from({ length: 13 }, (_, i): string => {
    const x = 300 + (i - 6) * 25;
    const foot = 300 + (i - 6) * 32;
    const drop = 842 - Math.abs(i - 6) * 9;
    return polygon(
      [
        [x - 6, 700],
        [x + 6, 700],
        [foot + 8, drop],
        [foot - 8, drop],
      ],
      red,
    );
  });
  const sleepers = Array.from({ length: 9 }, (_, i) => {
    const y = 690 + i * i * 3.4;
    const half = 190 + (y - 640) * 0.8;
    return rect(300 - half, y, half * 2, 5 + i * 1.9, ink);
  });
  const rail = (side: 1 | -1): Point[] => [
    [300 + side * 150, 640],
    [300 + side * 158, 640],
    [300 + side * 300, 900],
    [300 + side * 272, 900],
  ];
  return poster(
    blue,
    rect(0, 640, 600, 260, brass),
    ...sleepers,
    polygon(rail(1), ink),
    polygon(rail(-1), ink),
    ...puffs.map(([x, y, r]) => circle(x + 10, y + 12, r, ink)),
    ...puffs.map(([x, y, r]) => circle(x, y, r, paper)),
    // Cab, boiler, chimney: each circle a step nearer.
    path('M128 560V372H472V560Z', ink),
    rect(150, 396, 62, 70, brass),
    rect(388, 396, 62, 70, brass),
    path('M236 262L364 262L334 350L266 350Z', ink),
    rect(228, 250, 144, 18, red, { rx: 4 }),
    circle(300, 506, 150, ink),
    circle(300, 506, 136, red),
    circle(300, 506, 128, ink),
    ...Array.from({ length: 18 }, (_, i) => path(sector(300, 506, 108, 120, i * 20, i * 20 + 6), brass)),
    circle(300, 506, 92, blue),
    path(sector(300, 506, 0.1, 92, 90, 270), paper),
    circle(300, 506, 62, ink),
    rect(258, 336, 84, 82, ink, { rx: 6 }),
    circle(300, 378, 34, brass),
    circle(300, 378, 24, paper),
    rect(296, 444, 8, 124, brass),
    rect(238, 502, 124, 8, brass),
    rect(92, 640, 416, 46, red),
    rect(92, 640, 416, 8, ink),
    ...[120, 480].map((x) => circle(x, 663, 15, ink) + circle(x, 663, 6, brass)),
    path('M132 690L468 690L506 796L300 856L94 796Z', ink),
    ...slats,
    rect(120, 686, 360, 20, ink),
    // He sits on the beam, hands on knees.
    path('M262 690L246 826H286L300 716L314 826H354L338 690Z', blue),
    path('M286 822H244Q222 832 220 850H286ZM314 822H356Q378 832 380 850H314Z', ink),
    path('M256 712Q230 640 254 606Q268 588 300 586Q332 588 346 606Q370 640 344 712L326 700V690H274V700Z', paper),
    stroke('M274 690Q262 656 270 630M326 690Q338 656 330 630', ink, 3),
    path('M286 586L300 612L314 586Z', ink),
    keatonHead(300, 530, 58, ink, paper, red),
    letteringIn(titleOf(show, language), { x: 44, y: 36, width: 512, height: 150 }, ink, {
      align: 'middle',
      valign: 'middle',
      lines: 2,
      leading: 0.86,
      tracking: -0.035,
    }),
    rect(0, 858, 600, 42, ink),
    letteringIn(creditOf(show), { x: 40, y: 870, width: 520, height: 18 }, paper, {
      align: 'middle',
      weight: 600,
      width: 85,
      tracking: 0.02,
      lines: 1,
    }),
  );
};

/** Sherlock Jr.: a strip of film, and a glass that enlarges the one frame where he looks back. */
export const sherlock: Motif = (show, language) => {
  const [yellow, ink, cream, red] = ['#f7c948', '#14130f', '#fff6de', '#d8402a'];
  const perforations = Array.from({ length: 13 }, (_, i) =>
    [14, 552].map((x) => rect(x, 12 + i * 70, 34, 42, yellow, { rx: 9 })).join(''),
  );
  const frames = [0, 1, 2, 3].map((i) => rect(66, -28 + i * 240, 468, 226, i % 2 === 0 ? cream : yellow));
  const words = titleOf(show, language).split(' ');
  const first = words.slice(0, -1).join(' ') || words[0]!;
  const last = words.length > 1 ? words.at(-1)! : '';
  const upper = setIn(
    first,
    { x: 84, y: 34, width: 432, height: 148 },
    { lines: 2, tracking: -0.045, align: 'middle', valign: 'middle' },
  );
  const lower = setIn(
    last || creditOf(show),
    { x: 84, y: 712, width: 432, height: 116 },
    { lines: 1, size: 168, tracking: -0.045, align: 'middle', valign: 'middle' },
  );
  const [cx, cy, r] = [286, 438, 178];
  const body = (x: number, y: number, scale: number): string =>
    group(
      { transform: `translate(${x} ${y}) scale(${scale})` },
      path('M-46 250V150Q-60 100-40 92L40 92Q60 100 46 150V250Z', ink),
      path('M-14 92L0 130L14 92Z', cream),
      path('M-16 96L-16 112L16 96V112Z', red),
      keatonHead(0, 16, 62, ink, cream, red),
    );
  return poster(
    ink,
    ...perforations,
    ...frames,
    clipped('second', rect(66, 212, 468, 226, ink), body(470, 250, 0.78)),
    clipped('third', rect(66, 452, 468, 226, ink), body(120, 500, 0.78)),
    inked(upper, ink),
    inked(lower, ink),
    line([cx + 118, cy + 118], [cx + 244, cy + 244], ink, 62, { 'stroke-linecap': 'round' }),
    line([cx + 132, cy + 132], [cx + 244, cy + 244], red, 34, { 'stroke-linecap': 'round' }),
    circle(cx, cy, r + 24, ink),
    clipped(
      'glass',
      circle(cx, cy, r, '#000'),
      rect(cx - r, cy - r, r * 2, r * 2, red),
      path(
        `M${cx - 150} ${cy + 190}Q${cx - 120} ${cy + 112} ${cx - 40} ${cy + 100}H${cx + 40}Q${cx + 120} ${cy + 112} ${cx + 150} ${cy + 190}Z`,
        ink,
      ),
      path(`M${cx - 34} ${cy + 104}L${cx} ${cy + 160}L${cx + 34} ${cy + 104}Z`, cream),
      keatonHead(cx, cy - 22, 176, ink, cream, yellow),
    ),
    stroke(`M${cx - 148} ${cy - 62}A160 160 0 0 1 ${cx - 62} ${cy - 148}`, cream, 12, { 'stroke-linecap': 'round' }),
    letteringIn(creditOf(show), { x: 84, y: 846, width: 432, height: 22 }, ink, {
      align: 'middle',
      width: 85,
      weight: 600,
      tracking: 0,
      lines: 1,
    }),
  );
};
