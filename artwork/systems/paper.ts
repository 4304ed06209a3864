import { dataOf, snipped, type Outline } from '../outline.ts';
import { letteringIn, setIn, inked, justifiedIn } from '../lettering.ts';
import { circle, clipped, group, path, polar, rays, rect, stroke, numbers } from '../svg.ts';
import type { Random } from '../../demo/random.ts';
import { placed, sheetFrame, type System } from './scene.ts';

/** A scrap torn or cut round a point. */
function scrap(random: Random, x: number, y: number, rx: number, ry: number, corners: number): string {
  const outline: Outline = Array.from({ length: corners + 1 }, (_, i) => {
    if (i === corners) return { type: 'Z', points: [] };
    const [px, py] = polar(0, 0, random.between(0.82, 1.12), (i * 360) / corners + random.between(-9, 9));
    return { type: i === 0 ? 'M' : 'L', points: [x + px * rx, y + py * ry] };
  });
  return dataOf(outline);
}

/** A frond: leaflets along a curved stem, as scissors like to cut them. */
function frond(x: number, y: number, size: number, turn: number, fill: string): string {
  const leaflets = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const [tipX, tipY] = polar(0, 0, 100 - Math.abs(i) * 13, -90 + i * 27);
    const [bx, by] = polar(0, 0, 60 - Math.abs(i) * 7, -90 + i * 27 - 17);
    const [cx, cy] = polar(0, 0, 60 - Math.abs(i) * 7, -90 + i * 27 + 17);
    return `M0 20L${numbers(bx, by)}L${numbers(tipX, tipY)}L${numbers(cx, cy)}Z`;
  });
  return group(
    {
      transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)}) scale(${(size / 100).toFixed(2)})`,
    },
    path(leaflets.join('') + 'M-4 0H4V60H-4Z', fill),
  );
}

/** Cut paper: scraps, fronds, and letters with no curve left in them. */
export const cutPaper: System = {
  ground: ([ground]) => ground,
  frame: ({ variant }) => sheetFrame(variant % 2 === 0 ? 555 : 335, variant % 2 === 0 ? 205 : 186),
  art: ({ emblem, palette: [, ink, second, accent, light], random, variant }, { width, height, cx, cy, reach }) => {
    const corners = [11, 6, 17, 8, 13][variant % 5]!;
    const fronds = Array.from({ length: Math.round(width / 85) }, (_, i) => {
      const side = i % 2 === 0 ? -1 : 1;
      const x =
        width > 600 ? cx + side * random.between(reach * 1.25, reach * 2) : width / 2 + side * random.between(210, 300);
      return frond(
        x,
        cy + random.between(-reach * 1.5, reach * 1.5),
        random.between(60, 120),
        random.between(-70, 70),
        random.pick([ink, accent, second]),
      );
    });
    return [
      path(
        scrap(
          random,
          width > 600 ? width * 0.2 : 120,
          variant % 2 === 0 ? height * 0.9 : height * 0.06,
          width * 0.5,
          height * 0.2,
          9,
        ),
        second,
      ),
      path(
        scrap(random, width * 0.9, variant % 2 === 0 ? height * 0.98 : height * 0.02, width * 0.35, height * 0.16, 8),
        ink,
      ),
      ...fronds,
      path(scrap(random, cx + 12, cy + 14, reach * 1.28, reach * 1.3, corners), ink, { opacity: 0.35 }),
      path(scrap(random, cx, cy, reach * 1.28, reach * 1.3, corners), accent),
      path(scrap(random, cx, cy, reach * 1.12, reach * 1.12, corners), light),
      placed(emblem(ink, second, accent), cx, cy, reach * 0.88, random.between(-5, 5)),
    ].join('');
  },
  words: ({ title, credit, palette: [, , , , light], variant, random }) => {
    const y = variant % 2 === 0 ? 44 : 636;
    const set = setIn(
      title,
      { x: 40, y, width: 520, height: 186 },
      { upper: true, lines: 3, align: 'middle', valign: 'middle', tracking: 0.01, leading: 0.84 },
    );
    const cut = snipped(set.outline, random, Math.min(2.2, set.size / 60));
    return (
      inked({ outline: cut }, light) +
      letteringIn(
        credit,
        { x: 60, y: variant % 2 === 0 ? set.bounds.bottom + 14 : 856, width: 480, height: 19 },
        light,
        {
          align: 'middle',
          lines: 1,
          weight: 600,
          width: 85,
          tracking: 0,
          size: 24,
        },
      )
    );
  },
};

/** Woodcut: hatching from a source of light, a border, one colour over black. */
export const woodcut: System = {
  ground: ([ground]) => ground,
  frame: () => sheetFrame(410, 215),
  art: (
    { emblem, palette: [ground, ink, second, accent, light], random, variant },
    { width, height, cx, cy, reach },
  ) => {
    const far = Math.hypot(width, height);
    const [sx, sy] =
      variant % 3 === 0
        ? [cx, cy]
        : variant % 3 === 1
          ? [cx - reach * 0.9, cy - reach * 1.3]
          : [cx + reach, cy + reach * 1.4];
    // Gouge marks: long wedges, each of its own length and width, that never quite meet.
    const cuts = Array.from({ length: width > 600 ? 130 : 92 }, (_, i) => {
      const turn = (i * 360) / (width > 600 ? 130 : 92) + random.between(-0.9, 0.9);
      const near = reach * random.between(1.08, 1.3);
      const wide = random.between(0.45, 1.25);
      const [ax, ay] = polar(sx, sy, near, turn);
      const [bx, by] = polar(sx, sy, far, turn - wide);
      const [dx, dy] = polar(sx, sy, far, turn + wide);
      return `M${numbers(ax, ay)}L${Math.round(bx)} ${Math.round(by)}L${Math.round(dx)} ${Math.round(dy)}Z`;
    });
    // A disc, an arch, or a window whose corners are cut.
    const panel = (share: number, fill: string): string => {
      const r = reach * share;
      if (variant % 3 === 0) return circle(cx, cy, r, fill);
      if (variant % 3 === 1)
        return path(
          `M${numbers(cx - r, cy + r)}V${numbers(cy - r * 0.2)}A${numbers(r, r)} 0 0 1 ${numbers(cx + r, cy - r * 0.2)}V${numbers(cy + r)}Z`,
          fill,
        );
      const c = r * 0.36;
      return path(
        `M${numbers(cx - r + c, cy - r)}H${numbers(cx + r - c)}L${numbers(cx + r, cy - r + c)}V${numbers(cy + r)}H${numbers(cx - r)}V${numbers(cy - r + c)}Z`,
        fill,
      );
    };
    const grass = Array.from({ length: Math.round(width / 15) }, (_, i) => {
      const x = i * 15 + random.between(-6, 6);
      const top = cy + reach + random.between(-14, 22);
      return `M${numbers(x - 9, height)}L${numbers(x, top)}L${numbers(x + 9, height)}Z`;
    });
    return [
      path(cuts.join(''), second),
      panel(1.16, ink),
      panel(1.1, accent),
      ...(variant % 3 === 0 ? [path(rays(cx, cy, reach * 1.1, 60, 2, 0.22), ground, { opacity: 0.55 })] : []),
      placed(emblem(ink, second, light), cx, cy + reach * 0.06, reach * 0.9),
      path(grass.join(''), ink),
      ...(width > 600
        ? []
        : [
            path('M0 0H600V900H0ZM22 22V878H578V22Z', ink, { 'fill-rule': 'evenodd' }),
            stroke('M30 30H570V870H30Z', ink, 3),
          ]),
    ].join('');
  },
  words: ({ title, credit, palette: [, ink, , accent, light], random }) => {
    const set = setIn(
      title,
      { x: 52, y: 696, width: 496, height: 112 },
      { upper: true, lines: 2, align: 'middle', valign: 'middle', tracking: 0.02, stretch: 1.1 },
    );
    return (
      rect(22, 672, 556, 210, ink) +
      stroke('M31 680H569', accent, 4) +
      inked({ outline: snipped(set.outline, random, Math.min(1.3, set.size / 80)) }, light) +
      letteringIn(credit, { x: 60, y: 832, width: 480, height: 18 }, accent, {
        align: 'middle',
        lines: 1,
        weight: 600,
        width: 90,
        tracking: 0.04,
        size: 22,
      })
    );
  },
};

/** Letterpress: a playbill set in wood type, with a cut between the lines. */
export const letterpress: System = {
  ground: ([ground]) => ground,
  frame: () => sheetFrame(610, 158),
  art: ({ emblem, palette: [ground, ink, second, accent, light], variant }, { width, height, cx, cy, reach }) => {
    const bills = width > 600 ? path(rays(cx, cy, width, 40, 3, 0.5), light) : '';
    const cut =
      variant % 3 === 0
        ? circle(cx, cy, reach * 1.2, accent) +
          stroke(
            `M${numbers(cx - reach * 1.2 - 10, cy)}a${numbers(reach * 1.2 + 10, reach * 1.2 + 10)} 0 1 1 0 .1`,
            ink,
            3,
          )
        : variant % 3 === 1
          ? rect(cx - reach * 1.7, cy - reach * 1.15, reach * 3.4, reach * 2.3, accent) +
            stroke(
              `M${numbers(cx - reach * 1.75, cy - reach * 1.2)}h${numbers(reach * 3.5)}v${numbers(reach * 2.4)}h${numbers(-reach * 3.5)}Z`,
              ink,
              3,
            )
          : clipped(
              'oval',
              `<ellipse cx="${cx}" cy="${cy}" rx="${reach * 1.6}" ry="${reach * 1.2}"/>`,
              rect(0, 0, width, height, second),
              path(rays(cx, cy, reach * 2, 36, 0, 0.5), accent),
            );
    const edge = width > 600 ? '' : stroke('M24 24H576V876H24Z', ink, 7) + stroke('M34 34H566V866H34Z', ink, 2);
    return bills + cut + placed(emblem(ink, variant % 3 === 0 ? second : ground, light), cx, cy, reach * 0.98) + edge;
  },
  words: ({ title, makers, year, tagline, palette: [, ink, second], variant }) => {
    const star = (x: number): string => path(`M${x} 60l3 8h9l-7 6l3 9l-8-5l-8 5l3-9l-7-6h9Z`, second);
    const set = justifiedIn(
      title,
      { x: 54, y: 118, width: 492, height: 296 },
      { upper: true, lines: 4, valign: 'middle', align: 'middle', tracking: 0.01, gap: 13, stretch: 1.25 },
    );
    return [
      letteringIn(makers, { x: 110, y: 62, width: 380, height: 22 }, ink, {
        upper: true,
        align: 'middle',
        valign: 'middle',
        lines: 1,
        tracking: 0.08,
        width: 85,
      }),
      star(72),
      star(528),
      stroke('M54 98H546', ink, 6),
      stroke('M54 105H546', ink, 1.5),
      inked(set, variant % 2 === 0 ? ink : second),
      ...(variant % 3 === 1
        ? []
        : [stroke('M54 430H250M350 430H546', ink, 2), path('M300 420l10 10l-10 10l-10-10Z', second)]),
      stroke('M54 796H546', ink, 1.5),
      letteringIn(tagline, { x: 54, y: 806, width: 400, height: 44 }, ink, {
        lines: 2,
        weight: 500,
        width: 85,
        tracking: 0,
        size: 19,
        valign: 'middle',
        leading: 1.15,
      }),
      letteringIn(String(year), { x: 466, y: 806, width: 80, height: 44 }, second, {
        lines: 1,
        align: 'end',
        valign: 'middle',
      }),
    ].join('');
  },
};
