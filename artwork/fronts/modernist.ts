import { circle, clipped, line, numbers, path, polygon, rect, round, stroke } from '../svg.ts';
import { company } from './people.ts';
import { BASE, bulbs, doors, panes, uprights, type Front, type Scene } from './scene.ts';
import { flatLetters, litLetters, stackedLetters } from './sign.ts';

/** A lit glass hall on several floors, with stairs and people in silhouette. */
function glasshouse({ random, night }: Scene, left: number, right: number, top: number, floors: number): string {
  const tall = (BASE - top) / floors;
  const stairs = Array.from({ length: floors - 1 }, (_, i) => {
    const x = random.between(left + 120, right - 380);
    const y = BASE - i * tall;
    const way = random.pick([-1, 1]);
    return stroke(
      `M${numbers(x + (way < 0 ? 240 : 0), y)}L${numbers(x + (way < 0 ? 0 : 240), y - tall)}`,
      night.wall[0],
      15,
    );
  });
  return (
    rect(left, top, right - left, BASE - top, night.light) +
    rect(left, top, right - left, tall * 0.55, night.hot, { opacity: 0.45 }) +
    stairs.join('') +
    Array.from({ length: floors }, (_, i) => {
      const y = BASE - i * tall;
      const crowd = Array.from({ length: 3 }, () =>
        company(random, random.between(left + 30, right - 140), y - 4, night.ink, Math.min(60, tall * 0.5)),
      );
      return crowd.join('') + rect(left, y - tall, right - left, 13, night.wall[0]);
    }).join('') +
    uprights(left, right, Math.round((right - left) / 74) + 1, top, BASE, night.wall[0], 5)
  );
}

/** A glass box under a thin roof; the letters stand on it, and halls hang in it. */
function box(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const top = random.between(340, 380);
  const [left, right] = random.pick([
    [250, 1330],
    [220, 1240],
    [360, 1400],
  ] as const);
  const start = random.chance(0.5) ? left + 60 : right - 620;
  const halls = [random.between(left + 60, left + 200), random.between(right - 480, right - 330)];
  return {
    extent: [left - 60, right + 60],
    doors: [
      [(left + right) / 2 - 180, (left + right) / 2 + 180],
      [left + 20, left + 160],
    ],
    body: [
      glasshouse(scene, left, right, top, 3),
      ...halls.map(
        (x, i) =>
          rect(x, top + 30 + i * 26, random.between(220, 300), 190, [middle, dark][i]!) +
          rect(x, top + 30 + i * 26, 12, 190, bright),
      ),
      rect(left - 60, top - 26, right - left + 120, 40, dark),
      rect(left - 60, top - 26, right - left + 120, 7, bright),
      ...[0, 1, 2, 3, 4, 5].map((i) => line([start + 30 + i * 96, top - 26], [start + 30 + i * 96, top - 60], dark, 6)),
      litLetters(chain, { x: start, y: top - 186, width: 560, height: 138 }, night.hot, night.accent, {
        upper: true,
        tracking: 0.04,
        width: 90,
      }),
      rect((left + right) / 2 - 250, 640, 500, 46, dark),
      litLetters(place, { x: (left + right) / 2 - 234, y: 649, width: 468, height: 28 }, night.hot, night.accent, {
        width: 85,
        weight: 600,
      }),
    ],
  };
}

