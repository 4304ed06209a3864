import { circle, numbers, path, polygon, rect, round, stroke } from '../svg.ts';
import { arched, BASE, doors, panes, uprights, type Front, type Scene } from './scene.ts';
import { flatLetters, litLetters, stackedLetters } from './sign.ts';

/** Courses of brick: short pen strokes, scattered. */
function bricks({ random, night }: Scene, left: number, right: number, top: number, bottom: number): string {
  const d = Array.from({ length: 90 }, () => {
    const y = top + 12 * Math.floor(random.between(0, (bottom - top) / 12));
    return `M${numbers(random.between(left, right - 30), y)}h${random.pick([16, 24, 30])}`;
  }).join('');
  return stroke(d, night.wall[0], 4, { opacity: 0.6 });
}

/** An arched factory window with its bars. */
function barred(x: number, top: number, width: number, bottom: number, light: string, frame: string): string {
  const r = width / 2;
  // Bars and rails end at the arch, not at the square around it.
  const rise = (offset: number): number => Math.sqrt(Math.max(0, r * r - offset * offset));
  const bars = [0.25, 0.5, 0.75]
    .map((share) => `M${numbers(x + width * share, top + r - rise(width * (share - 0.5)))}V${round(bottom)}`)
    .join('');
  const rails = Array.from({ length: Math.floor((bottom - top) / 36) }, (_, i) => {
    const half = rise(Math.max(0, top + r - bottom + (i + 1) * 36));
    return `M${numbers(x + r - half, bottom - (i + 1) * 36)}h${round(half * 2)}`;
  }).join('');
  return path(arched(x, top, width, bottom), light) + stroke(bars + rails, frame, 4);
}

/** Saw teeth of glass over brick, a chimney for a sign. */
function sawtooth(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const count = random.pick([4, 5, 6]);
  const [left, right] = [random.between(190, 250), random.between(1340, 1400)];
  const pitch = (right - left) / count;
  const way = random.pick([-1, 1]);
  const [eaves, ridge] = [430, random.between(270, 310)];
  const chimney = way > 0 ? right - random.between(150, 420) : left + random.between(150, 420);
  const teeth = Array.from({ length: count }, (_, i) => {
    const a = left + i * pitch;
    const b = a + pitch;
    const [foot, peak] = way > 0 ? [b, a] : [a, b];
    const inset = way * 12;
    return (
      polygon(
        [
          [foot, eaves],
          [peak, ridge],
          [peak, eaves],
        ],
        dark,
      ) +
      polygon(
        [
          [foot - inset * 5, eaves - 8],
          [peak + inset, ridge + 26],
          [peak + inset, eaves - 8],
        ],
        random.chance(0.8) ? night.light : night.wall[2],
      ) +
      stroke(
        [0.25, 0.5, 0.75]
          .map((share) => `M${numbers(peak + (foot - peak) * share, ridge + (eaves - ridge) * share)}V${eaves}`)
          .join('') +
          `M${numbers(peak, ridge + (eaves - ridge) * 0.6)}L${numbers(peak + (foot - peak) * 0.6, ridge + (eaves - ridge) * 0.6)}`,
        dark,
        5,
      )
    );
  });
  const windows = Array.from({ length: count * 2 }, (_, i) => {
    const x = left + 26 + (i * (right - left - 40)) / (count * 2);
    return Math.abs(x + 40 - 800) < 270
      ? ''
      : barred(x, 580, pitch / 2 - 34, 720, random.chance(0.75) ? night.light : dark, middle);
  });
  return {
    extent: [left, right],
    doors: [[620, 980]],
    body: [
      polygon(
        [
          [chimney - 48, eaves],
          [chimney - 40, 50],
          [chimney + 40, 50],
          [chimney + 48, eaves],
        ],
        middle,
      ),
      rect(chimney - 44, 40, 88, 20, bright),
      stackedLetters(chain, { x: chimney - 32, y: 70, width: 60, height: ridge - 76 }, night.hot, night.accent),
      ...teeth,
      rect(left, eaves, right - left, BASE - eaves, middle),
      bricks(scene, left, right, eaves + 20, BASE),
      rect(left, eaves, right - left, 12, bright),
      rect(left + 40, 462, right - left - 80, 84, dark),
      litLetters(place, { x: left + 70, y: 476, width: right - left - 140, height: 56 }, night.hot, night.accent, {
        upper: true,
        tracking: 0.1,
      }),
      ...windows,
      rect(590, 606, 420, 154, dark),
      doors(620, 980, 640, 8, night.light, dark),
    ],
  };
}

