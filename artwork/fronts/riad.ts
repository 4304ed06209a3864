import { circle, group, line, numbers, path, polar, polygon, rect, round, stroke, type Point } from '../svg.ts';
import { BASE, type Front, type Scene } from './scene.ts';
import { litLetters } from './sign.ts';
import { treeOf } from './trees.ts';

/** A horseshoe arch: wider above than where it springs from. */
function horseshoe(x: number, springs: number, half: number, bottom: number): string {
  const r = half * 1.16;
  return `M${numbers(x - half, bottom)}V${round(springs)}A${numbers(r, r)} 0 1 1 ${numbers(x + half, springs)}V${round(bottom)}z`;
}

/** An eight-pointed star. */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 16 }, (_, i) => polar(x, y, i % 2 ? r * 0.72 : r, i * 22.5 - 90));
  return `M${points.map((point) => numbers(...point)).join('L')}z`;
}

function stars(left: number, right: number, y: number, r: number): string {
  const count = Math.floor((right - left) / (r * 2.2));
  const step = (right - left) / count;
  return Array.from({ length: count }, (_, i) => star(left + step * (i + 0.5), y, r)).join('');
}

/** Stepped merlons along a wall. */
function merlons(left: number, right: number, y: number, colour: string): string {
  const count = Math.round((right - left) / 54);
  const step = (right - left) / count;
  const unit = step / 8;
  const d = Array.from({ length: count }, (_, i) => {
    const x = left + step * i + unit;
    return `M${numbers(x, y)}v-12h${round(unit)}v-12h${round(unit)}v-12h${round(unit * 2)}v12h${round(unit)}v12h${round(unit)}v12z`;
  }).join('');
  return path(d, colour);
}

function lantern(x: number, from: number, y: number, night: Scene['night']): string {
  return (
    line([x, from], [x, y - 22], night.ink, 3) +
    circle(x, y, 34, night.light, { opacity: 0.2 }) +
    polygon(
      [
        [x, y - 26],
        [x + 14, y - 6],
        [x + 9, y + 18],
        [x - 9, y + 18],
        [x - 14, y - 6],
      ],
      night.hot,
    ) +
    stroke(`M${numbers(x - 14, y - 6)}h28`, night.ink, 3)
  );
}

/** A square tower, pierced with stars that are lit from within. */
function tower(x: number, top: number, wide: number, scene: Scene): string {
  const { night } = scene;
  const [dark, middle, bright] = night.wall;
  const lattice: Point[] = [];
  for (let y = top + 70; y < 420; y += 52) lattice.push([x, y]);
  return (
    rect(x - wide / 2, top, wide, BASE - top, middle) +
    rect(x - wide / 2, top, wide * 0.22, BASE - top, dark) +
    merlons(x - wide / 2, x + wide / 2, top + 1, middle) +
    path(lattice.map(([lx, ly]) => star(lx + wide * 0.1, ly, 17)).join(''), night.light) +
    rect(x - wide / 2, top + 36, wide, 6, bright)
  );
}

/** A gate in a high wall, with a garden's palms behind it. */
function gate(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const side = random.pick([-1, 1]);
  const half = random.between(96, 108);
  return {
    trees: 'palm',
    extent: [260, 1340],
    doors: [
      [800 - half, 800 + half],
      [440, 520],
      [1080, 1160],
    ],
    body: [
      treeOf(random, 400, 560, night, 'palm'),
      treeOf(random, 1190, 560, night, 'palm'),
      tower(800 + side * 400, random.between(270, 310), 200, scene),
      rect(270, 430, 1060, 330, dark),
      merlons(270, 1330, 431, dark),
      path(stars(290, 560, 480, 24) + stars(1040, 1310, 480, 24), middle),
      ...[480, 1120].map(
        (x) => path(horseshoe(x, 640, 46, BASE), middle) + path(horseshoe(x, 644, 34, BASE), night.light),
      ),
      rect(570, 250, 460, 510, middle),
      merlons(570, 1030, 251, middle),
      rect(570, 290, 460, 8, bright),
      rect(596, 312, 408, 448, dark),
      path(horseshoe(800, 668, half + 34, BASE), bright),
      path(horseshoe(800, 668, half + 18, BASE), dark),
      path(horseshoe(800, 668, half, BASE), night.light),
      path(horseshoe(800, 700, half * 0.55, BASE), night.hot),
      litLetters(chain, { x: 625, y: 330, width: 350, height: 76 }, night.hot, night.accent, {
        tracking: 0.06,
        upper: true,
      }),
      litLetters(place, { x: 630, y: 262, width: 340, height: 24 }, night.light, night.accent, {
        weight: 600,
        tracking: 0.08,
      }),
      ...[650, 950].map((x) => lantern(x, 430, 540, night)),
      lantern(800, 510, 570, night),
    ],
  };
}

/** An arcade by the shore, white domes behind it. */
function arcade(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const count = random.pick([5, 7]);
  const pitch = 980 / count;
  const dome = (x: number, r: number, y: number): string =>
    path(`M${numbers(x - r, y)}a${numbers(r, r)} 0 0 1 ${round(r * 2)} 0z`, bright) +
    path(
      `M${numbers(x, y - r)}a${numbers(r, r)} 0 0 1 ${round(r)} ${round(r)}h${round(-r * 0.5)}q0 ${round(-r * 0.7)} ${round(-r * 0.5)} ${round(-r)}z`,
      middle,
    );
  return {
    trees: 'palm',
    extent: [290, 1310],
    doors: Array.from(
      { length: count },
      (_, i) => [310 + pitch * (i + 0.24), 310 + pitch * (i + 0.76)] as const,
    ).filter((_, i) => i % 2 === 0),
    body: [
      rect(560, 300, 480, 200, middle),
      dome(800, 150, 300),
      dome(620, 70, 330),
      dome(980, 70, 330),
      rect(310, 400, 980, 360, middle),
      merlons(310, 1290, 401, middle),
      rect(310, 436, 980, 8, bright),
      rect(400, 456, 800, 90, dark),
      litLetters(chain, { x: 410, y: 462, width: 780, height: 50 }, night.hot, night.accent, {
        upper: true,
        tracking: 0.5,
      }),
      litLetters(place, { x: 430, y: 518, width: 740, height: 20 }, night.light, night.accent, {
        weight: 600,
        tracking: 0.2,
        upper: true,
      }),
      group(
        {},
        ...Array.from({ length: count }, (_, i) => {
          const x = 310 + pitch * (i + 0.5);
          return (
            path(horseshoe(x, 650, pitch * 0.3, BASE), bright) +
            path(horseshoe(x, 652, pitch * 0.24, BASE), i % 2 === 0 ? night.light : night.hot) +
            lantern(x, 590, 640, night)
          );
        }),
      ),
    ],
  };
}

/** Buildings around a court, behind walls, arches and palms. */
export const riad = [gate, arcade] as const;
