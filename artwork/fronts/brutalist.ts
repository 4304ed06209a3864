import { numbers, path, polygon, rect, round, stroke } from '../svg.ts';
import { BASE, doors, uprights, type Front, type Scene } from './scene.ts';
import { flatLetters, litLetters } from './sign.ts';

/** The seams that boards leave in concrete. */
function seams({ random, night }: Scene, left: number, right: number, top: number, bottom: number): string {
  const d = Array.from(
    { length: Math.floor((bottom - top) / 22) },
    (_, i) => `M${numbers(left, top + 20 + i * 22)}H${round(right)}`,
  ).join('');
  const ties = Array.from(
    { length: 10 },
    () => `M${numbers(random.between(left + 20, right - 20), random.between(top + 20, bottom - 20))}h1`,
  ).join('');
  return (
    stroke(d, night.wall[0], 2, { opacity: 0.35 }) +
    stroke(ties, night.wall[0], 8, { 'stroke-linecap': 'round', opacity: 0.6 })
  );
}

/** The name in letters as tall as a storey, cut into the wall and lit. */
function carved(scene: Scene, x: number, y: number, width: number, height: number): string {
  const { night, chain, place } = scene;
  return (
    litLetters(chain, { x, y, width, height: height * 0.64 }, night.hot, night.accent, {
      upper: true,
      stretch: 1.5,
      tracking: 0,
      align: 'start',
    }) +
    flatLetters(place, { x, y: y + height * 0.74, width, height: height * 0.26 }, night.light, {
      weight: 600,
      align: 'start',
    })
  );
}

/** Slabs that jut out over one another. */
function slabs(scene: Scene): Front {
  const { random, night } = scene;
  const [dark, middle, bright] = night.wall;
  const side = random.pick([-1, 1]);
  const at = (dx: number): number => 800 + side * dx;
  const slab = (from: number, to: number, top: number, bottom: number, slits: number): string => {
    const [left, right] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
    const cut = random.between(left + 40, right - 40 - slits * 34);
    return (
      rect(left, top, right - left, bottom - top, middle) +
      rect(left, top, right - left, 12, bright) +
      rect(side > 0 ? right - 70 : left, top, 70, bottom - top, dark) +
      seams(scene, left, right, top, bottom) +
      path(
        Array.from(
          { length: slits },
          (_, i) => `M${numbers(cut + i * 34, top + 44)}h14v${round(bottom - top - 84)}h-14z`,
        ).join(''),
        night.light,
      ) +
      rect(left + 20, bottom, right - left - 40, 20, night.ink)
    );
  };
  const high = random.between(150, 200);
  return {
    extent: [Math.min(at(-560), at(600)), Math.max(at(-560), at(600))],
    doors: [[at(20) - 230, at(20) + 230]],
    body: [
      rect(Math.min(at(-120), at(140)), high - 60, 260, 300, dark),
      slab(-280, 430, high, 330, random.whole(0, 5)),
      slab(-520, 300, 350, 500, 0),
      slab(-360, 600, 520, 640, random.whole(3, 7)),
      rect(Math.min(at(-330), at(420)), 650, 750, 110, night.ink),
      doors(at(20) - 230, at(20) + 230, 660, 9, night.light, dark),
      polygon(
        [
          [at(-330), 640],
          [at(-270), 640],
          [at(-290), BASE],
          [at(-330), BASE],
        ],
        middle,
      ),
      polygon(
        [
          [at(500), 640],
          [at(560), 640],
          [at(540), BASE],
          [at(510), BASE],
        ],
        middle,
      ),
      carved(scene, Math.min(at(-480), at(260)), 374, 680, 110),
    ],
  };
}

/** Cylinders of ribbed concrete with slits of light. */
function silos(scene: Scene): Front {
  const { random, night } = scene;
  const [dark, middle, bright] = night.wall;
  const count = random.pick([3, 4]);
  const tops = random.shuffle([150, 230, 300, 190]).slice(0, count);
  const wide = 960 / count;
  const drums = tops.map((top, i) => {
    const x = 320 + i * wide;
    const ribs = Array.from(
      { length: 13 },
      (_, k) => `M${numbers(x + wide / 2 - 4 - (wide / 2 - 10) * Math.cos((k * Math.PI) / 12), top + 30)}V640`,
    ).join('');
    const slit = x + wide * random.between(0.3, 0.6);
    return (
      rect(x, top, wide - 8, BASE - top, middle) +
      rect(x, top, wide * 0.2, BASE - top, bright) +
      rect(x + wide * 0.68, top, wide * 0.32 - 8, BASE - top, dark) +
      stroke(ribs, dark, 5, { opacity: 0.7 }) +
      rect(x, top, wide - 8, 20, bright) +
      rect(slit, top + 70, 20, 230, night.light)
    );
  });
  return {
    extent: [310, 1290],
    doors: [[520, 1080]],
    body: [
      ...drums,
      rect(280, 500, 1040, 130, dark),
      rect(280, 500, 1040, 12, bright),
      seams(scene, 280, 1320, 500, 630),
      carved(scene, 330, 520, 940, 98),
      rect(340, 630, 920, 130, night.ink),
      doors(520, 1080, 650, 10, night.light, dark),
    ],
  };
}

