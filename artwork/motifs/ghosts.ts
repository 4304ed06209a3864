import { brokenLines, inked, letteringIn, setIn } from '../lettering.ts';
import { bent, dataOf } from '../outline.ts';
import { circle, element, group, numbers, path, polar, polygon, poster, rect, stroke, type Point } from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** The Phantom Carriage: one plate exposed four times; the sea shows through. */
export const phantomCarriage: Motif = (show, language) => {
  const [deep, blue, ice, cyan] = ['#0a1a2c', '#15395a', '#eaf6f2', '#63b4c8'];
  const horse =
    'M226 30L216 6L232 20L242 4L248 32C264 50 282 74 294 98C296 108 288 116 280 112L264 104C254 98 248 96 242 98C236 112 228 126 220 140C224 152 224 162 218 172L248 198L232 238L242 248L220 250L220 234L230 202L198 186L192 190L188 228L180 264L188 278L166 278L168 262L174 226L168 192' +
    'C140 200 114 198 92 190L80 206L96 234L88 274L96 286L74 286L76 272L80 238L58 212L46 204L30 240L2 264L2 282L-14 274L-10 256L16 232L26 192C18 162 22 130 42 112C28 118 22 144 8 178C-4 198 -12 202 -22 208C-10 188 -6 160 4 136C12 110 28 98 50 98C90 90 128 106 160 96L170 78L178 88L186 62L194 72L204 44L212 52Z';
  const [wx, wy, r] = [132, 318, 94];
  const spokes = Array.from(
    { length: 12 },
    (_, i) => `M${numbers(...polar(wx, wy, 14, i * 30 + 8))}L${numbers(...polar(wx, wy, r - 12, i * 30 + 8))}`,
  ).join('');
  const carriage = element(
    'g',
    { id: 'carriage' },
    element('path', { d: 'M184 206L232 -52L240 -50L192 206ZM236 -46C190 -84 110 -92 44 -44C112 -68 176 -62 232 -30Z' }),
    element('path', { d: horse, transform: 'translate(270 120)' }),
    element('path', {
      d: 'M178 18C206 20 220 46 214 72L202 66L208 88L200 98C224 112 234 134 246 156L222 170L204 154L212 204H84C80 156 100 108 142 90C134 54 148 18 178 18Z',
    }),
    element('path', { d: 'M4 190H250L236 262H38Z' }),
    element('path', {
      d: `M12 206H246M20 226H242M28 246H238M230 236L506 236M240 160L546 216M86 262L132 318M190 262L132 318${spokes}`,
      fill: 'none',
    }),
    ...[r, r - 12, 14].map((radius) => element('circle', { cx: wx, cy: wy, r: radius, fill: 'none' })),
  );
  const exposed = (transform: string, colour: string, fill: number, pen: number): string =>
    element('use', {
      href: '#carriage',
      transform,
      fill: colour,
      'fill-opacity': fill,
      stroke: colour,
      'stroke-width': pen,
      'stroke-linejoin': 'round',
    });
  const wave = (y: number, i: number, colour: string, pen: number): string => {
    const half = 46 + i * 3.2;
    const high = 15 + i * 1.3;
    const start = -160 + ((i * 61) % 92);
    return stroke(
      `M${numbers(start, y)}q${numbers(half / 2, -high, half, 0)}${Array.from({ length: Math.ceil(900 / half) }, () => `t${numbers(half)} 0`).join('')}`,
      colour,
      pen,
    );
  };
  const title = setIn(
    titleOf(show, language),
    { x: 40, y: 56, width: 504, height: 166 },
    { lines: 2, tracking: -0.03, leading: 0.9 },
  );
  const ghost = (dx: number, dy: number, colour: string, opacity: number): string =>
    stroke(dataOf(bent(title.outline, (x, y) => [x + dx, y + dy])), colour, 1.6, { opacity });
  return poster(
    deep,
    circle(388, 452, 214, blue),
    circle(404, 436, 214, 'none', { stroke: cyan, 'stroke-width': 1.5, opacity: 0.7 }),
    circle(420, 420, 214, 'none', { stroke: cyan, 'stroke-width': 1.5, opacity: 0.4 }),
    `<defs>${carriage}</defs>`,
    exposed('translate(-40 318) rotate(-5) scale(.95)', cyan, 0.1, 1.4),
    exposed('translate(-20 336) rotate(-5) scale(.95)', cyan, 0.16, 1.6),
    exposed('translate(0 354) rotate(-5) scale(.95)', ice, 0.18, 1.8),
    exposed('translate(20 372) rotate(-5) scale(.95)', ice, 0.5, 2.6),
    ...Array.from({ length: 9 }, (_, i) => wave(640 + i * 21, i, i % 3 === 2 ? ice : cyan, 1.6 + i * 0.28)),
    rect(0, 832, 600, 68, deep),
    ghost(16, -14, cyan, 0.4),
    ghost(8, -7, cyan, 0.8),
    inked(title, ice),
    letteringIn(creditOf(show), { x: 40, y: 852, width: 520, height: 20 }, ice, {
      weight: 500,
      width: 85,
      tracking: 0,
      lines: 1,
    }),
  );
};

