import { bent } from '../outline.ts';
import { inked, letteringIn, setIn } from '../lettering.ts';
import { circle, clipped, ellipse, group, line, path, polar, poster, rect, sector, stroke } from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf, makersOf, partsOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** The Passion of Joan of Arc: one face, eyes up; the shadow on it is the fire. */
export const joan: Motif = (show, language) => {
  const [white, ink, fire, glow, stone] = ['#fffdf7', '#16130f', '#f04e1d', '#ff9a3c', '#cfc8ba'];
  const eye = (id: string, iris: number, spark: number): string =>
    clipped(
      id,
      '<path d="M140 424Q166 372 212 370Q252 372 272 418Q240 448 200 446Q162 444 140 424Z"/>',
      rect(130, 360, 150, 100, white),
      circle(iris, 384, 31, ink),
      circle(spark, 381, 8, white),
    ) +
    path('M130 430Q158 362 212 356Q260 360 282 414Q252 378 212 374Q168 380 130 430Z', ink) +
    stroke('M150 436Q202 462 264 428', ink, 4, { 'stroke-linecap': 'round' }) +
    stroke('M138 392Q172 336 226 336Q256 340 276 362', ink, 4, { 'stroke-linecap': 'round' });
  const tear =
    'M214 446C216 476 184 496 180 532C176 562 192 582 212 584C236 584 250 564 246 540C244 524 236 516 236 500C226 512 224 520 222 524C212 500 222 470 214 446Z';
  return poster(
    stone,
    group(
      { transform: 'rotate(-8 300 450) translate(-90 -186) scale(1.3)' },
      path('M206 690V960H420V690Z', white),
      path(
        'M300 120C160 120 84 210 82 350C76 420 84 520 104 590C124 662 200 772 262 790Q300 800 338 790C400 772 476 662 496 590C516 520 524 420 518 350C516 210 440 120 300 120Z',
        white,
      ),
      // Fire in place of shade.
      path(
        'M312 800C330 760 300 744 322 700C338 668 330 650 316 640C372 636 352 600 340 572C352 570 350 556 338 540C322 500 324 470 326 430C352 470 360 490 372 500C366 440 392 420 384 350C414 392 420 420 424 444C450 400 428 340 452 280C480 330 476 372 482 400C500 376 500 340 496 300C522 330 528 420 518 470C516 580 500 650 470 730C420 800 350 800 312 800Z',
        fire,
      ),
      path('M420 690C400 640 440 600 430 540C462 590 470 560 472 510C494 570 480 640 420 690Z', glow),
      // Cropped hair.
      path(
        'M60 470L42 380C30 180 140 50 300 50C460 50 570 180 558 380L540 470L522 430L516 340L494 262L474 300L448 218L424 262L392 196L362 240L330 186L300 232L262 190L238 240L204 204L184 262L150 224L136 300L108 276L98 350L82 420Z',
        ink,
      ),
      eye('left', 222, 213),
      group({ transform: 'matrix(-1 0 0 1 600 0)' }, eye('right', 196, 205)),
      path('M112 372Q190 312 280 296L288 316Q196 330 112 372ZM488 372Q410 312 320 296L312 316Q404 330 488 372Z', ink),
      // Nose and mouth.
      path(
        'M262 552Q252 566 266 574Q282 572 290 580Q300 586 310 580Q318 572 334 574Q348 566 338 552Q336 566 318 562Q300 574 282 562Q264 566 262 552Z',
        ink,
      ),
      path('M226 654Q268 628 286 630Q300 638 314 630Q332 628 374 654Q334 654 300 660Q266 654 226 654Z', ink),
      path('M246 662Q300 672 354 662Q332 700 300 700Q268 700 246 662Z', ink),
      path(tear, fire),
      path(
        'M214 584C202 580 198 566 202 552C206 542 212 540 214 526C226 542 230 552 228 564C226 576 222 582 214 584Z',
        glow,
      ),
    ),
    // The stake's flames.
    path(
      'M0 900V700C34 728 40 760 44 776C70 744 50 700 74 650C104 700 100 744 112 764C140 738 150 712 140 664C176 700 180 740 186 770C214 756 226 730 222 700C254 730 254 752 262 776C290 764 300 746 300 724C326 744 330 760 336 778C366 764 378 736 376 706C404 730 410 756 416 774C440 752 448 726 440 680C474 706 482 740 488 766C516 744 522 704 512 654C548 696 552 738 556 764C580 744 590 722 600 684V900Z',
      fire,
    ),
    letteringIn(titleOf(show, language), { x: 40, y: 786, width: 520, height: 60 }, white, {
      upper: true,
      align: 'middle',
      valign: 'middle',
      lines: 2,
      width: 100,
      weight: 600,
      tracking: 0.04,
      leading: 1.08,
    }),
    letteringIn(creditOf(show), { x: 40, y: 866, width: 520, height: 16 }, ink, {
      align: 'middle',
      width: 100,
      weight: 600,
      tracking: 0.02,
      lines: 1,
    }),
  );
};

