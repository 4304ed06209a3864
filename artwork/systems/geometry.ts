import { inked, letteringIn, setIn } from '../lettering.ts';
import { bent } from '../outline.ts';
import { circle, clipped, group, numbers, path, polar, polygon, rect, sector } from '../svg.ts';
import { placed, sheetFrame, type System } from './scene.ts';

/** Typographic grid: a large title over modules of one square. */
export const typographicGrid: System = {
  ground: ([ground]) => ground,
  frame: ({ variant }) => ({ ...sheetFrame(variant % 2 === 0 ? 675 : 225, 225), cx: variant % 4 < 2 ? 375 : 225 }),
  art: ({ emblem, palette: [ground, ink, second, accent, light], random }, { width, height, cx, cy, reach }) => {
    const unit = 150;
    const tiles: string[] = [];
    const inside = (x: number, y: number): boolean => Math.abs(x + 75 - cx) < reach && Math.abs(y + 75 - cy) < reach;
    for (let y = 0; y < height; y += unit) {
      for (let x = 0; x < width; x += unit) {
        const beside = width > 600 ? x > 600 && !(x < 900 && y > 400) : Math.abs(y + 75 - cy) < reach;
        if (inside(x, y) || !beside) continue;
        const [a, b] = random.shuffle([ink, second, accent]) as [string, string];
        const turn = `rotate(${random.whole(0, 3) * 90} ${x + 75} ${y + 75})`;
        const shapes = [
          path(`M${x} ${y}h150a150 150 0 0 1-150 150Z`, b),
          path(`M${x} ${y}a75 75 0 0 1 150 0ZM${x} ${y + 75}a75 75 0 0 1 150 0Z`, b),
          circle(x + 75, y + 75, 54, b) + circle(x + 75, y + 75, 22, a),
          path(`M${x} ${y}h150l-150 150Z`, b),
          path([0, 1, 2, 3, 4].map((i) => `M${x} ${y + i * 30}h150v15h-150Z`).join(''), b),
          path(sector(x, y, 50, 100, 0, 90) + sector(x, y, 125, 150, 0, 90), b),
        ];
        tiles.push(rect(x, y, unit, unit, a), group({ transform: turn }, random.pick(shapes)));
      }
    }
    return (
      tiles.join('') +
      rect(cx - reach, cy - reach, reach * 2, reach * 2, light === ground ? accent : light) +
      placed(emblem(ink, second, light === ground ? ground : accent), cx, cy, reach * 0.86)
    );
  },
  words: ({ title, subtitle, credit, palette: [, ink, second], variant }) => {
    const top = variant % 2 === 0 ? 38 : 488;
    const box = { x: 36, y: top, width: 528, height: subtitle ? 260 : 300 };
    const plain = setIn(title, box, { lines: 4, tracking: -0.045, leading: 0.86 });
    // One short line would leave half the sheet unsaid: its letters grow tall instead.
    const set =
      plain.lines.length > 1
        ? plain
        : setIn(title, box, {
            lines: 1,
            tracking: -0.03,
            stretch: Math.min(2.6, (box.height - 20) / (plain.bounds.bottom - plain.bounds.top)),
          });
    return [
      inked(set, ink),
      ...(subtitle
        ? [
            letteringIn(subtitle, { x: 38, y: set.bounds.bottom + 16, width: 420, height: 22 }, second, {
              lines: 1,
              weight: 600,
              width: 85,
              tracking: 0,
              size: 24,
            }),
          ]
        : []),
      letteringIn(credit, { x: 38, y: variant % 2 === 0 ? 398 : 850, width: 524, height: 20 }, ink, {
        lines: 1,
        weight: 500,
        width: 90,
        tracking: 0,
        size: 21,
        valign: 'bottom',
      }),
    ].join('');
  },
};

