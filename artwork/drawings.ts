import { demoCinemas } from '../demo/cinemas/cinemas.ts';
import type { Drawing } from '../demo/media/drawings.ts';
import { demoShows } from '../demo/programme/films.ts';
import { backdropName, BANNER_SUBJECTS, bannerName, cinemaFrontName, posterName } from '../demo/programme/pictures.ts';
import { LANGUAGES } from '../src/sites/sites.ts';
import { backdropOf } from './backdrop.ts';
import { bannerOf } from './banners.ts';
import { cinemaFrontOf } from './fronts.ts';
import { posterOf } from './poster.ts';

/** Every picture of the demo, to be drawn anew. */
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
