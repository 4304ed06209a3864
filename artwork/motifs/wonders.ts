import { randomOf } from '../../demo/random.ts';
import { letteringIn } from '../lettering.ts';
import { circle, clipped, ellipse, group, numbers, path, polar, poster, rect, stroke } from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** A four-pointed star. */
function star(x: number, y: number, r: number): string {
  const s = r * 0.22;
  return `M${numbers(x, y - r)}L${numbers(x + s, y - s)}L${numbers(x + r, y)}L${numbers(x + s, y + s)}L${numbers(x, y + r)}L${numbers(x - s, y + s)}L${numbers(x - r, y)}L${numbers(x - s, y - s)}Z`;
}

/** A Trip to the Moon: right in the eye. */
export const moon: Motif = (show, language) => {
  const [night, cream, butter, shade, red, teal] = ['#14264f', '#fdf1d0', '#f6cf6b', '#dcbf8a', '#cf3f2c', '#2a6f73'];
  const random = randomOf(show.id);
  const stars = Array.from({ length: 64 }, () =>
    star(random.between(0, 600), random.between(128, 680), random.between(3, 13)),
  ).join('');
  const [cx, cy, r] = [300, 372, 240];
  const craters: readonly (readonly [number, number, number])[] = [
    [150, 270, 24],
    [196, 220, 13],
    [128, 400, 17],
    [232, 566, 26],
    [400, 556, 15],
    [468, 470, 22],
    [300, 168, 20],
    [176, 512, 12],
  ];
  const hats = [70, 158, 262, 366, 452, 540].map((x, i) => {
    const y = 762 + (i % 3) * 12;
    return (
      path(
        `M${x - 62} 910Q${x - 56} ${y + 30} ${x} ${y + 22}Q${x + 56} ${y + 30} ${x + 62} 910Z`,
        i % 2 === 0 ? teal : '#1d5258',
      ) +
      circle(x, y + 6, 25, shade) +
      path(
        `M${x - 40} ${y - 4}Q${x} ${y + 12} ${x + 40} ${y - 4}L${x + 6 + (i % 2) * 12} ${y - 110}Z`,
        i % 2 === 0 ? red : butter,
      ) +
      path(star(x - 4, y - 34, 12) + star(x + 8, y - 62, 8), i % 2 === 0 ? butter : red)
    );
  });
  return poster(
    night,
    path(stars, butter),
    circle(cx, cy, r + 26, '#1d3567'),
    circle(cx, cy, r, cream),
    clipped(
      'moon',
      circle(cx, cy, r, '#000'),
      path(`M60 372A240 240 0 0 0 540 372A262 220 0 0 1 60 372Z`, shade),
      ...craters.map(
        ([x, y, size]) => circle(x, y, size, shade) + circle(x + size * 0.18, y + size * 0.2, size * 0.78, cream),
      ),
    ),
    // Left eye looks up at what has come; the mouth has not yet made up its mind.
    path('M150 342Q196 290 248 338Q200 378 150 342Z', '#fff'),
    circle(208, 334, 21, night),
    circle(215, 327, 6, '#fff'),
    stroke('M140 304Q190 262 250 292', night, 11, { 'stroke-linecap': 'round' }),
    stroke('M146 346Q200 384 250 342', night, 5, { 'stroke-linecap': 'round' }),
    path('M292 330Q280 400 262 428Q280 452 322 440Q330 434 322 428Q296 434 288 424Q302 390 304 330Z', shade),
    path('M226 500Q262 476 296 486Q338 472 384 498Q366 538 306 544Q244 540 226 500Z', red),
    path('M244 504Q300 490 366 503Q340 526 304 526Q264 524 244 504Z', night) +
      path('M254 502Q300 492 356 502L350 509Q300 502 260 509Z', '#fff'),
    stroke('M212 492Q216 502 226 504M398 488Q394 500 386 502', night, 6, { 'stroke-linecap': 'round' }),
    // The splash, the shell, and what runs down the cheek.
    path(
      'M330 344Q322 300 356 286Q372 262 402 280Q440 274 444 308Q462 336 434 352Q440 380 424 396Q428 452 414 452Q402 452 404 402Q392 396 388 404Q386 432 376 430Q366 430 370 396Q336 384 330 344Z',
      night,
    ),
    path(
      'M338 344Q332 306 360 294Q376 272 402 288Q434 284 436 310Q450 334 426 348Q432 376 416 392Q420 440 414 442Q408 440 410 394Q390 384 382 396Q380 422 376 422Q372 420 376 388Q344 376 338 344Z',
      butter,
    ),
    group(
      { transform: 'translate(392 334) rotate(37)' },
      path('M-40 8V-166Q-40 -178 -30 -178H30Q40 -178 40 -166V8Q0 26 -40 8Z', red),
      path('M0 18V-178H30Q40 -178 40 -166V8Q22 18 0 18Z', '#9c2a1f'),
      rect(-46, -150, 92, 14, night),
      rect(-46, -62, 92, 14, night),
      ...[-120, -92].flatMap((y) => [-24, 0, 24].map((x) => circle(x, y, 4.5, butter))),
      ...[-32, -10].flatMap((y) => [-24, 0, 24].map((x) => circle(x, y, 4.5, butter))),
      ellipse(0, -178, 34, 9, butter),
    ),
    ...hats,
    rect(0, 836, 600, 64, night),
    letteringIn(titleOf(show, language), { x: 30, y: 28, width: 540, height: 82 }, cream, {
      align: 'middle',
      lines: 1,
      tracking: -0.03,
    }),
    letteringIn(creditOf(show, ' · '), { x: 60, y: 852, width: 480, height: 22 }, butter, {
      upper: true,
      align: 'middle',
      tracking: 0.26,
      weight: 600,
      width: 90,
      lines: 1,
    }),
  );
};

