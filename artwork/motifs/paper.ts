import { inked, letteringIn, setIn } from '../lettering.ts';
import { bent, dataOf, snipped } from '../outline.ts';
import { randomOf } from '../../demo/random.ts';
import { circle, clipped, element, group, numbers, path, poster, rect, stroke, type Point } from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf, makersOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** A piece of paper laid on others: it throws a shadow. */
function cut(d: string, fill: string): string {
  return path(d, '#2a1640', { opacity: 0.22, transform: 'translate(4 6)' }) + path(d, fill);
}

/** Gulliver's Travels: a giant for a landscape, and everybody with a thread. */
export const gulliver: Motif = (show, language) => {
  const [sky, sun, sea, grass, meadow] = ['#f8b8c2', '#ffd84d', '#2f9fb8', '#3fa35b', '#2c7d4d'];
  const [skin, blush, hair, coat, white, ink, red] = [
    '#ffdcb5',
    '#f59a82',
    '#7a3b2e',
    '#2f4fb5',
    '#fffaf0',
    '#2a1640',
    '#e4402f',
  ];
  const random = randomOf(show.id);
  // Letters cut one by one and pasted not quite straight.
  const title = setIn(
    titleOf(show, language),
    { x: 44, y: 46, width: 500, height: 190 },
    { upper: true, lines: 3, tracking: 0.06, leading: 0.92 },
  );
  const inks = [red, coat, white, meadow, ink];
  const letters = title.lines.flatMap((words, row) => {
    const size = title.size;
    const base = 46 + size * 0.76 + row * size * 0.92;
    let pen = 44;
    return [...words].map((letter, column) => {
      if (letter === ' ') {
        pen += size * 0.24;
        return '';
      }
      const high = letter === '’';
      const set = setIn(
        letter,
        { x: pen, y: base - size, width: 900, height: size },
        { upper: true, lines: 1, size, valign: high ? 'top' : 'bottom' },
      );
      const { left, right, top, bottom } = set.bounds;
      pen += right - left + size * 0.055;
      const [turn, hop] = [random.between(-0.07, 0.07), high ? size * 0.2 : random.between(-4, 4)];
      const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
      const turned = bent(snipped(set.outline, random, 0.8), (x, y) => [
        mx + (x - mx) - (y - my) * turn,
        my + (y - my) + (x - mx) * turn + hop,
      ]);
      return (
        path(dataOf(turned), ink, { opacity: 0.2, transform: 'translate(3 4)' }) +
        inked({ outline: turned }, inks[(column + row * 2) % inks.length]!)
      );
    });
  });
  const folk = (x: number, y: number, scale: number, dress: string, hat: string, lean = 0): string =>
    group(
      { transform: `translate(${x} ${y}) rotate(${lean}) scale(${scale})` },
      path('M-7 0L-4 -14H-1L-2 0ZM7 0L4 -14H1L2 0Z', ink),
      path('M-11 -8L-4 -32H4L11 -8Z', dress),
      path('M-6 -28L-22 -18L-20 -14L-5 -20ZM6 -28L22 -18L20 -14L5 -20Z', dress),
      circle(0, -38, 7.5, skin),
      path('M-9 -41L1 -60L9 -42Z', hat),
    );
  // From behind the face, over it, to a peg in the grass.
  const threads: readonly (readonly [Point, Point, number])[] = [
    [[66, 572], [36, 826], -34],
    [[140, 530], [128, 846], -40],
    [[222, 474], [196, 828], -44],
    [[256, 388], [300, 846], 26],
    [[314, 458], [262, 816], -10],
    [[352, 476], [420, 836], 60],
    [[398, 534], [366, 812], 52],
    [[436, 652], [508, 842], 40],
    [[500, 538], [470, 812], 34],
    [[566, 522], [576, 836], 30],
  ];
  const peg = ([x, y]: Point): string => path(`M${x - 5} ${y - 16}L${x + 6} ${y - 12}L${x + 2} ${y + 8}Z`, hair);
  return poster(
    sky,
    cut('M470 258L506 244L540 262L560 296L552 336L520 360L480 356L450 330L446 288Z', sun),
    cut('M40 330L58 306L84 312L100 286L136 282L152 302L182 300L196 324L180 338H56Z', white),
    cut('M412 452L426 432L448 436L462 418L488 422L498 440L518 444L516 458H420Z', white),
    cut('M-10 520L120 500L260 512L420 494L610 506V760H-10Z', sea),
    cut(
      'M30 512L40 452L34 452L52 420L70 452L62 452L66 480H84L82 440H76L94 402L112 440H106L110 480H124L122 456L140 424L156 456L150 456L156 512Z',
      white,
    ),
    path('M52 420V404L66 410L52 414M94 402V384L110 391L94 397', red),
    cut('M-10 690L90 660L240 684L400 660L610 688V910H-10Z', meadow),
    // The giant, face up.
    cut('M-20 800C-10 700 20 620 60 570L40 540L84 546L92 500L124 528L160 490L168 540L230 560L260 700L250 800Z', hair),
    cut('M400 640L470 560C520 520 570 510 620 520V840H380Z', coat),
    cut('M418 600L452 556L500 570L520 620L470 660L490 720L430 700L400 640Z', white),
    cut(
      'M118 560C130 530 160 510 186 508L210 500C222 470 240 420 262 372C270 356 288 360 294 376L302 440L318 462C322 452 334 452 340 464L346 480C356 476 366 484 366 496L362 512C376 512 392 520 400 540C408 562 402 580 390 592C420 610 436 640 440 680L430 800H120C100 720 100 620 118 560Z',
      skin,
    ),
    path('M292 420C282 432 280 446 288 456L304 452Z', blush),
    path('M300 600C336 590 360 620 350 654C336 684 296 686 282 656C272 630 280 606 300 600Z', blush),
    stroke('M204 548Q222 574 252 566', ink, 7, { 'stroke-linecap': 'round' }),
    stroke('M212 560l-10 12M226 568l-4 14M240 570l2 14', ink, 4, { 'stroke-linecap': 'round' }),
    path('M176 524Q206 520 222 532L218 542Q198 534 176 536Z', hair),
    stroke('M366 498Q340 516 332 540', ink, 6, { 'stroke-linecap': 'round' }),
    path('M146 690C118 640 146 596 186 608C222 622 214 668 190 692C182 716 158 720 146 690Z', '#f9c694'),
    stroke('M160 668C146 632 176 616 190 634C198 650 174 652 172 672', ink, 5, { 'stroke-linecap': 'round' }),
    circle(470, 742, 12, sun),
    circle(482, 786, 12, sun),
    cut('M-10 812L80 776L220 800L380 772L610 806V910H-10Z', grass),
    stroke(
      threads
        .map(
          ([a, b, bow]) => `M${numbers(...a)}Q${numbers((a[0] + b[0]) / 2 + bow, (a[1] + b[1]) / 2)} ${numbers(...b)}`,
        )
        .join(''),
      ink,
      2.6,
    ),
    ...threads.map(([, b]) => peg(b)),
    // The people.
    stroke('M278 368V300', ink, 4),
    path('M280 300L326 312L280 330Z', red),
    folk(258, 374, 1, red, coat, -8),
    folk(150, 516, 1.1, coat, sun, -14),
    folk(190, 508, 0.9, white, red, -4),
    folk(332, 462, 0.8, sun, red, 10),
    folk(394, 532, 0.9, white, meadow, 14),
    folk(474, 566, 1, red, white, -6),
    folk(540, 522, 1.2, sun, meadow, 0),
    folk(582, 520, 1, white, red, 4),
    folk(222, 812, 1.2, red, sun, -14),
    folk(330, 836, 1.3, sun, red, 12),
    folk(542, 832, 1.3, coat, sun, 10),
    folk(76, 822, 1.3, sun, coat, 12),
    folk(160, 842, 1.1, white, red, -10),
    folk(446, 832, 1.2, red, white, -10),
    stroke(
      'M402 812L384 592M424 808L404 588' +
        Array.from({ length: 10 }, (_, i) => `M${numbers(385 + i * 1.7, 606 + i * 21)}l20 -3`).join(''),
      hair,
      4,
    ),
    folk(400, 690, 0.8, meadow, red, 0),
    ...letters,
    letteringIn(creditOf(show), { x: 44, y: 862, width: 512, height: 18 }, white, {
      width: 85,
      weight: 600,
      tracking: 0,
      lines: 1,
    }),
  );
};

