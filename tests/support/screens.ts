import type { ItemKind } from '../../src/routes/facts.ts';
import { href, type HrefOptions } from '../../src/routes/href.ts';
import { isAvailable, routeOf, SCREENS, type Screen } from '../../src/routes/screens.ts';
import type { Language, Site } from '../../src/sites/sites.ts';
import type { Answer } from './request.ts';

/** Screens without an address that a running site answers with 200 to everybody, each with the reason. */
const WITHOUT_ADDRESS: Partial<Record<Screen, string>> = {
  ask: 'Made by whoever asks friends: e2e/support/addresses.ts makes one.',
  redirect: 'Leads on to the same item in another language.',
  callback: 'Leads on from the identity provider.',
  notFound404: 'Answers 404: e2e/support/addresses.ts has one.',
  notFoundItem: 'Answers 404: e2e/support/addresses.ts has one.',
  gone: 'Answers 410: e2e/support/addresses.ts has one.',
};

/** Every screen that has a page, so that a new one is included by default. */
const BUILT_SCREENS = SCREENS.filter((screen) => WITHOUT_ADDRESS[screen] === undefined);

/** Screens that depend on a visitor's own words or choices, and so are not cached. */
const THEIRS: readonly Screen[] = ['askFriends', 'cookies', 'helpSearch', 'search', 'tellMe'];

/** What the example of each screen is about: slugs, and the reference of a screening. */
export type Examples = Record<
  | 'movie'
  | 'entertainment'
  | 'person'
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
  | 'specialEvent'
  | 'masterTemplate'
  | 'helpCategory'
  | 'helpId'
  | 'helpSlug',
  string | undefined
>;

/** The example of each kind of item. */
const OF_KIND: Readonly<Record<ItemKind, keyof Examples | undefined>> = {
  show: 'movie',
  cinema: 'cinema',
  city: 'city',
  person: 'person',
  cinemaOrShow: 'cinema',
  screening: 'screening',
  articles: 'article',
  seasons: 'season',
  experiences: 'experience',
  'experience-groups': 'experienceGroup',
  'faq-categories': 'helpCategory',
  'faq-articles': 'helpSlug',
  'master-templates': 'masterTemplate',
  ask: undefined,
  newsPage: undefined,
  pages: undefined,
};

/**
 * What the example of a screen is about. Where each type of item has a screen of its own, the example is named as it.
 */
function exampleOf(screen: Screen): keyof Examples | undefined {
  const { item, params } = routeOf(screen);
  if (item === null) return undefined;
  if (item.type !== undefined) return screen as keyof Examples;
  return item.kind === 'faq-articles' && params.includes('id') ? 'helpId' : OF_KIND[item.kind];
}

/** Finds one item of each kind that a running site has. */
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
  const templates = (await ask('/api/master-template/pages')).json() as { slug: string }[];
  const help = await helpArticle(ask);
  const [experience] = (await ask('/api/gpxp')).json() as { slug: string }[];
  const group = (await ask('/api/experience-group/seats')).json() as { slug: string; articles: { slug: string }[] };
  const seasons = (await ask('/api/events')).json() as { slug: string; type: 'season' | 'specialEvent' }[];
  return {
    experience: experience!.slug,
    experienceArticle: group.articles[0]!.slug,
    experienceGroup: group.slug,
    season: seasons.find(({ type }) => type === 'season')!.slug,
    specialEvent: seasons.find(({ type }) => type === 'specialEvent')!.slug,
    newsItem: articleOf('news'),
    offer: articleOf('offer'),
    article: articleOf('event'),
    movie: shows.find(({ isMovie }) => isMovie)!.slug,
    entertainment: shows.find(({ isMovie }) => !isMovie)!.slug,
    person: await personIn(ask, shows.find(({ isMovie }) => isMovie)!.slug),
    city: city.slug,
    cinema,
    screening: /V\d+S\d+/.exec(screening!.refCmd)![0],
    masterTemplate: templates[0]!.slug,
    helpCategory: help?.category.id,
    helpId: help?.id,
    helpSlug: help?.slug,
  };
}

/** Who directed a film. */
async function personIn(ask: (path: string) => Promise<Answer>, film: string): Promise<string | undefined> {
  const { directors } = (await ask(`/api/show/${film}`)).json() as { directors: string };
  const found = (await ask(`/api/search/quick?type=person&q=${encodeURIComponent(directors)}`)).json();
  return (found as { slug: string }[])[0]?.slug;
}

/** The first question in the footer; none if a site has no help centre. */
async function helpArticle(ask: (path: string) => Promise<Answer>) {
  const [questions] = (await ask('/api/footer/faq')).json() as { slugs: string[] }[];
  if (!questions) return undefined;
  const found = await ask(`/api/faq/article/slug/${questions.slugs[0]!}`);
  return found.json() as { id: string; slug: string; category: { id: string } };
}

/** The path of a screen for its example. */
export function pathOf(
  site: Site,
  language: Language,
  screen: Screen,
  examples: Partial<Examples>,
  options: HrefOptions = {},
): string {
  const of = exampleOf(screen);
  return href(site, language, screen, of ? { slug: examples[of], id: examples[of] } : {}, options);
}

/** The paths of all screens that have a page and an example on a site, and of their twins inside the app. */
export function builtPaths(site: Site, language: Language, examples: Examples): string[] {
  return BUILT_SCREENS.flatMap((screen) => pathsOf(site, language, screen, examples));
}

/** The paths of those screens that are not cached. */
export function theirPaths(site: Site, language: Language): string[] {
  return THEIRS.flatMap((screen) => pathsOf(site, language, screen, {}));
}

function pathsOf(site: Site, language: Language, screen: Screen, examples: Partial<Examples>): string[] {
  const of = exampleOf(screen);
  if (!isAvailable(site, screen) || (of && examples[of] === undefined)) return [];
  return [
    pathOf(site, language, screen, examples),
    ...(routeOf(screen).twin ? [pathOf(site, language, screen, examples, { webview: true })] : []),
  ];
}
