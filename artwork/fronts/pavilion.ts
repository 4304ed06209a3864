import { circle, ellipse, line, numbers, path, polygon, rect, stroke, type Point } from '../svg.ts';
import { company } from './people.ts';
import { BASE, bulbs, halfSun, uprights, type Front, type Scene } from './scene.ts';
import { litLetters } from './sign.ts';

/** The name on the roof's edge: chain and place in one line. */
function fascia({ night, chain, place }: Scene, x: number, y: number, width: number, height: number): string {
  return litLetters(`${chain} ${place}`.trim(), { x, y, width, height }, night.hot, night.accent, {
    width: 85,
    weight: 600,
    tracking: 0.03,
  });
}

function crowd({ random, night }: Scene, left: number, right: number, y: number, count: number): string {
  return Array.from({ length: count }, () => company(random, random.between(left, right - 120), y, night.ink, 58)).join(
    '',
  );
}

/** A drum of glass under a disc of a roof, like a lantern set down. */
function drum(scene: Scene): Front {
  const { random, night } = scene;
  const [dark, middle, bright] = night.wall;
  const half = random.between(380, 450);
  const top = random.between(420, 450);
  const mullions = Array.from(
    { length: 23 },
    (_, i) => `M${numbers(800 - half * Math.cos((i * Math.PI) / 22), top)}V${BASE - 14}`,
  ).join('');
  const rings = random.whole(1, 3);
  return {
    ashore: true,
    extent: [800 - half - 130, 800 + half + 130],
    doors: [[800 - half * 0.9, 800 + half * 0.9]],
    body: [
      path(halfSun(800, top - 40, half * 0.5), night.light),
      path(halfSun(800, top - 40, half * 0.36), night.hot),
      ...Array.from({ length: rings }, (_, i) =>
        stroke(
          `M${numbers(800 - half * (0.62 + i * 0.12), top - 40)}A${numbers(half * (0.62 + i * 0.12), half * (0.62 + i * 0.12))} 0 0 1 ${numbers(800 + half * (0.62 + i * 0.12), top - 40)}`,
          [bright, middle, dark][i]!,
          10,
        ),
      ),
      rect(800 - half, top, half * 2, BASE - top, night.light),
      rect(800 - half, top, half * 2, 70, night.hot, { opacity: 0.5 }),
      rect(800 - half * 0.4, top + 110, half * 0.8, BASE - top - 110, middle),
      crowd(scene, 800 - half + 20, 800 + half, BASE - 14, 6),
      stroke(mullions, dark, 5),
      rect(800 - half - 110, top - 58, half * 2 + 220, 92, dark, { rx: 46 }),
      rect(800 - half - 80, top - 58, half * 2 + 160, 10, bright, { rx: 5 }),
      fascia(scene, 800 - half - 20, top - 36, half * 2 + 40, 48),
      rect(800 - half - 150, BASE - 14, half * 2 + 300, 22, dark),
    ],
  };
}

/** A roof folded like paper. */
function folded(scene: Scene): Front {
  const { random, night } = scene;
  const [dark, middle, bright] = night.wall;
  const folds = random.pick([4, 5, 6]);
  const [left, right] = [300, 1300];
  const pitch = (right - left) / folds;
  const peaks = Array.from({ length: folds }, () => random.between(250, 370));
  const roof = peaks.map((peak, i) => {
    const x = left + pitch * i;
    return (
      polygon(
        [
          [x, 500],
          [x + pitch / 2, peak],
          [x + pitch / 2, 500],
        ],
        bright,
      ) +
      polygon(
        [
          [x + pitch / 2, peak],
          [x + pitch, 500],
          [x + pitch / 2, 500],
        ],
        middle,
      ) +
      polygon(
        [
          [x + 40, 500],
          [x + pitch / 2, peak + 56],
          [x + pitch - 40, 500],
        ],
        night.light,
      ) +
      line([x + pitch / 2, peak + 50], [x + pitch / 2, 500], dark, 6)
    );
  });
  return {
    ashore: true,
    extent: [left - 30, right + 30],
    doors: [
      [left + 60, left + 380],
      [right - 380, right - 60],
    ],
    body: [
      ...roof,
      rect(left, 500, right - left, BASE - 500, night.light),
      rect(left, 580, right - left, 60, night.hot, { opacity: 0.4 }),
      crowd(scene, left + 20, right, BASE - 10, 7),
      uprights(left, right, folds * 4 + 1, 560, BASE, dark, 5),
      rect(left - 30, 490, right - left + 60, 78, dark),
      fascia(scene, left + 20, 503, right - left - 40, 52),
      rect(left - 60, BASE - 10, right - left + 120, 18, middle),
    ],
  };
}

