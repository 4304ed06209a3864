import { NO_FILTERS, type Filters } from '../../../../src/contract/filters.ts';
import { href } from '../../../../src/routes/href.ts';
import { isAvailable, routeOf, SCREENS, type Screen } from '../../../../src/routes/screens.ts';
import { sitesOf } from '../../../support/sitesOf.ts';
import { siteOf, type Site } from '../../../../src/sites/sites.ts';
import { showSlug } from '../../store/feed.ts';
import type { Page } from './recorder.ts';

/**
 * A chain for the tests: all its cinemas, `cinema-1`…, are in `city-1` and play all its shows; the last is an event.
 */
export type Chain = { readonly site: Site; readonly shows: number; readonly day: string };

/** Every request looks up the site's generation once: what is in memory is valid as long as that stays the same. */
const LOOK = 1;

/** A page or an endpoint, its address, and how many statements it may cost, however large the chain is. */
export type Costed = {
  /** The screen, the file of a part in src/pages, or the endpoint's path. */
  readonly name: string;
  readonly pageOf: (chain: Chain) => Page;
  readonly statements: number;
  /** How many more it costs if the generation is new to the process: the catalogue, and what plays anywhere. */
  readonly whenNew: number;
  readonly status: number;
};

const WHEN_NEW = 3;

const host = (of: string) => `${of}.aurore.localhost:4321`;

function screen(name: Screen, slugOf: (chain: Chain) => string | undefined, questions: number): Costed {
  const pageOf = (chain: Chain) => {
    // A screen that only some sites have is requested on one of those, whatever the chain.
    const site = isAvailable(chain.site, name) ? chain.site : siteOf(sitesOf(name)[0]!);
    const params = { slug: slugOf(chain), id: slugOf(chain) };
    return { host: host(site.code), path: href(site, site.defaultLanguage, name, params) };
  };
  return { name, pageOf, statements: LOOK + questions, whenNew: WHEN_NEW, status: 200 };
}

/** A list of shows, narrowed; a date is the chain's day. */
function narrowed(name: Screen, filters: Partial<Filters>, questions: number): Costed {
  const pageOf = ({ site, day }: Chain) => {
    const asked = { ...NO_FILTERS, ...filters, ...(filters.date !== undefined && { date: day }) };
    return { host: host(site.code), path: href(site, site.defaultLanguage, name, {}, { filters: asked }) };
  };
  const words = Object.keys(filters).join(', ');
  return { name: `${name} by ${words}`, pageOf, statements: LOOK + questions, whenNew: WHEN_NEW, status: 200 };
}

function part(name: string, slugOf: (chain: Chain) => string, questions: number): Costed {
  const pageOf = (chain: Chain) => ({
    host: host(chain.site.code),
    path: `/fragments/${chain.site.defaultLanguage}/${name}/${slugOf(chain)}`,
  });
  return { name: `fragments/${name}.astro`, pageOf, statements: LOOK + questions, whenNew: WHEN_NEW, status: 200 };
}

/** The slug to use for endpoints that begin with a path. */
const SLUGS: readonly (readonly [start: string, slug: string])[] = [
  ['/city/', 'city-1'],
  ['/cinema/', 'cinema-1'],
  ['/news/', 'news-1'],
  ['/offer/', 'offer-1'],
  ['/article/', 'event-1'],
  ['/gpxp/', 'imax'],
  ['/experience-group/', 'large'],
  ['/event/', 'opera'],
  ['/faq/', 'refunds'],
  ['/master-template/', 'about'],
  ['/page/', 'cvd'],
];

function endpoint(name: string, questions: number, query = ''): Costed {
  const fill = ({ shows, day }: Chain): Record<string, string> => ({
    slug: name.startsWith('/show/') ? showSlug(shows) : (SLUGS.find(([start]) => name.startsWith(start))?.[1] ?? ''),
    id: '1001',
    categoryId: 'booking',
    list: 'news',
    citySlug: 'city-1',
    cinema: 'city-1',
    day,
  });
  const pageOf = (chain: Chain) => ({
    host: host(chain.site.code),
    path: `/api${name.replace(/\{(\w+)\}/g, (_, parameter: string) => fill(chain)[parameter]!)}${query}`,
  });
  return { name, pageOf, statements: LOOK + questions, whenNew: WHEN_NEW, status: 200 };
}

