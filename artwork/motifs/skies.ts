import { inked, letteringIn, setIn } from '../lettering.ts';
import { bent } from '../outline.ts';
import { circle, ellipse, group, numbers, path, polar, poster, rect, sector, stroke } from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** A biplane from above, nose up, its middle at (0, 0). */
function biplane(transform: string, body: string, ink: string, white: string, red: string, blue: string): string {
  const roundel = (x: number): string => circle(x, -8, 21, blue) + circle(x, -8, 14, white) + circle(x, -8, 7, red);
  return group(
    { transform },
    // Lower wing, a little behind the upper.
    path('M-128 6Q-140 6 -140 18V30Q-140 42 -126 42H126Q140 42 140 30V18Q140 6 128 6Z', ink),
    path('M-15 -62H15L11 108Q0 120 -11 108Z', body, { stroke: ink, 'stroke-width': 5 }),
    path('M-52 96Q-58 86 -44 82L0 78L44 82Q58 86 52 96L46 112Q0 104 -46 112Z', body, {
      stroke: ink,
      'stroke-width': 5,
    }),
    rect(-4, 84, 8, 44, red),
    path(
      'M-150 -34Q-164 -32 -164 -18V4Q-164 18 -146 18H-24Q-20 4 0 4Q20 4 24 18H146Q164 18 164 4V-18Q164 -32 150 -34Z',
      white,
      { stroke: ink, 'stroke-width': 5 },
    ),
    stroke('M-120 -34V18M-60 -34V18M120 -34V18M60 -34V18', ink, 2),
    roundel(-90),
    roundel(90),
    path('M-20 -48Q-20 -74 0 -76Q20 -74 20 -48Z', red, { stroke: ink, 'stroke-width': 5 }),
    ellipse(0, -78, 52, 5, ink, { opacity: 0.35 }),
    circle(0, -78, 7, ink),
    ellipse(0, 30, 11, 14, ink),
    circle(0, 31, 7, '#e8b98a'),
    path('M-7 29H7V33H-7Z', ink),
  );
}

/** Wings: three machines, and the roundel that their trails draw. */
export const wings: Motif = (show, language) => {
  const [sky, white, red, blue, navy, sand] = ['#8fd0e6', '#fdf8ea', '#e2382b', '#2457a6', '#10233f', '#f2d9a4'];
  const [cx, cy] = [660, 1010];
  const trail = (radius: number, until: number): string =>
    (
      [
        [0, 26, blue],
        [26, 52, white],
        [52, 78, red],
      ] as const
    )
      .map(([from, to, fill]) => path(sector(cx, cy, radius - 39 + from, radius - 39 + to, 176, until), fill))
      .join('');
  const flying = (radius: number, angle: number, scale: number): string => {
    const [x, y] = polar(cx, cy, radius, angle);
    return biplane(`translate(${numbers(x, y)}) rotate(${angle - 180}) scale(${scale})`, sand, navy, white, red, blue);
  };
  const title = setIn(
    titleOf(show, language),
    { x: 40, y: 86, width: 484, height: 178 },
    { upper: true, lines: 2, tracking: -0.01, leading: 0.84 },
  );
  const slanted = bent(title.outline, (x, y) => [x + (title.bounds.bottom - y) * 0.2, y]);
  return poster(
    sky,
    path(sector(cx, cy, 0.1, 850, 170, 280), '#a9dcec'),
    path(sector(cx, cy, 0.1, 700, 170, 280), '#c5e8f1'),
    trail(700, 237),
    trail(524, 251),
    trail(350, 236),
    circle(cx, cy, 246, blue),
    circle(cx, cy, 202, white),
    circle(cx, cy, 158, red),
    flying(700, 237, 0.78),
    flying(350, 236, 0.66),
    flying(524, 251, 0.92),
    inked({ outline: slanted }, navy),
    letteringIn(creditOf(show), { x: 42, y: 46, width: 484, height: 20 }, navy, {
      width: 85,
      weight: 600,
      tracking: 0,
      lines: 1,
    }),
  );
};

/** An eight-pointed star: two squares, one turned. */
function star(cx: number, cy: number, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, i) =>
    numbers(...polar(cx, cy, i % 2 === 0 ? radius : radius * 0.765, i * 22.5)),
  );
  return `M${corners.join('L')}Z`;
}

