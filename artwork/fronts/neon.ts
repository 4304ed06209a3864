import { circle, numbers, path, polar, polygon, rect, round, stroke } from '../svg.ts';
import { BASE, bulbs, doors, halfSun, type Front, type Scene } from './scene.ts';
import { flatLetters, litLetters, stackedLetters, tubeLetters } from './sign.ts';

const TUBES = ['#ff4f6d', '#ff9a3c', '#ffd45e', '#4fe0c8', '#6aa8ff', '#d77bff'] as const;

/** A tube of neon along a path. */
function tube(d: string, colour: string, thick = 6): string {
  return (
    stroke(d, colour, thick * 3.2, { opacity: 0.24, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }) +
    stroke(d, colour, thick, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' })
  );
}

const foyer = (scene: Scene, left: number, right: number): string =>
  rect(left - 30, 636, right - left + 60, 124, scene.night.wall[0]) +
  doors(left, right, 654, Math.round((right - left) / 52), scene.night.light, scene.night.ink);

/** Arches of tubes, one inside another, as wide as the building. */
function arches(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const colours = random.shuffle(TUBES);
  const outer = random.between(400, 450);
  const arch = (r: number): string =>
    `M${numbers(800 - r, BASE)}V${round(600)}A${numbers(r, r)} 0 0 1 ${numbers(800 + r, 600)}V${BASE}`;
  return {
    extent: [800 - outer - 90, 800 + outer + 90],
    doors: [[600, 1000]],
    body: [
      path(`${arch(outer + 80)}z`, night.wall[0]),
      path(`${arch(outer + 20)}z`, night.ink),
      ...[0, 1, 2, 3, 4].map((i) => tube(arch(outer - i * 40), colours[i]!, 7)),

      tubeLetters(
        chain,
        { x: 585, y: 400, width: 430, height: 110 },
        { glow: colours[5]!, glass: night.hot, wall: night.ink },
        { upper: false },
      ),
      foyer(scene, 600, 1000),
      rect(570, 560, 460, 64, night.hot),
      flatLetters(place, { x: 590, y: 572, width: 420, height: 40 }, night.ink, { upper: true, tracking: 0.04 }),
    ],
  };
}

/** Tilted panels edged with light, and a blade that can be read from the motorway. */
function panels(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const colours = random.shuffle(TUBES);
  const side = random.pick([-1, 1]);
  const at = (dx: number): number => 800 + side * dx;
  const heights = [
    random.between(330, 370),
    random.between(230, 280),
    random.between(370, 420),
    random.between(290, 330),
  ];
  const edges = [-360, -130, 110, 330, 580];
  const outline = (i: number): string =>
    `M${numbers(at(edges[i]!), 640)}V${round(heights[i]! + (i % 2 ? 60 : 0))}L${numbers(at(edges[i + 1]! - 14), heights[i]! + (i % 2 ? 0 : 60))}V640z`;
  const fill = (i: number): string => {
    const [x1, x2] = [at(edges[i]! + 24), at(edges[i + 1]! - 38)];
    return random.pick([
      () =>
        Array.from({ length: 6 }, (_, k) =>
          tube(`M${numbers(x1, 600 - k * 28)}H${round(x2)}`, colours[(i + 2) % 6]!, 3),
        ).join(''),
      () =>
        [64, 44, 24]
          .map((r) =>
            tube(
              `M${numbers((x1 + x2) / 2 - r, 530)}a${numbers(r, r)} 0 1 0 ${r * 2} 0a${numbers(r, r)} 0 1 0 ${-r * 2} 0`,
              colours[(i + 3) % 6]!,
              4,
            ),
          )
          .join(''),
      () =>
        tube(
          `M${numbers(x1, 590)}${Array.from({ length: 4 }, (_, k) => `L${numbers(x1 + ((x2 - x1) * (k + 0.5)) / 4, 480)}L${numbers(x1 + ((x2 - x1) * (k + 1)) / 4, 590)}`).join('')}`,
          colours[(i + 4) % 6]!,
          4,
        ),
    ])();
  };
  const blade = at(-480);
  return {
    extent: [Math.min(at(-570), at(590)), Math.max(at(-570), at(590))],
    doors: [[at(60) - 230, at(60) + 230]],
    body: [
      ...[0, 1, 2, 3].map(
        (i) => path(outline(i), i % 2 ? night.wall[0] : night.ink) + tube(outline(i), colours[i]!, 5) + fill(i),
      ),
      rect(blade - 78, 70, 156, 690, night.ink, { rx: 78 }),
      tube(`M${numbers(blade - 66, 760)}V138a66 66 0 0 1 132 0V760`, colours[4]!, 6),
      stackedLetters(chain, { x: blade - 46, y: 130, width: 92, height: 480 }, night.hot, colours[5]!),
      rect(Math.min(at(-360), at(570)), 632, 930, 128, night.wall[0]),
      doors(at(60) - 230, at(60) + 230, 672, 9, night.light, night.ink),
      rect(at(60) - 300, 606, 600, 58, night.ink),
      litLetters(place, { x: at(60) - 280, y: 616, width: 560, height: 38 }, night.hot, colours[1]!, { weight: 600 }),
    ],
  };
}

/** A dark box for a sky: a sun of rays that turn on and off, and the name under it. */
function sunburst(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const colours = random.shuffle(TUBES);
  const [left, right] = [random.between(280, 330), random.between(1270, 1320)];
  const top = random.between(130, 160);
  const count = random.pick([17, 21, 25]);
  const rays = Array.from({ length: count }, (_, i) => {
    const angle = 184 + (i * 172) / (count - 1);
    const [a, b] = [polar(800, 420, 120, angle), polar(800, 420, i % 2 ? 225 : 270, angle)];
    return tube(`M${numbers(...a)}L${numbers(...b)}`, colours[i % 3]!, 5);
  });
  return {
    extent: [left, right],
    doors: [[560, 1040]],
    body: [
      rect(left, top, right - left, BASE - top, night.ink),
      polygon(
        [
          [left, top],
          [left + 60, top - 40],
          [right - 60, top - 40],
          [right, top],
        ],
        night.wall[0],
      ),
      tube(`M${numbers(left + 22, 620)}V${round(top + 22)}H${round(right - 22)}V620`, colours[4]!, 5),
      ...rays,
      path(halfSun(800, 420, 96), colours[3]!),
      tube(halfSun(800, 420, 104), colours[3]!, 5),
      tubeLetters(
        chain,
        { x: 420, y: 440, width: 760, height: 124 },
        { glow: colours[5]!, glass: night.hot, wall: night.ink },
        {
          upper: true,
          tracking: 0.1,
        },
      ),
      foyer(scene, 560, 1040),
      rect(left - 20, 590, right - left + 40, 60, night.hot),
      flatLetters(place, { x: left + 20, y: 600, width: right - left - 40, height: 40 }, night.ink, {
        upper: true,
        tracking: 0.06,
      }),
      bulbs(
        `M${numbers(left - 10, 590)}H${round(right + 20)}M${numbers(left - 10, 650)}H${round(right + 20)}`,
        colours[0]!,
        9,
        22,
      ),
      ...[left + 90, right - 90].map(
        (x) =>
          circle(x, 300, 26, colours[2]!, { opacity: 0.9 }) +
          tube(`M${numbers(x - 44, 300)}a44 44 0 1 0 88 0a44 44 0 1 0 -88 0`, colours[1]!, 4),
      ),
    ],
  };
}

/** Multiplexes that are all tubes and light. */
export const neon = [arches, panels, sunburst] as const;