const nothing = () => undefined;
const film = () => showSlug(1);
const event = ({ shows }: Chain) => showSlug(shows);
const city = () => 'city-1';
const cinema = () => 'cinema-1';

/** Screens that show a text; they look up the languages in which it exists. */
const TEXTS = SCREENS.filter((screen) => routeOf(screen).item?.kind === 'pages');

const LISTED: readonly Costed[] = [
  // A cinema's day is its programme and its screenings, which say whether its page opens on that day. What plays anywhere is
  // kept in memory, like the catalogue.
  screen('home', nothing, 2),
  screen('cinema', cinema, 2),
  screen('cinemaLight', cinema, 2),
  // When the next screening begins at each.
  screen('cinemas', nothing, 1),
  // What plays in all the city's cinemas, and the day of those around it.
  screen('city', city, 2),
  screen('cityLight', city, 1),
  // Where it plays, and on which days there; what can be booked on the first; the screenings of the day shown, and what its cinemas promote on that day;
  // how many clients feel what; and for films, which other countries’ sites have them.
  { ...screen('movie', film, 7), whenNew: WHEN_NEW + 1 },
  screen('entertainment', event, 6),
  // When their films can be seen today, when else, and in which languages somebody of this name is known.
  screen('person', () => 'f-w-murnau', 3),
  // A day of the cinemas around the city, in one statement; this chain's main city has none.
  screen('evening', nothing, 0),
  screen('eveningCity', city, 1),
  // A day of all the cinemas near the place, in one statement.
  {
    name: 'near',
    pageOf: ({ site }) => ({
      host: host(site.code),
      path: `${href(site, site.defaultLanguage, 'near')}?q=${encodeURIComponent('City 1')}`,
    }),
    statements: LOOK + 1,
    whenNew: WHEN_NEW,
    status: 200,
  },
  // The screening, before its page starts, because it may be gone; and its day there.
  {
    name: 'screening',
    pageOf: ({ site }) => ({
      host: host(site.code),
      path: href(site, site.defaultLanguage, 'screening', { id: 'V3001S1' }),
    }),
    statements: LOOK + 2,
    whenNew: WHEN_NEW,
    status: 200,
  },
  // The kinds of screenings on each day: as they are narrowed, and all of them, which say whether a week is out;
  // and what can be booked today.
  screen('days', cinema, 3),
  // Where it plays, on which days there, what can be booked on the first, and the screenings of the day shown.
  screen('timetable', film, 4),
  // The same as a cinema's page.
  screen('inARow', cinema, 2),
  // Each of the screenings asked about, at most five, and the day of its film.
  {
    name: 'askFriends',
    pageOf: ({ site }) => ({
      host: host(site.code),
      path: `${href(site, site.defaultLanguage, 'askFriends')}?s=V3001S1`,
    }),
    statements: LOOK + 2,
    whenNew: WHEN_NEW,
    status: 200,
  },
  // What friends were asked, from the accounts' store.
  {
    name: 'ask',
    pageOf: ({ site }) => ({
      host: host(site.code),
      path: href(site, site.defaultLanguage, 'ask', { id: 'A'.repeat(22) }),
    }),
    statements: LOOK + 1,
    whenNew: WHEN_NEW,
    status: 404,
  },
  // The film or screening that somebody asks about is in the catalogue, or is one row and those of its day.
  {
    name: 'tellMe',
    pageOf: ({ site }) => ({
      host: host(site.code),
      path: `${href(site, site.defaultLanguage, 'tellMe')}?screening=V3001S1`,
    }),
    statements: LOOK + 2,
    whenNew: WHEN_NEW,
    status: 200,
  },
  // The accessible screenings of a day in a city's cinemas, or in all; if there are none, the next day that has some.
  screen('accessibleCity', city, 1),
  {
    name: 'accessible',
    pageOf: ({ site }) => ({
      host: host(site.code),
      path: `${href(site, site.defaultLanguage, 'accessible')}/filters/tags-audiodesc`,
    }),
    statements: LOOK + 2,
    whenNew: WHEN_NEW,
    status: 200,
  },
  // In which languages it exists.
  screen('helpCategory', () => 'booking', 1),
  screen('helpArticleById', () => '1001', 1),
  screen('helpArticleBySlug', () => 'refunds', 1),
  screen('masterTemplate', () => 'about', 1),
  ...TEXTS.map((name) => screen(name, nothing, 1)),
  part('account', () => 'setup', 0),
  part('wishlist', () => showSlug(1), 0),
  part('favourites', () => 'cinema-1', 0),
  // If nothing is found, it shows what plays tonight.
  {
    name: 'search',
    pageOf: ({ site }) => ({ host: host(site.code), path: `${href(site, site.defaultLanguage, 'search')}?q=nowhere` }),
    statements: LOOK + 1,
    whenNew: WHEN_NEW,
    status: 200,
  },
  // In which languages it exists.
  screen('newsItem', () => 'news-1', 1),
  screen('offer', () => 'offer-1', 1),
  screen('article', () => 'event-1', 1),
  screen('experience', () => 'imax', 1),
  screen('experienceArticle', () => 'special-1', 1),
  screen('experienceGroup', () => 'large', 1),
  // In addition, the days of all its shows anywhere, and their screenings in one cinema.
  screen('season', () => 'opera', 3),
  screen('specialEvent', () => 'marathon', 3),
  part('closeto', () => '3001/3002', 0),
  part('tonight', () => '3001', 2),
  part('beginnings', () => '3001', 1),
  part('evening', () => '3001/cinema', 1),
  { ...part('placed', () => '3001/shows', 0), status: 302 },
  part('tickets', () => 'imax', 0),
  // Where the show plays, on which days there, what can be booked on the first, and the kinds of its screenings.
  part('nearest', film, 4),
  // Where it plays, on which days there, and the screenings of the day.
  part('showing', ({ shows, day }) => `3002/${showSlug(shows)}/${day}`, 3),
  {
    name: 'shell/error.astro',
    pageOf: ({ site }) => ({ host: host(site.code), path: '/nothing-here' }),
    statements: LOOK,
    whenNew: WHEN_NEW,
    status: 404,
  },
  {
    // The stand-in for a ticket shop. A reference does not name its site: in the worst case, all eight are searched.
    name: 'screening/ticketing.astro',
    pageOf: () => ({ host: host('tickets'), path: '/fr/V3001S999999999/booking' }),
    statements: 8 * LOOK + 2,
    whenNew: 16,
    status: 404,
  },
  {
    // Its shop.
    name: 'offers/shop.astro',
    pageOf: () => ({ host: host('tickets'), path: '/fr/shop/pass' }),
    statements: 0,
    whenNew: 0,
    status: 200,
  },
];

