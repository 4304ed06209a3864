import type { Random } from '../../demo/random.ts';
import { circle, ellipse, line, numbers, path, polygon, rect, round, stroke } from '../svg.ts';
import { company } from './people.ts';
import { BASE, type Front, type Night } from './scene.ts';
import { treeOf } from './trees.ts';

/** Light on wet ground: strips under an opening that shrink towards the viewer, as under the sun of the mark. */
function reflection(random: Random, left: number, right: number, colour: string): string {
  const middle = (left + right) / 2;
  const strips = Array.from({ length: 9 }, (_, i) => {
    const half = ((right - left) / 2) * (1.04 - i * 0.075) * random.between(0.78, 1);
    const shift = random.between(-0.08, 0.08) * (right - left);
    return `M${numbers(middle + shift - half, BASE + 12 + i * 15)}h${round(half * 2)}`;
  }).join('');
  return stroke(strips, colour, 5, { 'stroke-linecap': 'round', opacity: 0.75 });
}

/** The ground, the light that the doors throw on it, and the life in front of the theatre. */
export function streetOf(random: Random, night: Night, front: Front): string {
  const glow = front.doors.map(([left, right]) => reflection(random, left, right, night.light)).join('');
  const quay = front.ashore ? rect(0, BASE, 1600, 9, night.wall[0]) : rect(0, BASE, 1600, 6, night.sky[2]);
  return (
    rect(0, BASE, 1600, 140, night.sky[1]) + quay + glow + beside(random, night, front) + passing(random, night, front)
  );
}

/** Trees and lamps where the building leaves room. */
function beside(random: Random, night: Night, { extent, ashore, trees }: Front): string {
  const drawn: string[] = [];
  for (const [from, to] of [
    [-30, extent[0]],
    [extent[1], 1630],
  ] as const) {
    let room = to - from;
    let x = from;
    while (room > 70) {
      const width = Math.min(room, random.between(90, 190));
      drawn.push(treeOf(random, x + width / 2, BASE + 4, night, trees));
      x += width;
      room -= width;
    }
  }
  const lamps = ashore ? [] : [random.between(60, 260), random.between(1340, 1540)].map((x) => lamp(x, night));
  return drawn.join('') + lamps.join('');
}

function lamp(x: number, night: Night): string {
  return (
    circle(x, 566, 34, night.light, { opacity: 0.16 }) +
    line([x, BASE + 6], [x, 580], night.ink, 6) +
    line([x - 10, BASE + 6], [x + 10, BASE + 6], night.ink, 10) +
    circle(x, 566, 13, night.hot)
  );
}

const tram = (night: Night, x: number, y: number): string => {
  const lit = Array.from({ length: 8 }, (_, i) => `M${numbers(x + 34 + i * 74, y - 104)}h58v44h-58z`).join('');
  return (
    rect(x, y - 132, 640, 116, night.wall[1], { rx: 26 }) +
    rect(x, y - 52, 640, 12, night.accent) +
    path(lit, night.light) +
    path(`M${numbers(x + 60, y - 16)}h110v12h-110zM${numbers(x + 470, y - 16)}h110v12h-110z`, night.ink) +
    stroke(`M${numbers(x + 300, y - 132)}l34 -26l-34 -22M0 ${round(y - 181)}H1600`, night.ink, 4) +
    stroke(`M0 ${round(y)}H1600M0 ${round(y + 14)}H1600`, night.sky[2], 3)
  );
};

const car = (night: Night, x: number, y: number, way: 1 | -1): string => {
  const at = (dx: number, dy: number): string => numbers(x + dx * way, y + dy);
  return (
    polygon(
      [
        [x + 96 * way, y - 22],
        [x + 330 * way, y - 44],
        [x + 330 * way, y],
      ],
      night.hot,
      { opacity: 0.22 },
    ) +
    path(
      `M${at(-104, -8)}Q${at(-108, -34)} ${at(-70, -38)}L${at(-40, -66)}Q${at(0, -72)} ${at(30, -64)}L${at(58, -38)}Q${at(102, -34)} ${at(104, -8)}z`,
      night.ink,
    ) +
    path(
      `M${at(-52, -40)}L${at(-34, -58)}H${round(x - 4 * way)}V${round(y - 40)}zM${at(4, -40)}V${round(y - 59)}L${at(26, -56)}L${at(42, -40)}z`,
      night.sky[3],
    ) +
    circle(x - 58, y - 6, 17, night.ink) +
    circle(x + 58, y - 6, 17, night.ink) +
    circle(x + 96 * way, y - 24, 7, night.hot) +
    circle(x - 100 * way, y - 26, 5, night.accent)
  );
};

