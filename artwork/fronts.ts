import type { CinemaStyle } from '../demo/cinemas/types.ts';
import { artDeco } from './fronts/art-deco.ts';
import { brutalist } from './fronts/brutalist.ts';
import { classical } from './fronts/classical.ts';
import { industrial } from './fronts/industrial.ts';
import { modernist } from './fronts/modernist.ts';
import { neon } from './fronts/neon.ts';
import { pavilion } from './fronts/pavilion.ts';
import { riad } from './fronts/riad.ts';
import { nightOf, type Front, type Scene } from './fronts/scene.ts';
import { partsOfName } from './fronts/sign.ts';
import { skylineOf, skyOf } from './fronts/sky.ts';
import { streetOf } from './fronts/street.ts';
import { randomOf } from '../demo/random.ts';
import { sheet } from './svg.ts';

const FRONTS: Readonly<Record<CinemaStyle, readonly ((scene: Scene) => Front)[]>> = {
  'art-deco': artDeco,
  modernist,
  industrial,
  neon,
  classical,
  riad,
  brutalist,
  pavilion,
};
/** What a style is built of; the others take any wall that suits the night. */
const WALLS: Partial<Record<CinemaStyle, Parameters<typeof nightOf>[1]>> = {
  industrial: ['brick', 'rose', 'ochre'],
  classical: ['bone', 'ochre', 'rose'],
  riad: ['ochre', 'rose', 'bone'],
  brutalist: ['bone', 'slate'],
  neon: ['plum', 'navy', 'slate'],
};

/** The front of a cinema at night: a whole SVG of 1600 × 900, in which its name shines as outlines. */
export function cinemaFrontOf({
  name,
  style,
  seed,
}: {
  readonly name: string;
  readonly style: CinemaStyle;
  readonly seed: string | number;
}): string {
  const random = randomOf(`${style}/${seed}`);
  const night = nightOf(random, WALLS[style]);
  const sky = skyOf(random, night) + skylineOf(random, night);
  const draw = randomOf(`${seed}/kind`).pick(FRONTS[style]);
  const front = draw({ random, night, ...partsOfName(name) });
  return sheet(1600, 900, night.sky[0], sky, ...front.body, streetOf(random, night, front));
}
