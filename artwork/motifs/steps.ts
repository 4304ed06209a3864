import { letteringIn, setIn, inked } from '../lettering.ts';
import { bent } from '../outline.ts';
import { circle, ellipse, group, numbers, path, polygon, poster, rect, stroke, type Point } from '../svg.ts';
import { titleOf } from '../../demo/programme/films.ts';
import { creditOf } from '../texts.ts';
import type { Motif } from '../types.ts';

/** Battleship Potemkin: the steps, the rank that comes down them, the pram ahead of it. */
export const potemkin: Motif = (show, language) => {
  const [ink, red, paper, rust] = ['#14110f', '#d9301e', '#f1e6d2', '#8f1d14'];
  let y = -260;
  const steps: string[] = [];
  const edges: number[] = [];
  for (let i = 0; y < 1150; i++) {
    const tread = 15 + i * 3.6;
    const riser = 8 + i * 2;
    edges.push(y);
    steps.push(rect(-300, y, 1300, tread, paper), rect(-300, y + tread, 1300, riser, red));
    y += tread + riser;
  }
  // Each shadow breaks on each riser.
  const shadow = (x: number, width: number, until: number): string => {
    const left: Point[] = [];
    const right: Point[] = [];
    let at = x;
    let wide = width;
    edges.slice(0, until).forEach((edge, i) => {
      const tread = 15 + i * 3.6;
      const riser = 8 + i * 2;
      left.push([at, edge], [at + tread * 0.8, edge + tread]);
      right.push([at + wide, edge], [at + wide + tread * 0.8, edge + tread]);
      at += tread * 0.8 + riser * 0.1;
      wide += 1.1;
    });
    const end = left.at(-1)!;
    return polygon([...left, [end[0] + 70, end[1] + 96], ...right.reverse()], ink);
  };
  const spokes = (cx: number, cy: number, r: number): string =>
    circle(cx, cy, r, ink) +
    circle(cx, cy, r - 9, paper) +
    stroke(
      Array.from({ length: 6 }, (_, i) => {
        const a = (i * Math.PI) / 6 + 0.2;
        return `M${numbers(cx - Math.cos(a) * r, cy - Math.sin(a) * r)}L${numbers(cx + Math.cos(a) * r, cy + Math.sin(a) * r)}`;
      }).join(''),
      ink,
      5,
    ) +
    circle(cx, cy, 11, ink) +
    circle(cx, cy, 4, red);
  return poster(
    red,
    group(
      { transform: 'rotate(-16 300 450)' },
      ...steps,
      ...[-330, -230, -130, -30, 70].map((x, i) => shadow(x, 30, 14 - i)),
    ),
    group(
      { transform: 'translate(350 452) rotate(14)' },
      path('M-168 -76C-160 10 -110 62 -20 64H40C110 62 150 12 156 -58H-8Z', ink),
      path('M-8 -66V-214C-90 -210 -160 -150 -168 -84Z', rust),
      stroke('M-8 -66L-26 -208M-8 -66L-84 -190M-8 -66L-136 -142', ink, 7),
      path('M-8 -66V-214C-90 -210 -160 -150 -168 -84', 'none', { stroke: ink, 'stroke-width': 9 }),
      rect(-172, -88, 332, 22, paper),
      stroke('M150 -74L214 -128', ink, 12, { 'stroke-linecap': 'round' }),
      stroke('M198 -142L232 -108', ink, 15, { 'stroke-linecap': 'round' }),
      stroke('M-120 30L-92 100M110 30L92 100M-100 90H100', ink, 9),
      ellipse(48, -94, 36, 30, paper),
      path('M12 -92C12 -142 86 -142 86 -92Q50 -112 12 -92Z', ink),
      circle(38, -88, 4, ink),
      circle(60, -88, 4, ink),
      ellipse(49, -75, 7, 6, ink),
      spokes(-92, 106, 70),
      spokes(98, 106, 70),
    ),
    path('M0 748L600 648L600 900L0 900Z', ink),
    path('M0 732L600 632L600 645L0 745Z', paper),
    inked(
      {
        outline: bent(
          setIn(
            titleOf(show, language),
            { x: 34, y: 804, width: 532, height: 112 },
            { upper: true, lines: 2, valign: 'top', tracking: -0.01, leading: 0.82, stretch: 1.1 },
          ).outline,
          (x, py) => [x, py - 28 - (x - 34) * 0.1667],
        ),
      },
      paper,
    ),
    letteringIn(creditOf(show), { x: 260, y: 860, width: 306, height: 15 }, red, {
      upper: true,
      lines: 1,
      tracking: 0.1,
      weight: 700,
      width: 85,
      align: 'end',
    }),
  );
};

