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
  'days',
  'saleOpenings',
  'accessible',
  'accessibleCity',
  'experiences',
  'news',
  'newsMobile',
  'newsItem',
  'offers',
  'offer',
  'article',
  'experience',
  'experienceArticle',
  'experienceGroup',
  'season',
  'specialEvent',
] as const;

/** What an example of each screen is about: slugs, and the reference of a screening. */
export type Examples = Record<
  | 'movie'
  | 'entertainment'
  | 'city'
  | 'cinema'
  | 'screening'
  | 'newsItem'
  | 'offer'
  | 'article'
  | 'experience'
  | 'experienceArticle'
  | 'experienceGroup'
  | 'season'
  | 'specialEvent',
  string | undefined
>;

const SUBJECT: Partial<Record<Screen, keyof Examples>> = {
  movie: 'movie',
  entertainment: 'entertainment',
  city: 'city',
  cityLight: 'city',
  accessibleCity: 'city',
  cinema: 'cinema',
  cinemaLight: 'cinema',
  days: 'cinema',
  screening: 'screening',
  newsItem: 'newsItem',
  offer: 'offer',
  article: 'article',
};

/** An item of each kind that a running site has. */
export async function examplesOf(ask: (path: string) => Promise<Answer>): Promise<Examples> {
  const { shows } = (await ask('/api/shows')).json() as { shows: { slug: string; isMovie: boolean }[] };
  const cities = (await ask('/api/cities')).json() as { slug: string; cinemas: string[] }[];
  const city = cities.find(({ cinemas }) => cinemas.length > 0)!;
  const cinema = city.cinemas[0]!;
  const programme = (await ask(`/api/cinema/${cinema}/shows`)).json() as { shows: Record<string, unknown> };
  const byDay = (await ask(`/api/show/${Object.keys(programme.shows)[0]!}/showtimes/${cinema}`)).json();
  const [[screening] = []] = Object.values(byDay as Record<string, { refCmd: string }[]>);
  const articles = (await ask('/api/news-offers')).json() as { slug: string; type: 'news' | 'offer' | 'event' }[];
  const articleOf = (type: 'news' | 'offer' | 'event') => articles.find((each) => each.type === type)!.slug;
  return {
    newsItem: articleOf('news'),
    offer: articleOf('offer'),
    article: articleOf('event'),
    movie: shows.find(({ isMovie }) => isMovie)!.slug,
    entertainment: shows.find(({ isMovie }) => !isMovie)!.slug,
    city: city.slug,
    cinema,
    screening: /V\d+S\d+/.exec(screening!.refCmd)![0],
  };
}

/** Where a screen stands, about its example. */
export function pathOf(site: Site, language: Language, screen: Screen, examples: Examples): string {
  const of = SUBJECT[screen];
  return href(site, language, screen, of ? { slug: examples[of], id: examples[of] } : {});
}
