import { letteringIn, setIn, inked } from '../lettering.ts';
import { bent } from '../outline.ts';
import { circle, numbers, path, polygon, poster, rect, stroke, type Point } from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf, makersOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** Height of a broken line at x. */
function zigzag(corners: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    corners.findIndex(([at]) => at >= x),
  );
  const [x1, y1] = corners[next - 1]!;
  const [x2, y2] = corners[next]!;
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

/** The Cabinet of Dr. Caligari: no wall upright, no window square, and the sleeper along the wall. */
export const caligari: Motif = (show, language) => {
  const [ink, bone, olive, red, ochre] = ['#131110', '#ece3cd', '#7b8440', '#c23a27', '#e0a93a'];
  const words = titleOf(show, language).split(' ');
  const [before, name] = [words.slice(0, -1).join(' '), words.at(-1)!];
  const top: readonly Point[] = [
    [0, 706],
    [120, 660],
    [250, 712],
    [380, 640],
    [480, 690],
    [601, 626],
  ];
  const bottom: readonly Point[] = [
    [0, 838],
    [180, 822],
    [330, 850],
    [601, 806],
  ];
  const set = setIn(name, { x: 34, y: 0, width: 532, height: 100 }, { lines: 1, stretch: 3, upper: true, tracking: 0 });
  const { top: inkTop, bottom: inkBottom, left, right } = set.bounds;
  const crooked = bent(
    set.outline,
    (x, y) => {
      const across = 34 + ((x - left) / (right - left)) * 532;
      const share = (y - inkTop) / (inkBottom - inkTop);
      const [high, low] = [zigzag(top, across), zigzag(bottom, across)];
      return [across, high + (low - high) * share];
    },
    30,
  );
  const pane = (points: readonly Point[], fill: string): string => {
    const [a, b, c, d] = points as readonly [Point, Point, Point, Point];
    const mid = (p: Point, q: Point): string => numbers((p[0] + q[0]) / 2, (p[1] + q[1]) / 2);
    return polygon(points, fill) + stroke(`M${mid(a, b)}L${mid(c, d)}M${mid(b, c)}L${mid(d, a)}`, ink, 5);
  };
  return poster(
    olive,
    path('M150 0L600 0L600 520L330 640Z', red),
    path('M250 0L470 0L400 660L300 640Z', ochre),
    path('M330 0L404 0L372 640L330 640Z', bone),
    // Houses lean on nothing.
    path('M0 90L96 20L214 168L170 190L262 640L0 700Z', ink),
    path('M600 30L520 108L468 84L442 210L482 226L380 640L600 700Z', ink),
    path('M118 46L112 -10L150 -4L146 82Z', ink),
    pane(
      [
        [44, 170],
        [112, 128],
        [132, 214],
        [58, 246],
      ],
      ochre,
    ),
    pane(
      [
        [70, 330],
        [150, 300],
        [176, 396],
        [84, 404],
      ],
      bone,
    ),
    pane(
      [
        [514, 190],
        [576, 150],
        [580, 258],
        [500, 268],
      ],
      bone,
    ),
    pane(
      [
        [478, 360],
        [560, 330],
        [570, 420],
        [462, 436],
      ],
      ochre,
    ),
    path('M20 480L110 452L160 660L30 690Z', olive),
    path('M40 496L100 476L138 660L48 680Z', ink),
    // The way runs where it likes.
    path('M352 300L372 300L418 372L322 430L440 520L230 640L600 900L0 900L0 760L170 610L372 520L290 436L384 370Z', bone),
    path('M372 300L418 372L322 430L340 432L430 372Z', ink),
    // Cesare, one hand along the light.
    path(
      'M298 640L290 520L274 452C262 430 258 408 264 384L286 300C282 276 262 246 236 214L206 196L190 168L208 184L200 150L216 180L222 148L228 182L244 160L240 196C274 226 296 252 308 282' +
        'L318 286L316 272C300 262 296 240 302 224C306 208 316 200 330 202C346 204 354 220 350 240C348 256 342 266 336 272L336 286L352 294C372 306 382 340 396 372L424 428L446 446L428 446L448 466L424 454L432 480L414 452C404 448 398 440 394 430L358 366L354 440L362 520L356 640L386 652H332L328 530L322 640L326 654H276Z',
      ink,
    ),
    path('M312 226C316 214 340 212 344 230L342 246C338 260 330 266 324 264C316 258 310 246 312 226Z', bone),
    path('M298 250C292 214 304 196 328 194C352 194 362 216 354 250L346 240L346 222L330 214L312 222L308 242Z', ink),
    stroke('M314 234l10 3M332 237l10-3', ink, 5),
    stroke('M324 254h8', red, 3),
    path('M0 690L120 640L250 696L380 620L480 672L600 606L600 900L0 900Z', ink),
    inked({ outline: crooked }, bone),
    letteringIn(before ? `${before} ${name}` : makersOf(show), { x: 36, y: 862, width: 330, height: 20 }, ochre, {
      lines: 1,
      weight: 600,
      width: 85,
      tracking: 0,
      size: 22,
    }),
    letteringIn(creditOf(show), { x: 380, y: 862, width: 186, height: 20 }, bone, {
      lines: 1,
      weight: 500,
      width: 80,
      tracking: 0,
      size: 22,
      align: 'end',
    }),
  );
};