/** Aelita: the queen's headdress, turned on a lathe, under the planet that sends for her. */
export const aelita: Motif = (show, language) => {
  const [night, white, mars, teal, lilac, plum] = ['#1c1030', '#f8f1e6', '#ff6a2b', '#21b8a6', '#bfa2e0', '#4a2a73'];
  const [cx, cy] = [350, 466];
  const rods = Array.from({ length: 11 }, (_, i) => {
    const angle = -168 + i * 15.6;
    const far = 242 - Math.abs(i - 5) * 2;
    const [x1, y1] = polar(cx, cy, 160, angle);
    const [x2, y2] = polar(cx, cy, far, angle);
    return line([x1, y1], [x2, y2], white, 5) + circle(x2, y2, i % 2 === 0 ? 14 : 9, i % 2 === 0 ? teal : white);
  });
  const bands = (
    [
      [168, 150, white],
      [142, 128, teal],
      [121, 116, white],
    ] as const
  ).map(([outer, inner, fill]) => path(sector(cx, cy, inner, outer, 180, 360), fill));
  const title = partsOf(titleOf(show, language));
  const turned = (
    text: string,
    x: number,
    width: number,
    from: number,
    to: number,
    fill: string,
    weight: number,
  ): string => {
    const set = setIn(
      text,
      { x: 0, y: 0, width: from - to, height: width },
      { upper: true, lines: 1, weight, tracking: 0.02, valign: 'middle' },
    );
    return inked({ outline: bent(set.outline, (px, py) => [x + py, from - px]) }, fill);
  };
  const neck = (side: 1 | -1): string =>
    path(`M${cx} 640H${cx + side * 36}V796Q${cx + side * 20} 808 ${cx} 810Z`, side < 0 ? lilac : plum);
  const half = (side: 1 | -1): string => {
    const at = (dx: number): number => cx + side * dx;
    return (
      path(`M${cx} 470H${at(92)}V560Q${at(88)} 640 ${at(30)} 690L${cx} 698Z`, side < 0 ? white : lilac) +
      path(`M${at(92)} 470H${at(128)}V640L${at(92)} 600Z`, night) +
      path(`M${at(14)} 566Q${at(42)} 534 ${at(76)} 558Q${at(46)} 584 ${at(14)} 566Z`, side < 0 ? '#fff' : white) +
      circle(at(42), 562, 13, night) +
      path(`M${at(10)} 566Q${at(42)} 520 ${at(86)} 552Q${at(44)} 540 ${at(10)} 566Z`, night) +
      path(`M${at(8)} 530Q${at(46)} 496 ${at(90)} 520L${at(90)} 526Q${at(48)} 506 ${at(8)} 530Z`, night)
    );
  };
  return poster(
    night,
    path('M600 0V250L0 760V420Z', plum),
    path('M120 150L600 392V566Z', mars),
    path('M600 900V640L340 900Z', plum),
    circle(128, 150, 112, night),
    circle(128, 150, 100, mars),
    clipped(
      'mars',
      circle(128, 150, 100, '#000'),
      stroke('M20 120L240 170M60 260L190 40M40 70L220 240', night, 4),
      circle(96, 112, 9, night),
      circle(150, 178, 12, night),
    ),
    ...rods,
    path(sector(cx, cy, 0.1, 176, 180, 360), night),
    ...bands,
    path(sector(cx, cy, 0.1, 109, 180, 360), mars),
    path(sector(cx, cy, 0.1, 109, 270, 360), '#d14a18'),
    group(
      { transform: 'translate(0 -34)' },
      // Collar: rings tipped towards us.
      ...(
        [
          [196, 74, white],
          [178, 64, night],
          [164, 57, teal],
          [132, 43, night],
          [120, 37, white],
          [100, 28, night],
        ] as const
      ).map(([rx, ry, fill]) => ellipse(cx, 800, rx, ry, fill)),
      neck(-1),
      neck(1),
      half(-1),
      half(1),
      path(`M${cx} 556L${cx + 18} 622H${cx}Z`, plum),
      path(`M${cx - 32} 650Q${cx - 12} 634 ${cx} 642Q${cx + 12} 634 ${cx + 32} 650Q${cx} 676 ${cx - 32} 650Z`, mars),
      stroke(`M${cx - 30} 650Q${cx} 656 ${cx + 30} 650`, night, 3),
      rect(cx - 132, 462, 264, 30, white),
      ...Array.from({ length: 9 }, (_, i) => circle(cx - 112 + i * 28, 477, 7, i % 2 === 0 ? night : teal)),
      ...[-1, 1].flatMap((side) =>
        (
          [
            [50, white],
            [42, night],
            [34, teal],
            [20, night],
            [10, mars],
          ] as const
        ).map(([r, fill]) => circle(cx + side * 136, 566, r, fill)),
      ),
      ...[-1, 1].map(
        (side) =>
          line([cx + side * 136, 616], [cx + side * 136, 700], white, 4) + circle(cx + side * 136, 708, 12, mars),
      ),
    ),
    turned(title.main, 34, 108, 866, 330, white, 700),
    ...(title.rest ? [turned(title.rest, 552, 24, 830, 590, white, 600)] : []),
    letteringIn(`${makersOf(show)} · ${show.year}`, { x: 160, y: 852, width: 406, height: 16 }, white, {
      upper: true,
      align: 'end',
      tracking: 0.2,
      weight: 600,
      width: 90,
      lines: 1,
    }),
  );
};
