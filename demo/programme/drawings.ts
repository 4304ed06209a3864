import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../../src/sites/sites.ts';
import { demoCinemas } from '../cinemas/cinemas.ts';
import type { Drawing } from '../media/drawings.ts';
import { demoShows } from './films.ts';
import { backdropName, BANNER_SUBJECTS, bannerName, cinemaFrontName, posterName } from './pictures.ts';

/** The file of a picture by its name: `poster-44001-fr` is `poster/44001-fr.svg`. */
export const fileOfDrawing = (name: string) => `${name.replace('-', '/')}.svg`;

/** The SVG text of a picture, which the folder artwork has drawn. Throws if there is none. */
export function drawnAs(name: string): string {
  return readFileSync(new URL(`../pictures/${fileOfDrawing(name)}`, import.meta.url), 'utf8');
}

/** The colour of a drawing's ground, `#rrggbb`. */
export function groundOf(svg: string): string {
  return /<rect [^>]*fill="(#[0-9a-f]{6})"/i.exec(svg)![1]!.toLowerCase();
}

/**
 * Every picture of the demo: a poster for each show and language, a backdrop for each show, the front of each cinema,
 * the banners.
 */
export function drawings(): Drawing[] {
  const names = [
    ...demoShows.flatMap((show) => LANGUAGES.map((language) => posterName(show, language))),
    ...demoShows.map(backdropName),
    ...Object.values(demoCinemas)
      .flat()
      .map(({ slug }) => cinemaFrontName(slug)),
    ...BANNER_SUBJECTS.map(bannerName),
  ];
  return names.map((name) => ({ name, svg: () => drawnAs(name) }));
}
