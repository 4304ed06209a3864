import type { BannerSubject } from '../demo/programme/pictures.ts';
import { creatures } from './emblems/creatures.ts';
import type { Emblem } from './emblems/emblem.ts';
import { objects } from './emblems/objects.ts';
import { crowd } from './emblems/people.ts';
import { places } from './emblems/places.ts';
import { things } from './emblems/things.ts';
import { randomOf } from '../demo/random.ts';
import { sheet } from './svg.ts';
import { SYSTEMS } from './systems/choose.ts';
import { PALETTES, type SystemName } from './systems/palettes.ts';
import type { Frame, Scene } from './systems/scene.ts';

type Look = readonly [system: SystemName, emblem: Emblem, palette: 0 | 1 | 2 | 3, variant: number];

/** The illustrations of editors' content: each subject, and its look. */
const BANNERS: Readonly<Record<BannerSubject, Look>> = {
  armchairs: ['cutPaper', objects.twoSeats, 1, 0],
  balloons: ['cutPaper', objects.balloons, 3, 0],
  birds: ['silhouette', creatures.bird, 2, 1],
  blossom: ['cutPaper', things.blossom, 1, 1],
  bottle: ['letterpress', things.bottle, 2, 0],
  calendar: ['typographicGrid', objects.calendar, 3, 1],
  champagne: ['optical', things.glass, 1, 1],
  clapper: ['diagonals', objects.clapper, 3, 0],
  coffee: ['lineDrawing', objects.mug, 0, 1],
  crowd: ['bands', crowd, 3, 0],
  curtain: ['letterpress', objects.curtain, 0, 2],
  football: ['diagonals', things.football, 1, 1],
  gift: ['repeat', objects.gift, 0, 0],
  glasses: ['optical', objects.glasses, 0, 0],
  gramophone: ['woodcut', things.gramophone, 3, 0],
  headphones: ['lineDrawing', objects.headphones, 3, 0],
  heart: ['cutPaper', things.heart, 2, 0],
  house: ['silhouette', places.house, 1, 2],
  map: ['map', places.mountains, 0, 1],
  megaphone: ['diagonals', objects.megaphone, 0, 0],
  candle: ['lightAndShadow', things.candle, 1, 0],
  passCard: ['diagonals', objects.passCard, 2, 1],
  phone: ['typographicGrid', objects.phone, 2, 0],
  popcorn: ['optical', objects.popcorn, 3, 0],
  projector: ['lightAndShadow', objects.projector, 0, 1],
  reel: ['letterpress', objects.reel, 1, 0],
  rose: ['lineDrawing', creatures.rose, 2, 0],
  screen: ['bands', objects.screen, 0, 1],
  seat: ['typographicGrid', objects.seat, 0, 0],
  ship: ['map', creatures.galleon, 2, 0],
  beetle: ['woodcut', creatures.beetle, 2, 1],
  snow: ['silhouette', objects.snow, 0, 3],
  speaker: ['woodcut', objects.speaker, 1, 0],
  star: ['letterpress', objects.star, 3, 0],
  sun: ['silhouette', objects.sun, 0, 0],
  swan: ['lineDrawing', creatures.swan, 1, 0],
  ticket: ['cutPaper', objects.ticket, 0, 1],
  tickets: ['repeat', objects.ticket, 1, 2],
  tram: ['map', things.tram, 1, 1],
  violin: ['bands', things.violin, 2, 2],
  wheel: ['silhouette', places.ferris, 2, 0],
};

/** In the middle: nothing is laid over a banner. */
const WIDE: Frame = { width: 1600, height: 900, cx: 800, cy: 450, reach: 290 };
const FRAMES: Readonly<Partial<Record<SystemName, Partial<Frame>>>> = {
  optical: { reach: 220 },
  bands: { reach: 340 },
  letterpress: { reach: 250 },
  map: { reach: 210, cx: 860 },
  lightAndShadow: { cy: 600, reach: 190 },
  silhouette: { cy: 480, reach: 320 },
};

/** The wide picture of a subject, without any words: an SVG of 1600 × 900 in one of the styles of the posters. */
export function bannerOf(subject: BannerSubject): string {
  const [name, emblem, palette, variant] = BANNERS[subject];
  const inks = PALETTES[name][palette]!;
  const words = { title: '', subtitle: '', credit: '', makers: '', year: 0, tagline: '' };
  const scene: Scene = { ...words, emblem, palette: inks, variant, random: randomOf(`banner ${subject}`) };
  const system = SYSTEMS[name];
  return sheet(1600, 900, inks[0], system.ground(inks), system.art(scene, { ...WIDE, ...FRAMES[name] }));
}