/** One candlestick telephone, its mouth to the right, its receiver off the hook. */
function telephone(transform: string, ink: string, paper: string): string {
  return group(
    { transform },
    path('M-66 300Q-66 282 -32 276L-18 260H18L32 276Q66 282 66 300V320H-66Z', ink),
    path('M-14 268L-9 96H9L14 268Z', ink),
    rect(-20, 86, 40, 16, ink, { rx: 5 }),
    rect(-20, 180, 40, 12, ink, { rx: 5 }),
    path('M-34 66Q-66 62 -70 42H-56Q-52 52 -30 52Z', ink),
    circle(0, 58, 32, ink),
    path('M12 34L46 44L84 4Q94 58 84 112L46 74L12 82Z', ink),
    stroke('M94 2Q104 58 94 114', ink, 7, { 'stroke-linecap': 'round' }),
    circle(0, 58, 13, paper),
    circle(0, 58, 6, ink),
    stroke('M-48 306H48', paper, 4),
    stroke('M-9 122h18M-10 140h20', paper, 3),
  );
}

/** A receiver with its ear-cap down. */
function receiver(transform: string, ink: string, paper: string): string {
  return group(
    { transform },
    path('M-13 -74H13L17 34L32 70H-32L-17 34Z', ink),
    rect(-36, 70, 72, 15, ink, { rx: 6 }),
    rect(-15, -88, 30, 16, ink, { rx: 7 }),
    stroke('M-22 60H22', paper, 4),
  );
}

