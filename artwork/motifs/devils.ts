import { letteringIn, inked, setIn } from '../lettering.ts';
import { snipped } from '../outline.ts';
import { randomOf } from '../../demo/random.ts';
import { circle, element, group, numbers, path, poster, stroke, type Point } from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf, makersOf, partsOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** A house of the town below: gabled, lit or not. */
function house(x: number, foot: number, wide: number, tall: number, ink: string, lit: string, lamps: number): string {
  const eaves = foot - tall;
  const windows = Array.from({ length: lamps }, (_, i) => {
    const wx = x + wide * (i % 2 === 0 ? 0.24 : 0.6);
    return `M${numbers(wx, eaves + 8 + Math.floor(i / 2) * 15)}v8`;
  }).join('');
  return (
    path(`M${x} ${foot}V${eaves}L${numbers(x + wide / 2, eaves - wide * 0.78)}L${x + wide} ${eaves}V${foot}Z`, ink) +
    (lamps > 0 ? stroke(windows, lit, 5) : '')
  );
}

/** Faust: wings strung like a harp from edge to edge, and a town that sleeps under them. */
export const faust: Motif = (show, language) => {
  const [ink, red, ember, bone] = ['#140b0c', '#d9331f', '#f58a3a', '#f8ead0'];
  // One wing: fingers from the shoulder, webs hung between them; mirrored for the other.
  const tips: readonly Point[] = [
    [-50, 30],
    [-70, 330],
    [-16, 548],
    [96, 590],
    [206, 606],
    [300, 566],
  ];
  const [shoulder, throat]: [Point, Point] = [
    [250, 232],
    [296, 336],
  ];
  const rootOf = (share: number): Point => [
    shoulder[0] + (throat[0] - shoulder[0]) * share,
    shoulder[1] + (throat[1] - shoulder[1]) * share,
  ];
  const webs = tips.slice(1).map((tip, i) => {
    const before = tips[i]!;
    const [mx, my] = [(before[0] + tip[0]) / 2, (before[1] + tip[1]) / 2];
    const sag: Point = i === 4 ? [262, 566] : [mx + (272 - mx) * 0.24, my + (290 - my) * 0.24];
    return { before, tip, sag };
  });
  const hem = webs.map(({ tip, sag }) => `Q${numbers(...sag)} ${numbers(...tip)}`).join('');
  const wing = `M300 150L${numbers(...shoulder)}Q120 30 ${numbers(...tips[0]!)}${hem}Z`;
  const threads = webs
    .map(({ before, tip, sag }, web) =>
      Array.from({ length: web === 4 ? 10 : 20 }, (_, i) => {
        const t = (i + 0.5) / (web === 4 ? 10 : 20);
        const s = 1 - t;
        const x = s * s * before[0] + 2 * s * t * sag[0] + t * t * tip[0];
        const y = s * s * before[1] + 2 * s * t * sag[1] + t * t * tip[1];
        return `M${numbers(...rootOf((web + t) / 5))}L${numbers(x, y)}`;
      }).join(''),
    )
    .join('');
  const bones = tips.slice(1, 5).map((tip, i) => `M${numbers(...rootOf((i + 1) / 5))}L${numbers(...tip)}`);
  const half = path(wing, ink) + stroke(threads, red, 1.7) + stroke(bones.join(''), ink, 9);
  const title = partsOf(titleOf(show, language));
  const roofs: readonly (readonly [number, number, number, number])[] = [
    [-8, 50, 34, 0],
    [40, 34, 52, 2],
    [72, 44, 36, 2],
    [112, 34, 62, 4],
    [145, 45, 40, 0],
    [188, 34, 56, 2],
    [352, 36, 50, 2],
    [386, 44, 34, 0],
    [428, 34, 64, 4],
    [460, 42, 40, 2],
    [500, 34, 56, 2],
    [532, 44, 36, 0],
    [568, 34, 50, 2],
  ];
  return poster(
    red,
    ...(
      [
        [330, ember],
        [250, '#fbc46a'],
        [170, bone],
      ] as const
    ).map(([r, fill]) => circle(300, 760, r, fill)),
    half,
    group({ transform: 'matrix(-1 0 0 1 600 0)' }, half),
    // Hood, with what may be horns.
    path(
      'M300 112C284 100 262 98 248 72C240 96 226 110 224 150C222 190 214 214 176 236C206 262 240 316 300 372C360 316 394 262 424 236C386 214 378 190 376 150C374 110 360 96 352 72C338 98 316 100 300 112Z',
      ink,
    ),
    path(
      'M300 132C330 132 352 158 352 200C352 250 328 300 300 318C272 300 248 250 248 200C248 158 270 132 300 132Z',
      bone,
    ),
    path(
      'M300 178C288 150 268 140 244 150C252 128 272 122 300 122C328 122 348 128 356 150C332 140 312 150 300 178Z',
      ink,
    ),
    path('M256 198Q276 200 294 216L292 222Q272 216 256 198ZM344 198Q324 200 306 216L308 222Q328 216 344 198Z', ink),
    path('M262 214Q278 216 288 226Q272 232 262 214ZM338 214Q322 216 312 226Q328 232 338 214Z', red),
    path('M300 216L290 262L300 268V216Z', ink),
    path('M268 274Q300 292 332 274Q318 300 300 300Q282 300 268 274Z', ink),
    path('M300 132C330 132 352 158 352 200C352 250 328 300 300 318V268L310 262L300 216V178Z', ink, { opacity: 0.18 }),
    // The town.
    path('M0 716Q300 684 600 716V900H0Z', ink),
    ...roofs.map(([x, wide, tall, lamps]) => house(x, 722, wide, tall, ink, '#fbc46a', lamps)),
    path('M220 722V650L241 612L262 650V684H336V646L350 586L364 646V722Z', ink),
    path('M254 690L299 628L340 690Z', ink),
    stroke('M350 662v14M290 662v12M306 662v12M241 664v10', '#fbc46a', 6),
    letteringIn(title.main, { x: 40, y: 740, width: 520, height: 96 }, bone, {
      upper: true,
      align: 'middle',
      valign: 'middle',
      tracking: 0.12,
      lines: 1,
      width: 100,
    }),
    letteringIn(
      title.rest ? `${title.rest[0]!.toUpperCase()}${title.rest.slice(1)} · ${creditOf(show)}` : creditOf(show),
      { x: 40, y: 858, width: 520, height: 20 },
      ember,
      { align: 'middle', width: 85, weight: 600, tracking: 0.02, lines: 1 },
    ),
  );
};

