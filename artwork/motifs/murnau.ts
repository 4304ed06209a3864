import { inked, letteringIn, setIn } from '../lettering.ts';
import { circle, clipped, group, numbers, path, poster, rect, stroke } from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf, partsOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** Sunrise: rings of light over a lake that gives them back in strips; two in a boat. */
export const sunrise: Motif = (show, language) => {
  const rings = [
    [700, '#231d47'],
    [560, '#3d2560'],
    [450, '#6d2c66'],
    [362, '#a83a5c'],
    [290, '#dc5a48'],
    [230, '#f28a3c'],
    [180, '#f9b642'],
    [136, '#fbe08a'],
    [96, '#fff5d8'],
  ] as const;
  const [cx, horizon] = [372, 560];
  const sky = rings.map(([radius, fill]) => circle(cx, horizon, radius, fill)).join('');
  const strips = Array.from({ length: 17 }, (_, i) => {
    const y = horizon + 8 + i * 20;
    const half = 300 - i * 9 - ((i * 53) % 70);
    const shift = ((i * 37) % 60) - 30;
    const fill = rings[Math.max(1, 8 - Math.floor(i / 2))]![1];
    return `<rect x="${cx + shift - half}" y="${y}" width="${half * 2}" height="${11 - i * 0.42}" rx="5" fill="${fill}"/>`;
  });
  const title = partsOf(titleOf(show, language));
  const name = setIn(
    title.main,
    { x: 40, y: 42, width: 520, height: 190 },
    { lines: 2, tracking: -0.045, leading: 0.86 },
  );
  return poster(
    '#171638',
    clipped('sky', rect(0, 0, 600, horizon, '#000'), sky),
    ...strips,
    rect(0, horizon - 2, 600, 4, '#171638'),
    group(
      { fill: '#12102c' },
      path('M70 690Q180 712 330 688Q318 742 262 746H140Q88 740 70 690Z', '#12102c'),
      path(
        'M150 694C148 650 156 622 172 616Q160 604 166 590Q176 574 192 584Q204 596 194 614C214 624 222 652 224 694Z',
        '#12102c',
      ),
      path(
        'M226 694C224 654 232 632 246 624Q234 612 240 596Q254 582 268 594Q276 608 264 622C284 634 292 662 292 692Z',
        '#12102c',
      ),
      stroke('M292 664L420 742', '#12102c', 6, { 'stroke-linecap': 'round' }),
    ),
    inked(name, '#fff5d8'),
    ...(title.rest
      ? [
          letteringIn(title.rest, { x: 42, y: name.bounds.bottom + 20, width: 400, height: 30 }, '#f9b642', {
            width: 85,
            weight: 500,
            lines: 1,
            size: 30,
          }),
        ]
      : []),
    letteringIn(creditOf(show), { x: 42, y: 842, width: 516, height: 22 }, '#f9b642', {
      width: 85,
      weight: 500,
      tracking: 0,
      lines: 1,
      size: 24,
    }),
  );
};

/** A claw: a curved finger from its knuckle to its point. */
function claw(x: number, y: number, tipX: number, tipY: number, bow: number, thick: number): string {
  const [midX, midY] = [(x + tipX) / 2, (y + tipY) / 2 - bow];
  return `M${numbers(x, y - thick)}Q${numbers(midX, midY - thick)} ${numbers(tipX, tipY)}Q${numbers(midX - 4, midY + thick)} ${numbers(x, y + thick)}Z`;
}

/** Nosferatu: the shadow goes up the stairs before its master. */
export const nosferatu: Motif = (show, language) => {
  const [bone, sage, moss, ink, blood] = ['#e4e6cf', '#b9c4a8', '#39493c', '#0e130e', '#a92a1b'];
  const shadow =
    'M76 900L92 640C92 530 120 430 196 400C186 372 184 350 188 330' +
    'L170 274Q194 282 206 296C220 262 256 246 290 256C316 264 330 286 332 312' +
    'C350 334 366 352 368 364Q360 372 344 368L346 380L337 384L342 396C338 412 322 420 304 416' +
    'C298 430 300 440 306 446C350 452 392 452 432 436L500 404L514 432L446 480C410 506 372 520 338 528C334 600 350 720 372 900Z';
  const claws = [
    claw(500, 410, 566, 322, 24, 6),
    claw(506, 414, 590, 356, 26, 6),
    claw(510, 420, 596, 398, 22, 6),
    claw(508, 426, 586, 440, 16, 6),
    claw(496, 428, 556, 476, -10, 6),
  ].join('');
  const steps = Array.from({ length: 11 }, (_, i) => [60 * i, 880 - 34 * i] as const);
  const stair = `M0 900${steps.map(([x, y]) => `L${x} ${y}h60`).join('')}V900Z`;
  const balusters = steps.map(([x, y]) => `M${x + 22} ${y}v-118`).join('');
  const title = partsOf(titleOf(show, language));
  return poster(
    sage,
    path('M600 0V900H60L250 0Z', bone),
    path('M600 110V900H330L420 110Z', '#f3f2df'),
    path('M450 150h118v420h-118z', sage),
    path('M462 162h94v396h-94z', bone),
    path(shadow + claws, moss),
    path(stair, ink),
    stroke(balusters, ink, 7),
    stroke('M-20 768L640 394', ink, 15),
    ...steps.map(([x, y]) => rect(x, y, 60, 4, moss)),
    letteringIn(title.main, { x: 34, y: 40, width: 532, height: 136 }, ink, { lines: 1, tracking: -0.04 }),
    ...(title.rest
      ? [
          letteringIn(title.rest, { x: 36, y: 192, width: 420, height: 26 }, blood, {
            width: 80,
            weight: 600,
            lines: 1,
            size: 28,
          }),
        ]
      : []),
    letteringIn(creditOf(show), { x: 300, y: 850, width: 268, height: 22 }, bone, {
      align: 'end',
      width: 80,
      weight: 500,
      tracking: 0,
      lines: 1,
      size: 22,
    }),
  );
};