/** Whatever has an address of its own and is not listed above asks for nothing more. */
const UNLISTED = SCREENS.filter((name) => {
  const { page, status, params } = routeOf(name);
  const isListed = LISTED.some((page) => page.name === name);
  return !isListed && page !== null && status === 200 && params.length === 0;
});

export const PAGES: readonly Costed[] = [...LISTED, ...UNLISTED.map((name) => screen(name, nothing, 0))];

/** The file in src/pages that draws a page of the list. */
export function fileOf({ name }: Costed): string {
  return (SCREENS as readonly string[]).includes(name) ? `${routeOf(name as Screen).page}.astro` : name;
}

/** Lists as their filters narrow them: what plays anywhere is kept in memory, all else is a statement or two. */
export const NARROWED: readonly Costed[] = (['shows', 'entertainments', 'upcomingLight'] as const).flatMap((name) => [
  narrowed(name, { genres: ['drama'] }, 0),
  narrowed(name, { tags: ['imax'] }, 0),
  narrowed(name, { tags: ['imax'], localisation: 'city-1' }, 1),
  narrowed(name, { date: '' }, 1),
  // One more for the order that the place has.
  narrowed(name, { date: '', localisation: 'city-1' }, 2),
  narrowed(name, { date: '', tags: ['imax'], versions: ['vost'], localisation: 'cinema-1' }, 2),
  narrowed(name, { versions: ['vost'] }, 1),
]);