/** Prince Achmed: scissors against a lit sheet, a horse that no rider can steer. */
export const achmed: Motif = (show, language) => {
  const ink = '#0d0b1c';
  const bands = [
    [760, '#123c5c'],
    [640, '#17607a'],
    [530, '#1e8a8d'],
    [430, '#58b09a'],
    [340, '#a9cf9a'],
    [258, '#ecd98a'],
    [184, '#f7b757'],
    [116, '#fbe3a0'],
  ] as const;
  const random = randomOf(show.id);
  const stars = Array.from({ length: 40 }, () => {
    const [x, y] = polar(300, 400, random.between(300, 560), random.between(180, 360));
    return star(x, y, random.between(3, 9));
  }).join('');
  const scallops = Array.from({ length: 11 }, (_, i) => {
    const x = i * 60 - 30;
    return `M${x} 0h60v34q-4 26-30 36q-26-10-30-36Z`;
  }).join('');
  const drops = Array.from(
    { length: 10 },
    (_, i) => circle(60 + i * 60 - 30, 34, 8, '#f7b757') + circle(i * 60 + 60, 20, 4, '#f7b757'),
  ).join('');
  const dome = (x: number, base: number, w: number, h: number): string =>
    `M${x - w} ${base}V${base - h * 0.2}C${numbers(x - w * 1.35, base - h * 0.5)} ${numbers(x - w * 0.5, base - h * 0.62)} ${x} ${base - h}C${numbers(x + w * 0.5, base - h * 0.62)} ${numbers(x + w * 1.35, base - h * 0.5)} ${x + w} ${base - h * 0.2}V${base}ZM${x - 2} ${base - h - 26}h4v40h-4Z`;
  const minaret = (x: number, base: number, h: number): string =>
    `M${x - 9} ${base}V${base - h}h-5v-9h28v9h-5V${base}ZM${x - 10} ${base - h - 9}Q${x - 12} ${base - h - 34} ${x} ${base - h - 58}Q${x + 12} ${base - h - 34} ${x + 10} ${base - h - 9}Z`;
  const lattice = Array.from({ length: 12 }, (_, i) => `M${25 + i * 50} 684l9 11l-9 11l-9-11Z`).join('');
  return poster(
    '#0e2a4a',
    ...bands.map(([radius, fill]) => circle(300, 410, radius, fill)),
    path(stars, '#fbe3a0'),
    path(
      dome(92, 690, 58, 112) +
        dome(206, 690, 38, 70) +
        dome(410, 690, 42, 78) +
        dome(524, 690, 60, 124) +
        minaret(26, 690, 150) +
        minaret(162, 690, 96) +
        minaret(458, 690, 128) +
        minaret(588, 690, 110) +
        'M0 676H600V900H0Z',
      ink,
    ),
    path(lattice, '#1e8a8d'),
    horse(ink),
    path(scallops, ink),
    drops,
    letteringIn(titleOf(show, language), { x: 40, y: 722, width: 520, height: 112 }, '#fbe3a0', {
      align: 'middle',
      valign: 'middle',
      lines: 2,
      leading: 0.9,
      tracking: -0.03,
      size: 84,
    }),
    letteringIn(creditOf(show, ' · '), { x: 60, y: 852, width: 480, height: 20 }, '#f7b757', {
      upper: true,
      align: 'middle',
      tracking: 0.24,
      weight: 600,
      width: 90,
      lines: 1,
    }),
  );
};

