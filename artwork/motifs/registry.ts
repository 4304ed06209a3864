import type { Motif } from '../types.ts';
import { metropolis, movieCamera } from './city.ts';
import { faust, haxan } from './devils.ts';
import { aelita, joan } from './faces.ts';
import { livingDead, phantomCarriage } from './ghosts.ts';
import { goldRush, safetyLast } from './heights.ts';
import { general, sherlock } from './keaton.ts';
import { nosferatu, sunrise } from './murnau.ts';
import { girlFriday, gulliver } from './paper.ts';
import { caligari, phantom } from './shadows.ts';
import { thief, wings } from './skies.ts';
import { kid, potemkin } from './steps.ts';
import { achmed, moon } from './wonders.ts';

/** Posters drawn for one film alone, by the show's id; all others come from a compositional system. */
export const MOTIFS: ReadonlyMap<number, Motif> = new Map<number, Motif>([
  [44001, sunrise],
  [44002, nosferatu],
  [44003, moon],
  [44004, general],
  [44005, caligari],
  [44006, achmed],
  [44007, sherlock],
  [44008, potemkin],
  [44009, movieCamera],
  [44010, phantom],
  [44011, kid],
  [44012, safetyLast],
  [44013, goldRush],
  [44014, faust],
  [44015, joan],
  [44016, haxan],
  [44017, phantomCarriage],
  [44018, livingDead],
  [44019, metropolis],
  [44020, wings],
  [44021, aelita],
  [44022, gulliver],
  [44023, thief],
  [44024, girlFriday],
]);
