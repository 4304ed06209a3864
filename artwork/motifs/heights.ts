import { inked, letteringIn, setIn } from '../lettering.ts';
import { bent } from '../outline.ts';
import {
  circle,
  ellipse,
  group,
  line,
  numbers,
  path,
  polar,
  polygon,
  poster,
  rect,
  stroke,
  type Point,
} from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** Safety Last!: a front that falls away under the clock, and a man with nothing else to hold. */
export const safetyLast: Motif = (show, language) => {
  const [ink, cream, coral, brick, teal, deep] = ['#1c1a24', '#fbf0d6', '#f0654a', '#c4432f', '#43b3a6', '#1f7f78'];
  // Everything upright runs to one point below the sheet's foot.
  const [vx, vy, brow] = [338, 908, 150];
  const at = (u: number, scale: number): Point => [vx + (u - vx) * scale, vy + (brow - vy) * scale];
  const scaleOf = (floor: number): number => 1 / (1 + floor * 0.15);
  const front = (left: number, right: number, from: number, to: number): string =>
    `M${numbers(...at(left, from))}H${numbers(at(right, from)[0])}L${numbers(...at(right, to))}H${numbers(at(left, to)[0])}Z`;
  const ground = 0.115;
  const floors = Array.from({ length: 50 }, (_, i) => i).filter((i) => scaleOf(i + 0.8) > ground);
  const rows = (left: number, right: number, first: number): string =>
    floors
      .filter((i) => i >= first)
      .map((i) => front(left, right, scaleOf(i + 0.22), scaleOf(i + 0.8)))
      .join('');
  const piers = (left: number, right: number, count: number, wide: number, from: number): string =>
    Array.from({ length: count + 1 }, (_, i) => {
      const u = left + ((right - left) * i) / count;
      return front(u - wide / 2, u + wide / 2, from, ground);
    }).join('');
  const roof = (left: number, right: number, scale: number, fill: string): string => {
    const [x1, y] = at(left, scale);
    const [x2] = at(right, scale);
    return rect(x1, y - 420, x2 - x1, 420, fill);
  };
  const [cx, cy, r] = [226, 392, 164];
  const tip: Point = [432, 474];
  const marks = Array.from({ length: 12 }, (_, i) => {
    const [x1, y1] = polar(cx, cy, r - 34, i * 30);
    const [x2, y2] = polar(cx, cy, r - (i % 3 === 0 ? 68 : 52), i * 30);
    return `M${numbers(x1, y1)}L${numbers(x2, y2)}`;
  }).join('');
  const minutes = Array.from({ length: 60 }, (_, i) => {
    const [x1, y1] = polar(cx, cy, r - 16, i * 6);
    const [x2, y2] = polar(cx, cy, r - 25, i * 6);
    return `M${numbers(x1, y1)}L${numbers(x2, y2)}`;
  }).join('');
  const cars = [
    [30, 846, cream],
    [96, 872, coral],
    [168, 842, ink],
    [236, 868, cream],
    [318, 846, coral],
    [402, 870, ink],
    [470, 842, cream],
    [552, 866, coral],
  ] as const;
  const title = setIn(
    titleOf(show, language),
    { x: 48, y: 24, width: 504, height: 94 },
    {
      upper: true,
      lines: 2,
      align: 'middle',
      valign: 'middle',
      tracking: 0.01,
      leading: 0.84,
    },
  );
  const leaning = bent(title.outline, (x, y) => [300 + (x - 300) * (1.08 - (y - 34) * 0.0014), y], 60);
  return poster(
    deep,
    // The street, far down.
    rect(0, 815, 600, 85, teal),
    stroke('M0 857H600', cream, 2, { 'stroke-dasharray': '16 10' }),
    stroke(`M0 821H600M0 895H600`, ink, 4, { 'stroke-dasharray': '0 9 0 6 0 14', 'stroke-linecap': 'round' }),
    ...cars.map(([x, y, fill]) => rect(x, y, 19, 9, fill, { rx: 3 })),
    // Neighbours of half the height.
    roof(-560, -150, 0.46, teal),
    roof(840, 1300, 0.36, teal),
    // A water tower and a skylight on them.
    circle(34, 452, 34, deep),
    circle(28, 440, 30, cream),
    stroke('M28 410V470M-2 440H58M7 419L49 461M49 419L7 461', ink, 2),
    path('M566 520H620V612H566Z', deep),
    stroke('M584 520V612M566 551H600M566 582H600', teal, 4),
    path(front(-560, -150, 0.46, ground) + front(840, 1300, 0.36, ground), brick),
    path(rows(-540, -170, 8) + rows(860, 1280, 12), ink),
    path(piers(-560, -150, 4, 26, 0.46) + piers(840, 1300, 5, 26, 0.36), brick),
    path(front(-150, -112, 0.46, ground) + front(802, 840, 0.36, ground), ink),
    // The front itself.
    path(front(-92, 752, 1.2, ground), cream),
    path(rows(-92, 752, 0), coral),
    path(rows(468, 752, 0), brick),
    path(piers(-74, 734, 10, 26, 1.2), cream),
    path(front(-92, -74, 1.2, ground) + front(734, 752, 1.2, ground), ink),
    // Cornice.
    rect(0, 0, 600, 168, ink),
    path(Array.from({ length: 16 }, (_, i) => `M${numbers(...at(-30 + i * 49, 1))}h26l-2 30h-22z`).join(''), ink),
    rect(0, 160, 600, 6, coral),
    // Clock, its shadow falling down the front.
    path(`M${cx - r} ${cy}L${cx - 70} ${cy + 210}A96 60 0 0 0 ${cx + 118} ${cy + 196}L${cx + r} ${cy}Z`, ink, {
      opacity: 0.82,
    }),
    circle(cx, cy, r + 16, ink),
    circle(cx, cy, r + 6, coral),
    circle(cx, cy, r, cream),
    stroke(minutes, ink, 3),
    stroke(marks, ink, 12),
    line([cx + 12, cy + 40], [cx - 30, cy - 96], ink, 15),
    polygon(
      [
        [cx - 44, cy - 84],
        [cx - 40, cy - 130],
        [cx - 12, cy - 96],
      ],
      ink,
    ),
    stroke(`M${cx - 44} ${cy - 17}L${cx + 126} ${cy + 46}Q${cx + 170} ${cy + 60} ${tip[0]} ${tip[1]}`, ink, 13, {
      'stroke-linecap': 'round',
    }),
    circle(cx, cy, 18, ink),
    circle(cx, cy, 7, coral),
    // Harold.
    group(
      { transform: `translate(${tip[0] - 10} ${tip[1]}) rotate(9)` },
      stroke('M-12 186L-40 232L-14 276', ink, 24, { 'stroke-linejoin': 'round' }),
      stroke('M12 186L36 222L62 258', ink, 22, { 'stroke-linejoin': 'round' }),
      path('M-28 268L0 280L-4 290L-36 288ZM56 248L78 264L64 276L50 266Z', cream, { stroke: ink, 'stroke-width': 5 }),
      path(
        'M-52 92C-24 78 24 78 52 92C46 130 34 160 32 200L40 214L4 206L-2 190L-10 208L-44 212C-32 170 -46 130 -52 92Z',
        ink,
      ),
      path('M-16 88L0 156L16 88Z', cream),
      path('M-3 96L4 96L8 140L1 150L-6 140Z', coral),
      stroke('M-44 100C-56 70 -44 36 -16 4', ink, 28, { 'stroke-linecap': 'round' }),
      stroke('M44 100C54 70 42 36 14 4', ink, 28, { 'stroke-linecap': 'round' }),
      stroke('M-24 14L-14 1M22 14L14 1', cream, 26),
      circle(-11, -3, 15, cream, { stroke: ink, 'stroke-width': 4 }),
      circle(14, -3, 15, cream, { stroke: ink, 'stroke-width': 4 }),
      ellipse(0, 66, 31, 36, cream, { stroke: ink, 'stroke-width': 4 }),
      path(
        'M-32 62C-34 24 -12 22 0 26C12 22 34 24 32 62C26 50 26 44 20 40C6 46 -10 46 -20 40C-26 44 -26 52 -32 62Z',
        ink,
      ),
      circle(-13, 64, 11, '#fff', { stroke: ink, 'stroke-width': 4.5 }),
      circle(13, 64, 11, '#fff', { stroke: ink, 'stroke-width': 4.5 }),
      circle(-12, 60, 4, ink),
      circle(12, 60, 4, ink),
      ellipse(0, 89, 8, 9, ink),
    ),
    // His straw hat is ahead of him.
    group(
      { transform: 'translate(212 676) rotate(-24)' },
      ellipse(0, 0, 46, 15, cream, { stroke: ink, 'stroke-width': 5 }),
      path('M-26 -3V-26Q0 -36 26 -26V-3Q0 8 -26 -3Z', cream, { stroke: ink, 'stroke-width': 5 }),
      path('M-26 -4V-14Q0 -4 26 -14V-4Q0 7 -26 -4Z', ink),
    ),
    inked({ outline: leaning }, cream),
    letteringIn(creditOf(show), { x: 48, y: 132, width: 504, height: 17 }, coral, {
      align: 'middle',
      weight: 600,
      width: 85,
      tracking: 0.04,
      lines: 1,
    }),
  );
};