/** His Girl Friday: the front page, and two who talk all over it. */
export const girlFriday: Motif = (show, language) => {
  const [paper, ink, red, grey] = ['#f0eadb', '#191714', '#dc3325', '#8f897d'];
  // Capitals with an accent need room above them.
  const leading = /[À-Ý]/.test(titleOf(show, language).toUpperCase()) ? 1.04 : 0.84;
  const head = setIn(
    titleOf(show, language),
    { x: 36, y: 92, width: 528, height: 206 },
    { upper: true, lines: 2, align: 'middle', valign: 'middle', tracking: -0.01, leading, stretch: 1.1 },
  );
  const column = Array.from({ length: 9 }, (_, i) => {
    const wide = i === 5 ? 70 : i === 0 || i === 6 ? 108 : 120;
    return `<path d="M${wide === 108 ? 12 : 0} ${i * 12}h${wide}" stroke-dashoffset="${i * 37}"/>`;
  }).join('');
  const columns = [0, 1, 2, 3].map((i) => `<use href="#column" x="${36 + i * 136}" y="${i % 2 === 0 ? 768 : 762}"/>`);
  // A screen of dots, largest where they meet; each from the one before, which is shorter to write.
  const drops = new Map<number, { data: string; x: number; y: number }>();
  for (let y = 408, row = 0; y < 712; y += 17, row++) {
    for (let x = row % 2 === 0 ? 50 : 60; x < 564; x += 20) {
      const size = Math.round(24 - Math.hypot(x - 300, (y - 492) * 1.15) / 10.5);
      if (size < 3) continue;
      const last = drops.get(size);
      const step = last ? `m${x - last.x}${y < last.y ? '' : ' '}${y - last.y}h0` : `M${x} ${y}h0`;
      drops.set(size, { data: (last?.data ?? '') + step, x, y });
    }
  }
  return poster(
    paper,
    rect(36, 36, 528, 3, ink),
    letteringIn(String(show.year), { x: 36, y: 51, width: 80, height: 15 }, ink, {
      weight: 600,
      width: 85,
      lines: 1,
      tracking: 0.06,
    }),
    letteringIn(makersOf(show), { x: 200, y: 51, width: 364, height: 15 }, ink, {
      upper: true,
      weight: 600,
      width: 85,
      lines: 1,
      align: 'end',
      tracking: 0.06,
    }),
    rect(36, 78, 528, 6, ink),
    inked(head, ink),
    rect(36, 308, 528, 6, ink),
    rect(36, 318, 528, 2, ink),
    letteringIn(
      show.entertainementSubtitle[language].replaceAll("'", '’'),
      { x: 36, y: 334, width: 528, height: 50 },
      ink,
      {
        upper: true,
        align: 'middle',
        valign: 'middle',
        lines: 2,
        tracking: 0.01,
        leading: 1.12,
      },
    ),
    rect(36, 400, 528, 304, red),
    clipped(
      'picture',
      rect(36, 400, 528, 304, red),
      group({ 'stroke-linecap': 'round' }, ...[...drops].map(([size, { data }]) => stroke(data, paper, size))),
      // The cords know before they do.
      stroke(
        'M90 604C84 690 150 700 196 668C240 640 250 690 300 696C262 664 228 634 232 608C236 584 276 580 300 612C324 580 364 584 368 608C372 634 338 664 300 696C350 690 360 640 404 668C450 700 516 690 510 604',
        ink,
        6,
        { 'stroke-linecap': 'round' },
      ),
      group(
        { id: 'caller' },
        telephone('translate(196 432) scale(.86)', ink, paper),
        receiver('translate(92 520) rotate(-12)', ink, paper),
      ),
      element('use', { href: '#caller', transform: 'matrix(-1 0 0 1 600 0)' }),
    ),
    letteringIn(show.cast[0] ?? '', { x: 36, y: 718, width: 256, height: 27 }, ink, {
      upper: true,
      lines: 1,
      valign: 'middle',
      size: 36,
    }),
    letteringIn(show.cast[1] ?? '', { x: 308, y: 718, width: 256, height: 27 }, ink, {
      upper: true,
      lines: 1,
      valign: 'middle',
      size: 36,
    }),
    `<defs><g id="column" fill="none" stroke="${grey}" stroke-width="5.5" stroke-dasharray="26 5 13 5 34 5 19 5 9 5 40 5">${column}</g></defs>`,
    ...columns,
  );
};