/** One cut of the gouge: in thin, out thin, bowed to one side. */
function gouge(x1: number, y1: number, x2: number, y2: number, wide: number, bow = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [tx, ty, ex, ey] = [Math.round(x1), Math.round(y1), Math.round(x2 - x1), Math.round(y2 - y1)];
  const bend = (by: number, toX: number, toY: number): string =>
    numbers(Math.round(mx + nx * by - toX), Math.round(my + ny * by - toY));
  return `M${tx} ${ty}q${bend(bow * 2 + wide, tx, ty)} ${ex} ${ey}q${bend(bow * 2 - wide, tx + ex, ty + ey)} ${-ex} ${-ey}`;
}

/** Häxan: cut with the grain, printed in black and red. */
export const haxan: Motif = (show, language) => {
  const [paper, ink, red] = ['#eddcb4', '#17120e', '#b3261a'];
  const random = randomOf(show.id);
  const [cx, cy, r] = [372, 256, 134];
  const shine = [
    { from: 158, to: 214, count: 56, wide: 5 },
    { from: 212, to: 290, count: 56, wide: 7 },
    { from: 286, to: 380, count: 60, wide: 8 },
    { from: 372, to: 480, count: 64, wide: 8 },
    { from: 470, to: 600, count: 64, wide: 8 },
  ]
    .flatMap(({ from, to, count, wide }, ring) =>
      Array.from({ length: count }, (_, i) => {
        const angle = ((i + (ring % 2) / 2) / count) * Math.PI * 2;
        const [a, b] = [from + random.between(-8, 8), to + random.between(-14, 14)];
        const [x1, y1, x2, y2] = [
          cx + Math.cos(angle) * a,
          cy + Math.sin(angle) * a,
          cx + Math.cos(angle) * b,
          cy + Math.sin(angle) * b,
        ];
        if (x2 < 0 || x2 > 600 || y1 < 0 || y2 > 760) return '';
        return gouge(x1, y1, x2, y2, wide * random.between(0.7, 1.2));
      }),
    )
    .join('');
  const craters = Array.from({ length: 15 }, (_, i) => {
    const y = -112 + i * 16;
    const half = Math.sqrt(Math.max(0, 124 ** 2 - y ** 2));
    return gouge(cx + half * 0.99, cy + y, cx + half - 34 - random.between(0, 26) - (i % 3) * 14, cy + y + 7, 4);
  }).join('');
  // She flies to the left, the broom's stick along y = 0.
  const cloth =
    'M-250 -6L-240 -10L140 -4L150 -14L262 -44L246 -22L296 -18L262 0L300 16L250 22L276 44L150 18L140 8L-240 2Z' +
    'M-96 -222C-72 -250 -24 -244 -6 -212L84 -246L46 -206L2 -184C6 -170 2 -158 -6 -146C20 -146 50 -140 84 -128L206 -166L168 -128L280 -126L214 -98L306 -70L210 -62L262 -30L130 -22L64 -8' +
    'L190 20L148 34L176 58L124 54L128 86L78 66L50 98L24 72L-8 92L-24 68L-38 72L12 122L20 140L-16 160L-60 156L-68 140L-24 138L-6 130L-62 70L-84 48C-66 18 -40 0 -14 -10L-48 -46L-104 -8L-132 -2L-142 -26L-92 -58L-78 -100Z';
  const profile =
    'M-90 -222C-106 -214 -114 -204 -118 -192L-128 -184L-164 -156L-134 -156L-139 -147L-126 -144L-136 -137L-130 -132L-158 -118L-134 -106L-104 -108L-86 -100C-70 -130 -74 -190 -90 -222Z';
  const folds = [
    gouge(-60, -234, -34, -180, 8, -8),
    gouge(-38, -236, -10, -190, 8, -6),
    gouge(-56, -204, -44, -150, 7, -4),
    gouge(-6, -204, 62, -232, 4),
    gouge(-30, -130, 180, -146, 8, 8),
    gouge(-40, -112, 250, -116, 9, 4),
    gouge(-30, -92, 270, -72, 9, -2),
    gouge(-20, -70, 230, -42, 8, -4),
    gouge(-6, -46, 110, -26, 6, -2),
    gouge(-66, -98, -84, -56, 7, 3),
    gouge(-48, -92, -64, -54, 7, 3),
    gouge(-88, -46, -130, -16, 7),
    gouge(-4, -2, -64, 46, 9, 6),
    gouge(14, 0, -36, 58, 9, 7),
    gouge(34, 2, 2, 76, 9, 6),
    gouge(56, 2, 46, 80, 8, 2),
    gouge(76, 4, 92, 60, 8, -3),
    gouge(96, 10, 150, 46, 7, -3),
    gouge(-42, 76, 2, 126, 5),
    gouge(-226, -4, -146, -3, 4),
    gouge(-20, -1, 130, 2, 4),
    gouge(150, 0, 268, -26, 6, -2),
    gouge(150, 3, 282, -4, 6),
    gouge(150, 6, 276, 14, 6, 2),
    gouge(150, 10, 252, 30, 6, 2),
  ].join('');
  const wrinkles = [
    gouge(-118, -176, -92, -182, 5, 2),
    gouge(-116, -150, -98, -168, 4, 3),
    gouge(-128, -144, -106, -148, 4, -2),
    gouge(-104, -134, -90, -160, 4, -3),
    gouge(-112, -116, -92, -128, 4, -2),
  ].join('');
  const grip = 'M-136 -18L-118 -12L-120 10L-132 14L-150 8L-152 -8Z';
  const rider = group(
    { id: 'rider', transform: 'translate(300 478) rotate(-15) scale(.96)' },
    path(cloth + profile + grip, ink, { stroke: paper, 'stroke-width': 10, 'stroke-linejoin': 'round' }),
    path(cloth, ink),
    path(folds, paper),
    path(profile + grip, paper, { stroke: ink, 'stroke-width': 5 }),
    path(wrinkles + gouge(-132, 8, -138, -12, 3) + gouge(-144, 6, -148, -8, 3), ink),
    path('M-122 -180Q-108 -190 -94 -180Q-106 -170 -122 -180Z', ink),
    circle(-110, -180, 4, red),
  );
  const again = (transform: string): string => element('use', { href: '#rider', transform });
  const tongues = Array.from({ length: 25 }, (_, i) => {
    const x = -6 + i * 26 + random.between(-5, 5);
    const tall = [40, 96, 62, 132, 50, 84][i % 6]! + random.between(-8, 24);
    const lean = random.between(-10, 26);
    const bow = (i % 2 === 0 ? 1 : -1) * random.between(5, 11);
    return {
      outer: gouge(x, 740, x + lean, 672 - tall, 34, bow),
      inner: gouge(x, 700, x + lean * 0.7, 680 - tall * 0.6, 7, bow * 0.7),
    };
  });
  const hill = Array.from({ length: 34 }, (_, i) => {
    const x = 30 + i * 16.5;
    const crest = 674 - 22 * Math.sin((x / 600) * Math.PI * 0.9 + 0.5);
    return gouge(x, crest + random.between(4, 12), x - 26 + i * 1.5, crest + random.between(26, 44), 4.5, 2);
  }).join('');
  const title = setIn(
    titleOf(show, language),
    { x: 52, y: 722, width: 496, height: 112 },
    { upper: true, align: 'middle', valign: 'middle', lines: 2, leading: 1.1, tracking: 0.02 },
  );
  const frame = Array.from({ length: 60 }, (_, i): Point => {
    const side = Math.floor(i / 15);
    const t = (i % 15) / 15;
    const slip = random.between(-3, 3);
    const [w, h] = [556, 856];
    const at: readonly Point[] = [
      [22 + t * w, 22 + slip],
      [578 + slip, 22 + t * h],
      [578 - t * w, 878 + slip],
      [22 + slip, 878 - t * h],
    ];
    return at[side]!;
  });
  return poster(
    paper,
    path(shine, ink),
    circle(cx, cy, r + 8, paper),
    circle(cx, cy, r, ink),
    path(craters, paper),
    path(tongues.map(({ outer }) => outer).join(''), red),
    path(tongues.map(({ inner }) => inner).join(''), paper),
    rider,
    again('matrix(.28 -.03 .03 .28 370 -20)'),
    again('matrix(.36 .09 -.09 .36 70 -62)'),
    path('M0 690Q160 640 330 656T600 676V900H0Z', ink),
    path(hill, paper),
    inked({ outline: snipped(title.outline, random, 1.1) }, paper, {
      stroke: paper,
      'stroke-width': title.size * 0.024,
    }),
    letteringIn(`${makersOf(show)} · ${show.year}`, { x: 52, y: 853, width: 496, height: 14 }, red, {
      upper: true,
      align: 'middle',
      tracking: 0.2,
      weight: 700,
      width: 90,
      lines: 1,
    }),
    path(`M0 0H600V900H0ZM${frame.map(([x, y]) => numbers(x, y)).join('L')}Z`, ink, { 'fill-rule': 'evenodd' }),
  );
};
