import { href } from '../../src/routes/href.ts';
import type { Screen } from '../../src/routes/screens.ts';
import type { Language, Site } from '../../src/sites/sites.ts';
import type { Answer } from './request.ts';

/** The screens that have a page. */
export const BUILT_SCREENS = [
  'home',
  'shows',
  'movie',
  'entertainment',
  'cinemas',
  'city',
  'cinema',
  'cinemaLight',
  'cityLight',
  'upcomingLight',
  'near',
  'screening',
  'saleOpenings',
] as const;

/** What an example of each screen is about: slugs. */
export type Examples = Record<'movie' | 'entertainment' | 'city' | 'cinema', string>;

const SUBJECT: Partial<Record<Screen, keyof Examples>> = {
  movie: 'movie',
  entertainment: 'entertainment',
  city: 'city',
  cityLight: 'city',
  cinema: 'cinema',
  cinemaLight: 'cinema',
};

/** An item of each kind that a running site has. */
export async function examplesOf(ask: (path: string) => Promise<Answer>): Promise<Examples> {
  const { shows } = (await ask('/api/shows')).json() as { shows: { slug: string; isMovie: boolean }[] };
  const cities = (await ask('/api/cities')).json() as { slug: string; cinemas: string[] }[];
  const city = cities.find(({ cinemas }) => cinemas.length > 0)!;
  return {
    movie: shows.find(({ isMovie }) => isMovie)!.slug,
    entertainment: shows.find(({ isMovie }) => !isMovie)!.slug,
    city: city.slug,
    cinema: city.cinemas[0]!,
  };
}

/** Where a screen stands, about its example. */
export function pathOf(site: Site, language: Language, screen: Screen, examples: Examples): string {
  const of = SUBJECT[screen];
  return href(site, language, screen, of ? { slug: examples[of] } : {});
}
