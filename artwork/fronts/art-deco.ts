import { circle, numbers, path, polar, polygon, rays, rect, round, sector, stroke } from '../svg.ts';
import { arched, BASE, bulbs, doors, halfSun, panes, uprights, type Front, type Scene } from './scene.ts';
import { flatLetters, litLetters, stackedLetters } from './sign.ts';

/** A canopy over the doors, with the place on its lit board. */
function marquee({ night, place }: Scene, left: number, right: number, top: number): string {
  return (
    polygon(
      [
        [left + 30, top + 74],
        [right - 30, top + 74],
        [right - 60, BASE],
        [left + 60, BASE],
      ],
      night.light,
      { opacity: 0.3 },
    ) +
    rect(left, top, right - left, 74, night.ink) +
    rect(left + 14, top + 12, right - left - 28, 50, night.hot) +
    flatLetters(place, { x: left + 30, y: top + 18, width: right - left - 60, height: 38 }, night.ink, {
      upper: true,
      tracking: 0.06,
      weight: 600,
    }) +
    bulbs(
      `M${numbers(left + 8, top + 6)}H${round(right - 6)}M${numbers(left + 8, top + 68)}H${round(right - 6)}`,
      night.light,
      6,
      16,
    )
  );
}

/** A stepped tower that carries the name, its wings lit from below. */
function tower(scene: Scene): Front {
  const { random, night, chain } = scene;
  const [dark, middle, bright] = night.wall;
  const cx = random.pick([560, 800, 1040]);
  const steps = [
    [500, random.between(430, 470)],
    [370, random.between(350, 390)],
    [250, random.between(260, 300)],
    [150, random.between(190, 220)],
  ] as const;
  const crown = random.pick([
    () => path(rays(cx, 96, 130, 24, 180, 0.4), night.sky[3]) + path(halfSun(cx, 96, 62), night.light),
    () => [96, 76, 58].map((r, i) => path(halfSun(cx, 98, r), [bright, dark, night.light][i]!)).join(''),
    () =>
      polygon(
        [
          [cx - 10, 98],
          [cx, -20],
          [cx + 10, 98],
        ],
        bright,
      ) + circle(cx, 44, 15, night.hot),
  ]);
  return {
    extent: [cx - 500, cx + 500],
    doors: [[cx - 250, cx + 250]],
    body: [
      crown(),
      ...steps.flatMap(([half, top], i) => [
        rect(cx - half, top, half * 2, BASE - top, i % 2 === 0 ? dark : middle),
        rect(cx - half, top, half * 2, 9, bright),
        uprights(cx - half + 20, cx + half - 20, 3 + (4 - i) * 5, top + 26, BASE, i % 2 === 0 ? middle : dark, 7),
      ]),
      rect(cx - 92, 98, 184, BASE - 98, bright),
      rect(cx - 70, 98, 140, BASE - 98, night.ink),
      uprights(cx - 82, cx + 82, 2, 98, BASE, middle, 5),
      stackedLetters(chain, { x: cx - 56, y: 120, width: 112, height: 440 }, night.hot, night.accent),
      path(
        [-1, 1].flatMap((side) => [0, 1, 2].map((i) => arched(cx + side * (310 + i * 66) - 17, 500, 34, 570))).join(''),
        night.light,
      ),
      doors(cx - 250, cx + 250, 664, 10, night.light, dark),
      marquee(scene, cx - 330, cx + 330, 590),
    ],
  };
}

