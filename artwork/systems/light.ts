import { inked, letteringIn, setIn } from '../lettering.ts';
import { circle, clipped, element, ellipse, group, numbers, path, polygon, rays, rect, stroke } from '../svg.ts';
import { placed, sheetFrame, type System } from './scene.ts';

/** Silhouettes: a lamp of a sky, land in layers, the subject cut out against it. */
export const silhouette: System = {
  ground: ([ground]) => ground,
  frame: ({ variant }) => sheetFrame(variant % 2 === 0 ? 400 : 560, 190),
  art: ({ emblem, palette: [, ink, second, accent, light], random, variant }, { width, height, cx, cy, reach }) => {
    // Rings, a moon that has slipped, a fan of rays, or a sky in strips.
    const skies = [
      () =>
        [1.95, 1.62, 1.32, 1.06].map((share, i) =>
          circle(cx, cy - reach * 0.1, reach * share, i === 3 ? light : i % 2 === 0 ? second : accent),
        ),
      () => [
        circle(cx + reach * 0.22, cy - reach * 0.3, reach * 1.5, second),
        circle(cx + reach * 0.3, cy - reach * 0.3, reach * 1.28, light),
      ],
      () => [
        path(rays(cx, cy + reach * 0.9, Math.hypot(width, height), 36, 2.5, 0.5), second),
        circle(cx, cy + reach * 0.2, reach * 1.24, accent),
        circle(cx, cy + reach * 0.2, reach * 1.08, light),
      ],
      () => [
        ...Array.from({ length: 9 }, (_, i) =>
          rect(0, cy - reach * 2 + i * reach * 0.36, width, reach * (0.05 + i * 0.04), i > 4 ? accent : second),
        ),
        circle(cx - reach * 0.1, cy + reach * 0.1, reach * 1.12, light),
      ],
    ];
    const land = (base: number, swing: number, fill: string): string => {
      let d = `M0 ${numbers(base + random.between(-swing, swing))}`;
      const pieces = Math.round(width / 150);
      for (let i = 1; i <= pieces; i++) {
        const x = (i * width) / pieces;
        const y = base + random.between(-swing, swing);
        if (variant % 3 === 1)
          d += `L${numbers(x - width / pieces / 2, base - random.between(0, swing * 2.4))}L${numbers(x, y)}`;
        else if (variant % 3 === 2) d += `V${numbers(y)}H${numbers(x)}`;
        else d += `S${numbers(x - 60, y)} ${numbers(x, y)}`;
      }
      return path(`${d}V${height}H0Z`, fill);
    };
    const stars = Array.from({ length: Math.round(width / 16) }, () =>
      circle(random.between(0, width), random.between(0, cy), random.between(1.2, 3.4), light),
    );
    return [
      ...(variant % 4 === 3 ? [] : stars),
      ...skies[variant % 4]!(),
      land(cy + reach * 0.7, reach * 0.2, accent),
      land(cy + reach * 0.98, reach * 0.14, second),
      placed(emblem(ink, ink, variant === 0 ? ink : accent), cx, cy - reach * 0.05, reach * 0.96),
      land(cy + reach, reach * 0.05, ink),
      rect(0, cy + reach * 1.06, width, height, ink),
    ].join('');
  },
  words: ({ title, subtitle, credit, variant, palette: [, , , accent, light] }) => {
    const low = variant % 2 === 0;
    const set = setIn(
      title,
      { x: 40, y: low ? 646 : 44, width: 520, height: subtitle ? 136 : 170 },
      { lines: 3, tracking: -0.035, leading: 0.88, align: 'middle', valign: low ? 'middle' : 'top' },
    );
    return [
      inked(set, light),
      ...(subtitle
        ? [
            letteringIn(
              subtitle,
              { x: 60, y: low ? 798 : set.bounds.bottom + 18, width: 480, height: 22 },
              low ? accent : light,
              { lines: 1, weight: 500, width: 85, tracking: 0, size: 24, align: 'middle' },
            ),
          ]
        : []),
      letteringIn(credit, { x: 60, y: 848, width: 480, height: 18 }, accent, {
        lines: 1,
        upper: true,
        weight: 600,
        width: 90,
        tracking: 0.2,
        size: 17,
        align: 'middle',
      }),
    ].join('');
  },
};