/** The Kid: two on a doorstep, alike in all but size. */
export const kid: Motif = (show, language) => {
  const [brick, dark, door, deep, cream, ink, mustard, grey] = [
    '#c4553a',
    '#a54129',
    '#2d6374',
    '#224e5d',
    '#f8ead0',
    '#16130f',
    '#efb43c',
    '#7d8a86',
  ];
  const bricks = Array.from({ length: 22 }, (_, row) => `M${row % 2 === 0 ? 0 : -32} ${row * 36 + 18}H600`).join('');
  const figure = (
    x: number,
    y: number,
    k: number,
    coat: string,
    trousers: string,
    shoe: string,
    head: string,
  ): string =>
    group(
      { transform: `translate(${x} ${y}) scale(${k})` },
      path('M-84 0C-92 -120 -70 -168 0 -170C70 -168 92 -120 84 0Z', coat),
      path('M-24 -168L0 -96L24 -168Z', cream),
      // Knees up, elbows on them, chin in both hands.
      path('M-96 -30C-96 -66 -30 -66 -28 -30L-22 120H-92ZM96 -30C96 -66 30 -66 28 -30L22 120H92Z', trousers),
      path(
        'M-82 -140C-116 -96 -112 -56 -74 -48L-36 -128L-54 -140L-72 -96ZM82 -140C116 -96 112 -56 74 -48L36 -128L54 -140L72 -96Z',
        coat,
      ),
      path('M-94 112H-20V146H-150C-158 122 -122 112 -94 112ZM94 112H20V146H150C158 122 122 112 94 112Z', shoe),
      head,
      circle(-48, -134, 17, cream),
      circle(48, -134, 17, cream),
    );
  const eyes = (y: number, r: number): string =>
    circle(-22, y, r, ink) +
    circle(22, y, r, ink) +
    circle(-20, y - 2, r * 0.3, cream) +
    circle(24, y - 2, r * 0.3, cream);
  const trampHead =
    path('M-62 -226C-74 -180 -60 -160 -48 -152L48 -152C60 -160 74 -180 62 -226Z', ink) +
    path('M-50 -236C-56 -180 -36 -126 0 -124C36 -126 56 -180 50 -236Z', cream) +
    path(
      'M-36 -204Q-22 -216 -10 -206L-10 -201Q-22 -208 -36 -198ZM36 -204Q22 -216 10 -206L10 -201Q22 -208 36 -198Z',
      ink,
    ) +
    eyes(-190, 7) +
    path('M-15 -164L-11 -176H11L15 -164Z', ink) +
    stroke('M-10 -150Q0 -154 10 -150', ink, 3.5, { 'stroke-linecap': 'round' }) +
    path('M-56 -232C-62 -318 62 -318 56 -232Z', ink) +
    path('M-88 -240Q0 -214 88 -240Q90 -222 70 -218Q0 -204 -70 -218Q-90 -222 -88 -240Z', ink) +
    path('M-56 -246Q0 -230 56 -246V-236Q0 -218 -56 -236Z', brick);
  const kidHead =
    path('M-70 -244C-84 -170 -62 -142 -40 -134L40 -134C62 -142 84 -170 70 -244Z', '#5a3a22') +
    path('M-54 -240C-60 -176 -40 -122 0 -120C40 -122 60 -176 54 -240Z', cream) +
    eyes(-186, 10) +
    stroke('M-34 -210Q-22 -216 -12 -208M34 -210Q22 -216 12 -208', ink, 4, { 'stroke-linecap': 'round' }) +
    stroke('M-9 -146Q0 -150 9 -146', ink, 4, { 'stroke-linecap': 'round' }) +
    path('M-96 -236C-140 -300 -60 -352 20 -346C120 -342 150 -276 104 -236C60 -256 -40 -262 -96 -236Z', mustard) +
    path('M-96 -236C-40 -262 60 -256 104 -236C80 -216 -60 -214 -96 -236Z', '#c98a1f') +
    stroke('M14 -344C-20 -320 -36 -290 -36 -254M14 -344C50 -320 62 -290 60 -252', '#c98a1f', 4) +
    circle(14, -346, 9, '#c98a1f');
  return poster(
    brick,
    stroke(bricks, dark, 3),
    stroke(
      Array.from(
        { length: 22 },
        (_, row) =>
          `M${row % 2 === 0 ? 30 : 0} ${row * 36 - 18}v36M540 ${row * 36 - 18}v36M${row % 2 === 0 ? 570 : 600} ${row * 36 - 18}v36`,
      ).join(''),
      dark,
      3,
    ),
    rect(64, 0, 472, 780, cream),
    rect(84, 0, 432, 780, deep),
    rect(92, 0, 416, 780, door),
    rect(120, 30, 360, 236, deep),
    rect(128, 38, 344, 220, mustard),
    rect(120, 300, 168, 480, deep),
    rect(312, 300, 168, 480, deep),
    rect(130, 310, 148, 470, '#387589'),
    rect(322, 310, 148, 470, '#387589'),
    circle(300, 520, 13, mustard),
    rect(0, 716, 600, 110, '#d9c9aa'),
    rect(0, 716, 600, 12, cream),
    rect(0, 826, 600, 74, '#a8977a'),
    rect(0, 826, 600, 10, '#8b7b60'),
    figure(212, 690, 1, ink, grey, '#241d17', trampHead),
    figure(418, 724, 0.7, '#8b3a2a', '#4a5a3e', '#241d17', kidHead),
    path('M392 726l22-6l6 24l-24 4Z', mustard),
    stroke('M390 724l30 24M394 748l22-28', ink, 2),
    letteringIn(titleOf(show, language), { x: 142, y: 54, width: 316, height: 188 }, ink, {
      align: 'middle',
      valign: 'middle',
      lines: 3,
      tracking: -0.045,
      leading: 0.86,
    }),
    letteringIn(creditOf(show), { x: 60, y: 860, width: 480, height: 20 }, ink, {
      align: 'middle',
      lines: 1,
      tracking: 0,
      weight: 600,
      width: 85,
      size: 24,
    }),
  );
};