/** Someone on a bicycle, drawn with a pen. */
const cyclist = (night: Night, x: number, y: number, way: 1 | -1): string => {
  const at = (dx: number, dy: number): string => numbers(x + dx * way, y + dy);
  const wheel = (dx: number): string =>
    circle(x + dx * way, y - 22, 21, 'none', { stroke: night.ink, 'stroke-width': 4 });
  return (
    wheel(-36) +
    wheel(36) +
    stroke(
      `M${at(-36, -22)}L${at(-14, -54)}L${at(24, -54)}L${at(36, -22)}M${at(-14, -54)}L${at(0, -22)}L${at(24, -54)}L${at(20, -70)}L${at(32, -72)}`,
      night.ink,
      4,
    ) +
    stroke(`M${at(-16, -62)}L${at(6, -44)}L${at(0, -18)}`, night.ink, 9, { 'stroke-linecap': 'round' }) +
    stroke(`M${at(-16, -64)}Q${at(-10, -100)} ${at(6, -104)}L${at(26, -74)}`, night.ink, 11, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    circle(x + 12 * way, y - 122, 11, night.ink) +
    circle(x + 40 * way, y - 70, 5, night.hot)
  );
};

/** A boat moored in the water in front of the theatre. */
const boat = (night: Night, x: number, y: number): string =>
  path(`M${numbers(x, y)}h230l-26 34h-180z`, night.ink) +
  rect(x + 60, y - 28, 96, 28, night.ink, { rx: 6 }) +
  path(
    `M${numbers(x + 70, y - 20)}h20v12h-20zM${numbers(x + 98, y - 20)}h20v12h-20zM${numbers(x + 126, y - 20)}h20v12h-20z`,
    night.light,
  ) +
  stroke(`M${numbers(x + 184, y)}v-58`, night.ink, 4);

const swan = (night: Night, x: number, y: number): string =>
  ellipse(x, y, 28, 11, night.hot) +
  stroke(`M${numbers(x + 20, y - 4)}q16 -10 10 -26q-2 -14 12 -10`, night.hot, 6, { 'stroke-linecap': 'round' });

function passing(random: Random, night: Night, front: Front): string {
  const spots = front.doors.map(([left, right]) => (left + right) / 2);
  const near = random.pick(spots);
  const people = [
    company(random, near - random.between(20, 60), BASE + 8, night.ink),
    company(random, random.between(160, 620), BASE + random.between(10, 26), night.ink, 68),
    company(random, random.between(900, 1380), BASE + random.between(10, 26), night.ink, 68),
  ];
  const way = random.pick([-1, 1] as const);
  const side = random.chance(0.5);
  if (front.ashore) {
    const water = random.pick([
      () => boat(night, side ? random.between(60, 300) : random.between(1050, 1320), 836),
      () => swan(night, random.between(200, 600), 852) + swan(night, random.between(620, 760), 872),
      () => '',
    ]);
    return people.join('') + water();
  }
  const traffic = random.pick([
    () => tram(night, side ? random.between(-330, -160) : random.between(1110, 1290), 872),
    () => car(night, side ? random.between(240, 480) : random.between(1080, 1340), 868, way),
    () => cyclist(night, random.between(300, 1300), 872, way),
    () => cyclist(night, random.between(200, 600), 862, way) + car(night, random.between(1100, 1340), 874, way),
    () => company(random, random.between(300, 1200), 884, night.ink, 112),
  ]);
  return people.join('') + traffic();
}