/** Horse and rider, leaping to the right, cut out whole; the slits let the light through. */
function horse(ink: string): string {
  const body =
    'M148 470C142 430 168 402 214 398C262 396 300 412 344 396C372 384 384 356 398 322C404 304 412 292 424 284L428 262L440 278L450 264L454 286' +
    'C470 298 488 318 498 334C502 344 494 352 484 350L462 344C452 352 446 366 440 386C434 412 424 432 410 446' +
    'C438 450 470 440 500 418C510 412 520 420 514 430L494 452C468 474 436 482 404 480L388 484C420 502 444 524 452 556L470 574L448 578C440 546 412 522 368 508' +
    'C320 516 264 510 232 498C210 520 176 536 136 540L104 566L96 546L122 526C150 516 172 500 184 480C176 508 150 570 112 590L96 622L80 606L98 580C128 556 146 510 148 470Z';
  const tail = 'M152 450C110 440 84 410 40 424C70 430 76 446 56 462C90 452 96 476 70 500C110 486 130 492 152 474Z';
  const mane = 'M424 284C400 288 372 306 366 336L382 330L366 358L386 350L376 376L394 366L392 390Z';
  const wing =
    'M262 420C240 360 186 300 108 262C136 300 142 312 150 332C128 320 112 316 92 316C126 340 142 358 156 380C138 376 124 376 108 380C158 398 200 428 250 438Z';
  const rider =
    'M300 402C288 366 292 330 312 306C306 296 304 284 310 274C296 268 292 250 304 242C314 226 344 228 350 246C360 256 352 268 344 272L350 288L340 292L340 302' +
    'C356 306 372 312 396 320L424 312L428 322L398 334C376 334 358 332 346 330C348 352 356 376 370 396L384 432L398 470L378 474L364 436L340 404Z';
  const plume = 'M326 236C322 212 336 196 356 190C346 204 350 220 336 236Z';
  const cloak = 'M308 312C276 318 250 300 218 316C240 322 238 338 216 352C252 344 264 360 300 380Z';
  const slits =
    'M206 424q40-16 80 2q-40 12-80-2ZM200 446q50-10 104 6q-60 12-104-6Z' +
    'M436 318l14 2l-8 10ZM128 290l60 50l-42-24ZM140 338l58 48l-44-24Z M150 386l64 36l-52-20Z';
  return group(
    {},
    path(tail + mane + wing + body + rider + plume + cloak, ink),
    path(slits, '#f7b757'),
    stroke('M424 318Q456 336 484 338', ink, 4),
    path('M318 344l10 10l-10 10l-10-10ZM330 372l8 8l-8 8l-8-8Z', '#f7b757'),
  );
}
