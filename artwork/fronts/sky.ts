import type { Random } from '../../demo/random.ts';
import { circle, numbers, path, polar, polygon, rect, round, stroke } from '../svg.ts';
import { BASE, type Night } from './scene.ts';

/** The night behind a theatre: bands, rings or beams, and what hangs in it. */
export function skyOf(random: Random, night: Night): string {
  const [zenith, high, low, horizon] = night.sky;
  const drawings = [
    () => {
      const edges = [random.between(200, 320), random.between(420, 520), random.between(600, 680)];
      return [high, low, horizon].map((fill, i) => rect(0, edges[i]!, 1600, BASE - edges[i]!, fill)).join('');
    },
    () => {
      const cx = random.between(500, 1100);
      return [high, low, horizon].map((fill, i) => circle(cx, BASE, [900, 690, 500][i]!, fill)).join('');
    },
    () => {
      // Searchlights, as on the night of a premiere.
      const beam = (x: number, angle: number, spread: number): string =>
        polygon([[x, BASE], polar(x, BASE, 1300, angle - spread), polar(x, BASE, 1300, angle + spread)], low, {
          opacity: 0.55,
        });
      const lean = random.between(12, 30);
      return (
        rect(0, 470, 1600, 290, high) +
        beam(random.between(180, 380), -90 + lean, 4) +
        beam(random.between(500, 760), -90 - lean * 0.7, 3) +
        beam(random.between(1200, 1420), -90 - lean, 4)
      );
    },
    () => {
      // A wavy sky: the aurora that the chain is called after, as a printer cuts it.
      const wave = (y: number, swing: number): string =>
        `M0 ${round(y)}C300 ${round(y - swing)} 520 ${round(y + swing)} 800 ${round(y)}S1300 ${round(y - swing)} 1600 ${round(y + swing / 3)}V${BASE}H0z`;
      const swing = random.between(70, 150) * random.pick([-1, 1]);
      return path(wave(230, swing), high) + path(wave(430, -swing), low) + path(wave(600, swing * 0.6), horizon);
    },
  ];
  return rect(0, 0, 1600, BASE, zenith) + random.pick(drawings)() + heavenly(random, night);
}

function heavenly(random: Random, night: Night): string {
  const x = random.chance(0.5) ? random.between(80, 330) : random.between(1270, 1520);
  const y = random.between(80, 210);
  const r = random.between(26, 52);
  const moons = [
    () => circle(x, y, r, night.hot),
    () =>
      path(
        `M${numbers(x, y - r)}a${numbers(r, r)} 0 1 0 ${numbers(r, r * 1.2)}a${numbers(r * 0.85, r * 0.85)} 0 0 1 ${numbers(-r, -r * 1.2)}z`,
        night.hot,
      ),
    () => circle(x, y, r * 1.9, night.sky[2]) + circle(x, y, r, night.light),
    () => '',
  ];
  const stars = Array.from(
    { length: random.whole(0, 26) },
    () => `M${numbers(random.between(20, 1580), random.between(20, 380))}h0`,
  );
  // One pen for all: half of them small, half large.
  const pen = { 'stroke-linecap': 'round', opacity: 0.8 };
  return (
    random.pick(moons)() +
    stroke(stars.filter((_, i) => i % 2).join(''), night.hot, 3, pen) +
    stroke(stars.filter((_, i) => !(i % 2)).join(''), night.hot, 5, pen)
  );
}

type Town = (random: Random) => string;
const roof = (x: number, width: number, top: number): string => `L${numbers(x, top)}H${round(x + width)}`;

/** What stands behind: a skyline as one path along the horizon. */
const TOWNS: readonly Town[] = [
  // Mansards and chimneys.
  (random) => {
    let d = '';
    for (let x = -20; x < 1600;) {
      const width = random.between(90, 170);
      const top = random.between(470, 580);
      const chimney = x + random.between(20, width - 40);
      d += `L${numbers(x, top + 50)}L${numbers(x + 14, top)}H${round(chimney)}v-26h18v26H${round(x + width - 14)}L${numbers(x + width, top + 50)}`;
      x += width;
    }
    return d;
  },
  // Blocks and towers.
  (random) => {
    let d = '';
    for (let x = -20; x < 1600;) {
      const width = random.between(50, 130);
      d += roof(x, width, random.between(random.chance(0.25) ? 300 : 430, 600));
      x += width;
    }
    return d;
  },
  // Gables along a canal.
  (random) => {
    let d = '';
    for (let x = -20; x < 1600;) {
      const width = random.between(64, 96);
      const top = random.between(480, 580);
      const half = width / 2;
      d += random.pick([
        () => `L${numbers(x, top + 70)}L${numbers(x + half, top)}L${numbers(x + width, top + 70)}`,
        () =>
          `L${numbers(x, top + 66)}h${round(width * 0.14)}v-22h${round(width * 0.14)}v-22h${round(width * 0.14)}v-22h${round(width * 0.16)}v22h${round(width * 0.14)}v22h${round(width * 0.14)}v22h${round(width * 0.14)}`,
        () =>
          `L${numbers(x, top + 80)}q${numbers(width * 0.28, -6)} ${numbers(width * 0.3, -50)}q${numbers(width * 0.2, -44)} ${numbers(width * 0.4, 0)}q${numbers(width * 0.02, 44)} ${numbers(width * 0.3, 50)}`,
      ])();
      x += width;
    }
    return d;
  },
  // Hills.
  (random) => {
    const [a, b, c] = [random.between(420, 520), random.between(470, 580), random.between(400, 540)];
    return `L-20 ${round(b)}Q200 ${round(a - 80)} 460 ${round(a + 60)}T900 ${round(b)}T1300 ${round(c)}T1640 ${round(b)}`;
  },
  // Peaks.
  (random) => {
    let d = '';
    for (let x = -120; x < 1700; x += random.between(150, 250)) {
      d += `L${numbers(x, random.between(520, 600))}L${numbers(x + random.between(60, 110), random.between(330, 480))}`;
    }
    return d;
  },
  // A spire over low roofs.
  (random) => {
    const spire = random.pick([random.between(120, 360), random.between(1240, 1480)]);
    let d = '';
    for (let x = -20; x < 1600;) {
      const width = random.between(70, 130);
      if (x <= spire && spire < x + width) {
        d += `L${numbers(spire - 34, 470)}v-90h14L${numbers(spire, 190)}L${numbers(spire + 20, 380)}h14v90`;
        x += width;
        continue;
      }
      const top = random.between(520, 600);
      d += `L${numbers(x, top + 34)}L${numbers(x + width / 2, top)}L${numbers(x + width, top + 34)}`;
      x += width;
    }
    return d;
  },
];

export function skylineOf(random: Random, night: Night): string {
  const d = random.pick(TOWNS)(random);
  const lit = Array.from(
    { length: random.whole(8, 26) },
    () => `M${numbers(random.between(20, 1580), random.between(620, 740))}h6v9h-6z`,
  ).join('');
  return path(`M-20 ${BASE}${d}V${BASE}z`, night.far) + path(lit, night.light, { opacity: 0.55 });
}