/** The Phantom of the Opera: the pipes of his organ, and what looks out of them. */
export const phantom: Motif = (show, language) => {
  const [ink, wine, red, ivory, bone, gold] = ['#120c0e', '#5d0f1c', '#a81c2a', '#f7ecd4', '#d9c4a0', '#d99b3c'];
  const pipes = Array.from({ length: 15 }, (_, i) => {
    const x = 32 + i * 36;
    const top = 236 + (i - 7) ** 2 * 4.4;
    const dark = i > 7;
    const foot = 700 - Math.abs(i - 7) * 9;
    return (
      path(`M${x} ${foot}V${numbers(top)}q16-12 32 0V${foot}l-12 60h-8Z`, dark ? bone : ivory) +
      rect(x + 22, top, 10, foot - top, dark ? '#a98a62' : bone) +
      rect(x, top + 34, 32, 4, gold)
    );
  }).join('');
  const teeth = Array.from({ length: 9 }, (_, i) => {
    const x = 144 + i * 36;
    const drop = 612 - Math.abs(i - 4) * 5;
    return path(
      `M${x} ${drop + 62}V${drop + 12}Q${x + 12} ${drop - 14} ${x + 24} ${drop + 12}V${drop + 62}L${x + 12} ${drop + 46}Z`,
      ink,
    );
  }).join('');
  const fold = (x: number, w: number): string =>
    `M${x} 0H${x + w}C${x + w * 0.6} 300 ${x + w * 1.2} 560 ${x + w * 0.5} 900H${x - 40}C${x + 20} 600 ${x - 30} 300 ${x} 0Z`;
  const lights = Array.from({ length: 9 }, (_, i) => {
    const x = 300 + (i - 4) * 27;
    const y = 120 + (i - 4) ** 2 * -2.2;
    return circle(x, y - 22, 7, ivory) + rect(x - 3, y - 14, 6, 16, gold);
  }).join('');
  return poster(
    wine,
    path([-30, 60, 150, 400, 490, 580].map((x) => fold(x, 46)).join(''), '#6f1420'),
    path([10, 100, 450, 540].map((x) => fold(x, 30)).join(''), red),
    circle(300, 118, 150, '#7d1a22'),
    circle(300, 118, 108, '#96302c'),
    rect(298, 0, 4, 70, gold),
    path('M184 88Q300 180 416 88Q404 138 300 158Q196 138 184 88Z', gold),
    stroke('M300 62L192 96M300 62L408 96M300 62L246 128M300 62L354 128', gold, 3),
    stroke(
      Array.from(
        { length: 11 },
        (_, i) => `M${numbers(210 + i * 18, 146 - (i - 5) ** 2 * 0.9)}v${numbers(22 - Math.abs(i - 5) * 2)}`,
      ).join(''),
      ivory,
      3,
      { 'stroke-dasharray': '3 3' },
    ),
    lights,
    pipes,
    path('M128 402C150 360 240 370 268 420C272 470 240 506 192 502C144 494 122 446 128 402Z', ink),
    path('M472 402C450 360 360 370 332 420C328 470 360 506 408 502C456 494 478 446 472 402Z', ink),
    path(
      'M300 496C276 524 268 556 282 566C292 572 298 562 300 552C302 562 308 572 318 566C332 556 324 524 300 496Z',
      ink,
    ),
    circle(206, 440, 12, gold),
    circle(394, 440, 12, red),
    circle(206, 440, 4, ink),
    circle(394, 440, 4, ink),
    teeth,
    stroke('M104 348Q190 306 270 366M496 348Q410 306 330 366', ink, 8, { 'stroke-linecap': 'round' }),
    path('M0 716Q300 770 600 716V900H0Z', ink),
    letteringIn(titleOf(show, language), { x: 36, y: 752, width: 528, height: 92 }, ivory, {
      align: 'middle',
      valign: 'middle',
      lines: 2,
      upper: true,
      tracking: 0,
      leading: 0.86,
      stretch: 1.1,
    }),
    letteringIn(creditOf(show, ' · '), { x: 60, y: 862, width: 480, height: 18 }, gold, {
      upper: true,
      align: 'middle',
      tracking: 0.26,
      weight: 600,
      width: 90,
      lines: 1,
    }),
  );
};
