import { circle, ellipse, numbers, path, polygon, rect, round, stroke } from '../svg.ts';
import { arched, BASE, doors, halfSun, uprights, type Front, type Scene } from './scene.ts';
import { flatLetters, litLetters } from './sign.ts';

/** A balustrade between two posts. */
function balustrade(left: number, right: number, y: number, colour: string): string {
  return (
    uprights(left + 8, right - 8, Math.round((right - left) / 18), y - 26, y, colour, 6) +
    rect(left, y - 32, right - left, 8, colour) +
    rect(left, y - 4, right - left, 8, colour)
  );
}

/** A muse on the roof, as a flat figure. */
function statue(x: number, y: number, colour: string): string {
  return (
    path(
      `M${numbers(x - 16, y)}L${numbers(x - 9, y - 62)}Q${numbers(x, y - 74)} ${numbers(x + 9, y - 62)}L${numbers(x + 16, y)}z`,
      colour,
    ) +
    circle(x, y - 78, 9, colour) +
    stroke(`M${numbers(x + 6, y - 60)}L${numbers(x + 24, y - 92)}`, colour, 6)
  );
}

function column(x: number, top: number, bottom: number, night: Scene['night']): string {
  return (
    path(`M${numbers(x - 19, bottom)}L${numbers(x - 16, top)}h32L${numbers(x + 19, bottom)}z`, night.wall[2]) +
    path(`M${numbers(x + 2, top)}h14L${numbers(x + 19, bottom)}h-15z`, night.wall[1]) +
    rect(x - 26, top - 12, 52, 14, night.wall[2]) +
    rect(x - 27, bottom - 14, 54, 14, night.wall[2])
  );
}

/** A temple front: the sun of the mark in its pediment. */
function temple(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const half = random.between(330, 370);
  const count = random.pick([4, 6, 6]);
  const wing = random.between(170, 240);
  const columns = Array.from({ length: count }, (_, i) =>
    column(800 - half + 46 + (i * (half * 2 - 92)) / (count - 1), 400, 716, night),
  );
  const wings = [-1, 1].map((side) => {
    const x = side < 0 ? 800 - half - wing : 800 + half;
    const arches = [0, 1].map((i) => x + wing * (0.12 + i * 0.44));
    return (
      rect(x, 390, wing, BASE - 390, dark) +
      rect(x, 390, wing, 12, bright) +
      balustrade(x, x + wing, 388, middle) +
      arches
        .map(
          (ax) =>
            path(arched(ax - 8, 440, wing * 0.32 + 16, 580), middle) +
            path(arched(ax, 448, wing * 0.32, 580), random.chance(0.8) ? night.light : night.ink) +
            path(arched(ax, 630, wing * 0.32, 736), night.light),
        )
        .join('')
    );
  });
  return {
    extent: [800 - half - wing, 800 + half + wing],
    doors: [[800 - 190, 800 + 190]],
    body: [
      ...wings,
      rect(800 - half, 300, half * 2, BASE - 300, night.light),
      rect(800 - half, 400, half * 2, 90, night.hot, { opacity: 0.4 }),
      ...[-1, 0, 1].map((i) => path(arched(800 + i * half * 0.6 - 46, 520, 92, BASE), night.wall[0])),
      ...[-1, 0, 1].map((i) => path(arched(800 + i * half * 0.6 - 36, 534, 72, BASE), night.hot)),
      ...columns,
      rect(800 - half - 14, 300, half * 2 + 28, 90, middle),
      rect(800 - half - 22, 294, half * 2 + 44, 12, bright),
      rect(800 - half - 14, 384, half * 2 + 28, 8, bright),
      polygon(
        [
          [800 - half - 26, 294],
          [800, random.between(140, 170)],
          [800 + half + 26, 294],
        ],
        bright,
      ),
      polygon(
        [
          [800 - half + 40, 282],
          [800, 182],
          [800 + half - 40, 282],
        ],
        dark,
      ),
      path(halfSun(800, 282, 54), night.light),
      litLetters(
        `${chain} ${place}`.trim(),
        { x: 800 - half + 10, y: 318, width: half * 2 - 20, height: 54 },
        night.hot,
        night.accent,
        { upper: true, tracking: 0.12, width: 90, weight: 600 },
      ),
      ...[0, 1, 2].map((i) =>
        rect(800 - half - 20 - i * 16, 716 + i * 15, half * 2 + 40 + i * 32, 15, [bright, middle, dark][i]!),
      ),
    ],
  };
}