/** A grid of deep coffers, a few of them lit, on a lit ground floor. */
function coffers(scene: Scene): Front {
  const { random, night } = scene;
  const [dark, middle, bright] = night.wall;
  const [columns, rows] = random.pick([
    [10, 4],
    [8, 3],
    [12, 5],
  ] as const);
  const [left, top, wide, tall] = [300, random.between(150, 190), 1000, 330];
  const [w, h] = [wide / columns, tall / rows];
  const flip = random.chance(0.5);
  let lit = '';
  let shade = '';
  let glow = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * w + 8, top + row * h + 8];
      const [iw, ih] = [w - 16, h - 16];
      if (random.chance(0.22)) lit += `M${numbers(x, y)}h${round(iw)}v${round(ih)}h${round(-iw)}z`;
      else {
        shade += `M${numbers(x, y)}h${round(iw)}L${numbers(flip ? x : x + iw, y + ih)}z`;
        glow += `M${numbers(x, y + ih)}h${round(iw)}L${numbers(flip ? x + iw : x, y)}z`;
      }
    }
  }
  return {
    extent: [280, 1320],
    doors: [[460, 1140]],
    body: [
      rect(left - 20, top - 30, wide + 40, tall + 60, bright),
      path(shade, night.ink),
      path(glow, middle),
      path(lit, night.light),
      rect(left - 20, top + tall + 30, wide + 40, 12, dark),
      rect(left + 30, top + tall + 42, wide - 60, BASE - top - tall - 42, dark),
      carved(scene, left + 90, top + tall + 52, wide - 180, 664 - top - tall - 52),
      rect(left + 60, 672, wide - 120, 88, night.ink),
      doors(460, 1140, 676, 12, night.light, dark),
      ...[0, 1, 2, 3].map((i) =>
        polygon(
          [
            [left + 40 + i * 290, top + tall + 30],
            [left + 80 + i * 290, top + tall + 30],
            [left + 66 + i * 290, BASE],
            [left + 54 + i * 290, BASE],
          ],
          middle,
        ),
      ),
    ],
  };
}

/** A pyramid on its head: every floor wider than the one below. */
function overhang(scene: Scene): Front {
  const { random, night } = scene;
  const [dark, middle, bright] = night.wall;
  const floors = random.pick([4, 5]);
  const top = random.between(190, 220);
  // The floor that bears the name is the tallest.
  const tall = (600 - top - 130) / (floors - 1);
  const levels = Array.from({ length: floors }, (_, i) => {
    const half = 580 - i * random.between(52, 64);
    const y = top + (i > 1 ? 130 + (i - 1) * tall : i * tall);
    const bottom = y + (i === 1 ? 130 : tall) - 6;
    const windows = Array.from({ length: 9 }, (_, k) =>
      random.chance(0.6)
        ? `M${numbers(800 - half + 60 + (k * (half * 2 - 120)) / 9, y + tall * 0.42)}h${round((half * 2 - 120) / 9 - 14)}v${round(tall * 0.34)}h${round(-(half * 2 - 120) / 9 + 14)}z`
        : '',
    ).join('');
    return (
      polygon(
        [
          [800 - half, y],
          [800 + half, y],
          [800 + half - 46, bottom],
          [800 - half + 46, bottom],
        ],
        i % 2 ? dark : middle,
      ) +
      rect(800 - half, y, half * 2, 9, bright) +
      (i === 1 ? '' : path(windows, night.light))
    );
  });
  return {
    extent: [240, 1360],
    doors: [[560, 1040]],
    body: [
      polygon(
        [
          [620, 560],
          [980, 560],
          [1060, BASE],
          [540, BASE],
        ],
        night.ink,
      ),
      ...levels,
      ...[-1, 1].map((side) =>
        polygon(
          [
            [800 + side * 300, 600],
            [800 + side * 360, 590],
            [800 + side * 350, BASE],
            [800 + side * 320, BASE],
          ],
          middle,
        ),
      ),
      carved(scene, 800 - 380, top + tall + 20, 760, 92),
      doors(580, 1020, 650, 8, night.light, dark),
      uprights(580, 1020, 2, 600, 650, dark, 8),
    ],
  };
}

/** Concrete, in masses. */
export const brutalist = [slabs, silos, coffers, overhang] as const;
