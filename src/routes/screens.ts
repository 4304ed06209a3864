import type { Filters } from '../contract/filters.ts';
import { SITE_CODES, type Site, type SiteCode, type sites } from '../sites/sites.ts';

/** Every screen (SPEC 2): which sites have it, and the data of its route. The words of its path are in words.ts. */

/** SPEC 2, "Page types carried by route data". Screens outside that list have none. */
export type PageType =
  | 'Home'
  | 'Shows'
  | 'UpcomingShowsLight'
  | 'Movie'
  | 'Entertainment'
  | 'Cinema'
  | 'CinemaLight'
  | 'Cinemas'
  | 'City'
  | 'CityLight'
  | 'Experience'
  | 'ExperienceArticle'
  | 'NewsItem'
  | 'Offer'
  | 'Season'
  | 'FaqCategory'
  | 'FaqArticleById'
  | 'FaqArticleBySlug';

/** full: header and footer; light: light header, no footer; webview: neither; empty: a header with only the mark. */
export type Layout = 'full' | 'light' | 'webview' | 'empty';

/** The parameters of paths. `kind` and `language` belong only to the legacy language change. */
export type ParamName = 'slug' | 'id' | 'kind' | 'language';

/** Names of `#` fragments; their words are in fragments.ts. */
export type FragmentName = 'book' | 'presales' | 'kids' | 'special' | 'upcoming' | 'info' | 'tarifs';

type RouteShape = {
  readonly pageType?: PageType;
  readonly layout: Layout;
  /** Key of the title and description in the dictionaries; a light page shares that of its full twin. */
  readonly seoKey: string;
  /**
   * Whether the path takes a `/filters/…` suffix, and which filters the page applies where it does not apply them all. An
   * address with any other filter leads to the same address without it.
   */
  readonly filters: boolean | readonly (keyof Filters)[];
  readonly params: readonly ParamName[];
  readonly sites: 'all' | readonly SiteCode[];
  readonly fragments?: readonly FragmentName[];
  /** Whether the same page is also under `m/`, without header and footer. */
  readonly twin?: true;
  /** The same path in every language, without a language prefix. */
  readonly unprefixed?: true;
};

/** What lists of shows are narrowed by. Hours are for the screenings of one day. */
const OF_SHOWS = ['date', 'tags', 'genres', 'versions', 'localisation'] as const;
/** A season shows the screenings of its works in one cinema. */
const OF_SEASONS = ['date', 'localisation'] as const;