/** A roof like an open book, or like a wave, and a pylon beside it. */
function wing(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const side = random.pick([-1, 1]);
  const at = (dx: number): number => 800 + side * dx;
  const wave = random.chance(0.5);
  const edge = wave
    ? `M${numbers(at(-520), 420)}C${numbers(at(-300), 250)} ${numbers(at(-160), 260)} ${numbers(at(20), 370)}S${numbers(at(330), 470)} ${numbers(at(560), 270)}`
    : `M${numbers(at(-520), 270)}L${numbers(at(-40), 440)}L${numbers(at(560), 210)}`;
  const pylon = at(-610);
  const mullions = uprights(at(-520), at(560), 16, 190, BASE, dark, 5);
  return {
    extent: [Math.min(at(-690), at(560)), Math.max(at(-690), at(560))],
    doors: [
      [at(-80) - 200, at(-80) + 200],
      [at(360) - 90, at(360) + 90],
    ],
    body: [
      clipped(
        'hall',
        path(`${edge}V${BASE}H${round(at(-520))}z`, '#000'),
        rect(0, 0, 1600, BASE, night.light),
        mullions,
      ),
      path(`${edge}l0 90L${numbers(at(-520), wave ? 510 : 360)}z`, night.hot, { opacity: 0.35 }),
      ...[0, 1, 2].map((i) => company(random, at(-420 + i * 330), BASE - 2, night.ink)),
      path(`M${numbers(at(-520), 590)}H${round(at(470))}v12H${round(at(-520))}z`, dark),
      ...[0, 1, 2].map((i) => company(random, at(-360 + i * 250), 590, night.ink, 58)),
      stroke(edge, dark, 44, { 'stroke-linejoin': 'round' }),
      stroke(edge, bright, 9, { 'stroke-linejoin': 'round', transform: 'translate(0 -20)' }),
      rect(pylon - 64, 110, 128, BASE - 110, middle),
      rect(pylon - 64, 110, 14, BASE - 110, bright),
      stackedLetters(chain, { x: pylon - 46, y: 140, width: 100, height: 500 }, night.hot, night.accent, { width: 90 }),
      rect(at(-60) - 270, 612, 540, 52, dark),
      litLetters(place, { x: at(-60) - 250, y: 622, width: 500, height: 32 }, night.hot, night.accent, {
        width: 85,
        weight: 600,
      }),
    ],
  };
}

/** A great blank wall like a screen over a glass foyer: pierced, dotted or ruled. */
function screen(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const [left, right] = [random.between(260, 320), random.between(1270, 1340)];
  const top = random.between(160, 200);
  const patterns = [
    () => {
      let dots = '';
      for (let x = left + 40; x < right - 30; x += 62) {
        for (let y = top + 40; y < 560; y += 62) {
          const r = 5 + 20 * Math.abs(Math.sin((x - left) / 190 + (y - top) / 150));
          dots += `M${numbers(x - r, y)}a${numbers(r, r)} 0 1 0 ${round(r * 2)} 0a${numbers(r, r)} 0 1 0 ${round(-r * 2)} 0z`;
        }
      }
      return path(dots, middle);
    },
    () =>
      path(
        panes(random, { x: left + 30, y: top + 30, width: right - left - 60, height: 520 - top }, 13, 6, {
          gap: 6,
          lit: 0.34,
        })[0],
        middle,
      ),
    () =>
      polygon(
        [
          [left, top],
          [left + 420, top],
          [left + 130, 580],
          [left, 580],
        ],
        middle,
      ) +
      circle(right - 250, 360, 130, night.accent) +
      circle(right - 250, 360, 84, bright),
    () =>
      stroke(
        Array.from({ length: 18 }, (_, i) => `M${numbers(left, top + 20 + i * 22)}H${round(right)}`).join(''),
        middle,
        4 + random.between(0, 8),
      ),
  ];
  const boardX = random.chance(0.5) ? left + 50 : right - 690;
  return {
    extent: [left, right],
    doors: [[left + 260, right - 260]],
    body: [
      glasshouse(scene, left + 60, right - 60, 580, 1),
      rect(left, top, right - left, 410, bright),
      random.pick(patterns)(),
      rect(left, 570, right - left, 14, dark),
      bulbs(`M${numbers(left + 20, 577)}H${round(right - 14)}`, night.hot, 6, 26),
      rect(boardX, top + 240, 640, 134, dark),
      litLetters(chain, { x: boardX + 24, y: top + 256, width: 592, height: 66 }, night.hot, night.accent, {
        width: 90,
        upper: true,
        tracking: 0.3,
      }),
      flatLetters(place, { x: boardX + 24, y: top + 332, width: 592, height: 28 }, night.light, {
        width: 85,
        weight: 500,
      }),
      doors(left + 400, right - 400, 660, 8, night.hot, dark),
    ],
  };
}

/** Halls of glass and white walls, from the fifties on. */
export const modernist = [box, wing, screen] as const;