/** Constructivist diagonals: wedge, bars, a disc, the title climbing. */
export const diagonals: System = {
  ground: ([ground]) => ground,
  frame: ({ variant }) => sheetFrame(370, 190, variant % 2 === 0 ? 330 : 270),
  art: ({ emblem, palette: [, ink, second, accent, light], random, variant }, { width, height, cx, cy, reach }) => {
    const side = variant % 2 === 0 ? 1 : -1;
    const tilt = -19 * side;
    const bars = Array.from({ length: 6 }, (_, i) => {
      const thick = random.pick([8, 14, 26, 44]);
      return rect(
        cx - width,
        cy + reach * (0.75 + i * 0.34),
        width * random.between(0.7, 2),
        thick,
        i % 2 === 0 ? ink : second,
      );
    });
    const beams = [-1.9, -1.55, 1.3].map((share) =>
      rect(cx + share * reach, cy - height, random.pick([10, 20, 36]), height * 2, random.pick([ink, second])),
    );
    return [
      group(
        { transform: `rotate(${tilt} ${cx} ${cy})` },
        rect(cx - width * 1.5, cy + reach * 0.45, width * 3, height * 1.5, accent),
        ...beams,
        polygon(
          [
            [cx - width, cy - reach * 0.5],
            [cx + reach * 1.7, cy + reach * 0.1],
            [cx - width, cy + reach * 0.95],
          ],
          second,
        ),
        ...bars,
      ),
      circle(cx, cy, reach * 1.16, ink),
      circle(cx, cy, reach * 1.06, light),
      path(sector(cx, cy, reach * 0.94, reach * 1.06, 200, 300), second),
      placed(emblem(ink, second, accent === light ? '#ffffff' : accent), cx, cy, reach * 0.74, tilt / 3),
    ].join('');
  },
  words: ({ title, credit, palette: [ground, ink, second, , light], variant }) => {
    const side = variant % 2 === 0 ? 1 : -1;
    const slope = 0.344 * side;
    const set = setIn(
      title,
      { x: 40, y: 0, width: 520, height: 118 },
      { upper: true, lines: 2, leading: 0.84, tracking: 0, valign: 'middle', align: side > 0 ? 'start' : 'end' },
    );
    const climb = bent(set.outline, (x, y) => [x, y + (side > 0 ? 768 : 590) - (x - 40) * slope]);
    const back = (dy: number, fill: string): string =>
      polygon(
        [
          [-10, (side > 0 ? 788 : 572) - 22 + dy],
          [610, (side > 0 ? 788 : 572) - 22 - 610 * slope + dy],
          [610, (side > 0 ? 788 : 572) + 122 - 610 * slope + dy],
          [-10, (side > 0 ? 788 : 572) + 122 + dy],
        ],
        fill,
      );
    // The credit has a label of its own: bars run under it.
    const label = setIn(
      credit,
      { x: 40, y: 852, width: 480, height: 20 },
      { lines: 1, weight: 700, width: 85, upper: true, tracking: 0.06, size: 19, valign: 'middle' },
    );
    const shift = side > 0 ? 560 - label.bounds.right : 0;
    const wide = label.bounds.right - 40;
    return (
      back(10, second) +
      back(0, ink) +
      inked({ outline: climb }, light) +
      rect(side > 0 ? 560 - wide - 20 : 0, 840, wide + 60, 44, ground) +
      inked({ outline: bent(label.outline, (x, y) => [x + shift, y]) }, ink)
    );
  },
};