/** Light and shadow: one lamp, a subject, and a shadow larger than it. */
export const lightAndShadow: System = {
  ground: ([ground]) => ground,
  frame: ({ variant }) => sheetFrame(600, 128, variant % 2 === 0 ? 200 : 400),
  art: ({ emblem, palette: [, ink, second, accent, light], variant }, { width, height, cx, cy, reach }) => {
    const side = variant % 2 === 0 ? 1 : -1;
    const floor = cy + reach * 0.98;
    const lampX = cx - side * reach * 1.9;
    const shape =
      variant % 3 === 0
        ? polygon(
            [
              [lampX, -40],
              [cx + side * reach * 3.4, -40],
              [cx + side * reach * 3.6, floor],
              [cx - side * reach * 1.6, floor],
            ],
            light,
          )
        : variant % 3 === 1
          ? circle(cx + side * reach * 0.9, cy - reach * 1.4, reach * 2.5, light)
          : rect(
              Math.min(cx - side * reach, cx + side * reach * 2.9),
              cy - reach * 3.7,
              reach * 3.9,
              reach * 4.2,
              light,
            ) +
            stroke(
              `M${numbers(cx + side * reach * 0.95, cy - reach * 3.7)}v${numbers(reach * 4.2)}M${numbers(Math.min(cx - side * reach, cx + side * reach * 2.9), cy - reach * 1.7)}h${numbers(reach * 3.9)}`,
              ink,
              reach * 0.09,
            );
    const dark = emblem(second, second, second);
    return [
      shape,
      clipped(
        'wall',
        rect(0, 0, width, floor, ink),
        group(
          {
            transform: `translate(${Math.round(cx + side * reach * 1.05)} ${Math.round(cy - reach * 1.15)}) skewX(${-9 * side}) scale(${(reach / 98).toFixed(2)})`,
          },
          dark,
        ),
      ),
      rect(0, floor, width, height - floor, ink),
      polygon(
        [
          [cx - side * reach * 1.6, floor],
          [cx + side * reach * 2.6, floor],
          [cx + side * reach * 1.9, height],
          [cx - side * reach * 3, height],
        ],
        accent,
        { opacity: 0.16 },
      ),
      ellipse(cx + side * reach * 0.1, floor, reach * 0.9, reach * 0.09, '#000', { opacity: 0.6 }),
      placed(emblem(ink, accent, '#fffdf4'), cx, cy, reach),
    ].join('');
  },
  words: ({ title, credit, palette: [, , , , light] }) => {
    const set = setIn(
      title,
      { x: 40, y: 752, width: 520, height: 78 },
      { lines: 2, tracking: -0.03, leading: 0.86, valign: 'bottom' },
    );
    return (
      inked(set, light) +
      letteringIn(credit, { x: 42, y: 850, width: 516, height: 18 }, light, {
        lines: 1,
        weight: 500,
        width: 90,
        tracking: 0.01,
        size: 21,
      })
    );
  },
};

/** Line drawing: one pen, and one colour that missed the lines by a finger. */
export const lineDrawing: System = {
  ground: ([ground]) => ground,
  frame: ({ variant }) => sheetFrame(variant % 2 === 0 ? 530 : 385, 222),
  art: (
    { emblem, palette: [ground, ink, second, accent, light], random, variant },
    { width, height, cx, cy, reach },
  ) => {
    const pen = (drawing: string): string =>
      group({ stroke: ink, 'stroke-width': 3.2, 'stroke-linejoin': 'round' }, drawing);
    const field =
      variant % 3 === 0
        ? circle(cx + reach * 0.12, cy, reach * 1.05, accent)
        : variant % 3 === 1
          ? path(`M0 ${numbers(cy + reach * 0.3)}H${width}V${numbers(cy + reach * 1.1)}H0Z`, accent)
          : element('rect', {
              x: cx - reach * 0.8,
              y: cy - reach * 1.05,
              width: reach * 1.5,
              height: reach * 2.1,
              fill: accent,
              rx: reach * 0.75,
            });
    const loops = Array.from({ length: 3 }, (_, i) => {
      const y = cy + reach * (1.1 + i * 0.07);
      return `M${numbers(-10, y)}Q${numbers(width * 0.25, y + random.between(-22, 22))} ${numbers(width * 0.5, y)}T${numbers(width + 10, y + random.between(-8, 8))}`;
    });
    return [
      field,
      placed(emblem(second, second, light), cx + 13, cy + 11, reach * 0.96),
      placed(pen(emblem('none', 'none', 'none')).replaceAll('stroke="none"', `stroke="${ink}"`), cx, cy, reach * 0.96),
      stroke(loops.join(''), ink, 3.2),
      rect(0, height - 0.5, width, 0.5, ground),
    ].join('');
  },
  words: ({ title, subtitle, credit, palette: [, ink, second], variant }) => {
    const top = variant % 2 === 0;
    const set = setIn(
      title,
      { x: 42, y: top ? 46 : 690, width: 516, height: subtitle ? 120 : 148 },
      {
        lines: 3,
        weight: variant % 3 === 0 ? 400 : 600,
        width: variant % 3 === 0 ? 100 : 85,
        tracking: -0.04,
        leading: 0.95,
        valign: top ? 'top' : 'bottom',
        size: 118,
      },
    );
    return [
      inked(set, ink),
      ...(subtitle
        ? [
            letteringIn(subtitle, { x: 44, y: top ? set.bounds.bottom + 16 : 664, width: 460, height: 20 }, second, {
              lines: 1,
              weight: 600,
              width: 85,
              tracking: 0,
              size: 22,
            }),
          ]
        : []),
      letteringIn(credit, { x: 44, y: 850, width: 512, height: 18 }, ink, {
        lines: 1,
        weight: 500,
        width: 90,
        tracking: 0,
        size: 20,
        align: top ? 'end' : 'start',
      }),
    ].join('');
  },
};
