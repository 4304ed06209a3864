import { href } from '../../../../src/routes/href.ts';
import type { Screen } from '../../../../src/routes/screens.ts';
import type { Site } from '../../../../src/sites/sites.ts';
import { showSlug } from '../../store/feed.ts';
import type { Page } from './recorder.ts';

/** A chain of the tests: all its cinemas, `cinema-1`…, stand in `city-1` and play all its shows; the last is an event. */
export type Chain = { readonly site: Site; readonly shows: number; readonly day: string };

/** Whatever is asked, the site's generation is looked up once: what is kept in memory is good as long as it is the same. */
const LOOK = 1;

/** A page or an endpoint, how it is asked for, and what it may ask of the database, however large the chain. */
export type Costed = {
  /** The file in src/pages, or the endpoint's path. */
  readonly name: string;
  readonly pageOf: (chain: Chain) => Page;
  readonly statements: number;
  /** How many more it takes when the generation is new to the process: the catalogue, and what plays anywhere. */
  readonly whenNew: number;
  readonly status: number;
};

const WHEN_NEW = 2;

const host = (of: string) => `${of}.aurore.localhost:4321`;

function screen(name: Screen, slugOf: (chain: Chain) => string | undefined, questions: number): Costed {
  const pageOf = (chain: Chain) => ({
    host: host(chain.site.code),
    path: href(chain.site, chain.site.defaultLanguage, name, { slug: slugOf(chain) }),
  });
  return { name: `${name}.astro`, pageOf, statements: LOOK + questions, whenNew: WHEN_NEW, status: 200 };
}

function part(name: string, slugOf: (chain: Chain) => string, questions: number): Costed {
  const pageOf = (chain: Chain) => ({
    host: host(chain.site.code),
    path: `/fragments/${chain.site.defaultLanguage}/${name}/${slugOf(chain)}`,
  });
  return { name: `fragments/${name}.astro`, pageOf, statements: LOOK + questions, whenNew: WHEN_NEW, status: 200 };
}

function endpoint(name: string, questions: number, query = ''): Costed {
  const fill = ({ shows, day }: Chain): Record<string, string> => ({
    slug: name.startsWith('/show/') ? showSlug(shows) : name.startsWith('/city/') ? 'city-1' : 'cinema-1',
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

export const PAGES: readonly Costed[] = [
  // A cinema's day is its programme and its screenings. What plays anywhere is kept in memory, as the catalogue is.
  screen('home', nothing, 2),
  screen('shows', nothing, 0),
  screen('upcomingLight', nothing, 0),
  screen('cinemas', nothing, 0),
  screen('cinema', cinema, 2),
  screen('cinemaLight', cinema, 2),
  // What plays in all cinemas of the city.
  screen('city', city, 1),
  screen('cityLight', city, 1),
  // The days on which it plays anywhere; the screenings of the day shown.
  screen('movie', film, 2),
  screen('entertainment', event, 2),
  // A day of all the cinemas near the place, in one.
  {
    name: 'near.astro',
    pageOf: ({ site }) => ({
      host: host(site.code),
      path: `${href(site, site.defaultLanguage, 'near')}?q=${encodeURIComponent('City 1')}`,
    }),
    statements: LOOK + 1,
    whenNew: WHEN_NEW,
    status: 200,
  },
  // The screening is looked up before its page is begun, which may be gone, and again for it; its day at that cinema.
  {
    name: 'screening.astro',
    pageOf: ({ site }) => ({
      host: host(site.code),
      path: href(site, site.defaultLanguage, 'screening', { id: 'V3001S1' }),
    }),
    statements: LOOK + 3,
    whenNew: WHEN_NEW,
    status: 200,
  },
  screen('saleOpenings', nothing, 0),
  // A day of all cinemas, or of a city's, as far as it is accessible; here none is, so the next day that has any.
  screen('accessible', nothing, 2),
  screen('accessibleCity', city, 2),
  screen('experiences', nothing, 0),
  // Who finds nothing is shown what plays tonight.
  {
    name: 'search.astro',
    pageOf: ({ site }) => ({ host: host(site.code), path: `${href(site, site.defaultLanguage, 'search')}?q=nowhere` }),
    statements: LOOK + 2,
    whenNew: WHEN_NEW,
    status: 200,
  },
  part('closeto', () => '3001/3002', 0),
  part('tonight', () => '3001', 2),
  part('showing', ({ shows, day }) => `3002/${showSlug(shows)}/${day}`, 1),
  {
    name: 'error.astro',
    pageOf: ({ site }) => ({ host: host(site.code), path: '/nothing-here' }),
    statements: LOOK,
    whenNew: WHEN_NEW,
    status: 404,
  },
  {
    // The stand-in for a shop. A reference does not tell its site: in the worst case each of the eight is looked through.
    name: 'ticketing.astro',
    pageOf: () => ({ host: host('tickets'), path: '/fr/V3001S999999999/booking' }),
    statements: 8 * LOOK + 2,
    whenNew: 8,
    status: 404,
  },
];

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
  endpoint('/show/{slug}', 0),
  endpoint('/show/{slug}/translate', 0),
  endpoint('/show/{slug}/cinemas', 1),
  // Of a city: all its cinemas in one statement.
  endpoint('/show/{slug}/showtimes/{cinema}', 1),
  endpoint('/show/{slug}/showtimes/{cinema}/{day}', 1),
  endpoint('/cinema/{slug}/statuses/{day}', 1),
  endpoint('/show/{slug}/statuses/{day}', 1),
  endpoint('/tags', 0),
  endpoint('/versions', 0),
  endpoint('/technologies', 0),
  endpoint('/search/full', 0, '?q=film'),
  endpoint('/search/quick', 0, '?q=film'),
];
