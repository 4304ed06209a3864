import { LANGUAGES } from '../../src/sites/sites.ts';
import { backdropOf } from '../artwork/backdrop.ts';
import { BANNER_SUBJECTS, bannerOf } from '../artwork/banners.ts';
import { cinemaFrontOf } from '../artwork/fronts.ts';
import type { Drawing } from '../media/drawings.ts';
import { posterOf } from '../artwork/poster.ts';
import { demoCinemas } from '../cinemas/cinemas.ts';
import { demoShows } from './films.ts';
import { backdropName, bannerName, cinemaFrontName, posterName } from './pictures.ts';

/**
 * Every picture of the demo: a poster for each show and language, a backdrop for each show, the front of each cinema,
 * the banners.
 */
export function drawings(): Drawing[] {
  const posters = demoShows.flatMap((show) =>
    LANGUAGES.map((language): Drawing => ({
      name: posterName(show, language),
      svg: () => posterOf(show, language),
    })),
  );
  const backdrops = demoShows.map((show): Drawing => ({
    name: backdropName(show),
    svg: () => backdropOf(show),
  }));
  const fronts = Object.values(demoCinemas)
    .flat()
    .map(({ slug, name, style }): Drawing => ({
      name: cinemaFrontName(slug),
      svg: () => cinemaFrontOf({ name, style, seed: slug }),
    }));
  const banners = BANNER_SUBJECTS.map((subject): Drawing => ({
    name: bannerName(subject),
    svg: () => bannerOf(subject),
  }));
  return [...posters, ...backdrops, ...fronts, ...banners];
}
