import { groundOf } from '../demo/programme/drawings.ts';
import type { DemoShow } from '../demo/types.ts';
import { MOTIFS } from './motifs/registry.ts';
import { posterOf, sceneOf } from './poster.ts';
import { element, rect, sheet } from './svg.ts';
import { choose } from './systems/choose.ts';
import type { SystemName } from './systems/palettes.ts';
import type { Frame, Scene } from './systems/scene.ts';
import type { Motif } from './types.ts';

/** The part of a motif's poster that its backdrop shows: left and top edge and width, chosen right of the middle. */
const CLOSE_UPS: Readonly<Record<number, readonly [x: number, y: number, width: number]>> = {
  44001: [40, 415, 480],
  44002: [40, 262, 540],
  44003: [60, 230, 500],
  44004: [10, 330, 440],
  44005: [40, 160, 440],
  44006: [30, 230, 540],
  44007: [0, 290, 440],
  44008: [60, 290, 500],
  44009: [0, 206, 440],
  44010: [10, 330, 450],
  44011: [30, 400, 520],
  44012: [0, 250, 560],
  44013: [100, 300, 500],
  44014: [0, 150, 440],
  44015: [20, 250, 560],
  44016: [0, 260, 540],
  44017: [0, 380, 600],
  44018: [0, 270, 540],
  44019: [0, 130, 440],
  44020: [60, 280, 520],
  44021: [40, 310, 520],
  44022: [60, 430, 540],
  44023: [0, 236, 500],
  44024: [20, 380, 540],
};

/** Where a system puts its subject on a wide sheet: on the right, clear of the words laid over the lower left. */
const WIDE: Frame = { width: 1600, height: 900, cx: 1125, cy: 450, reach: 300 };
const FRAMES: Readonly<Partial<Record<SystemName, Partial<Frame>>>> = {
  optical: { reach: 210 },
  bands: { reach: 380 },
  letterpress: { reach: 270 },
  map: { reach: 230 },
  lightAndShadow: { cx: 980, cy: 620, reach: 190 },
  silhouette: { cy: 470, reach: 330 },
};

/** The darkness that words stand on, in the lower left of every backdrop, tinted by the show's darkest ink. */
function shade(ink: string): string {
  const stops = [
    [0, 0.92],
    [0.5, 0.62],
    [1, 0],
  ] as const;
  return (
    element(
      'linearGradient',
      { id: 'shade', x1: 0, y1: 1, x2: 0.62, y2: 0.25 },
      ...stops.map(([offset, opacity]) => element('stop', { offset, 'stop-color': ink, 'stop-opacity': opacity })),
    ) + rect(0, 0, 1600, 900, 'url(#shade)')
  );
}

/** A colour between two, `share` of the way. */
function mix(from: string, to: string, share: number): string {
  const part = (at: number): string => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** 0 for black to 1 for white, as the eye weighs colours. */
function lightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/**
 * A poster's scene for a dark hall. Pale paper under the shade turns to mud, so its place is taken by a dark ground
 * between the poster's two deepest inks; a poster that is dark or strong in colour stays as it is.
 */
function atNight(name: SystemName, scene: Scene): Scene {
  const [paper, ink, second, accent, light] = scene.palette;
  if (lightness(paper) < 0.55) return scene;
  const ground = mix(ink, second, 0.3);
  switch (name) {
    case 'lineDrawing':
      return {
        ...scene,
        palette: [mix(ink, second, 0.14), light, second, mix(ink, second, 0.6), mix(ink, second, 0.3)],
      };
    case 'letterpress':
      // Its rays would outshine the subject, which keeps the light.
      return {
        ...scene,
        palette: [ground, ink, second, accent, mix(ground, light, 0.4)],
        emblem: (deepest, colour) => scene.emblem(deepest, colour, light),
      };
    default:
      return { ...scene, palette: [ground, ink, second, accent, light] };
  }
}

/** The wordless wide picture of a show, an SVG of 1600 × 900 from the same pieces and inks as its poster. */
export function backdropOf(show: DemoShow): string {
  const motif = MOTIFS.get(show.id);
  if (motif) return sheet(1600, 900, groundOf(posterOf(show, 'en')), closeUp(show, motif), shade('#11100e'));
  const { name, system } = choose(show);
  const printed = sceneOf(show, 'en');
  const scene = atNight(name, printed);
  const art = system.art(scene, { ...WIDE, ...FRAMES[name] });
  return sheet(1600, 900, system.ground(scene.palette), art, shade(printed.palette[1]));
}

/** What the poster's motif shows nearest its subject, without its letters. */
function closeUp(show: DemoShow, motif: Motif): string {
  const [x, y, width] = CLOSE_UPS[show.id] ?? [20, 250, 440];
  const picture = motif(show, 'en')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replaceAll(/<path d="[^"]*"[^>]*class="lettering"[^>]*\/>/g, '');
  return element('svg', { viewBox: `${x} ${y} ${width} ${(width * 9) / 16}`, width: 1600, height: 900 }, picture);
}