/** The Thief of Bagdad: the poster is a carpet, and another flies across it. */
export const thief: Motif = (show, language) => {
  const [lapis, night, teal, saffron, madder, ivory] = [
    '#1f4396',
    '#132a63',
    '#2aa79b',
    '#f2ab2f',
    '#b92f2b',
    '#faeed3',
  ];
  const fringe = stroke('M14 14H586M14 886H586', ivory, 28, { 'stroke-dasharray': '4 5' });
  // A stepped arch, as weavers make it.
  const stair = Array.from({ length: 11 }, (_, i) => `v-${i < 4 ? 22 : 16}h${i < 4 ? 9 : 22}`).join('');
  const down = Array.from({ length: 11 }, (_, i) => `h${10 - i < 4 ? 9 : 22}v${10 - i < 4 ? 22 : 16}`).join('');
  const arch = `M110 704V330${stair}${down}V704Z`;
  const minaret = (x: number, top: number, fill: string, cap: string): string =>
    path(`M${x - 13} 720V${top}H${x + 13}V720Z`, fill) +
    path(
      `M${x - 20} ${top}H${x + 20}L${x + 14} ${top + 14}H${x - 14}ZM${x - 17} ${top + 66}H${x + 17}V${top + 74}H${x - 17}Z`,
      cap,
    ) +
    path(
      `M${x - 12} ${top}V${top - 22}C${x - 12} ${top - 34} ${x - 2} ${top - 44} ${x} ${top - 62}C${x + 2} ${top - 44} ${x + 12} ${top - 34} ${x + 12} ${top - 22}V${top}Z`,
      cap,
    ) +
    stroke(`M${x} ${top + 26}v20M${x} ${top + 92}v16`, night, 7, { 'stroke-linecap': 'round' });
  const dome = (x: number, foot: number, half: number, fill: string, rib: string): string => {
    const onion = (h: number): string =>
      `M${numbers(x - h * 0.82, foot)}C${numbers(x - h * 1.3, foot - half * 0.7, x - h * 0.5, foot - half * 1.15, x, foot - half * 1.75)}C${numbers(x + h * 0.5, foot - half * 1.15, x + h * 1.3, foot - half * 0.7, x + h * 0.82, foot)}Z`;
    return (
      path(onion(half), fill) +
      path(onion(half * 0.56), rib) +
      path(onion(half * 0.2), fill) +
      rect(x - half * 0.9, foot, half * 1.8, 10, rib)
    );
  };
  const gate = (x: number, foot: number, half: number, tall: number): string =>
    `M${x - half} ${foot}V${foot - tall}Q${x - half} ${foot - tall - half} ${x} ${foot - tall - half * 1.7}Q${x + half} ${foot - tall - half} ${x + half} ${foot - tall}V${foot}Z`;
  const carpet = 'M-216 -6C-150 -44 -70 22 10 -2S150 -40 214 -20L246 30C180 6 110 36 44 50S-110 10 -172 46Z';
  const title = setIn(
    titleOf(show, language),
    { x: 104, y: 718, width: 392, height: 44 },
    { upper: true, lines: 2, align: 'middle', valign: 'middle', tracking: 0.02, leading: 0.84 },
  );
  return poster(
    night,
    '<defs>' +
      `<pattern id="stars" width="52" height="52" patternUnits="userSpaceOnUse" x="274" y="14">${path(star(26, 26, 26), night)}${path(star(26, 26, 12), lapis)}${path(star(26, 26, 5), saffron)}</pattern>` +
      `<pattern id="border" width="45" height="45" patternUnits="userSpaceOnUse" x="30" y="45">${path('M22.5 4h6v6h6v6h6v13h-6v6h-6v6h-12v-6h-6v-6h-6v-13h6v-6h6v-6h6z', saffron)}${path(star(22.5, 22.5, 11), night)}${path('M0 16v13h5v-13zM40 16v13h5v-13zM16 0v3h13v-3zM16 42v3h13v-3z', ivory)}</pattern>` +
      '</defs>',
    fringe,
    rect(14, 28, 572, 844, madder),
    rect(22, 36, 556, 828, ivory),
    rect(27, 41, 546, 818, madder),
    rect(30, 45, 540, 810, 'url(#border)'),
    rect(75, 90, 450, 720, ivory),
    rect(81, 96, 438, 708, night),
    rect(87, 102, 426, 696, madder),
    path(star(134, 150, 30) + star(466, 150, 30), saffron),
    path(star(134, 150, 17) + star(466, 150, 17), madder),
    path(
      star(190, 128, 12) +
        star(410, 128, 12) +
        star(122, 214, 12) +
        star(478, 214, 12) +
        star(112, 258, 7) +
        star(488, 258, 7) +
        star(228, 118, 7) +
        star(372, 118, 7),
      ivory,
    ),
    path(arch, lapis, { stroke: saffron, 'stroke-width': 12 }),
    path(arch, 'url(#stars)', { stroke: ivory, 'stroke-width': 3 }),
    circle(300, 246, 60, saffron),
    circle(320, 234, 52, night),
    // The city.
    group(
      { transform: 'translate(0 -22)' },
      minaret(140, 528, ivory, teal),
      minaret(460, 528, ivory, teal),
      minaret(214, 580, saffron, madder),
      minaret(386, 580, saffron, madder),
      dome(176, 660, 34, teal, ivory),
      dome(424, 660, 34, teal, ivory),
      dome(300, 632, 66, saffron, madder),
      rect(116, 664, 368, 60, ivory),
      rect(234, 640, 132, 84, ivory),
      path(gate(300, 724, 22, 34) + [142, 184, 226, 374, 416, 458].map((x) => gate(x, 724, 9, 24)).join(''), night),
      stroke('M116 672H234M366 672H484M240 648H360', madder, 4, { 'stroke-dasharray': '6 4' }),
    ),
    // The other carpet, and its passenger.
    group(
      { transform: 'translate(296 462) rotate(-7)' },
      stroke(
        'M-218 -6l-20 -6M-206 4l-22 2M-196 16l-22 6M-184 30l-20 10M-174 44l-16 12M216 -20l20 -12M224 -8l22 -8M232 4l22 -4M240 18l22 0M246 30l20 8',
        saffron,
        4,
        { 'stroke-linecap': 'round' },
      ),
      path(carpet, madder, { stroke: ivory, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
      path('M-190 2C-140 -20 -60 36 14 12S146 -24 204 -8L222 18C170 2 108 24 40 36S-104 2 -164 32Z', saffron),
      path('M-176 10C-130 -6 -60 40 16 20S144 -14 198 0L210 12C164 0 106 18 38 28S-100 -2 -154 22Z', teal),
      path(
        star(-116, 11, 12) +
          star(-58, 22, 12) +
          star(0, 25, 12) +
          star(58, 16, 12) +
          star(116, 4, 12) +
          star(168, 1, 9),
        ivory,
      ),
      group(
        { transform: 'translate(8 8) rotate(7)' },
        path('M-62 0Q-80 -4 -78 -18Q-64 -12 -40 -16V0ZM72 0Q92 -4 92 -20Q76 -14 52 -16V0Z', saffron, {
          stroke: night,
          'stroke-width': 3,
        }),
        path('M-16 -112H40C78 -84 86 -42 70 -12H46L14 -62L-14 -12H-46C-62 -46 -54 -88 -16 -112Z', ivory, {
          stroke: night,
          'stroke-width': 3,
        }),
        path('M-20 -112L-32 -178Q14 -194 58 -178L44 -112Z', '#d8935c', { stroke: night, 'stroke-width': 3 }),
        path('M-20 -112L-34 -180L2 -184L-2 -112ZM44 -112L60 -180L24 -184L28 -112Z', teal, {
          stroke: night,
          'stroke-width': 3,
        }),
        rect(-22, -122, 68, 18, madder, { stroke: night, 'stroke-width': 3 }),
        stroke('M-30 -170L-66 -140L-28 -114', night, 23, { 'stroke-linejoin': 'round' }),
        stroke('M-30 -170L-66 -140L-28 -114', '#d8935c', 17, { 'stroke-linejoin': 'round' }),
        stroke('M54 -172L98 -196L126 -236', night, 23, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
        stroke('M54 -172L98 -196L126 -236', '#d8935c', 17, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
        path('M120 -250C160 -262 186 -300 184 -334C168 -300 146 -282 114 -266Z', ivory, {
          stroke: night,
          'stroke-width': 3,
        }),
        stroke('M112 -246L136 -268', saffron, 9, { 'stroke-linecap': 'round' }),
        circle(126, -242, 12, '#d8935c', { stroke: night, 'stroke-width': 3 }),
        circle(13, -202, 25, '#d8935c', { stroke: night, 'stroke-width': 3 }),
        path(
          'M2 -196Q16 -204 34 -196Q30 -188 18 -190Q6 -188 2 -196ZM-10 -196Q-6 -178 12 -176L14 -182Q0 -184 -4 -198Z',
          night,
        ),
        circle(20, -208, 3, night),
        path('M-16 -212Q-26 -246 12 -252Q50 -248 44 -212Q14 -226 -16 -212Z', saffron, {
          stroke: night,
          'stroke-width': 3,
        }),
        path('M-16 -214Q14 -230 44 -214L44 -206Q14 -220 -16 -206Z', madder),
        path('M8 -246Q0 -276 26 -286Q20 -266 18 -246Z', ivory, { stroke: night, 'stroke-width': 3 }),
      ),
    ),
    rect(87, 700, 426, 6, saffron),
    rect(87, 706, 426, 92, night),
    inked(title, ivory),
    letteringIn(creditOf(show, ' · '), { x: 104, y: 774, width: 392, height: 13 }, saffron, {
      upper: true,
      align: 'middle',
      tracking: 0.2,
      weight: 600,
      width: 90,
      lines: 1,
    }),
  );
};