/** Shells that lean on one another like sails. */
function shells(scene: Scene): Front {
  const { random, night } = scene;
  const [dark, middle, bright] = night.wall;
  const side = random.pick([-1, 1]);
  const at = (dx: number): number => 800 + side * dx;
  const count = random.pick([3, 4]);
  const list = Array.from({ length: count }, (_, i) => {
    const x = -500 + (i * 900) / count;
    const tall = random.between(330, 450) - Math.abs(i - (count - 1) / 2) * 60;
    const wide = 480 - count * 20;
    const sail = (inset: number): string =>
      `M${numbers(at(x + inset), BASE)}Q${numbers(at(x + wide * 0.1 + inset), BASE - tall * 0.8 + inset)} ${numbers(at(x + wide * 0.86), BASE - tall + inset)}Q${numbers(at(x + wide * 0.78 - inset), BASE - tall * 0.42)} ${numbers(at(x + wide - inset), BASE)}z`;
    const ribs = [0.3, 0.5, 0.7]
      .map(
        (share) =>
          `M${numbers(at(x + wide * share), BASE)}Q${numbers(at(x + wide * (share * 0.7 + 0.14)), BASE - tall * 0.56)} ${numbers(at(x + wide * 0.84), BASE - tall + 44)}`,
      )
      .join('');
    return (
      path(sail(0), [bright, middle][i % 2]!) + path(sail(26), i % 2 ? night.light : night.hot) + stroke(ribs, dark, 5)
    );
  });
  return {
    ashore: true,
    extent: [260, 1340],
    doors: [
      [at(-200) - 190, at(-200) + 190],
      [at(200) - 190, at(200) + 190],
    ],
    body: [
      ...list,
      crowd(scene, 340, 1240, BASE - 6, 6),
      rect(330, 608, 940, 70, dark, { rx: 8 }),
      fascia(scene, 356, 620, 888, 46),
      ...[370, 800, 1230].map((x) => rect(x - 5, 678, 10, 82, dark)),
      rect(240, BASE - 8, 1120, 16, middle),
    ],
  };
}

/** Columns that open into umbrellas, with nothing between them but light. */
function umbrellas(scene: Scene): Front {
  const { random, night } = scene;
  const [dark, middle, bright] = night.wall;
  const count = random.pick([3, 4, 5]);
  const pitch = 1040 / count;
  const y = random.between(400, 430);
  const columns = Array.from({ length: count }, (_, i) => {
    const x = 280 + pitch * (i + 0.5);
    const lift = i % 2 ? 70 : 0;
    const cap: Point[] = [
      [x - pitch * 0.52, y - lift],
      [x + pitch * 0.52, y - lift],
      [x + pitch * 0.5, y - lift + 22],
      [x + 16, y - lift + 150],
      [x + 12, BASE],
      [x - 12, BASE],
      [x - 16, y - lift + 150],
      [x - pitch * 0.5, y - lift + 22],
    ];
    return (
      polygon(cap, middle) +
      rect(x - pitch * 0.52, y - lift - 8, pitch * 1.04, 14, bright) +
      polygon(
        [
          [x, y - lift + 22],
          [x + pitch * 0.5, y - lift + 22],
          [x + 16, y - lift + 150],
          [x + 12, BASE],
          [x, BASE],
        ],
        dark,
      )
    );
  });
  const glow = Array.from({ length: count + 1 }, (_, i) => circle(280 + pitch * i, y + 90, 15, night.hot));
  return {
    ashore: true,
    extent: [260, 1340],
    doors: [
      [340, 700],
      [900, 1260],
    ],
    body: [
      rect(310, y + 20, 980, BASE - y - 20, night.light),
      rect(310, y + 20, 980, 90, night.hot, { opacity: 0.4 }),
      uprights(310, 1290, 29, y + 20, BASE, middle, 3),
      crowd(scene, 330, 1260, BASE - 8, 7),
      ...columns,
      ...glow,
      rect(330, 600, 940, 66, night.ink),
      fascia(scene, 356, 611, 888, 44),
      rect(250, BASE - 8, 1100, 16, dark),
    ],
  };
}

/** A long low roof on stilts over the water, a string of bulbs along it. */
function pier(scene: Scene): Front {
  const { random, night } = scene;
  const [dark, middle, bright] = night.wall;
  const side = random.pick([-1, 1]);
  const at = (dx: number): number => 800 + side * dx;
  const [left, right] = [270, 1330];
  const ridge = random.between(300, 350);
  const tower = at(random.between(-330, -220));
  return {
    ashore: true,
    extent: [left - 40, right + 40],
    doors: [[left + 140, right - 140]],
    body: [
      rect(tower - 46, 150, 92, 400, middle),
      rect(tower + (side > 0 ? 16 : -46), 150, 30, 400, dark),
      ellipse(tower, 150, 64, 14, bright),
      path(halfSun(tower, 150, 50), night.light),
      path([0, 1, 2, 3].map((i) => `M${numbers(tower - 12, 200 + i * 50)}h24v26h-24z`).join(''), night.light),
      polygon(
        [
          [at(-570), 520],
          [at(-60), ridge],
          [at(580), 480],
          [at(580), 520],
        ],
        middle,
      ),
      polygon(
        [
          [at(-60), ridge],
          [at(580), 480],
          [at(580), 520],
          [at(120), 520],
        ],
        dark,
      ),
      rect(left, 520, right - left, BASE - 536, night.light),
      rect(left, 590, right - left, 40, night.hot, { opacity: 0.5 }),
      crowd(scene, left + 20, right, 744, 7),
      uprights(left, right, 15, 520, 744, dark, 6),
      rect(left - 40, 508, right - left + 80, 76, night.ink),
      fascia(scene, left + 30, 522, right - left - 60, 48),
      bulbs(`M${left - 30} 596H${right + 30}`, night.hot, 8, 28),
      rect(left - 70, 744, right - left + 140, 18, middle),
      uprights(left - 50, right + 50, 16, 762, 800, night.ink, 9),
    ],
  };
}

/** Light buildings in parks and by the water. */
export const pavilion = [drum, folded, shells, umbrellas, pier] as const;
