import type { Random } from '../../demo/random.ts';
import { numbers, path, round } from '../svg.ts';

/** Someone in the street as path data, to be filled and drawn round with a pen: feet at (x, y), `tall` units high. */
function person(random: Random, x: number, y: number, tall: number): string {
  const at = (dx: number, dy: number): string => numbers(x + dx * tall, y - dy * tall);
  const lean = random.pick([-1, 1]);
  const r = 0.05 * tall;
  const head = `M${numbers(x - r, y - tall * 0.93)}a${numbers(r, r)} 0 1 0 ${round(r * 2)} 0a${numbers(r, r)} 0 1 0 ${round(-r * 2)} 0z`;
  const coat = random.pick([
    `M${at(-0.08, 0.81)}L${at(0.08, 0.81)}L${at(0.13, 0.38)}L${at(-0.13, 0.38)}z`,
    `M${at(-0.09, 0.81)}L${at(0.09, 0.81)}L${at(0.08, 0.46)}L${at(-0.08, 0.46)}z`,
    `M${at(-0.07, 0.81)}L${at(0.07, 0.81)}L${at(0.04, 0.62)}L${at(0.18, 0.32)}L${at(-0.18, 0.32)}L${at(-0.04, 0.62)}z`,
  ]);
  const stride = random.pick([0.04, 0.07, 0.14]);
  const legs = `M${at(-0.03, 0.44)}L${at(-stride, 0)}M${at(0.03, 0.44)}L${at(stride, 0)}`;
  const arm = random.pick([
    `M${at(0.1 * lean, 0.78)}L${at(0.15 * lean, 0.48)}`,
    `M${at(0.1 * lean, 0.78)}L${at(0.2 * lean, 0.62)}`,
    `M${at(0.09 * lean, 0.78)}L${at(0.24 * lean, 0.9)}`,
  ]);
  const carried = random.pick([
    '',
    '',
    `M${at(-0.12, 0.97)}L${at(0.12, 0.97)}M${at(-0.06, 1.03)}L${at(0.06, 1.03)}`,
    `M${at(0.13 * lean, 0.48)}L${at(0.22 * lean, 0.48)}L${at(0.22 * lean, 0.38)}L${at(0.13 * lean, 0.38)}z`,
  ]);
  return head + coat + legs + arm + carried;
}

/** One, two, a family or a queue, as flat figures: the first one's feet at (x, y). */
export function company(random: Random, x: number, y: number, fill: string, tall = 64): string {
  const sizes = random.pick([[1], [1, 0.94], [1, 0.6, 0.96], [0.95, 1, 0.98], [1, 0.96, 0.62, 0.92]]);
  const gap = tall * 0.45;
  const figures = sizes.map((size, i) =>
    person(random, x + i * random.between(gap * 0.86, gap * 1.1), y + random.between(-2, 3), tall * size),
  );
  return path(figures.join(''), fill, {
    stroke: fill,
    'stroke-width': tall * 0.06,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
