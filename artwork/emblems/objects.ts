import { circle, ellipse, numbers, path, polar, rays, rect, sector, stroke } from '../svg.ts';
import type { Emblem } from './emblem.ts';

const around = (count: number, draw: (turn: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index * 360) / count, index)).join('');

/** Seen from the front: back, seat and two arms. */
const armchair = (x: number, scale: number, back: string, seat: string, arm: string): string =>
  `<g transform="translate(${numbers(x, 0)}) scale(${scale})">${
    path('M-92 -150Q-92 -196 -46 -196H46Q92 -196 92 -150V60H-92Z', back) +
    stroke('M-58 -150V30M0 -156V30M58 -150V30', arm, 6) +
    path('M-104 50H104Q116 50 116 70V120H-116V70Q-116 50 -104 50Z', seat) +
    rect(-140, -20, 44, 160, arm, { rx: 18 }) +
    rect(96, -20, 44, 160, arm, { rx: 18 }) +
    rect(-110, 140, 30, 50, arm) +
    rect(80, 140, 30, 50, arm)
  }</g>`;

/** Objects of a cinema: for its news, offers and halls. */
export const objects = {
  ticket: (ink, second, light) =>
    `<g transform="rotate(-14)">${
      path('M-200 -96H200V-34A34 34 0 0 0 200 34V96H-200V34A34 34 0 0 0 -200 -34Z', ink) +
      path('M-186 -82H186V-44A48 48 0 0 0 186 44V82H-186V44A48 48 0 0 0 -186 -44Z', light) +
      stroke('M92 -82V82', ink, 6, { 'stroke-dasharray': '12 10' }) +
      path('M-48 -68L-30 -20L22 -18L-18 14L-4 64L-48 36L-92 64L-78 14L-118 -18L-66 -20Z', second) +
      rect(116, -50, 42, 12, ink) +
      rect(116, -24, 42, 12, second) +
      rect(116, 2, 42, 12, ink) +
      rect(116, 28, 42, 12, second)
    }</g>`,
  popcorn: (ink, second, light) =>
    [
      ...[
        [-96, -70, 44],
        [-44, -104, 52],
        [24, -112, 54],
        [86, -76, 46],
        [-8, -150, 42],
        [-70, -140, 34],
        [66, -140, 36],
      ],
    ]
      .map(
        ([x, y, r]) =>
          circle(x!, y!, r!, light) +
          stroke(`M${x! - r! * 0.4} ${y! + 4}q${r! * 0.4} ${-r! * 0.6} ${r! * 0.8} 0`, ink, 6),
      )
      .join('') +
    path('M-140 -56H140L104 200H-104Z', light) +
    path('M-140 -56H-84L-64 200H-104ZM-28 -56H28L21 200H-21ZM84 -56H140L104 200H64Z', second) +
    path('M-146 -70H146L142 -40H-142Z', ink),
  seat: (ink, second, light) => armchair(0, 1, second, light, ink),
  twoSeats: (ink, second, light) => armchair(-92, 0.78, second, light, ink) + armchair(112, 0.78, light, second, ink),
  passCard: (ink, second, light) =>
    `<g transform="rotate(-9)">${
      rect(-196, -122, 392, 244, ink, { rx: 26 }) +
      rect(-184, -110, 368, 220, second, { rx: 18 }) +
      path('M-184 60C-60 -40 60 140 184 0V92A18 18 0 0 1 166 110H-166A18 18 0 0 1 -184 92Z', light) +
      circle(104, -44, 42, light) +
      path(rays(104, -44, 66, 16, 0, 0.4), light) +
      rect(-154, -78, 60, 44, ink, { rx: 8 }) +
      stroke('M-154 -56H-94M-124 -78V-34', light, 4)
    }</g>`,
  gift: (ink, second, light) =>
    rect(-150, -40, 300, 230, second) +
    rect(0, -40, 150, 230, ink, { opacity: 0.35 }) +
    rect(-176, -96, 352, 66, ink) +
    rect(-34, -96, 68, 286, light) +
    path(
      'M-6 -98C-60 -210 -180 -190 -150 -130C-130 -98 -60 -98 -6 -98ZM6 -98C60 -210 180 -190 150 -130C130 -98 60 -98 6 -98Z',
      light,
    ) +
    path(
      'M-30 -108C-66 -166 -130 -160 -118 -132C-108 -110 -66 -108 -30 -108ZM30 -108C66 -166 130 -160 118 -132C108 -110 66 -108 30 -108Z',
      ink,
    ),
  reel: (ink, second, light) =>
    circle(0, -10, 180, ink) +
    circle(0, -10, 164, second) +
    around(5, (turn) => {
      const [x, y] = polar(0, -10, 96, turn - 90);
      return circle(x, y, 46, light) + circle(x, y, 36, ink);
    }) +
    circle(0, -10, 30, light) +
    circle(0, -10, 10, ink) +
    path('M0 170Q110 196 200 168V196Q110 214 0 190Z', ink),
  projector: (ink, second, light) =>
    path('M60 -30L200 -130V130L60 40Z', light) +
    circle(-96, -110, 84, ink) +
    circle(-96, -110, 66, second) +
    around(4, (turn) => {
      const [x, y] = polar(-96, -110, 38, turn);
      return circle(x, y, 17, light);
    }) +
    circle(36, -96, 60, ink) +
    circle(36, -96, 44, second) +
    around(4, (turn) => {
      const [x, y] = polar(36, -96, 26, turn + 45);
      return circle(x, y, 11, light);
    }) +
    rect(-170, -40, 220, 130, ink, { rx: 14 }) +
    rect(44, -26, 40, 92, second) +
    circle(-60, 24, 38, light) +
    circle(-60, 24, 20, second) +
    stroke('M-110 90L-150 196M-10 90L40 196M-60 90V196', ink, 16),
  clapper: (ink, second, light) =>
    rect(-170, -50, 340, 236, ink, { rx: 10 }) +
    rect(-170, -110, 340, 56, light) +
    path('M-150 -110H-90L-120 -54H-170V-74ZM-40 -110H20L-10 -54H-70ZM70 -110H130L100 -54H40Z', ink) +
    `<g transform="translate(-166 -112) rotate(-17)">${
      rect(0, -54, 344, 54, light) + path('M24 -54H86L116 0H54ZM134 -54H196L226 0H164ZM244 -54H306L336 0H274Z', second)
    }</g>` +
    stroke('M-140 10H140M-140 70H140M-20 10V70', light, 5) +
    path('M-40 98L48 134L-40 170Z', second),
  screen: (ink, second, light) =>
    path('M-200 -120Q0 -176 200 -120V90Q0 40 -200 90Z', ink) +
    path('M-184 -104Q0 -156 184 -104V72Q0 26 -184 72Z', light) +
    path('M-184 72V20C-120 -40 -70 -50 -20 -4C30 -70 100 -70 184 10V72Q0 26 -184 72Z', second) +
    circle(96, -84, 24, second) +
    [-150, -90, -30, 30, 90, 150]
      .map((x) => path(`M${x - 24} 196V156Q${x - 24} 130 ${x} 130Q${x + 24} 130 ${x + 24} 156V196Z`, ink))
      .join(''),
  speaker: (ink, second, light) =>
    rect(-90, -190, 180, 380, ink, { rx: 16 }) +
    circle(0, 76, 76, second) +
    circle(0, 76, 54, light) +
    circle(0, 76, 24, ink) +
    circle(0, -100, 50, second) +
    circle(0, -100, 30, light) +
    circle(0, -100, 12, ink) +
    stroke(
      'M120 -60Q160 0 120 60M154 -104Q220 0 154 104M-120 -60Q-160 0 -120 60M-154 -104Q-220 0 -154 104',
      second,
      14,
      {
        'stroke-linecap': 'round',
      },
    ),
  glasses: (ink, second, light) =>
    path(
      'M-200 -60Q0 -100 200 -60V-10Q196 100 96 104Q36 104 14 34Q0 10 -14 34Q-36 104 -96 104Q-196 100 -200 -10Z',
      ink,
    ) +
    path('M-176 -40Q-100 -56 -24 -50Q-16 60 -96 80Q-172 76 -176 -40Z', second) +
    path('M176 -40Q100 -56 24 -50Q16 60 96 80Q172 76 176 -40Z', light) +
    path('M-150 -30L-110 -38L-142 40ZM50 -40L90 -44L50 40Z', light, { opacity: 0.6 }) +
    stroke('M-196 -44Q-190 -150 -100 -156M196 -44Q190 -150 100 -156', ink, 14, { 'stroke-linecap': 'round' }),
  headphones: (ink, second, light) =>
    stroke('M-150 60V-20A150 150 0 0 1 150 -20V60', ink, 30) +
    stroke('M-150 60V-20A150 150 0 0 1 150 -20V60', light, 8) +
    rect(-192, 30, 84, 150, second, { rx: 36 }) +
    rect(108, 30, 84, 150, second, { rx: 36 }) +
    rect(-128, 40, 34, 130, ink, { rx: 14 }) +
    rect(94, 40, 34, 130, ink, { rx: 14 }) +
    stroke('M-50 70Q-26 34 -26 90T0 90T26 90T50 70', second, 12, { 'stroke-linecap': 'round' }),
  calendar: (ink, second, light) =>
    rect(-160, -140, 320, 330, ink, { rx: 18 }) +
    rect(-144, -70, 288, 244, light) +
    rect(-144, -124, 288, 54, second) +
    [-100, 100].map((x) => rect(x - 11, -180, 22, 84, ink, { rx: 11 })).join('') +
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [-126 + (i % 4) * 66, -46 + Math.floor(i / 4) * 72];
      return i === 6 ? circle(x + 24, y + 24, 34, second) : rect(x, y, 48, 48, ink, { opacity: i < 6 ? 0.18 : 0.85 });
    }).join(''),
  balloons: (ink, second, light) =>
    stroke('M-80 30Q-40 120 0 196M90 20Q50 120 0 196M0 -20V196', ink, 5) +
    path('M-80 34C-170 -20 -160 -150 -80 -150C0 -150 10 -20 -80 34L-66 54H-94Z', second) +
    path('M90 24C0 -30 10 -160 90 -160C170 -160 180 -30 90 24L104 44H76Z', light) +
    path('M0 -26C-84 -76 -76 -196 0 -196C76 -196 84 -76 0 -26L14 -6H-14Z', ink) +
    path('M-112 -110Q-130 -70 -112 -40M-30 -160Q-48 -124 -30 -96M58 -122Q40 -82 58 -54', 'none', {
      stroke: light,
      'stroke-width': 9,
    }),
  star: (ink, second, light) =>
    path(rays(0, 0, 200, 16, 0, 0.12), second) +
    path('M0 -176L42 -56L170 -54L68 24L104 148L0 76L-104 148L-68 24L-170 -54L-42 -56Z', light) +
    path('M0 -176L42 -56L170 -54L68 24L104 148L0 76Z', ink) +
    circle(0, 0, 26, second),
  snow: (ink, second, light) =>
    around(
      6,
      (turn) =>
        `<g transform="rotate(${turn})">${stroke('M0 0V-180M0 -70L-46 -118M0 -70L46 -118M0 -124L-34 -158M0 -124L34 -158', light, 16, { 'stroke-linecap': 'round' })}</g>`,
    ) +
    circle(0, 0, 36, second) +
    circle(0, 0, 16, ink),
  phone: (ink, second, light) =>
    `<g transform="rotate(8)">${
      rect(-104, -196, 208, 392, ink, { rx: 34 }) +
      rect(-90, -172, 180, 344, light, { rx: 18 }) +
      rect(-34, -186, 68, 8, light, { rx: 4 }) +
      rect(-74, -152, 148, 108, second) +
      path('M-20 -128L36 -98L-20 -68Z', light) +
      rect(-74, -26, 68, 40, ink) +
      rect(6, -26, 68, 40, second) +
      rect(-74, 30, 68, 40, second) +
      rect(6, 30, 68, 40, ink) +
      rect(-74, 98, 148, 44, ink, { rx: 8 })
    }</g>`,
  mug: (ink, second, light) =>
    stroke(
      'M-70 -190Q-100 -150 -70 -120T-70 -60M0 -200Q-30 -160 0 -130T0 -64M70 -190Q40 -150 70 -120T70 -60',
      light,
      12,
      {
        'stroke-linecap': 'round',
      },
    ) +
    path('M-130 -30H110V70Q110 160 20 160H-40Q-130 160 -130 70Z', second) +
    path('M20 -30H110V70Q110 160 20 160H-10Q50 110 20 -30Z', ink, { opacity: 0.4 }) +
    stroke('M108 0Q190 -6 184 60Q176 116 100 112', ink, 22) +
    ellipse(-10, -30, 120, 20, ink) +
    path('M-180 172H160Q150 196 110 196H-130Q-170 196 -180 172Z', ink),
  sun: (ink, second, light) =>
    path(rays(0, 60, 210, 24, 0, 0.3), second) +
    path(sector(0, 60, 0.1, 130, 180, 360), light) +
    stroke('M-130 60A130 130 0 0 1 130 60', ink, 8) +
    rect(-200, 60, 400, 14, ink) +
    stroke('M-150 104H150M-96 140H96M-46 174H46', ink, 12, { 'stroke-linecap': 'round' }),
  megaphone: (ink, second, light) =>
    `<g transform="rotate(-12)">${
      path('M-110 -50L90 -150V150L-110 50Z', second) +
      path('M-110 0H90V150L-110 50Z', ink, { opacity: 0.35 }) +
      ellipse(90, 0, 40, 150, light) +
      ellipse(90, 0, 22, 112, ink) +
      rect(-176, -54, 76, 108, ink, { rx: 20 }) +
      path('M-120 54H-50L-20 176H-90Z', ink) +
      stroke('M150 -60L196 -84M158 0H206M150 60L196 84', light, 14, { 'stroke-linecap': 'round' })
    }</g>`,
  curtain: (ink, second, light) =>
    rect(-190, -150, 380, 330, light) +
    circle(0, 40, 96, second, { opacity: 0.5 }) +
    path('M-200 -160H-20C-30 20 -90 120 -200 150ZM200 -160H20C30 20 90 120 200 150Z', second) +
    stroke(
      'M-168 -150C-166 0 -176 80 -196 130M-124 -150C-126 0 -146 90 -180 140M-76 -150C-80 -10 -104 70 -146 120M168 -150C166 0 176 80 196 130M124 -150C126 0 146 90 180 140M76 -150C80 -10 104 70 146 120',
      ink,
      7,
    ) +
    path(
      'M-206 -196H206V-150Q172 -116 137 -150Q103 -116 69 -150Q34 -116 0 -150Q-34 -116 -69 -150Q-103 -116 -137 -150Q-172 -116 -206 -150Z',
      ink,
    ) +
    rect(-206, 176, 412, 20, ink),
} satisfies Record<string, Emblem>;
