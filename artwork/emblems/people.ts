import { circle, ellipse, path, polar, polygon, rays, rect, sector, stroke } from '../svg.ts';
import type { Emblem } from './emblem.ts';

/** Faces, figures, hands and what they wear. */
export const people = {
  golem: (ink, second, light) =>
    path('M-180 200C-176 110 -130 76 -84 66V-60H84V66C130 76 176 110 180 200Z', ink) +
    path('M-84 -70C-110 -210 110 -210 84 -70L96 10H60V-76H-60V10H-96Z', second) +
    path('M-60 -84H60V20Q52 76 0 80Q-52 76 -60 20Z', light) +
    path('M-44 -34L-12 -24V-14L-44 -18ZM44 -34L12 -24V-14L44 -18ZM-10 -12L-16 26H16L10 -12ZM-30 46H30V54H-30Z', ink) +
    circle(0, 142, 44, second) +
    path('M0 106L12 132H40L18 150L26 178L0 162L-26 178L-18 150L-40 132H-12Z', light),
  hypnotist: (ink, second, light) =>
    path('M-150 200C-140 120 -100 104 -50 98H50C100 104 140 120 150 200Z', ink) +
    path('M-90 -60C-100 60 -50 130 0 136C50 130 100 60 90 -60C80 -190 -80 -190 -90 -60Z', light) +
    path('M-94 -30C-120 -200 120 -200 94 -30C80 -110 30 -130 0 -96C-30 -130 -80 -110 -94 -30Z', ink) +
    [-42, 42]
      .map(
        (x) =>
          circle(x, -14, 36, second) + circle(x, -14, 25, light) + circle(x, -14, 16, second) + circle(x, -14, 7, ink),
      )
      .join('') +
    path(
      'M-86 -62L-8 -34L-14 -50L-80 -84ZM86 -62L8 -34L14 -50L80 -84ZM-8 20L-18 56H18L8 20ZM-40 84Q0 70 40 84Q0 92 -40 84Z',
      ink,
    ),
  doorman: (ink, second, light) =>
    path('M-170 200L-150 40Q-120 -10 -60 -20H60Q120 -10 150 40L170 200Z', ink) +
    path('M-170 50Q-130 -30 -70 -26L-78 20Q-120 20 -170 50ZM170 50Q130 -30 70 -26L78 20Q120 20 170 50Z', second) +
    path('M-48 -120C-52 -40 -30 0 0 4C30 0 52 -40 48 -120Z', light) +
    path(
      'M-52 -60Q-60 20 0 44Q60 20 52 -60Q30 -50 0 -58Q-30 -50 -52 -60ZM-70 -120Q-90 -190 0 -196Q90 -190 70 -120Q0 -100 -70 -120Z',
      ink,
    ) +
    path('M-76 -122Q0 -88 76 -122L70 -104Q0 -76 -70 -104ZM-68 -134Q0 -114 68 -134V-146Q0 -126 -68 -146Z', second) +
    [70, 110, 150, 186].map((y) => circle(-34, y, 11, light) + circle(34, y, 11, light)).join('') +
    circle(-20, -74, 6, ink) +
    circle(20, -74, 6, ink),
  bob: (ink, second, light) =>
    path('M-60 200V90H60V200Z', light) +
    path('M-118 60C-160 -90 -110 -196 0 -196C110 -196 160 -90 118 60L70 30V-60H-70V30Z', ink) +
    path('M-74 -70C-80 40 -40 104 0 112C40 104 80 40 74 -70Z', light) +
    path('M-84 -130H84V-58Q0 -66 -84 -58Z', ink) +
    path('M-52 -22Q-34 -40 -14 -22Q-34 -8 -52 -22ZM52 -22Q34 -40 14 -22Q34 -8 52 -22Z', ink) +
    path('M-24 66Q-10 52 0 60Q10 52 24 66Q0 88 -24 66Z', second) +
    stroke('M-52 -44Q-34 -56 -12 -46M52 -44Q34 -56 12 -46M-4 -10Q-12 24 -4 32', ink, 5) +
    [-70, -42, -14, 14, 42, 70].map((x) => circle(x, 132 + 26 - (x * x) / 260, 13, second)).join(''),
  maskedMan: (ink, second, light) =>
    path('M-170 200C-160 110 -100 100 -60 96H60C100 100 160 110 170 200Z', ink) +
    path('M-30 96L0 190L30 96Z', light) +
    path('M-30 104L0 122L30 104V140L0 122L-30 140Z', second) +
    path('M-64 -60C-70 60 -40 106 0 112C40 106 70 60 64 -60Z', light) +
    path('M-72 -48Q0 -74 72 -48L66 8Q30 24 0 0Q-30 24 -66 8Z', second) +
    path('M-46 -22Q-30 -34 -12 -20Q-30 -8 -46 -22ZM46 -22Q30 -34 12 -20Q30 -8 46 -22Z', light) +
    path('M-120 -62Q0 -20 120 -62Q112 -86 84 -84L76 -196H-76L-84 -84Q-112 -86 -120 -62Z', ink) +
    path('M-80 -104Q0 -76 80 -104L78 -126Q0 -100 -78 -126Z', second) +
    rect(-18, 68, 36, 6, ink),
  bicorne: (ink, second, light) =>
    path('M-150 200C-144 120 -100 92 -50 86H50C100 92 144 120 150 200Z', ink) +
    path('M-36 84L0 150L36 84V200H-36Z', light) +
    path('M-66 -50C-70 50 -40 92 0 98C40 92 70 50 66 -50Z', light) +
    path(
      'M-200 -20C-150 -40 -140 -180 0 -180C140 -180 150 -40 200 -20C130 -10 80 -50 0 -50C-80 -50 -130 -10 -200 -20Z',
      ink,
    ) +
    circle(0, -120, 30, second) +
    circle(0, -120, 17, light) +
    circle(0, -120, 8, ink) +
    path('M-48 -8L-10 0V8L-48 2ZM48 -8L10 0V8L48 2ZM-6 6L-14 44H14L6 6ZM-24 68H24V74H-24Z', ink) +
    path('M-60 -44Q-30 -8 -18 -46ZM-68 -40V30L-56 20ZM68 -40V30L56 20Z', ink),
  cubist: (ink, second, light) =>
    path('M-130 -150L0 -196V190L-70 150L-150 40Z', light) +
    path('M0 -196L140 -130L120 60L0 190Z', second) +
    path('M-150 -60L-130 -150L0 -196L140 -130L156 20L110 -90L0 -120L-110 -70Z', ink) +
    path('M-10 -110L-46 40H0Z', ink) +
    path('M-110 -40H-50L-80 -8ZM24 -60H104L64 -14Z', ink) +
    circle(64, -46, 12, light) +
    circle(-80, -30, 8, second) +
    path('M-50 90H0V110H-30Z', second) +
    path('M0 90H44L20 116H0Z', ink) +
    path('M0 -196L20 -40L0 190Z', light),
  danceuse: (ink, second, light) =>
    path(rays(0, 0, 196, 24, 3, 0.6), light) +
    circle(0, 0, 150, second) +
    path(rays(0, 0, 150, 30, 0, 0.4), ink) +
    circle(0, 0, 92, light) +
    path(rays(0, 0, 92, 18, 6, 0.3), second) +
    circle(0, 0, 46, ink) +
    path(
      'M-26 10C-40 80 -50 120 -30 196H-6C-12 120 -4 70 2 12ZM6 10C20 60 80 40 60 120L36 112C44 70 0 80 -6 20Z',
      ink,
    ) +
    circle(0, 0, 24, second),
  noh: (ink, second, light) =>
    path('M-120 -90C-150 100 -70 190 0 196C70 190 150 100 120 -90C90 -200 -90 -200 -120 -90Z', light) +
    path('M-126 -60C-150 -200 150 -200 126 -60C80 -150 20 -150 0 -110C-20 -150 -80 -150 -126 -60Z', ink) +
    path('M-90 -30Q-56 -56 -20 -26Q-56 -12 -90 -30ZM90 -30Q56 -56 20 -26Q56 -12 90 -30Z', ink) +
    path('M-86 -96h48v16h-48ZM86 -96h-48v16h48Z', ink) +
    path('M-12 -10L-30 60Q0 76 30 60L12 -10Z', second) +
    path('M-58 108Q0 84 58 108Q40 150 0 150Q-40 150 -58 108Z', second) +
    path('M-40 112Q0 100 40 112Q0 122 -40 112Z', ink),
  thumb: (ink, second, light) =>
    path('M-200 60H-110V180H-200Z', ink) +
    path('M-120 50H-90V190H-120Z', second) +
    path(
      'M-90 60C-50 60 -40 0 -30 -60C-26 -120 -40 -196 10 -196C56 -190 46 -100 36 -34H140Q176 -30 168 6Q186 20 172 48Q186 70 164 92Q172 130 130 140Q120 176 60 180H-90Z',
      light,
    ) +
    stroke('M166 8H90M172 50H84M164 94H84M130 140H78M-20 -60Q10 -40 36 -34', ink, 7) +
    path('M-8 -190Q30 -196 30 -140Q4 -150 -8 -190Z', second),
  bowTie: (ink, second, light) =>
    path('M-200 200L-150 -20L-70 -110L0 40L70 -110L150 -20L200 200Z', ink) +
    path('M-70 -110L0 60L70 -110L50 -170H-50Z', light) +
    path('M-16 -70L-110 -130V0L-16 -50ZM16 -70L110 -130V0L16 -50Z', second) +
    rect(-20, -84, 40, 44, second) +
    circle(0, 10, 8, ink) +
    path('M-150 -20L-70 -110L0 200H-40ZM150 -20L70 -110L0 200H40Z', ink) +
    path('M56 60h70l-8 26h-66Z', light),
  parka: (ink, second, light) =>
    path('M-180 200C-170 60 -150 -160 0 -190C150 -160 170 60 180 200Z', ink) +
    path(sector(0, -30, 84, 122, 0, 359.9), light) +
    path(rays(0, -30, 132, 30, 0, 0.5), light) +
    circle(0, -30, 84, second) +
    circle(0, -24, 66, light) +
    path(
      'M-46 -40Q-28 -52 -10 -40Q-28 -34 -46 -40ZM46 -40Q28 -52 10 -40Q28 -34 46 -40ZM-26 16Q0 30 26 16Q0 40 -26 16Z',
      ink,
    ) +
    path('M-56 -70Q0 -90 56 -70Q30 -100 0 -100Q-30 -100 -56 -70ZM-6 -24L-10 -4H10L6 -24Z', ink) +
    path('M-180 150H180V172H-180Z', second),
  robot: (ink, second, light) =>
    path('M-190 200C-180 130 -120 110 -60 104V60H60V104C120 110 180 130 190 200Z', second) +
    path('M-108 -40C-110 -200 110 -200 108 -40L90 50Q60 100 0 104Q-60 100 -90 50Z', light) +
    path('M0 -170C-110 -170 -110 -60 -108 -40L-90 50Q-60 100 0 104Z', second) +
    stroke('M0 -170V104M-60 -146Q-80 -60 -64 60M60 -146Q80 -60 64 60', ink, 4) +
    path('M-74 -40H-20V-22H-66ZM74 -40H20V-22H66ZM-10 -30L-16 26H16L10 -30ZM-34 54H34V64H-34Z', ink) +
    circle(-120, -20, 22, ink) +
    circle(120, -20, 22, ink) +
    path('M-150 150Q0 90 150 150V166Q0 106 -150 166Z', ink) +
    circle(0, 160, 26, ink) +
    circle(0, 160, 14, light),
  cyrano: (ink, second, light) =>
    path(
      'M-120 200C-120 130 -60 120 -40 90L-50 -60H60C64 -30 76 -20 96 0L186 30Q190 50 150 52L84 50L80 70L94 80L80 92C80 120 50 130 20 126L40 200Z',
      light,
    ) +
    path('M-160 -50C-90 -110 60 -110 160 -40C100 -60 70 -50 40 -52C-40 -56 -100 -20 -160 -50Z', ink) +
    path('M-80 -70C-90 -150 40 -170 60 -76Z', ink) +
    path('M-60 -90C-120 -60 -190 -110 -186 -196C-150 -150 -90 -170 -40 -120Z', second) +
    path('M40 -14Q62 -24 78 -8Q58 2 40 -14ZM84 62Q110 58 140 76Q110 74 84 74Z', ink) +
    path('M-46 -50Q-60 60 -30 90L0 60L-16 -50Z', ink) +
    path('M-120 200C-120 140 -80 120 -40 96L60 150L40 200Z', second),
  skull: (ink, second, light) =>
    path('M-120 0C-150 -150 -70 -170 0 -170C70 -170 150 -150 120 0L100 60L70 70V150H-70V70L-100 60Z', light) +
    path(
      'M-84 -30Q-50 -60 -18 -20Q-30 30 -66 22Q-94 6 -84 -30ZM84 -30Q50 -60 18 -20Q30 30 66 22Q94 6 84 -30ZM0 24L-20 66H20Z',
      ink,
    ) +
    stroke('M-40 100V150M-14 96V150M14 96V150M40 100V150', ink, 7) +
    path('M-124 -110L-140 -196L-80 -160L-40 -200L0 -160L40 -200L80 -160L140 -196L124 -110Q0 -150 -124 -110Z', second) +
    circle(0, -142, 9, ink) +
    circle(-60, -136, 7, ink) +
    circle(60, -136, 7, ink) +
    path('M-120 166H120V186H-120Z', ink),
  donkey: (ink, second, light) =>
    path(
      'M-70 -60C-140 -90 -170 -170 -150 -200C-110 -180 -60 -140 -40 -90ZM70 -60C140 -90 170 -170 150 -200C110 -180 60 -140 40 -90Z',
      ink,
    ) +
    path(
      'M-76 -80C-116 -110 -140 -150 -138 -176C-110 -160 -80 -130 -58 -96ZM76 -80C116 -110 140 -150 138 -176C110 -160 80 -130 58 -96Z',
      second,
    ) +
    path('M-80 -80Q0 -130 80 -80C84 0 60 60 70 130Q50 190 0 192Q-50 190 -70 130C-60 60 -84 0 -80 -80Z', ink) +
    path('M-66 120Q0 70 66 120Q60 184 0 186Q-60 184 -66 120Z', light) +
    circle(-26, 130, 9, ink) +
    circle(26, 130, 9, ink) +
    path('M-60 -30Q-40 -46 -20 -26Q-42 -16 -60 -30ZM60 -30Q40 -46 20 -26Q42 -16 60 -30Z', light) +
    [-70, -35, 0, 35, 70]
      .map((x, i) => circle(x, -104 - (i % 2) * 14 + Math.abs(x) / 6, 20, i % 2 === 0 ? second : light))
      .join('') +
    stroke('M-34 162Q0 174 34 162', ink, 5),
  nutcracker: (ink, second, light) =>
    rect(-80, 60, 160, 140, second) +
    path('M-80 60L-130 190H-96L-60 110ZM80 60L130 190H96L60 110Z', ink) +
    rect(-58, -100, 116, 160, light) +
    path('M-66 -100V-190H66V-100Z', ink) +
    rect(-74, -112, 148, 18, second) +
    path('M0 -196L20 -150L0 -130L-20 -150Z', second) +
    circle(-26, -54, 14, ink) +
    circle(26, -54, 14, ink) +
    circle(-24, -57, 5, light) +
    circle(28, -57, 5, light) +
    path('M-50 -10Q-30 -30 0 -14Q30 -30 50 -10Q24 6 0 -4Q-24 6 -50 -10Z', ink) +
    path('M-34 14H34V44H-34Z', ink) +
    [-25, -9, 7, 23].map((x) => rect(x - 4, 16, 10, 13, light)).join('') +
    path('M-58 -30H-74V90Q0 150 74 90V-30H58V60H-58Z', light) +
    [110, 150, 186].map((y) => circle(-30, y, 9, light) + circle(30, y, 9, light)).join(''),
  lone: (ink, second, light) =>
    path('M-200 -200H-70V20L-200 120ZM200 -200H70V20L200 120Z', ink) +
    [-170, -130, -90]
      .flatMap((x) => [-170, -120, -70].map((y) => rect(x, y, 18, 28, second) + rect(-x - 18, y, 18, 28, second)))
      .join('') +
    path('M-70 20H70L200 200H-200Z', second) +
    path('M-6 40H6L14 80H-14ZM-18 110H18L28 170H-28Z', light) +
    path('M-16 -20Q0 -34 16 -20L20 34L10 96H2V50H-2V96H-10L-20 34Z', light) +
    circle(0, -40, 14, light) +
    path('M-10 96H10L70 190H30Z', ink),
} satisfies Record<string, Emblem>;

