import { circle, ellipse, path, polar, rays, rect, sector, stroke, numbers } from '../svg.ts';
import type { Emblem } from './emblem.ts';

/** Buildings, landscapes and what moves through them. */
export const places = {
  trainWheel: (ink, second, light) =>
    circle(0, -20, 180, ink) +
    circle(0, -20, 150, second) +
    path(rays(0, -20, 152, 12, 4, 0.28), ink) +
    circle(0, -20, 56, ink) +
    circle(0, -20, 30, light) +
    path(sector(0, -20, 108, 150, 40, 140), ink) +
    `<g transform="rotate(-12)">${rect(-200, -20, 330, 30, light, { rx: 15 }) + circle(110, -5, 24, ink) + circle(110, -5, 11, light)}</g>` +
    rect(-200, 164, 400, 16, light) +
    rect(-200, 180, 400, 10, ink),
  columns: (ink, second, light) =>
    rect(-200, 160, 400, 40, ink) +
    rect(-180, 136, 360, 24, second) +
    [-160, -70, 20, 110]
      .map(
        (x) =>
          rect(x, -60, 50, 196, light) +
          rect(x + 30, -60, 20, 196, second) +
          path(`M${x - 14} -60H${x + 64}L${x + 50} -84H${x}Z`, ink) +
          path(
            `M${x} -84C${x - 10} -120 ${x + 4} -150 ${x + 30} -150C${x + 56} -146 ${x + 60} -120 ${x + 50} -110C${x + 70} -110 ${x + 72} -140 ${x + 66} -160L${x + 78} -158C${x + 84} -120 ${x + 70} -92 ${x + 50} -94L${x + 46} -84Z`,
            ink,
          ),
      )
      .join('') +
    stroke('M-200 118H200', ink, 6),
  steamboat: (ink, second, light) =>
    path('M-60 -110H-36V-200H-60ZM10 -110H34V-200H10Z', ink) +
    path('M-66 -200H-30V-186H-66ZM4 -200H40V-186H4Z', second) +
    rect(-130, -110, 230, 60, light) +
    rect(-160, -50, 300, 66, light) +
    rect(-150, -116, 260, 12, ink) +
    rect(-176, -54, 330, 12, ink) +
    stroke('M-130 -42V14M-100 -42V14M-70 -42V14M-40 -42V14M-10 -42V14M20 -42V14', ink, 5) +
    [-100, -60, -20, 20, 60].map((x) => rect(x, -94, 20, 26, second)).join('') +
    path('M-196 16H190L150 90H-150Z', ink) +
    circle(110, 30, 90, ink) +
    circle(110, 30, 76, second) +
    path(rays(110, 30, 80, 10, 6, 0.25), ink) +
    circle(110, 30, 18, light) +
    path(
      'M-200 100Q-150 80 -100 100T0 100T100 100T200 100V130H-200ZM-200 150Q-150 136 -100 150T0 150T100 150T200 150V166H-200Z',
      second,
    ),
  bigTop: (ink, second, light) =>
    path('M0 -170L190 10H-190Z', light) +
    path('M0 -170L-190 10H-114ZM0 -170L-38 10H38ZM0 -170L114 10H190Z', second) +
    path('M-190 10H190L170 190H-170Z', light) +
    path('M-190 10H-114L-102 190H-170ZM-38 10H38L34 190H-34ZM114 10H190L170 190H102Z', second) +
    path('M-34 190V110Q0 60 34 110V190Z', ink) +
    path(Array.from({ length: 10 }, (_, i) => `M${-190 + i * 38} 6h38v14q-19 30 -38 0Z`).join(''), ink) +
    path('M-4 -200H4V-166H-4ZM4 -200L60 -186L4 -172Z', ink),
  volcano: (ink, second, light) =>
    path(rays(0, -70, 230, 18, 5, 0.35), light) +
    path('M-40 -70C-120 -100 -130 -190 -50 -176C-30 -220 60 -210 60 -170C130 -180 120 -90 44 -70Z', ink) +
    path('M-200 200L-50 -70Q0 -50 50 -70L200 200Z', ink) +
    path(
      'M-50 -70Q0 -50 50 -70L70 -30C60 20 40 -20 30 30C20 90 0 20 -10 60C-20 110 -40 30 -50 40C-60 20 -60 0 -72 -30Z',
      second,
    ) +
    path('M-200 200Q-60 150 0 180T200 200Z', second) +
    [
      [-90, -140],
      [100, -150],
      [-130, -90],
      [140, -80],
      [0, -196],
    ]
      .map(([x, y]) => circle(x!, y!, 9, second))
      .join(''),
  track: (ink, second, light) =>
    circle(0, -110, 90, light) +
    path('M-200 -60L-120 -120L-60 -80L20 -140L90 -90L200 -130V-40H-200Z', second) +
    path('M-8 -60H8L190 200H-190Z', second) +
    Array.from({ length: 9 }, (_, i) => {
      const y = -50 + i * i * 3.4 + i * 4;
      const half = 14 + (y + 60) * 0.72;
      return rect(-half, y, half * 2, 3 + i * 1.8, ink);
    }).join('') +
    path('M-8 -60H-5L-120 200H-146ZM8 -60H5L120 200H146Z', light) +
    path('M-150 -60H-144V-150H-150ZM-174 -136H-120V-130H-174ZM150 -60H156V-170H150ZM126 -154H180V-148H126Z', ink),
  igloo: (ink, second, light) =>
    circle(-96, -110, 58, second) +
    path('M-180 170C-180 -110 180 -110 180 170Z', light) +
    stroke(
      'M-168 90H168M-140 20H140M-90 -26H90M0 -40V20M-60 20V90M60 20V90M-110 90V170M110 90V170M0 20V90M-40 -32V-26',
      ink,
      5,
    ) +
    path('M-70 170C-70 60 70 60 70 170Z', light, { stroke: ink, 'stroke-width': 6 }) +
    path('M-44 170C-44 94 44 94 44 170Z', ink) +
    path('M-200 166H200V190H-200Z', ink) +
    rect(128, -40, 8, 210, ink) +
    path('M120 -40L132 -90L144 -40Z', ink),
  mountains: (ink, second, light) =>
    circle(90, -120, 60, light) +
    path('M-200 120L-100 -90L-40 20L30 -160L200 120V200H-200Z', ink) +
    path('M30 -160L80 -78L56 -90L40 -60L20 -86L0 -80ZM-100 -90L-66 -28L-90 -44L-110 -20L-124 -40Z', light) +
    path('M-200 120C-100 60 -40 130 40 90C110 60 160 100 200 80V200H-200Z', second) +
    Array.from({ length: 13 }, (_, i) => {
      const x = -180 + i * 28;
      const y = 150 - Math.sin(i * 0.7) * 20;
      return (
        ellipse(x, y, 10, 6, ink) +
        path(`M${numbers(x - 7, y)}v14h3v-14ZM${numbers(x + 4, y)}v14h3v-14Z`, ink) +
        circle(x + 11, y - 5, 5, ink)
      );
    }).join(''),
  ferris: (ink, second, light) =>
    path('M-12 0L-110 200H-80L0 30L80 200H110L12 0Z', ink) +
    stroke('M0 -190A170 170 0 1 1 -1 -190M0 -160A140 140 0 1 1 -1 -160', ink, 6) +
    stroke(
      Array.from({ length: 12 }, (_, i) => {
        const [x, y] = polar(0, -20, 170, i * 30);
        return `M0 -20L${numbers(x, y)}`;
      }).join(''),
      ink,
      4,
    ) +
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = polar(0, -20, 170, i * 30 + 6);
      return (
        circle(x, y, 19, i % 2 === 0 ? second : light) +
        path(`M${numbers(x - 15, y + 4)}h30q-2 18 -15 18t-15 -18Z`, ink)
      );
    }).join('') +
    circle(0, -20, 24, second) +
    path('M-200 190H200V200H-200Z', ink),
  house: (ink, second, light) =>
    circle(70, -90, 104, light) +
    path(
      'M-200 200C-140 130 -110 130 -100 120V-20L-120 -20L-60 -110L-50 -96V-130L-64 -130L-30 -196L4 -130H-10V-60L60 -20H50V0H110V-30L96 -30L124 -90L152 -30H140V130C170 140 190 170 200 200Z',
      ink,
    ) +
    path(
      'M-80 10H-60V50H-80ZM-44 -10H-24V24H-44ZM-36 -110H-24V-84H-36ZM-10 20H14V60H-10ZM70 30H92V70H70ZM118 0H130V30H118Z',
      second,
    ) +
    path('M-16 130V90Q4 66 24 90V130Z', second) +
    path('M-16 130H24L70 200H-50Z', second) +
    stroke('M-180 190C-176 120 -190 90 -170 50M-174 110L-150 80M-178 90L-196 70', ink, 7) +
    path(
      'M110 -140q14 -14 26 0q12 -14 26 0q-14 -4 -26 12q-12 -16 -26 -12ZM40 -170q10 -10 19 0q9 -10 19 0q-10 -3 -19 9q-9 -12 -19 -9Z',
      ink,
    ),
} satisfies Record<string, Emblem>;
