import { LANGUAGES } from '../../src/sites/sites.ts';
import { backdropOf } from '../artwork/backdrop.ts';
import { BANNER_SUBJECTS, bannerOf } from '../artwork/banners.ts';
import { cinemaFrontOf } from '../artwork/fronts.ts';
import type { MediaJob } from '../artwork/media.ts';
import { posterOf } from '../artwork/poster.ts';
import { demoCinemas } from '../cinemas/cinemas.ts';
import { demoShows } from './films.ts';
import { backdropName, bannerName, cinemaFrontName, posterName } from './pictures.ts';

/** Every picture of the demo: a poster for each show and language, a backdrop for each show, the front of each cinema, the banners. */
export function pictureJobs(): MediaJob[] {
  const posters = demoShows.flatMap((show) =>
    LANGUAGES.map((language): MediaJob => ({
      name: posterName(show, language),
      kind: 'poster',
      svg: () => posterOf(show, language),
    })),
  );
  const backdrops = demoShows.map((show): MediaJob => ({
    name: backdropName(show),
    kind: 'wide',
    svg: () => backdropOf(show),
  }));
  const fronts = Object.values(demoCinemas)
    .flat()
    .map(({ slug, name, style }): MediaJob => ({
      name: cinemaFrontName(slug),
      kind: 'wide',
      svg: () => cinemaFrontOf({ name, style, seed: slug }),
    }));
  const banners = BANNER_SUBJECTS.map((subject): MediaJob => ({
    name: bannerName(subject),
    kind: 'wide',
    svg: () => bannerOf(subject),
  }));
  return [...posters, ...backdrops, ...fronts, ...banners];
}
