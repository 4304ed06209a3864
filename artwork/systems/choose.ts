import { creatures } from '../emblems/creatures.ts';
import type { Emblem } from '../emblems/emblem.ts';
import { crowd, people, razorEye } from '../emblems/people.ts';
import { places } from '../emblems/places.ts';
import { things } from '../emblems/things.ts';
import type { DemoShow, Genre } from '../../demo/types.ts';
import { bands, diagonals, optical, typographicGrid } from './geometry.ts';
import { lightAndShadow, lineDrawing, silhouette } from './light.ts';
import { cutPaper, letterpress, woodcut } from './paper.ts';
import type { SystemName } from './palettes.ts';
import { map, repeat } from './plan.ts';
import type { System } from './scene.ts';

export const SYSTEMS: Readonly<Record<SystemName, System>> = {
  typographicGrid,
  cutPaper,
  silhouette,
  diagonals,
  lineDrawing,
  lightAndShadow,
  optical,
  bands,
  woodcut,
  letterpress,
  map,
  repeat,
};

const EMBLEMS = { ...people, ...things, ...creatures, ...places, crowd, razorEye };
type EmblemName = keyof typeof EMBLEMS;
type Choice = readonly [system: SystemName, emblem: EmblemName, palette: 0 | 1 | 2 | 3, variant: number];

/** How each show without a motif of its own is drawn. */
const CHOICES: Readonly<Record<number, Choice>> = {
  44025: ['woodcut', 'golem', 0, 0],
  44026: ['optical', 'hypnotist', 0, 4],
  44027: ['bands', 'doorman', 3, 0],
  44028: ['typographicGrid', 'bob', 2, 0],
  44029: ['woodcut', 'sword', 1, 1],
  44030: ['lightAndShadow', 'candle', 2, 0],
  44031: ['lineDrawing', 'gramophone', 0, 0],
  44032: ['diagonals', 'trainWheel', 0, 0],
  44033: ['silhouette', 'columns', 3, 2],
  44034: ['cutPaper', 'blossom', 1, 0],
  44035: ['bands', 'crowd', 1, 3],
  44036: ['silhouette', 'ladder', 0, 4],
  44037: ['cutPaper', 'steamboat', 0, 1],
  44038: ['letterpress', 'pistol', 0, 1],
  44039: ['typographicGrid', 'tram', 0, 1],
  44040: ['lineDrawing', 'diver', 1, 1],
  44041: ['repeat', 'ring', 1, 0],
  44042: ['repeat', 'football', 0, 1],
  44043: ['letterpress', 'bigTop', 1, 0],
  44044: ['lightAndShadow', 'maskedMan', 1, 1],
  44045: ['woodcut', 'volcano', 2, 2],
  44046: ['bands', 'bicorne', 0, 1],
  44047: ['typographicGrid', 'cubist', 1, 3],
  44048: ['optical', 'danceuse', 1, 1],
  44049: ['bands', 'razorEye', 2, 2],
  44050: ['cutPaper', 'heart', 2, 2],
  44051: ['diagonals', 'zed', 3, 1],
  44052: ['letterpress', 'track', 3, 4],
  44053: ['silhouette', 'cactus', 1, 6],
  44054: ['lineDrawing', 'igloo', 1, 4],
  44055: ['map', 'mountains', 1, 1],
  44056: ['lightAndShadow', 'noh', 3, 2],
  44057: ['repeat', 'stamp', 3, 4],
  44058: ['cutPaper', 'flytrap', 3, 3],
  44059: ['silhouette', 'ferris', 2, 3],
  44060: ['silhouette', 'house', 1, 1],
  44061: ['lightAndShadow', 'glass', 3, 3],
  44062: ['bands', 'road', 1, 4],
  44063: ['typographicGrid', 'thumb', 3, 2],
  44064: ['optical', 'bowTie', 3, 2],
  44065: ['repeat', 'beetle', 2, 3],
  44066: ['lineDrawing', 'beanstalk', 3, 2],
  44067: ['woodcut', 'brontosaur', 3, 0],
  44068: ['map', 'octopus', 3, 0],
  44069: ['silhouette', 'galleon', 0, 5],
  44070: ['cutPaper', 'bird', 0, 4],
  44071: ['lineDrawing', 'brontosaur', 2, 3],
  44072: ['optical', 'lone', 2, 3],
  44101: ['diagonals', 'fan', 2, 0],
  44102: ['silhouette', 'rose', 3, 7],
  44103: ['optical', 'flute', 1, 0],
  44104: ['lightAndShadow', 'dagger', 2, 1],
  44105: ['silhouette', 'swan', 0, 0],
  44106: ['repeat', 'nutcracker', 0, 0],
  44107: ['lineDrawing', 'ballet', 2, 2],
  44108: ['typographicGrid', 'ninth', 0, 2],
  44109: ['bands', 'violin', 0, 5],
  44110: ['diagonals', 'robot', 1, 3],
  44111: ['letterpress', 'cyrano', 2, 2],
  44112: ['letterpress', 'skull', 3, 1],
  44113: ['letterpress', 'bottle', 0, 3],
  44114: ['cutPaper', 'donkey', 3, 1],
};

/** By genre, for shows that nobody has thought of yet: systems from the oldest decade to the newest, and an emblem. */
const BY_GENRE: Readonly<Partial<Record<Genre, readonly [EmblemName, ...SystemName[]]>>> = {
  horror: ['house', 'woodcut', 'lightAndShadow', 'optical'],
  crime: ['pistol', 'lightAndShadow', 'diagonals', 'bands'],
  thriller: ['road', 'lightAndShadow', 'bands', 'optical'],
  comedy: ['tram', 'letterpress', 'typographicGrid', 'repeat'],
  romance: ['heart', 'lineDrawing', 'cutPaper', 'repeat'],
  adventure: ['mountains', 'map', 'silhouette', 'map'],
  documentary: ['trainWheel', 'map', 'diagonals', 'typographicGrid'],
  western: ['cactus', 'letterpress', 'silhouette', 'map'],
  fantasy: ['galleon', 'silhouette', 'cutPaper', 'optical'],
  'science-fiction': ['robot', 'woodcut', 'optical', 'typographicGrid'],
  opera: ['rose', 'letterpress', 'silhouette', 'bands'],
  ballet: ['ballet', 'lineDrawing', 'cutPaper', 'bands'],
  concert: ['violin', 'typographicGrid', 'bands', 'optical'],
  theatre: ['skull', 'letterpress', 'woodcut', 'typographicGrid'],
};

export type Chosen = {
  readonly system: System;
  readonly name: SystemName;
  readonly emblem: Emblem;
  readonly palette: number;
  readonly variant: number;
};

/** The system, emblem and inks of a show: its own choice, else by its first known genre and its decade. */
export function choose(show: Pick<DemoShow, 'id' | 'genresSlug' | 'year'>): Chosen {
  const own = CHOICES[show.id];
  if (own) {
    const [name, emblem, palette, variant] = own;
    return { system: SYSTEMS[name], name, emblem: EMBLEMS[emblem], palette, variant };
  }
  const genre = show.genresSlug.find((one) => BY_GENRE[one] !== undefined);
  const [emblem, ...systems] =
    (genre && BY_GENRE[genre]) ?? (['candle', 'woodcut', 'typographicGrid', 'bands'] as const);
  const name = systems[show.year < 1920 ? 0 : show.year < 1940 ? 1 : 2]!;
  return { system: SYSTEMS[name], name, emblem: EMBLEMS[emblem], palette: show.id % 4, variant: show.id % 12 };
}