/** The Gold Rush: gold above, snow below, and the cabin on the edge between them. */
export const goldRush: Motif = (show, language) => {
  const [gold, ink, white] = ['#f3b229', '#181511', '#fffaf0'];
  // Snow as a screen of dots that grow until they are all there is.
  const pitch = 15;
  const drops = new Map<number, string>();
  for (let row = 0; row < 42; row++) {
    const y = 290 + row * pitch;
    const grown = ((y - 250) / 640) ** 1.5;
    const size = Math.round(grown * 23) + 1;
    if (size < 3) continue;
    let dots = '';
    for (let x = row % 2 === 0 ? 8 : 23; x < 600; x += pitch * 2) dots += `M${x} ${y}h0`;
    drops.set(size, (drops.get(size) ?? '') + dots);
  }
  const screen = [...drops].map(([size, dots]) => stroke(dots, white, size));
  const flakes = [
    [40, 290, 11],
    [118, 350, 8],
    [250, 350, 12],
    [300, 306, 7],
    [536, 330, 7],
    [580, 420, 10],
    [30, 420, 7],
    [180, 430, 6],
  ] as const;
  const logs = Array.from({ length: 7 }, (_, i) => `M-176 ${-22 - i * 22}H120`).join('');
  return poster(
    gold,
    group({ 'stroke-linecap': 'round' }, ...screen),
    ...flakes.map(([x, y, r]) => circle(x, y, r, white)),
    // The edge, and ledges with snow on them.
    path('M0 552L318 596L352 604L326 648L342 694L296 726L318 780L262 812L276 860L236 900H0Z', ink),
    path(
      'M344 690L296 724Q262 716 244 726Q270 690 344 690ZM320 776L262 810Q214 808 190 820Q230 772 320 776ZM0 742Q70 730 118 752Q70 756 0 764ZM178 690Q214 684 236 700Q206 702 178 690Z',
      white,
    ),
    path(
      'M0 532Q110 512 196 560Q260 580 300 584Q352 586 362 600Q354 622 324 612Q300 652 276 620Q250 614 236 634Q214 672 196 628Q160 604 140 640Q116 690 96 640Q70 612 40 652Q20 672 0 650Z',
      white,
    ),
    // A rope to a rock.
    path('M16 560L32 502L74 482L104 514L112 566Z', ink),
    path('M28 512L32 502L74 482L104 514Q84 504 74 518Q54 502 28 512Z', white),
    group(
      { transform: 'translate(374 614) rotate(20)' },
      path('M66 -200V-296H96V-190Z', ink),
      path('M56 -290Q80 -318 106 -290Z', white),
      rect(-176, -176, 296, 176, ink),
      stroke(logs, gold, 3),
      rect(-176, -176, 16, 176, ink),
      stroke(Array.from({ length: 8 }, (_, i) => `M-178 ${-11 - i * 22}h0M122 ${-11 - i * 22}h0`).join(''), ink, 22, {
        'stroke-linecap': 'round',
      }),
      rect(-134, -138, 92, 84, ink),
      rect(-126, -130, 76, 68, gold),
      stroke('M-88 -130V-62M-126 -96H-50', ink, 6),
      rect(14, -150, 84, 150, ink),
      rect(22, -142, 68, 142, gold),
      path('M-206 -170L-28 -262L150 -170Z', ink),
      path(
        'M-224 -160Q-150 -226 -28 -286Q90 -226 172 -158Q160 -142 148 -160Q136 -128 122 -158Q100 -166 90 -154Q78 -120 66 -156Q20 -168 0 -152Q-14 -124 -28 -156Q-70 -168 -90 -150Q-100 -132 -112 -156Q-150 -166 -176 -150Q-190 -138 -200 -154Q-214 -146 -224 -160Z',
        white,
      ),
    ),
    stroke('M100 522Q160 500 224 478', ink, 6),
    // The tramp, by his fingertips.
    group(
      { transform: 'translate(428 636)' },
      stroke('M-20 84C-44 62 -44 30 -36 -2M22 84C48 66 50 40 46 18', ink, 16, { 'stroke-linecap': 'round' }),
      circle(-37, -6, 11, white, { stroke: ink, 'stroke-width': 4 }),
      circle(46, 14, 11, white, { stroke: ink, 'stroke-width': 4 }),
      path('M-27 82Q0 70 29 82L24 120L34 142L4 134L-28 140L-21 120Z', ink),
      path('M-21 128L-26 172L-18 212L6 208L0 172L6 146C14 160 18 172 40 196L60 180C44 164 34 146 22 126Z', ink),
      path(
        'M-18 206L6 204L10 226L-2 246Q-38 240 -36 230L-20 222ZM38 194L58 176Q84 184 90 204Q78 220 66 206Q56 208 48 204Z',
        ink,
      ),
      path('M-10 76L2 96L12 76Z', white),
      ellipse(1, 52, 22, 26, white, { stroke: ink, 'stroke-width': 4 }),
      path('M-23 52C-28 20 30 20 25 52L20 38H-17Z', ink),
      path('M-19 28C-22 -6 24 -6 21 28Q1 18 -19 28ZM-38 30Q1 10 40 30Q1 26 -38 30Z', ink, {
        stroke: ink,
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      }),
      stroke('M-19 20Q1 10 21 20', gold, 3),
      path('M-5 60h13l4 9h-21Z', ink),
      circle(-8, 49, 3, ink),
      circle(10, 49, 3, ink),
      stroke('M36 84C56 88 56 112 46 116M54 92L82 176', ink, 5, { 'stroke-linecap': 'round' }),
    ),
    letteringIn(titleOf(show, language), { x: 38, y: 42, width: 524, height: 232 }, ink, {
      lines: 2,
      tracking: -0.045,
      leading: 0.84,
    }),
    letteringIn(creditOf(show), { x: 40, y: 854, width: 190, height: 20 }, white, {
      width: 85,
      weight: 600,
      tracking: 0,
      lines: 1,
    }),
  );
};
