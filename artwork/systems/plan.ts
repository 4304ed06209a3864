import { inked, letteringIn, setIn } from '../lettering.ts';
import { circle, group, numbers, path, polar, rect, stroke } from '../svg.ts';
import { placed, sheetFrame, type System } from './scene.ts';

/** Map: a land of contours, a way through it, the subject where the way ends. */
export const map: System = {
  ground: ([ground]) => ground,
  frame: ({ variant }) => sheetFrame(560, 150, variant % 2 === 0 ? 370 : 230),
  art: ({ emblem, palette: [ground, ink, second, accent, light], random }, { width, height, cx, cy, reach }) => {
    const waves = Array.from(
      { length: 7 },
      () => [random.whole(2, 6), random.between(0, 6.3), random.between(0.02, 0.1)] as const,
    );
    const contour = (radius: number): string => {
      const points = Array.from({ length: 36 }, (_, i) => {
        const angle = (i * Math.PI) / 18;
        const swell = waves.reduce((sum, [k, phase, size]) => sum + size * Math.sin(k * angle + phase), 1);
        return [cx + Math.cos(angle) * radius * swell * 1.08, cy + Math.sin(angle) * radius * swell] as const;
      });
      const mids = points.map(([x, y], i) => {
        const [nx, ny] = points[(i + 1) % 36]!;
        return [(x + nx) / 2, (y + ny) / 2] as const;
      });
      return `M${Math.round(mids[35]![0])} ${Math.round(mids[35]![1])}${points.map(([x, y], i) => `Q${[x, y, ...mids[i]!].map((v) => Math.round(v)).join(' ')}`).join('')}Z`;
    };
    const land = contour(reach * 2.5);
    const grid =
      Array.from({ length: Math.ceil(width / 75) }, (_, i) => `M${i * 75} 0V${height}`).join('') +
      Array.from({ length: 12 }, (_, i) => `M0 ${i * 75}H${width}`).join('');
    const [startX, startY] = [cx - (cx > width / 2 ? 1 : -1) * reach * 2.1, cy - reach * 1.9];
    const compass = [0, 90, 180, 270]
      .map((turn) => {
        const [tx, ty] = polar(0, 0, 44, turn - 90);
        const [ax, ay] = polar(0, 0, 11, turn - 45);
        return `M0 0L${numbers(tx, ty)}L${numbers(ax, ay)}Z`;
      })
      .join('');
    return [
      stroke(grid, ink, 1, { opacity: 0.22 }),
      path(land, accent),
      stroke([2.2, 1.95, 1.72, 1.5].map((share) => contour(reach * share)).join(''), ink, 2.2, { opacity: 0.75 }),
      path(contour(reach * 1.5), second, { opacity: 0.9 }),
      stroke(land, ink, 5),
      stroke(
        `M${numbers(startX, startY)}C${numbers(startX + 120, startY + 40)} ${numbers(cx - 160, cy - reach * 0.6)} ${numbers(cx - reach * 0.7, cy - reach * 0.8)}`,
        ink,
        7,
        { 'stroke-dasharray': '18 12' },
      ),
      stroke(`M${numbers(startX - 13, startY - 13)}l26 26m0 -26l-26 26`, second, 9),
      circle(cx, cy, reach * 1.1, ink),
      circle(cx, cy, reach * 1.03, light),
      placed(emblem(ink, second, light === ground ? accent : ground), cx, cy, reach * 0.76),
      group(
        {
          transform: `translate(${Math.round(cx + (cx > width / 2 ? -1 : 1) * reach * 1.75)} ${Math.round(cy + reach * 1.6)})`,
        },
        circle(0, 0, 50, light) + stroke('M-50 0a50 50 0 1 1 0 .1', ink, 3) + path(compass, ink),
      ),
    ].join('');
  },
  words: ({ title, credit, palette: [ground, ink, second] }) => {
    const set = setIn(
      title,
      { x: 40, y: 52, width: 520, height: 150 },
      { lines: 3, upper: true, tracking: 0.01, leading: 0.84, stretch: 1.05 },
    );
    const bottom = set.bounds.bottom;
    return (
      rect(18, 18, 564, bottom + 48, ground) +
      stroke(`M24 24H576V${Math.round(bottom + 60)}H24Z`, ink, 4) +
      stroke(`M31 31H569V${Math.round(bottom + 53)}H31Z`, ink, 1.5) +
      inked(set, ink) +
      letteringIn(credit, { x: 42, y: bottom + 18, width: 516, height: 18 }, second, {
        lines: 1,
        weight: 700,
        width: 85,
        tracking: 0.02,
        size: 21,
      })
    );
  },
};

/** Repeat: the subject as a wallpaper, and one of them out of step. */
export const repeat: System = {
  ground: ([ground]) => ground,
  frame: () => sheetFrame(450, 75),
  art: ({ emblem, palette: [ground, ink, second, accent, light], random, variant }, { width, height }) => {
    const across = width > 600 ? 8 : variant % 2 === 0 ? 3 : 4;
    const unit = width / across;
    const looks = [emblem(ink, second, light), emblem(light, ink, ground), emblem(ink, light, accent)];
    const fields = [accent, second, light === ground ? accent : light];
    const odd = random.whole(across, across * 2 - 1);
    const tiles: string[] = [];
    for (let i = 0; i < across * Math.ceil(height / unit); i++) {
      const [column, row] = [i % across, Math.floor(i / across)];
      const look = (column + row * (variant % 3 === 0 ? 1 : 2)) % 3;
      const field = fields[look]!;
      const [x, y] = [column * unit, row * unit];
      const turn = i === odd ? ' rotate(180)' : '';
      tiles.push(
        rect(x, y, unit + 0.5, unit + 0.5, i === odd ? ink : field) +
          (variant % 3 === 1 ? circle(x + unit / 2, y + unit / 2, unit * 0.46, ground) : '') +
          `<use href="#r${i === odd ? 1 : variant % 3 === 1 ? 0 : look}" transform="translate(${numbers(x + unit / 2, y + unit / 2)})${turn} scale(${((unit * 0.4) / 200).toFixed(3)})"/>`,
      );
    }
    return `<defs>${looks.map((look, i) => `<g id="r${i}">${look}</g>`).join('')}</defs>${tiles.join('')}`;
  },
  words: ({ title, credit, palette: [ground, ink, second, , light], variant }) => {
    const unit = variant % 2 === 0 ? 200 : 150;
    const top = 600;
    const paper = light === ground ? ground : light;
    const set = setIn(
      title,
      { x: 34, y: top + 32, width: 532, height: 176 },
      { lines: 3, tracking: -0.045, leading: 0.84, valign: 'middle', align: unit === 200 ? 'start' : 'middle' },
    );
    return (
      rect(0, top, 600, 300, paper) +
      inked(set, ink) +
      letteringIn(credit, { x: 36, y: 846, width: 528, height: 19 }, second, {
        lines: 1,
        weight: 700,
        width: 85,
        tracking: 0,
        size: 22,
        align: unit === 200 ? 'start' : 'middle',
      })
    );
  },
};