/** A streamlined corner house: bands that run round the bend, and a fin. */
function streamline(scene: Scene): Front {
  const { random, night, chain } = scene;
  const [dark, middle, bright] = night.wall;
  const side = random.pick([-1, 1]);
  const at = (dx: number): number => 800 + side * dx;
  const top = random.between(270, 310);
  const bend = 190;
  // From the straight end to the round one.
  const slab = (from: number, to: number, inset: number): string =>
    `M${numbers(at(-560), from)}L${numbers(at(560 - bend - inset), from)}Q${numbers(at(560 - inset), from)} ${numbers(at(560 - inset), from + Math.min(bend, to - from))}V${round(to)}H${round(at(-560))}z`;
  const rows = random.whole(3, 4);
  const pitch = (570 - top - 60) / rows;
  const bands = Array.from({ length: rows }, (_, i) => {
    const y = top + 64 + i * pitch;
    const d = `M${numbers(at(-520), y)}L${numbers(at(400 + i * 34), y)}`;
    return (
      stroke(d, night.ink, pitch * 0.5) +
      stroke(
        `M${numbers(at(-470 + random.between(0, 160)), y)}L${numbers(at(random.between(40, 350)), y)}`,
        night.light,
        pitch * 0.42,
        {
          'stroke-dasharray': `${round(pitch * 0.9)} 7`,
        },
      ) +
      stroke(`M${numbers(at(-560), y + pitch * 0.42)}L${numbers(at(470 + i * 24), y + pitch * 0.42)}`, bright, 5)
    );
  });
  const fin = at(random.between(120, 240));
  return {
    extent: [Math.min(at(-560), at(560)), Math.max(at(-560), at(560))],
    doors: [[at(0) - 210, at(0) + 210]],
    body: [
      path(slab(top - 50, BASE, 70), dark),
      path(slab(top, BASE, 0), middle),
      ...bands,
      polygon(
        [
          [fin - 62, BASE - 170],
          [fin - 62, 90],
          [fin + 62, 60],
          [fin + 62, BASE - 170],
        ],
        bright,
      ),
      polygon(
        [
          [fin - 48, BASE - 170],
          [fin - 48, 104],
          [fin + 48, 80],
          [fin + 48, BASE - 170],
        ],
        night.ink,
      ),
      stackedLetters(chain, { x: fin - 40, y: 116, width: 80, height: 440 }, night.hot, night.accent),
      rect(Math.min(at(-560), at(560)), 660, 1120, 100, dark),
      doors(at(0) - 210, at(0) + 210, 668, 9, night.light, dark),
      marquee(scene, at(0) - 300, at(0) + 300, 588),
      path([-1, 1].map((way) => `M${numbers(at(0) + way * 300 - 40, 690)}h80v58h-80z`).join(''), night.accent),
    ],
  };
}

/** A broad front whose window is a rising sun. */
function fan(scene: Scene): Front {
  const { random, night, chain } = scene;
  const [dark, middle, bright] = night.wall;
  const half = random.between(430, 480);
  const top = random.between(140, 165);
  const r = random.between(220, 250);
  const spokes = random.pick([9, 11, 13]);
  const sill = 560;
  const glass = Array.from({ length: spokes }, (_, i) =>
    [
      [0.34, 0.64],
      [0.68, 0.96],
    ]
      .map(([a, b]) =>
        path(
          sector(800, sill, r * a!, r * b!, 180 + (i * 180) / spokes + 1.4, 180 + ((i + 1) * 180) / spokes - 1.4),
          random.chance(0.75) ? night.light : night.accent,
        ),
      )
      .join(''),
  );
  const pylon = (x: number): string =>
    rect(x - 56, top - 70, 112, BASE - top + 70, middle) +
    rect(x - 56, top - 70, 112, 10, bright) +
    uprights(x - 34, x + 34, 4, top - 44, 700, dark, 8) +
    path(halfSun(x, top - 70, 40), night.light);
  return {
    extent: [800 - half - 60, 800 + half + 60],
    doors: [[800 - 230, 800 + 230]],
    body: [
      path(
        `M${numbers(800 - half, BASE)}V${round(top + 60)}h90v-30h90v-30h${round(half * 2 - 360)}v30h90v30h90V${BASE}z`,
        dark,
      ),
      rect(800 - half, 640, half * 2, 120, middle),
      path(`M${numbers(800 - r - 30, sill)}a${numbers(r + 30, r + 30)} 0 0 1 ${round(r * 2 + 60)} 0z`, bright),
      path(`M${numbers(800 - r - 8, sill)}a${numbers(r + 8, r + 8)} 0 0 1 ${round(r * 2 + 16)} 0z`, night.ink),
      ...glass,
      path(halfSun(800, sill, r * 0.3), night.hot),
      path(
        panes(random, { x: 800 - half + 80, y: 380, width: 76, height: 170 }, 2, 3, { lit: 0.7 })[0] +
          panes(random, { x: 800 + half - 156, y: 380, width: 76, height: 170 }, 2, 3, { lit: 0.7 })[0],
        night.light,
      ),
      pylon(800 - half),
      pylon(800 + half),
      litLetters(chain, { x: 800 - 330, y: top + 16, width: 660, height: 84 }, night.hot, night.accent, {
        upper: true,
        tracking: 0.16,
      }),
      doors(800 - 230, 800 + 230, 668, 10, night.light, dark),
      marquee(scene, 800 - 340, 800 + 340, 586),
      stroke(
        `M${numbers(...polar(800, sill, r + 19, 180))}A${numbers(r + 19, r + 19)} 0 0 1 ${numbers(...polar(800, sill, r + 19, 360))}`,
        night.hot,
        5,
        {
          'stroke-linecap': 'round',
          'stroke-dasharray': '0 15',
        },
      ),
    ],
  };
}

/** Picture palaces of the thirties. */
export const artDeco = [tower, streamline, fan] as const;