/** Many heads and one that is ours. */
export const crowd: Emblem = (ink, second, light) =>
  Array.from({ length: 35 }, (_, i) => {
    const [column, row] = [i % 7, Math.floor(i / 7)];
    const x = -180 + column * 60 + (row % 2 === 0 ? -12 : 14);
    const y = -176 + row * 78;
    const ours = i === 17;
    return (
      path(
        `M${x - 30} ${y + 56}Q${x - 26} ${y + 24} ${x} ${y + 22}Q${x + 26} ${y + 24} ${x + 30} ${y + 56}Z`,
        ours ? second : ink,
      ) +
      circle(x, y + 6, 16, ours ? second : light) +
      (ours ? '' : path(`M${x - 25} ${y}H${x + 25}V${y - 5}H${x + 15}V${y - 18}H${x - 15}V${y - 5}H${x - 25}Z`, ink))
    );
  }).join('');

/** An eye under a razor, a moon under a cloud. */
export const razorEye: Emblem = (ink, second, light) =>
  path('M-200 20Q0 -170 200 20Q0 170 -200 20Z', light) +
  circle(0, 16, 92, ink) +
  path(rays(0, 16, 90, 36, 0, 0.4), second) +
  circle(0, 16, 44, ink) +
  circle(26, -10, 14, light) +
  stroke('M-200 20Q0 -170 200 20Q0 170 -200 20Z', ink, 10) +
  polygon(
    [
      [-200, -24],
      [80, 4],
      [80, 40],
      [-190, 8],
    ],
    second,
  ) +
  polygon(
    [
      [80, 4],
      [200, -40],
      [200, -8],
      [80, 40],
    ],
    ink,
  ) +
  stroke(
    Array.from({ length: 9 }, (_, i) => i)
      .map((i) => {
        const [x, y] = polar(0, 150, 250, 230 + i * 10);
        return `M${x} ${y}l${(i - 4) * 4} -34`;
      })
      .join(''),
    ink,
    9,
  ) +
  ellipse(0, 188, 90, 7, ink);
