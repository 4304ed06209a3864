import { expect, test } from 'vitest';
import { genreCounts, genreNames } from '../../../../src/domain/show/genres.ts';
import { siteOf } from '../../../../src/sites/sites.ts';
import { makeSite } from '../../../integration/store/feed.ts';

test('genres are named as the shows name them, or by their slug where a show has no name for it', () => {
  const [show] = makeSite(siteOf('fr')).languages.fr!.shows.shows;
  const shows = [
    { ...show!, genresSlug: ['drama', 'crime'], genres: ['Drame', 'Policier'] },
    { ...show!, genresSlug: ['western'], genres: [] },
  ];
  expect([...genreNames(shows)]).toEqual([
    ['drama', 'Drame'],
    ['crime', 'Policier'],
    ['western', 'western'],
  ]);
  expect(genreNames([]).size).toBe(0);
});

test('genres are counted by shows, each once', () => {
  const [show] = makeSite(siteOf('fr')).languages.fr!.shows.shows;
  const shows = [
    { ...show!, genresSlug: ['drama', 'crime'] },
    { ...show!, genresSlug: ['drama', 'drama'] },
    { ...show!, genresSlug: [] },
  ];
  expect([...genreCounts(shows)]).toEqual([
    ['drama', 2],
    ['crime', 1],
  ]);
});