/** Where a finger's joints are, from its knuckle. */
type Finger = readonly [knuckle: Point, joint: Point, tip: Point, wide: number];
const FINGERS: readonly Finger[] = [
  [[-30, -84], [-46, -136], [-36, -182], 25],
  [[-6, -94], [-10, -154], [4, -204], 26],
  [[18, -90], [26, -146], [44, -190], 25],
  [[38, -74], [58, -116], [80, -148], 22],
  [[-34, -44], [-70, -76], [-84, -118], 26],
];

/** A hand that has come out of the ground, reaching up from its wrist at (0, 0). */
function hand(transform: string, skin: string, ink: string): string {
  const bones = FINGERS.map(
    ([a, b, c]) => `M${numbers(a[0] * 0.7, a[1] * 0.55)}L${numbers(...a)}L${numbers(...b)}L${numbers(...c)}`,
  );
  const palm = 'M-28 44L-26 0L-44 -48L-40 -88L44 -84L48 -52L26 0L28 44Z';
  const pens = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return group(
    { transform },
    ...bones.map((d, i) => stroke(d, ink, FINGERS[i]![3] + 12, pens)),
    path(palm, ink, { stroke: ink, 'stroke-width': 12, 'stroke-linejoin': 'round' }),
    ...bones.map((d, i) => stroke(d, skin, FINGERS[i]![3], pens)),
    path(palm, skin),
    // Sinews, knuckles, broken nails.
    path(
      FINGERS.slice(0, 4)
        .map(([[x, y]]) => `M${x - 3} ${y + 6}L${numbers(x * 0.3)} -8L${x + 4} ${y + 6}Z`)
        .join(''),
      ink,
    ),
    path('M26 0L48 -52L44 -84L34 -50L18 0L18 44H28Z', ink),
    stroke(FINGERS.map(([, [x, y]]) => `M${x - 8} ${y + 3}q8 -7 16 0M${x - 6} ${y + 11}q6 -5 12 0`).join(''), ink, 3.5),
    path(
      FINGERS.map(
        ([, , [x, y]]) =>
          `M${x - 8} ${y + 2}L${x - 6} ${y - 12}L${x + 1} ${y - 7}L${x + 7} ${y - 13}L${x + 8} ${y + 2}Q${x} ${y + 8} ${x - 8} ${y + 2}Z`,
      ).join(''),
      ink,
    ),
  );
}

