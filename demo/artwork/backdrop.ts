import type { DemoShow } from '../types.ts';
import { MOTIFS } from './motifs/registry.ts';
import { dominantColourOf, sceneOf } from './poster.ts';
import { element, rect, sheet } from './svg.ts';
import { choose } from './systems/choose.ts';
import type { SystemName } from './systems/palettes.ts';
import type { Frame } from './systems/scene.ts';

/** What a backdrop of a motif looks at closely: left and top edge and width on its poster, chosen right of the middle. */
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

/** The wordless wide picture of a show, an SVG of 1600 × 900 from the same pieces and inks as its poster. */
export function backdropOf(show: DemoShow): string {
  const ink = MOTIFS.has(show.id) ? '#11100e' : sceneOf(show, 'en').palette[1];
  return sheet(1600, 900, dominantColourOf(show), art(show), shade(ink));
}

function art(show: DemoShow): string {
  const motif = MOTIFS.get(show.id);
  if (motif) {
    const [x, y, width] = CLOSE_UPS[show.id] ?? [20, 250, 440];
    const picture = motif(show, 'en')
      .replace(/^<svg[^>]*>/, '')
      .replace(/<\/svg>$/, '')
      .replaceAll(/<path d="[^"]*"[^>]*class="lettering"[^>]*\/>/g, '');
    return element('svg', { viewBox: `${x} ${y} ${width} ${(width * 9) / 16}`, width: 1600, height: 900 }, picture);
  }
  const { name, system } = choose(show);
  return system.art(sceneOf(show, 'en'), { ...WIDE, ...FRAMES[name] });
}