/** One great gable with a window like a station's, lower sheds beside it. */
function gable(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const half = random.between(330, 380);
  const eaves = random.between(360, 400);
  const round_ = random.chance(0.5);
  const roof = round_
    ? `M${numbers(800 - half, BASE)}V${round(eaves)}C${numbers(800 - half, 60)} ${numbers(800 + half, 60)} ${numbers(800 + half, eaves)}V${BASE}z`
    : `M${numbers(800 - half, BASE)}V${round(eaves)}L800 120L${numbers(800 + half, eaves)}V${BASE}z`;
  const sheds = [-1, 1].map((side) => {
    const wide = random.between(190, 300);
    const x = side < 0 ? 800 - half - wide : 800 + half;
    const top = random.between(480, 540);
    const [lit, out] = panes(random, { x: x + 24, y: top + 50, width: wide - 48, height: 96 }, 4, 2, { lit: 0.65 });
    return {
      wide,
      drawing:
        rect(x, top, wide, BASE - top, dark) +
        rect(x, top, wide, 9, bright) +
        path(lit, night.light) +
        path(out, middle),
    };
  });
  const span = half * 0.62;
  return {
    extent: [800 - half - sheds[0]!.wide, 800 + half + sheds[1]!.wide],
    doors: [[800 - 200, 800 + 200]],
    body: [
      ...sheds.map(({ drawing }) => drawing),
      path(roof, middle),
      bricks(scene, 800 - half, 800 + half, eaves, BASE),
      stroke(roof.replace('z', ''), bright, 10),
      barred(800 - span, 400 - (round_ ? 20 : 0), span * 2, 620, night.light, dark),
      uprights(800 - span, 800 + span, 13, 470, 620, dark, 3),
      litLetters(
        chain,
        { x: 800 - half * 0.62, y: round_ ? 246 : 262, width: half * 1.24, height: 86 },
        night.hot,
        night.accent,
        { upper: true, tracking: 0.06 },
      ),
      circle(800, round_ ? 206 : 210, 22, night.light),
      rect(800 - 300, 618, 600, 54, night.ink),
      flatLetters(place, { x: 800 - 280, y: 628, width: 560, height: 34 }, night.light, {
        weight: 600,
        upper: true,
        tracking: 0.08,
      }),
      doors(800 - 200, 800 + 200, 672, 8, night.hot, dark),
    ],
  };
}

/** A warehouse with a water tower or a frame of letters on its roof. */
function warehouse(scene: Scene): Front {
  const { random, night, chain, place } = scene;
  const [dark, middle, bright] = night.wall;
  const [left, right] = [random.between(300, 380), random.between(1220, 1300)];
  const top = random.between(290, 320);
  const columns = random.pick([8, 9, 10]);
  const [lit, out] = panes(
    random,
    { x: left + 40, y: top + 50, width: right - left - 80, height: 580 - top },
    columns,
    3,
    { gap: 26, rowGap: 40, lit: 0.55 },
  );
  const onRoof = random.chance(0.5);
  const tankX = random.chance(0.5) ? left + 210 : right - 210;
  const sign = onRoof
    ? stroke(
        `M${numbers(left + 160, top)}V${top - 150}M${numbers(right - 160, top)}V${top - 150}M${numbers(left + 160, top - 20)}H${round(right - 160)}` +
          Array.from(
            { length: 7 },
            (_, i) => `M${numbers(left + 200 + (i * (right - left - 400)) / 6, top)}l30 -60`,
          ).join(''),
        night.ink,
        7,
      ) +
      litLetters(
        chain,
        { x: left + 150, y: top - 170, width: right - left - 300, height: 134 },
        night.hot,
        night.accent,
        { upper: true, tracking: 0.08 },
      )
    : stroke(
        `M${numbers(tankX - 110, top)}l20 -110M${numbers(tankX + 110, top)}l-20 -110M${numbers(tankX - 100, top - 50)}l180 -60M${numbers(tankX + 100, top - 50)}l-180 -60`,
        night.ink,
        9,
      ) +
      polygon(
        [
          [tankX - 150, top - 214],
          [tankX, top - 270],
          [tankX + 150, top - 214],
        ],
        dark,
      ) +
      rect(tankX - 140, top - 216, 280, 120, bright) +
      rect(tankX - 140, top - 120, 280, 10, dark) +
      flatLetters(chain, { x: tankX - 120, y: top - 200, width: 240, height: 66 }, night.ink, { upper: true });
  return {
    extent: [left, right],
    doors: [[640, 960]],
    body: [
      sign,
      rect(left, top, right - left, BASE - top, middle),
      bricks(scene, left, right, top + 20, BASE),
      rect(left - 10, top, right - left + 20, 16, bright),
      path(lit, night.light),
      path(out, dark),
      stroke(
        Array.from(
          { length: 3 },
          (_, i) => `M${left + 30} ${round(top + 50 + (i + 1) * ((620 - top) / 3) - 26)}H${right - 30}`,
        ).join(''),
        dark,
        6,
      ),
      rect(560, 600, 480, 160, night.ink),
      litLetters(place, { x: 580, y: 610, width: 440, height: 38 }, night.hot, night.accent, { weight: 600 }),
      doors(640, 960, 660, 7, night.light, dark),
      ...(random.chance(0.6)
        ? [stroke(`M${numbers(right, top + 40)}h110v40m0 0v${round(random.between(60, 200))}`, night.ink, 7)]
        : []),
    ],
  };
}

/** Works and warehouses that have become cinemas. */
export const industrial = [sawtooth, gable, warehouse] as const;
