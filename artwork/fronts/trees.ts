import type { Random } from '../../demo/random.ts';
import { circle, ellipse, numbers, path, round, stroke } from '../svg.ts';
import type { Night, TreeKind } from './scene.ts';

/** A tree with its foot at (x, y), of the kind given or one that stands in any street. */
export function treeOf(random: Random, x: number, y: number, night: Night, kind?: TreeKind): string {
  const tall = random.between(190, 330);
  const trunk = stroke(`M${numbers(x, y)}V${round(y - tall * 0.5)}`, night.ink, 9);
  switch (kind ?? random.pick(['round', 'poplar', 'bare', 'round', 'pine'] as const)) {
    case 'round':
      return (
        trunk +
        circle(x, y - tall * 0.68, tall * 0.3, night.ink) +
        path(crescent(x, y - tall * 0.68, tall * 0.3), night.sky[2], { opacity: 0.6 })
      );
    case 'poplar':
      return trunk + ellipse(x, y - tall * 0.62, tall * 0.14, tall * 0.46, night.ink);
    case 'pine':
      return path(
        [0.2, 0.42, 0.64]
          .map((share) => {
            const half = tall * (0.27 - share * 0.24);
            return `M${numbers(x - half, y - tall * share)}H${round(x + half)}L${numbers(x, y - tall * (share + 0.38))}z`;
          })
          .join('') + `M${numbers(x - 5, y)}h10v${round(-tall * 0.2)}h-10z`,
        night.ink,
      );
    case 'bare':
      return stroke(branches(random, x, y, tall * 0.36, -90, 4), night.ink, 5, { 'stroke-linecap': 'round' });
    case 'palm':
      return palm(random, x, y, tall * 1.25, night.ink);
  }
}

function crescent(x: number, y: number, r: number): string {
  return `M${numbers(x, y - r)}a${numbers(r, r)} 0 0 1 0 ${round(r * 2)}a${numbers(r * 1.35, r * 1.35)} 0 0 0 0 ${round(-r * 2)}z`;
}

function branches(random: Random, x: number, y: number, length: number, angle: number, depth: number): string {
  const radians = (angle * Math.PI) / 180;
  const [toX, toY] = [x + Math.cos(radians) * length, y + Math.sin(radians) * length];
  const twig = `M${numbers(x, y)}L${numbers(toX, toY)}`;
  if (depth === 0) return twig;
  return (
    twig +
    branches(random, toX, toY, length * random.between(0.6, 0.78), angle - random.between(16, 38), depth - 1) +
    branches(random, toX, toY, length * random.between(0.6, 0.78), angle + random.between(16, 38), depth - 1)
  );
}

function palm(random: Random, x: number, y: number, tall: number, fill: string): string {
  const lean = random.between(-40, 40);
  const [topX, topY] = [x + lean, y - tall];
  const fronds = [-168, -140, -112, -80, -52, -22, 8, 172]
    .map((degrees) => {
      const angle = ((degrees + random.between(-8, 8)) * Math.PI) / 180;
      const reach = tall * random.between(0.3, 0.4);
      const [tipX, tipY] = [topX + Math.cos(angle) * reach, topY + Math.sin(angle) * reach + reach * 0.42];
      const [bowX, bowY] = [topX + Math.cos(angle) * reach * 0.6, topY + Math.sin(angle) * reach * 0.85];
      return `M${numbers(topX, topY)}Q${numbers(bowX, bowY - 12)} ${numbers(tipX, tipY)}Q${numbers(bowX, bowY + 14)} ${numbers(topX, topY)}z`;
    })
    .join('');
  return (
    stroke(`M${numbers(x, y)}Q${numbers(x + lean * 0.2, y - tall * 0.5)} ${numbers(topX, topY)}`, fill, 10) +
    path(fronds, fill)
  );
}