/** Two storeys of arches under a mansard, like a municipal theatre. */
function opera(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const bays = random.pick([5, 7]);
  const half = bays === 5 ? 390 : 480;
  const pitch = (half * 2) / bays;
  const dome = random.chance(0.5);
  const roof = dome
    ? path(
        `M${numbers(800 - 170, 300)}C${numbers(800 - 170, 90)} ${numbers(800 + 170, 90)} ${numbers(800 + 170, 300)}z`,
        dark,
      ) +
      rect(790, 96, 20, 60, dark) +
      circle(800, 92, 15, night.hot) +
      path(
        [-90, -30, 30, 90]
          .map((dx) => `M${numbers(800 + dx, 296)}Q${numbers(800 + dx * 0.9, 190)} ${numbers(800 + dx * 0.4, 150)}`)
          .join(''),
        'none',
        { stroke: middle, 'stroke-width': 5 },
      )
    : polygon(
        [
          [800 - half + 30, 300],
          [800 - half + 90, 190],
          [800 + half - 90, 190],
          [800 + half - 30, 300],
        ],
        dark,
      ) +
      Array.from({ length: bays }, (_, i) => {
        const x = 800 - half + pitch * (i + 0.5);
        return i === 0 || i === bays - 1 ? '' : ellipse(x, 246, 20, 26, random.chance(0.5) ? night.light : middle);
      }).join('');
  const windows = Array.from({ length: bays }, (_, i) => {
    const x = 800 - half + pitch * i;
    return (
      path(arched(x + pitch * 0.18, 400, pitch * 0.64, 556), bright) +
      path(arched(x + pitch * 0.24, 412, pitch * 0.52, 556), night.light) +
      stroke(
        `M${numbers(x + pitch * 0.5, 412)}V556M${numbers(x + pitch * 0.24, 478)}h${round(pitch * 0.52)}`,
        dark,
        4,
      ) +
      path(arched(x + pitch * 0.22, 612, pitch * 0.56, BASE), i > 0 && i < bays - 1 ? night.hot : night.ink)
    );
  });
  const banner = (x: number): string =>
    polygon(
      [
        [x - 24, 400],
        [x + 24, 400],
        [x + 24, 590],
        [x, 566],
        [x - 24, 590],
      ],
      night.accent,
    );
  return {
    extent: [800 - half, 800 + half],
    doors: Array.from(
      { length: bays - 2 },
      (_, i) => [800 - half + pitch * (i + 1.24), 800 - half + pitch * (i + 1.76)] as const,
    ),
    body: [
      roof,
      rect(800 - half, 300, half * 2, BASE - 300, middle),
      rect(800 - half - 16, 292, half * 2 + 32, 14, bright),
      balustrade(800 - half, 800 + half, 292, bright),
      ...[0, 1, bays - 1, bays].map((i) => statue(800 - half + pitch * i, 264, bright)),
      rect(800 - half, 380, half * 2, 6, bright),
      rect(800 - half, 590, half * 2, BASE - 590, dark),
      ...windows,
      rect(800 - half - 10, 580, half * 2 + 20, 12, bright),
      balustrade(800 - half, 800 + half, 582, bright),
      ...(bays === 7 ? [1, 6] : [1, 4]).map((i) => banner(800 - half + pitch * i)),
      rect(800 - 360, 314, 720, 60, dark),
      litLetters(
        `${chain} ${place}`.trim(),
        { x: 800 - 345, y: 324, width: 690, height: 40 },
        night.hot,
        night.accent,
        { upper: true, tracking: 0.1, weight: 600 },
      ),
      ...[0, 1].map((i) =>
        rect(800 - half - 10 - i * 18, 742 + i * 9, half * 2 + 20 + i * 36, 9, [bright, middle][i]!),
      ),
    ],
  };
}