export const screens = {
  home: { pageType: 'Home', layout: 'full', seoKey: 'home', filters: false, params: [], sites: 'all' },

  cinemas: { pageType: 'Cinemas', layout: 'full', seoKey: 'cinemas', filters: [], params: [], sites: 'all' },
  cinema: {
    pageType: 'Cinema',
    layout: 'full',
    seoKey: 'cinema',
    filters: true,
    params: ['slug'],
    sites: 'all',
    fragments: ['info', 'tarifs'],
  },
  cinemaLight: {
    pageType: 'CinemaLight',
    layout: 'light',
    seoKey: 'cinema',
    filters: true,
    params: ['slug'],
    sites: 'all',
  },
  city: { pageType: 'City', layout: 'full', seoKey: 'city', filters: [], params: ['slug'], sites: 'all' },
  cityLight: {
    pageType: 'CityLight',
    layout: 'webview',
    seoKey: 'city',
    filters: [],
    params: ['slug'],
    sites: 'all',
  },

  shows: {
    pageType: 'Shows',
    layout: 'full',
    seoKey: 'shows',
    filters: OF_SHOWS,
    params: [],
    sites: 'all',
    fragments: ['book', 'presales', 'kids', 'special', 'upcoming'],
  },
  upcomingLight: {
    pageType: 'UpcomingShowsLight',
    layout: 'webview',
    seoKey: 'upcoming',
    filters: OF_SHOWS,
    params: [],
    sites: 'all',
  },
  movie: { pageType: 'Movie', layout: 'full', seoKey: 'movie', filters: true, params: ['slug'], sites: 'all' },
  entertainments: { layout: 'full', seoKey: 'entertainments', filters: OF_SHOWS, params: [], sites: 'all' },
  entertainment: {
    pageType: 'Entertainment',
    layout: 'full',
    seoKey: 'entertainment',
    filters: true,
    params: ['slug'],
    sites: 'all',
  },
  season: { pageType: 'Season', layout: 'full', seoKey: 'season', filters: OF_SEASONS, params: ['slug'], sites: 'all' },
  specialEvent: { layout: 'full', seoKey: 'specialEvent', filters: OF_SEASONS, params: ['slug'], sites: 'all' },

  search: { layout: 'full', seoKey: 'search', filters: false, params: [], sites: 'all' },
  near: { layout: 'full', seoKey: 'near', filters: false, params: [], sites: 'all' },
  screening: { layout: 'full', seoKey: 'screening', filters: false, params: ['id'], sites: 'all' },
  days: { layout: 'full', seoKey: 'days', filters: true, params: ['slug'], sites: 'all' },
  inARow: { layout: 'full', seoKey: 'inARow', filters: true, params: ['slug'], sites: 'all' },
  timetable: { layout: 'full', seoKey: 'timetable', filters: true, params: ['slug'], sites: 'all' },
  askFriends: { layout: 'full', seoKey: 'askFriends', filters: false, params: [], sites: 'all' },
  ask: { layout: 'full', seoKey: 'ask', filters: false, params: ['id'], sites: 'all' },
  accessible: { layout: 'full', seoKey: 'accessible', filters: true, params: [], sites: 'all' },
  accessibleCity: { layout: 'full', seoKey: 'accessible', filters: true, params: ['slug'], sites: 'all' },
  saleOpenings: { layout: 'full', seoKey: 'saleOpenings', filters: false, params: [], sites: 'all' },

  experiences: { layout: 'full', seoKey: 'experiences', filters: false, params: [], sites: 'all' },
  experience: {
    pageType: 'Experience',
    layout: 'full',
    seoKey: 'experience',
    filters: [],
    params: ['slug'],
    sites: 'all',
  },
  experienceArticle: {
    pageType: 'ExperienceArticle',
    layout: 'full',
    seoKey: 'experienceArticle',
    filters: false,
    params: ['slug'],
    sites: 'all',
  },
  experienceGroup: { layout: 'full', seoKey: 'experienceGroup', filters: false, params: ['slug'], sites: 'all' },

  subscriptionOffers: { layout: 'full', seoKey: 'subscriptionOffers', filters: false, params: [], sites: 'all' },
  fiveSeatCard: { layout: 'full', seoKey: 'fiveSeatCard', filters: false, params: [], sites: ['fr', 'nl', 'be'] },
  threeSeatCard: { layout: 'full', seoKey: 'threeSeatCard', filters: false, params: [], sites: ['fr'] },
  offers: { layout: 'full', seoKey: 'offers', filters: false, params: [], sites: 'all' },
  offer: { pageType: 'Offer', layout: 'full', seoKey: 'offer', filters: false, params: ['slug'], sites: 'all' },
  voucher: { layout: 'full', seoKey: 'voucher', filters: false, params: [], sites: 'all' },
  giftCard: { layout: 'full', seoKey: 'giftCard', filters: false, params: [], sites: 'all' },
  giftCardBalance: { layout: 'full', seoKey: 'giftCardBalance', filters: false, params: [], sites: 'all' },
  giftCardTerms: { layout: 'full', seoKey: 'giftCardTerms', filters: false, params: [], sites: 'all' },

  news: { layout: 'full', seoKey: 'news', filters: false, params: [], sites: 'all' },
  newsMobile: { layout: 'webview', seoKey: 'news', filters: false, params: [], sites: 'all' },
  newsItem: {
    pageType: 'NewsItem',
    layout: 'full',
    seoKey: 'newsItem',
    filters: false,
    params: ['slug'],
    sites: 'all',
  },
  article: { layout: 'full', seoKey: 'article', filters: false, params: ['slug'], sites: 'all' },

  help: { layout: 'full', seoKey: 'help', filters: false, params: [], sites: ['fr', 'nl'], twin: true },
  helpCategory: {
    pageType: 'FaqCategory',
    layout: 'full',
    seoKey: 'helpCategory',
    filters: false,
    params: ['id'],
    sites: ['fr', 'nl'],
    twin: true,
  },
  helpArticleById: {
    pageType: 'FaqArticleById',
    layout: 'full',
    seoKey: 'helpArticle',
    filters: false,
    params: ['id'],
    sites: ['fr', 'nl'],
    twin: true,
  },
  helpArticleBySlug: {
    pageType: 'FaqArticleBySlug',
    layout: 'full',
    seoKey: 'helpArticle',
    filters: false,
    params: ['slug'],
    sites: ['fr', 'nl'],
    twin: true,
  },
  helpSearch: { layout: 'full', seoKey: 'helpSearch', filters: false, params: [], sites: ['fr', 'nl'], twin: true },

  myList: { layout: 'full', seoKey: 'list', filters: false, params: [], sites: 'all' },
  signIn: { layout: 'full', seoKey: 'signIn', filters: false, params: [], sites: 'all' },
  mobileApp: { layout: 'full', seoKey: 'mobileApp', filters: false, params: [], sites: 'all' },
  cvd: { layout: 'full', seoKey: 'cvd', filters: false, params: [], sites: 'all' },
  generalTerms: { layout: 'full', seoKey: 'generalTerms', filters: false, params: [], sites: ['fr'] },
  offline: { layout: 'full', seoKey: 'offline', filters: false, params: [], sites: 'all' },
  cookies: { layout: 'full', seoKey: 'cookies', filters: false, params: [], sites: 'all' },
  statement: { layout: 'full', seoKey: 'statement', filters: false, params: [], sites: 'all' },
  sitemap: { layout: 'full', seoKey: 'sitemap', filters: false, params: [], sites: 'all' },
  masterTemplate: { layout: 'full', seoKey: 'masterTemplate', filters: false, params: ['slug'], sites: 'all' },

  redirect: {
    layout: 'empty',
    seoKey: 'redirect',
    filters: false,
    params: ['language', 'kind', 'slug'],
    sites: 'all',
    unprefixed: true,
  },
  callback: {
    pageType: 'Home',
    layout: 'empty',
    seoKey: 'callback',
    filters: false,
    params: [],
    sites: 'all',
    unprefixed: true,
  },
  notFound404: { layout: 'empty', seoKey: 'notFound', filters: false, params: [], sites: 'all', unprefixed: true },
  notFoundItem: { layout: 'empty', seoKey: 'notFound', filters: false, params: [], sites: 'all', unprefixed: true },
  gone: { layout: 'empty', seoKey: 'gone', filters: false, params: [], sites: 'all', unprefixed: true },
} as const satisfies Record<string, RouteShape>;