export const ENDPOINTS: readonly Costed[] = [
  endpoint('/cities', 0),
  endpoint('/city/{slug}', 0),
  endpoint('/cinemas', 0),
  endpoint('/cinema/{slug}', 0),
  endpoint('/cinema/{slug}/translate', 0),
  endpoint('/cinema/{slug}/shows', 1),
  endpoint('/zone', 0),
  endpoint('/zone/{citySlug}', 1),
  endpoint('/shows', 0),
  // How many clients feel what.
  endpoint('/show/{slug}', 1),
  endpoint('/show/{slug}/translate', 0),
  endpoint('/show/{slug}/cinemas', 1),
  // For a city, all its cinemas in one statement.
  endpoint('/show/{slug}/showtimes/{cinema}', 1),
  endpoint('/show/{slug}/showtimes/{cinema}/{day}', 1),
  endpoint('/cinema/{slug}/statuses/{day}', 1),
  endpoint('/show/{slug}/statuses/{day}', 1),
  endpoint('/tags', 0),
  endpoint('/versions', 0),
  endpoint('/technologies', 0),
  endpoint('/news', 0),
  endpoint('/news-offers', 0),
  endpoint('/offers/page', 0),
  endpoint('/offers/promotion', 0),
  endpoint('/offers/temporary', 0),
  endpoint('/news/{slug}', 0),
  endpoint('/offer/{slug}', 0),
  endpoint('/article/{slug}', 0),
  // In which languages it exists.
  endpoint('/news/{slug}/translate', 1),
  endpoint('/offer/{slug}/translate', 1),
  endpoint('/article/{slug}/translate', 1),
  endpoint('/master-template/page/{slug}/translate', 1),
  endpoint('/gpxp', 0),
  endpoint('/gpxp/{slug}', 0),
  endpoint('/gpxp/{slug}/shows', 0),
  endpoint('/experience-group/{slug}', 0),
  endpoint('/events', 0),
  endpoint('/event/{slug}', 0),
  // All shows of a season in one statement.
  endpoint('/event/{slug}/shows', 1),
  endpoint('/cinepass', 0),
  endpoint('/cinepass/current-shows', 0),
  endpoint('/cms/1.0.0/subscription/subscription-offers', 0),
  endpoint('/cms/1.0.0/ecards', 0),
  endpoint('/ecards', 0),
  endpoint('/faq/article/slug/{slug}', 0),
  endpoint('/faq/article/id/{id}', 0),
  endpoint('/faq/category/{categoryId}', 0),
  endpoint('/alerts', 0),
  endpoint('/featured', 0),
  endpoint('/header-push', 0),
  endpoint('/native-ad', 0),
  endpoint('/autopromos', 0),
  endpoint('/permanent-autopromo', 0),
  endpoint('/master-template/pages', 0),
  endpoint('/master-template/page/{slug}', 0),
  endpoint('/page/{slug}', 0),
  endpoint('/footer', 0),
  endpoint('/footer/faq', 0),
  endpoint('/settings', 0),
  endpoint('/vod', 0),
  endpoint('/youtube/latest', 0),
  endpoint('/slugs/{list}', 0),
  endpoint('/search/full', 0, '?q=film'),
  endpoint('/search/quick', 0, '?q=film'),
];