/** A town front with a canopy of iron and glass, and a lit board above it. */
function boulevard(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const half = random.between(300, 350);
  const top = random.between(220, 250);
  const storeys = [0, 1].map((row) =>
    Array.from({ length: 5 }, (_, i) => {
      const x = 800 - half + 34 + (i * (half * 2 - 68)) / 5;
      const wide = (half * 2 - 68) / 5 - 26;
      const y = top + 96 + row * 124;
      return (
        path(
          row === 0
            ? `M${numbers(x + 13, y)}h${round(wide)}v92h${round(-wide)}z`
            : arched(x + 13, y - 8, wide, y + 100),
          random.chance(0.7) ? night.light : dark,
        ) + rect(x + 5, y + (row === 0 ? 92 : 100), wide + 16, 7, bright)
      );
    }).join(''),
  );
  const neighbours = [-1, 1].map((side) => {
    const wide = random.between(200, 280);
    const x = side < 0 ? 800 - half - wide : 800 + half;
    const high = random.between(280, 340);
    const lit = Array.from({ length: 8 }, (_, i) =>
      random.chance(0.4)
        ? `M${numbers(x + 30 + (i % 4) * ((wide - 60) / 4), high + 60 + Math.floor(i / 4) * 120)}h30v64h-30z`
        : '',
    ).join('');
    return {
      wide,
      drawing:
        polygon(
          [
            [x, BASE],
            [x, high],
            [x + 24, high - 70],
            [x + wide - 24, high - 70],
            [x + wide, high],
            [x + wide, BASE],
          ],
          night.far,
        ) + path(lit, night.light, { opacity: 0.7 }),
    };
  });
  return {
    extent: [800 - half - neighbours[0]!.wide, 800 + half + neighbours[1]!.wide],
    doors: [[800 - 220, 800 + 220]],
    body: [
      ...neighbours.map(({ drawing }) => drawing),
      polygon(
        [
          [800 - half, top],
          [800 - half + 50, top - 90],
          [800 + half - 50, top - 90],
          [800 + half, top],
        ],
        dark,
      ),
      rect(800 - half, top, half * 2, BASE - top, middle),
      path(`M${numbers(800 - 120, top)}a120 120 0 0 1 240 0z`, bright),
      path(`M${numbers(800 - 100, top)}a100 100 0 0 1 200 0z`, dark),
      path(halfSun(800, top, 64), night.light),
      rect(800 - half - 14, top, half * 2 + 28, 12, bright),
      ...[-1, 1].map((side) => statue(800 + side * (half - 20), top, bright)),
      litLetters(
        chain,
        { x: 800 - half + 40, y: top + 24, width: half * 2 - 80, height: 52 },
        night.hot,
        night.accent,
        { upper: true, tracking: 0.4, weight: 600 },
      ),
      ...storeys,
      rect(800 - half, 630, half * 2, 130, dark),
      doors(800 - 220, 800 + 220, 664, 8, night.light, dark),
      polygon(
        [
          [800 - half - 20, 640],
          [800 - half + 30, 590],
          [800 + half - 30, 590],
          [800 + half + 20, 640],
        ],
        night.ink,
      ),
      rect(800 - half - 30, 632, half * 2 + 60, 26, night.hot),
      flatLetters(place, { x: 800 - 240, y: 597, width: 480, height: 32 }, night.light, {
        upper: true,
        tracking: 0.1,
        weight: 600,
      }),
    ],
  };
}

/** Theatres with columns, arches and muses. */
export const classical = [temple, opera, boulevard] as const;