export type Screen = keyof typeof screens;
export type SeoKey = (typeof screens)[Screen]['seoKey'];
/** The data of one route, with its fields widened. */
export type RouteData = RouteShape & { readonly seoKey: SeoKey };

type SitesOf<S extends Screen> = (typeof screens)[S]['sites'] extends readonly (infer C extends SiteCode)[]
  ? C
  : SiteCode;
/** The languages in which a screen must have a path. */
export type ScreenLanguage<S extends Screen> = (typeof sites)[SitesOf<S>]['languages'][number];

export const SCREENS = Object.keys(screens) as Screen[];

/** The route data of a screen. */
export function routeOf(screen: Screen): RouteData {
  return screens[screen];
}

/** The sites that have a screen. */
export function sitesOf(screen: Screen): readonly SiteCode[] {
  const { sites } = routeOf(screen);
  return sites === 'all' ? SITE_CODES : sites;
}

/** Whether a site has a screen. Feature flags (SPEC 9) may still turn it off there. */
export function isAvailable(site: Site, screen: Screen): boolean {
  return sitesOf(screen).includes(site.code);
}

/** The kinds that addresses of the legacy language change name (SPEC 2), and the screen of each. */
export const redirectKinds = {
  cinema: 'cinema',
  city: 'city',
  movie: 'movie',
  entertainment: 'entertainment',
  season: 'season',
  offer: 'offer',
  'news-item': 'newsItem',
  experience: 'experience',
  'experience-article': 'experienceArticle',
  'experience-group': 'experienceGroup',
  'master-template': 'masterTemplate',
  'faq-article': 'helpArticleBySlug',
} as const satisfies Record<string, Screen>;

export type RedirectKind = keyof typeof redirectKinds;

/** Whether a text is a kind of the legacy language change. */
export function isRedirectKind(text: string): text is RedirectKind {
  return Object.hasOwn(redirectKinds, text);
}