/** A face at the boards, all of it shadow but what the light catches. */
function outside(transform: string, ink: string, white: string): string {
  return group(
    { transform },
    path(
      'M-90 126C-86 98 -70 90 -42 82L-38 58C-58 44 -68 10 -66 -20C-66 -66 -38 -86 2 -86C44 -86 66 -60 64 -20C64 16 58 38 40 54L36 82C64 92 80 98 84 126Z',
      ink,
    ),
    path(
      'M-54 -30C-56 -62 -30 -76 0 -74C-12 -66 -10 -52 -2 -46C16 -54 22 -66 20 -72C42 -66 54 -48 52 -24C54 4 48 26 36 44L30 72Q0 88 -28 72L-34 42C-48 24 -54 0 -54 -30Z',
      white,
    ),
    path(
      'M-44 -20Q-24 -36 -6 -20Q-2 4 -20 10Q-44 8 -44 -20ZM10 -18Q28 -34 46 -18Q46 8 28 10Q8 4 10 -18ZM2 2L10 28L0 22L-8 28ZM-50 10Q-30 22 -32 46Q-44 30 -50 10ZM50 8Q34 22 34 46Q46 30 50 8ZM-22 42Q2 32 26 42Q30 70 2 74Q-26 70 -22 42Z',
      ink,
    ),
    path('M-16 41L-12 52L-6 40L-2 50L6 39L10 50L18 41Z', white),
    circle(-24, -8, 5, white),
    circle(28, -8, 5, white),
  );
}

/** Night of the Living Dead: boards over the window, and not enough of them. */
export const livingDead: Motif = (show, language) => {
  const [ink, acid, white, dark] = ['#0f110c', '#cfe830', '#f6f7e4', '#2b3024'];
  const board = (corners: readonly [Point, Point, Point, Point]): string => {
    const [a, b, c, d] = corners;
    const grain = [0.2, 0.42, 0.6, 0.82].map((t, i) => {
      const y1 = a[1] + (d[1] - a[1]) * t;
      const y2 = b[1] + (c[1] - b[1]) * t;
      const knot = 120 + ((i * 173 + Math.round(a[1])) % 340);
      return `M${numbers(a[0] + 24, y1)}C${numbers(knot - 90, y1, knot - 40, y1 - 12, knot, (y1 + y2) / 2 - 9)}S${numbers(knot + 120, y2, b[0] - 24, y2)}`;
    });
    const nails = [a, d].flatMap(([x], i) => [
      circle(Math.max(22, x + 22), i === 0 ? a[1] + 26 : d[1] - 26, 5, acid),
      circle(Math.min(578, b[0] - 22), i === 0 ? b[1] + 26 : c[1] - 26, 5, acid),
    ]);
    return polygon(corners, ink) + stroke(grain.join(''), dark, 3) + nails.join('');
  };
  const lines = brokenLines(titleOf(show, language), 2);
  const sills = [
    { top: 634, slope: -0.03, text: lines[0]! },
    { top: 752, slope: 0.024, text: lines[1] ?? '' },
  ];
  return poster(
    acid,
    // Who is outside.
    outside('translate(170 360) rotate(-3)', ink, white),
    outside('translate(512 392) rotate(7) scale(-.9 .9)', ink, white),
    board([
      [-10, -20],
      [610, -14],
      [610, 72],
      [-10, 112],
    ]),
    hand('translate(430 226) rotate(10) scale(.8)', white, ink),
    board([
      [-10, 166],
      [610, 192],
      [610, 296],
      [-10, 270],
    ]),
    hand('translate(40 470) rotate(-20) scale(.92)', white, ink),
    board([
      [-10, 424],
      [610, 420],
      [610, 528],
      [-10, 546],
    ]),
    hand('translate(142 690) rotate(-9) scale(.86)', white, ink),
    hand('translate(368 700) rotate(7) scale(1.52)', white, ink),
    rect(0, 720, 600, 180, ink),
    ...sills.map(({ top, slope, text }) => {
      const left = top - slope * 300;
      const right = top + slope * 300;
      const set = setIn(
        text,
        { x: 40, y: top + 16, width: 520, height: 80 },
        { upper: true, lines: 1, align: 'middle', valign: 'middle', tracking: 0 },
      );
      return (
        polygon(
          [
            [-10, left],
            [610, right],
            [610, right + 112],
            [-10, left + 112],
          ],
          ink,
          { stroke: acid, 'stroke-width': 4 },
        ) + inked({ outline: bent(set.outline, (x, y) => [x, y + (x - 300) * slope]) }, acid)
      );
    }),
    letteringIn(creditOf(show), { x: 40, y: 872, width: 520, height: 16 }, white, {
      align: 'middle',
      width: 85,
      weight: 600,
      tracking: 0.02,
      lines: 1,
    }),
  );
};
