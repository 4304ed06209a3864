import { circle, ellipse, path, polar, rays, rect, sector, stroke, numbers } from '../svg.ts';
import type { Emblem } from './emblem.ts';

const wheel = (x: number, y: number, r: number, ink: string, light: string, spokes = 8): string =>
  circle(x, y, r, ink) +
  circle(x, y, r * 0.82, light) +
  path(rays(x, y, r * 0.86, spokes, 5, 0.22), ink) +
  circle(x, y, r * 0.24, ink);

/** Objects that carry a plot. */
export const things = {
  sword: (ink, second, light) =>
    path('M-20 -196L0 -200L20 -196L24 80H-24Z', light) +
    path('M0 -200L20 -196L24 80H0Z', second) +
    path('M-110 80Q0 60 110 80V104Q0 90 -110 104Z', ink) +
    rect(-15, 100, 30, 70, ink) +
    circle(0, 180, 22, second) +
    path(
      'M-14 -150C-140 -190 -190 -90 -100 -40C-40 0 60 -30 80 30C60 70 -10 40 -30 60C-60 20 20 10 20 0C-20 -20 -130 0 -160 -70C-200 -160 -90 -220 -14 -150Z',
      ink,
    ) +
    path('M-14 -150C10 -150 30 -130 60 -150L50 -120C40 -100 10 -110 -20 -124Z', ink) +
    circle(6, -136, 6, light),
  candle: (ink, second, light) =>
    path('M-80 200V-20C-80 -40 -60 -30 -50 -36C-30 -50 40 -46 60 -34C80 -30 84 -20 80 0V200Z', light) +
    path('M20 200V-46C60 -40 84 -30 80 0V200Z', second) +
    path('M-80 20C-100 60 -90 110 -70 110C-50 110 -60 60 -50 20ZM30 0C20 70 30 130 50 130C70 130 70 60 80 10Z', light) +
    path('M0 -200C50 -150 46 -90 0 -76C-46 -90 -40 -130 0 -200Z', second) +
    path('M0 -150C24 -124 20 -92 0 -84C-20 -92 -18 -120 0 -150Z', light) +
    rect(-3, -86, 6, 46, ink) +
    path(
      'M-46 40Q-30 28 -14 40Q-30 50 -46 40ZM20 40Q34 28 50 40Q34 50 20 40ZM2 50L-8 84H14ZM-24 110Q4 96 30 110Q4 130 -24 110Z',
      ink,
    ) +
    path('M-130 186H130V200H-130Z', ink),
  gramophone: (ink, second, light) =>
    path('M-20 60C-10 -20 -60 -40 -180 -30C-190 -130 -90 -210 20 -190C60 -100 50 20 20 80Z', light) +
    path('M-180 -30C-170 -110 -90 -200 20 -190C-60 -150 -130 -90 -180 -30Z', second) +
    stroke('M-180 -30C-100 -60 -20 -40 0 60M-110 -150C-50 -100 -10 -20 10 70M20 -190C20 -80 20 0 20 70', ink, 6) +
    path('M10 50C30 110 90 110 120 76L140 90C110 140 20 140 -14 70Z', ink) +
    rect(-120, 130, 280, 60, ink, { rx: 8 }) +
    ellipse(20, 128, 130, 16, second) +
    rect(-140, 182, 320, 18, second),
  blossom: (ink, second, light) =>
    stroke(
      'M-200 190C-90 150 -60 60 0 20C60 -20 110 -90 190 -190M-30 40C-80 0 -110 -50 -110 -110M60 -30C110 -10 150 20 190 20',
      ink,
      15,
      { 'stroke-linecap': 'round' },
    ) +
    [
      [-110, -120, 60],
      [70, -120, 74],
      [170, 20, 54],
      [-30, 50, 66],
      [-150, 130, 44],
    ]
      .map(
        ([x, y, r]) =>
          Array.from({ length: 5 }, (_, i) => {
            const [px, py] = polar(x!, y!, r! * 0.62, i * 72 - 90);
            return circle(px, py, r! * 0.46, light);
          }).join('') +
          path(rays(x!, y!, r! * 0.6, 10, 9, 0.2), second) +
          circle(x!, y!, r! * 0.18, second),
      )
      .join(''),
  ladder: (ink, second, light) =>
    stroke('M-90 200L-20 -120M70 200L50 -120', ink, 14) +
    stroke(
      Array.from(
        { length: 10 },
        (_, i) => `M${numbers(-84 + i * 6.4, 176 - i * 31)}L${numbers(69 - i * 2, 176 - i * 31)}`,
      ).join(''),
      ink,
      9,
    ) +
    path('M20 -200L38 -150H92L48 -118L64 -66L20 -98L-24 -66L-8 -118L-52 -150H2Z', light) +
    path('M20 -200L38 -150H92L48 -118L64 -66L20 -98Z', second) +
    path('M-20 60Q-20 30 6 30Q30 30 28 60L24 110H-16Z', second) +
    circle(4, 14, 17, second),
  pistol: (ink, second, light) =>
    path(
      'M-190 -80H120C150 -80 170 -60 164 -30L150 0C180 40 186 120 180 176H110C116 110 100 60 70 20H-20V0H-190Z',
      ink,
    ) +
    path('M100 30C140 60 150 120 146 176H124C126 110 112 70 84 30Z', second) +
    stroke('M-10 16Q0 70 60 60', ink, 10) +
    path('M90 -80L120 -140L146 -132L130 -80Z', ink) +
    rect(-190, -64, 230, 14, light) +
    path('M-200 -120L-190 -60L-200 20L-214 -20L-240 -50L-214 -70Z', second) +
    circle(100, -30, 16, light),
  tram: (ink, second, light) =>
    path('M-150 -120H150V150H-150Z', second) +
    path('M-166 -120Q-150 -160 0 -164Q150 -160 166 -120Z', ink) +
    rect(-126, -96, 252, 110, light) +
    rect(-50, -96, 10, 110, ink) +
    rect(40, -96, 10, 110, ink) +
    circle(0, 70, 34, light) +
    circle(0, 70, 22, ink) +
    rect(-170, 140, 340, 26, ink) +
    wheel(-90, 176, 24, ink, light) +
    wheel(90, 176, 24, ink, light) +
    stroke('M0 -164L60 -200', ink, 8) +
    rect(-130, 30, 70, 12, light) +
    rect(60, 30, 70, 12, light),
  diver: (ink, second, light) =>
    path('M-180 200C-176 120 -130 90 -90 84H90C130 90 176 120 180 200Z', second) +
    circle(0, -50, 136, light) +
    path('M0 -186A136 136 0 0 1 0 86Z', second) +
    circle(0, -40, 84, ink) +
    circle(0, -40, 68, second) +
    path('M-50 -40A50 50 0 0 1 0 -90L-10 -60Z', light) +
    stroke('M-68 -40H68M0 -108V28', ink, 8) +
    circle(-126, -50, 32, ink) +
    circle(-126, -50, 20, light) +
    circle(126, -50, 32, ink) +
    circle(126, -50, 20, light) +
    rect(-120, 74, 240, 34, ink, { rx: 10 }) +
    [-90, -45, 0, 45, 90].map((x) => circle(x, 91, 8, light)).join('') +
    stroke('M40 -176C60 -230 150 -210 190 -150', ink, 14),
  ring: (ink, second, light) =>
    circle(-60, 70, 122, ink) +
    circle(-60, 70, 112, light) +
    circle(-60, 70, 84, ink) +
    path(sector(70, 30, 92, 122, 0, 359.9), second) +
    stroke('M70 -92A122 122 0 1 1 69 -92M70 -62A92 92 0 1 0 71 -62', ink, 7) +
    path('M20 -200H120L160 -150L70 -80L-20 -150Z', light) +
    path('M70 -200H120L160 -150L70 -80Z', second) +
    stroke('M20 -200H120L160 -150L70 -80L-20 -150ZM-20 -150H160M40 -150L70 -80L100 -150', ink, 5),
  football: (ink, second, light) =>
    `<g transform="rotate(-32)">${path('M-190 0Q0 -190 190 0Q0 190 -190 0Z', second) + path('M-190 0Q0 190 190 0Q0 60 -190 0Z', ink) + stroke('M-80 -40H80', light, 10) + stroke('M-60 -60V-20M-30 -60V-20M0 -60V-20M30 -60V-20M60 -60V-20', light, 9) + stroke('M-130 -54Q-100 0 -130 54M130 -54Q100 0 130 54', light, 10)}</g>` +
    stroke(
      'M-110 150A44 44 0 1 1 -22 150A44 44 0 1 1 -110 150M22 150A44 44 0 1 1 110 150A44 44 0 1 1 22 150M-22 146Q0 134 22 146',
      ink,
      10,
    ),
  heart: (ink, second, light) =>
    path(
      'M0 180C-120 90 -196 20 -190 -70C-180 -170 -50 -190 0 -90C50 -190 180 -170 190 -70C196 20 120 90 0 180Z',
      second,
    ) +
    path('M0 180C120 90 196 20 190 -70C180 -170 50 -190 0 -90Z', ink) +
    path('M-140 -70C-134 -110 -90 -124 -60 -100C-100 -96 -120 -70 -140 -70Z', light) +
    path('M-30 -60L30 -10L-20 20L34 100L0 180L-10 110L-56 40L-10 0Z', light),
  zed: (ink, second, light) =>
    path('M-150 -180H180L-60 110L170 90L120 190L-190 200L40 -110L-190 -90Z', ink) +
    path('M-150 -180H180L160 -156L-160 -150Z', light) +
    path('M-110 -60C-60 -90 60 -90 110 -60L96 0C60 20 20 0 0 -20C-20 0 -60 20 -96 0Z', second) +
    path('M-66 -40Q-44 -54 -20 -36Q-44 -20 -66 -40ZM66 -40Q44 -54 20 -36Q44 -20 66 -40Z', light),
  stamp: (ink, second, light) =>
    path(
      Array.from(
        { length: 11 },
        (_, i) => `M${-150 + i * 30 - 9} -190h18v380h-18ZM-160 ${-180 + i * 36 - 10}h320v20h-320Z`,
      ).join(''),
      light,
    ) +
    rect(-150, -180, 300, 360, light) +
    rect(-124, -154, 248, 308, second) +
    path(
      'M0 -140L8 -60C14 20 50 90 100 140H60C50 110 30 96 0 96C-30 96 -50 110 -60 140H-100C-50 90 -14 20 -8 -60Z',
      ink,
    ) +
    path('M-30 30H30L36 46H-36ZM-16 -30H16V-20H-16Z', light) +
    stroke('M-190 -80C-120 -60 -90 -120 -10 -100M-180 -50C-110 -30 -80 -90 0 -70', ink, 6),
  glass: (ink, second, light) =>
    path(
      'M-120 -180H120C126 -60 80 20 14 30V150C50 160 80 170 86 186H-86C-80 170 -50 160 -14 150V30C-80 20 -126 -60 -120 -180Z',
      light,
    ) +
    path('M-114 -90H114C100 -20 60 20 0 22C-60 20 -100 -20 -114 -90Z', second) +
    path('M40 -180H120C126 -60 80 20 14 30L30 -20C60 -60 60 -120 40 -180Z', ink, { opacity: 0.25 }) +
    [
      [-50, -60, 8],
      [-20, -30, 6],
      [20, -66, 9],
      [46, -40, 6],
      [-4, -120, 8],
      [-40, -140, 6],
      [30, -150, 5],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!, ink))
      .join('') +
    stroke('M-120 -180H120', ink, 9),
  road: (ink, second, light) =>
    path('M-30 200C-10 110 -150 60 -60 -10C0 -60 60 -60 40 -110H56C100 -50 60 -30 40 10C0 70 150 110 190 200Z', ink) +
    stroke('M80 200C60 110 -70 60 0 0C40 -40 60 -60 50 -100', light, 7, { 'stroke-dasharray': '22 16' }) +
    rect(-110, -120, 14, 260, ink) +
    path('M-190 -190H-20L20 -145L-20 -100H-190Z', second) +
    path('M-170 -154H-40V-136H-170Z', light) +
    path('M-190 -80H-40V-20H-190L-220 -50Z', light),
  fan: (ink, second, light) =>
    Array.from({ length: 9 }, (_, i) =>
      path(sector(0, 150, 90, 330, 196 + i * 16.4, 196 + (i + 1) * 16.4), i % 2 === 0 ? second : ink),
    ).join('') +
    path(sector(0, 150, 300, 318, 196, 343.6), light) +
    path(
      Array.from({ length: 10 }, (_, i) => {
        const [x, y] = polar(0, 150, 110, 196 + i * 16.4);
        return `M0 150L${numbers(x - 5, y)}L${numbers(x + 5, y)}Z`;
      }).join(''),
      light,
    ) +
    circle(0, 150, 16, light) +
    circle(0, -60, 46, light) +
    path('M0 -100C30 -90 40 -50 10 -30C-30 -24 -44 -60 -20 -80C0 -90 20 -70 8 -56C-4 -48 -14 -60 -6 -66', 'none', {
      stroke: ink,
      'stroke-width': 6,
    }),
  flute: (ink, second, light) =>
    path(sector(-10, 10, 0.1, 190, 30, 330), second) +
    circle(50, -20, 150, light) +
    path('M40 -170L56 -120L108 -120L66 -88L82 -38L40 -68L-2 -38L14 -88L-28 -120L24 -120Z', ink) +
    `<g transform="rotate(-34)">${rect(-200, 50, 400, 34, ink, { rx: 8 }) + rect(-120, 46, 14, 42, second) + rect(60, 46, 14, 42, second) + [-80, -45, -10, 25, 95, 125, 155].map((x) => circle(x, 67, 8, light)).join('')}</g>`,
  dagger: (ink, second, light) =>
    path('M-26 -60L0 200L26 -60Z', light) +
    path('M0 -60V200L26 -60Z', second) +
    path('M-100 -84C-60 -40 60 -40 100 -84L108 -64C70 -20 -70 -20 -108 -64Z', ink) +
    path('M-20 -70Q-30 -130 -16 -176H16Q30 -130 20 -70Z', ink) +
    circle(0, -182, 22, second) +
    stroke('M-20 -96H20M-22 -120H22M-20 -144H20', light, 6) +
    path(
      'M60 60C90 110 100 130 84 150C70 164 50 150 50 130C50 110 60 90 60 60ZM-70 110C-50 140 -44 156 -54 168C-66 178 -82 166 -80 152C-80 140 -72 130 -70 110Z',
      second,
    ),
  ballet: (ink, second, light) =>
    path(
      'M-40 -200H20C30 -90 20 -20 40 60C50 130 30 170 10 196C-30 190 -50 110 -46 40C-44 -40 -50 -100 -40 -200Z',
      light,
    ) +
    path('M-46 20C-10 60 20 60 38 44C54 130 30 170 10 196C-30 190 -52 110 -46 20Z', second) +
    stroke(
      'M-44 0C0 -10 10 -40 30 -60M-46 -60C-10 -50 20 -10 36 20M-44 -110C-10 -100 20 -80 30 -50M28 -110C0 -90 -30 -80 -46 -50',
      ink,
      9,
    ) +
    path('M30 -70C90 -110 150 -90 150 -60C120 -50 60 -50 30 -60C80 -30 120 0 100 30C70 20 40 -20 24 -56Z', second) +
    path('M-140 190H170V200H-140Z', ink),
  ninth: (ink, second, light) =>
    Array.from({ length: 7 }, (_, i) =>
      path(sector(0, -30, 150 - i * 18 - 9, 150 - i * 18, 0, 359.9), i % 2 === 0 ? ink : second),
    ).join('') +
    path('M56 -30H150C150 80 70 190 -60 200V160C20 150 56 70 56 -30Z', ink) +
    path('M100 -30H132C126 60 70 160 -40 184V176C40 150 96 60 100 -30Z', light) +
    circle(0, -30, 22, second),
  violin: (ink, second, light) =>
    `<g transform="rotate(24)">${path('M-60 -40C-110 -30 -100 30 -60 40C-50 60 -60 70 -80 80C-130 110 -100 200 0 200C100 200 130 110 80 80C60 70 50 60 60 40C100 30 110 -30 60 -40C40 -60 -40 -60 -60 -40Z', second) + path('M0 -54C60 -54 110 -20 60 40C50 60 60 70 80 80C130 110 100 200 0 200Z', ink) + rect(-14, -190, 28, 270, ink) + path('M-22 -196H22V-150H-22Z', ink) + stroke('M-8 -150V160M0 -150V160M8 -150V160', light, 2.5) + rect(-36, 88, 72, 10, light) + stroke('M-54 40C-30 60 -70 110 -48 130M54 40C30 60 70 110 48 130', light, 7) + stroke('M-34 -178H34M-34 -160H34', ink, 10)}</g>` +
    stroke('M-180 150L190 -90', light, 8) +
    stroke('M-176 166L196 -76', ink, 3),
  bottle: (ink, second, light) =>
    path('M-40 -190H40V-90C100 -60 120 -20 120 40V196H-120V40C-120 -20 -100 -60 -40 -90Z', second) +
    path('M20 -190H40V-90C100 -60 120 -20 120 40V196H60V30C60 -30 20 -70 20 -90Z', ink) +
    rect(-52, -200, 104, 40, ink, { rx: 6 }) +
    rect(-96, 30, 192, 116, light) +
    path('M-20 44H20V68H44V108H20V132H-20V108H-44V68H-20Z', ink) +
    path('M-96 0C-90 -30 -70 -50 -50 -60', 'none', { stroke: light, 'stroke-width': 12 }),
} satisfies Record<string, Emblem>;