/** Optical: rings round a subject, out of step from one half to the other. */
export const optical: System = {
  ground: ([ground]) => ground,
  frame: ({ variant }) => sheetFrame(variant % 2 === 0 ? 530 : 390, 150),
  art: ({ emblem, palette: [, ink, second, accent, light], variant }, { width, height, cx, cy, reach }) => {
    const step = reach * 0.21;
    const sides = [0, 4, 6, 3][variant % 4]!;
    const count = Math.ceil(Math.hypot(width, height) / step / (width > 600 ? 1.1 : 1.5));
    const ring = (radius: number, turn: number): string => {
      if (sides === 0)
        return `M${numbers(cx - radius, cy)}a${numbers(radius, radius)} 0 1 0 ${numbers(radius * 2)} 0a${numbers(radius, radius)} 0 1 0 ${numbers(-radius * 2)} 0Z`;
      return `M${Array.from({ length: sides }, (_, i) => numbers(...polar(cx, cy + (sides === 3 ? radius * 0.1 : 0), radius * (sides === 3 ? 1.5 : 1.2), turn + (i * 360) / sides))).join('L')}Z`;
    };
    const both = (offset: number): string => {
      // Ring and gap in turn: even-odd makes each pair of outlines a band.
      return Array.from({ length: count }, (_, i) =>
        ring(reach * 1.02 + (i * 2 + offset) * step * 0.5, -90 + i * (sides === 0 ? 0 : 1.6)),
      )
        .reverse()
        .join('');
    };
    const split = variant % 3;
    return [
      path(both(0), second, { 'fill-rule': 'evenodd' }),
      ...(split === 0
        ? []
        : [
            clipped(
              'half',
              split === 1
                ? rect(cx, 0, width, height, ink)
                : polygon(
                    [
                      [0, 0],
                      [width, height],
                      [0, height],
                    ],
                    ink,
                  ),
              rect(0, 0, width, height, ink),
              path(both(1), accent, { 'fill-rule': 'evenodd' }),
            ),
          ]),
      path(ring(reach * 1.06, -90), ink),
      circle(cx, cy, reach * 0.98, light),
      placed(emblem(ink, second, accent), cx, cy, reach * 0.74),
    ].join('');
  },
  words: ({ title, credit, palette: [, ink, , accent, light], variant }) => {
    const top = variant % 2 === 0;
    const set = setIn(
      title,
      { x: 42, y: top ? 38 : 708, width: 516, height: 122 },
      { lines: 2, tracking: -0.035, leading: 0.88, align: 'middle', valign: 'middle' },
    );
    return (
      rect(0, top ? 0 : 676, 600, top ? 224 : 224, ink) +
      inked(set, light) +
      letteringIn(credit, { x: 42, y: top ? 184 : 850, width: 516, height: 18 }, accent, {
        lines: 1,
        align: 'middle',
        weight: 600,
        width: 90,
        tracking: 0.04,
        size: 20,
      })
    );
  },
};

/** Collage bands: the subject sliced, every slice printed in other colours and slipped. */
export const bands: System = {
  ground: ([ground]) => ground,
  frame: ({ variant }) => sheetFrame(variant % 2 === 0 ? 345 : 560, 272),
  art: (
    { emblem, palette: [ground, ink, second, accent, light], random, variant },
    { width, height, cx, cy, reach },
  ) => {
    const slices = 7;
    const tall = (reach * 2.3) / slices;
    const top = cy - reach * 1.15;
    const looks = [emblem(ink, second, light), emblem(light, ink, second), emblem(second, light, ink)];
    const grounds = [accent, second === ground ? accent : second, ink];
    const upright = variant % 3 === 2;
    const body = Array.from({ length: slices }, (_, i) => {
      const look = variant % 3 === 0 ? i % 2 : i % 3;
      const slip = random.between(-26, 26);
      const area = upright
        ? `<rect x="${numbers(cx - reach * 1.15 + i * tall)}" y="0" width="${numbers(tall + 0.5)}" height="${height}"/>`
        : `<rect x="0" y="${numbers(top + i * tall)}" width="${width}" height="${numbers(tall + 0.5)}"/>`;
      return `<clipPath id="s${i}">${area}</clipPath><g clip-path="url(#s${i})">${rect(0, 0, width, height, grounds[look]!)}<use href="#e${look}" transform="translate(${numbers(cx + (upright ? 0 : slip), cy + (upright ? slip : 0))}) scale(${(reach / 200).toFixed(2)})"/></g>`;
    });
    return `<defs>${looks.map((look, i) => `<g id="e${i}">${look}</g>`).join('')}</defs>${body.join('')}`;
  },
  words: ({ title, credit, palette: [, ink, , , light], variant }) => {
    const top = variant % 2 !== 0;
    const ground = variant % 3 === 2;
    const set = setIn(
      title,
      { x: 36, y: top ? 36 : 694, width: 528, height: 134 },
      { lines: 3, tracking: -0.04, leading: 0.86, valign: top ? 'top' : 'bottom' },
    );
    return (
      rect(0, top ? 0 : 660, 600, top ? 244 : 240, ground ? light : ink) +
      inked(set, ground ? ink : light) +
      letteringIn(credit, { x: 38, y: top ? 198 : 852, width: 524, height: 18 }, ground ? ink : light, {
        lines: 1,
        weight: 500,
        width: 90,
        tracking: 0,
        size: 21,
      })
    );
  },
};
