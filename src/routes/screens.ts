import type { sites } from '#sites';
import type { ArticleType } from '../contract/article.ts';
import type { Feature } from '../sites/features.ts';
import type { Site, SiteCode } from '../sites/sites.ts';
import type { Item, RouteShape } from './facts.ts';
import { FILTERS_FORM } from './filters.ts';

/**
 * Every screen (SPEC 2), with all that is particular to it: a new screen is a row here, its path in words.ts and its page in
 * `src/pages`. What the facts mean is in facts.ts. The sitemap has the screens in this order.
 */

/** What most screens are. A row says the rest, and what differs. */
const USUAL = {
  status: 200,
  layout: 'full',
  sites: 'all',
  params: [],
  filters: false,
  query: [],
  form: null,
  offline: false,
  warm: false,
  menu: null,
  posters: false,
} as const;
/** A screen with one page on each site. */
const SINGLE = { ...USUAL, item: null } as const;
/** A page of each of many items. */
const OF_ITEM = { ...USUAL, params: ['slug'] } as const;
const ERROR = {
  ...SINGLE,
  page: 'shell/error',
  layout: 'empty',
  unprefixed: true,
  feature: null,
  query: ['errorCode'],
  sitemap: false,
} as const;

/** What lists of shows are narrowed by. Hours are for the screenings of one day. */
const OF_SHOWS = ['date', 'tags', 'genres', 'versions', 'localisation'] as const;
/** A season shows the screenings of its works in one cinema. */
const OF_SEASONS = ['date', 'localisation'] as const;

/** The programme, which search engines list, browsers store, and posters lead through. */
const PROGRAMME = { feature: null, sitemap: true, offline: true, posters: true } as const;
/** The same in the app. */
const LIGHT = { feature: null, sitemap: false } as const;
const EXPERIENCES = { feature: 'experiences', sitemap: true } as const;
const HELP = { feature: 'help', sites: 'help', twin: true } as const;
/** The screens that are one text of the editors'. */
const TEXT = { ...USUAL, item: { kind: 'pages', list: null }, sitemap: true } as const;

export const screens = {
  home: {
    ...SINGLE,
    ...PROGRAMME,
    page: 'programme/home',
    pageType: 'Home',
    seoKey: 'home',
    warm: true,
    menu: 'shows',
  },

  shows: {
    ...SINGLE,
    ...PROGRAMME,
    page: 'show/shows',
    pageType: 'Shows',
    seoKey: 'shows',
    filters: OF_SHOWS,
    warm: true,
    menu: 'shows',
    fragments: ['book', 'presales', 'kids', 'special', 'upcoming'],
  },
  upcomingLight: {
    ...SINGLE,
    ...LIGHT,
    page: 'show/upcomingLight',
    pageType: 'UpcomingShowsLight',
    layout: 'webview',
    seoKey: 'upcoming',
    filters: OF_SHOWS,
  },
  movie: {
    ...OF_ITEM,
    ...PROGRAMME,
    page: 'show/show',
    pageType: 'Movie',
    seoKey: 'movie',
    item: { kind: 'show', type: 'movie', list: 'shows' },
    filters: true,
    query: ['letter', 'start'],
    menu: 'shows',
  },

  cinemas: {
    ...SINGLE,
    page: 'cinema/cinemas',
    pageType: 'Cinemas',
    seoKey: 'cinemas',
    feature: null,
    filters: [],
    query: ['letter', 'page', 'q'],
    sitemap: true,
    offline: true,
    warm: true,
    menu: 'cinemas',
  },
  cinema: {
    ...OF_ITEM,
    ...PROGRAMME,
    page: 'cinema/cinema',
    pageType: 'Cinema',
    seoKey: 'cinema',
    item: { kind: 'cinema', list: 'cinemas' },
    filters: true,
    query: ['start'],
    menu: 'cinemas',
    fragments: ['info', 'tarifs'],
  },
  cinemaLight: {
    ...OF_ITEM,
    ...LIGHT,
    page: 'cinema/cinemaLight',
    pageType: 'CinemaLight',
    layout: 'light',
    seoKey: 'cinema',
    item: { kind: 'cinema', list: 'cinemas' },
    filters: true,
    query: ['start'],
  },
  city: {
    ...OF_ITEM,
    ...PROGRAMME,
    page: 'cinema/city',
    pageType: 'City',
    seoKey: 'city',
    item: { kind: 'city', list: 'cinemas' },
    filters: [],
    menu: 'cinemas',
  },
  cityLight: {
    ...OF_ITEM,
    ...LIGHT,
    page: 'cinema/cityLight',
    pageType: 'CityLight',
    layout: 'webview',
    seoKey: 'city',
    item: { kind: 'city', list: 'cinemas' },
    filters: [],
  },

  accessible: {
    ...SINGLE,
    page: 'programme/accessible',
    seoKey: 'accessible',
    feature: null,
    filters: true,
    sitemap: true,
  },
  accessibleCity: {
    ...OF_ITEM,
    page: 'programme/accessibleCity',
    seoKey: 'accessible',
    feature: null,
    item: { kind: 'city', list: null },
    filters: true,
    sitemap: true,
  },
  saleOpenings: { ...SINGLE, page: 'programme/saleOpenings', seoKey: 'saleOpenings', feature: null, sitemap: true },

  entertainments: {
    ...SINGLE,
    ...PROGRAMME,
    page: 'show/entertainments',
    seoKey: 'entertainments',
    feature: 'events',
    filters: OF_SHOWS,
  },
  entertainment: {
    ...OF_ITEM,
    ...PROGRAMME,
    page: 'show/show',
    pageType: 'Entertainment',
    seoKey: 'entertainment',
    item: { kind: 'show', type: 'entertainment', list: 'shows' },
    filters: true,
    query: ['letter', 'start'],
    menu: 'shows',
  },
  season: {
    ...OF_ITEM,
    page: 'season/season',
    pageType: 'Season',
    seoKey: 'season',
    feature: 'seasons',
    item: { kind: 'seasons', type: 'season', list: 'shows' },
    filters: OF_SEASONS,
    query: ['choice'],
    sitemap: true,
  },
  specialEvent: {
    ...OF_ITEM,
    page: 'season/season',
    seoKey: 'specialEvent',
    feature: 'specialEvents',
    item: { kind: 'seasons', type: 'specialEvent', list: 'shows' },
    filters: OF_SEASONS,
    query: ['choice'],
    sitemap: true,
  },

  search: { ...SINGLE, page: 'search/search', seoKey: 'search', feature: null, query: ['q', 'type'], sitemap: false },
  near: { ...SINGLE, page: 'programme/near', seoKey: 'near', feature: null, query: ['q'], sitemap: false },
  screening: {
    ...OF_ITEM,
    page: 'screening/screening',
    seoKey: 'screening',
    feature: null,
    params: ['id'],
    item: { kind: 'screening', list: null },
    sitemap: false,
    offline: true,
  },
  days: {
    ...OF_ITEM,
    page: 'programme/days',
    seoKey: 'days',
    feature: null,
    item: { kind: 'cinemaOrShow', list: null },
    filters: true,
    sitemap: false,
  },
  inARow: {
    ...OF_ITEM,
    page: 'programme/inARow',
    seoKey: 'inARow',
    feature: null,
    item: { kind: 'cinema', list: null },
    filters: true,
    query: ['film'],
    sitemap: false,
  },
  timetable: {
    ...OF_ITEM,
    page: 'programme/timetable',
    seoKey: 'timetable',
    feature: null,
    item: { kind: 'show', list: null },
    filters: true,
    query: ['start'],
    sitemap: false,
  },
  askFriends: { ...SINGLE, page: 'polls/askFriends', seoKey: 'askFriends', feature: null, form: 'ask', sitemap: false },
  ask: {
    ...OF_ITEM,
    page: 'polls/ask',
    seoKey: 'ask',
    feature: null,
    params: ['id'],
    item: { kind: 'ask', list: null },
    form: 'answer',
    sitemap: false,
  },

  experiences: { ...SINGLE, ...EXPERIENCES, page: 'editorial/experiences', seoKey: 'experiences' },
  experience: {
    ...OF_ITEM,
    ...EXPERIENCES,
    page: 'editorial/experience',
    pageType: 'Experience',
    seoKey: 'experience',
    item: { kind: 'experiences', list: 'experiences' },
    filters: [],
  },
  experienceArticle: {
    ...OF_ITEM,
    ...EXPERIENCES,
    page: 'editorial/experienceArticle',
    pageType: 'ExperienceArticle',
    seoKey: 'experienceArticle',
    item: { kind: 'articles', type: 'experience', list: 'experiences' },
  },
  experienceGroup: {
    ...OF_ITEM,
    ...EXPERIENCES,
    page: 'editorial/experienceGroup',
    seoKey: 'experienceGroup',
    item: { kind: 'experience-groups', list: 'experiences' },
  },

  subscriptionOffers: {
    ...SINGLE,
    page: 'offers/subscriptionOffers',
    seoKey: 'subscriptionOffers',
    feature: 'subscriptions',
    query: ['plan', 'options'],
    sitemap: true,
  },
  fiveSeatCard: {
    ...TEXT,
    page: 'offers/seatCard',
    seoKey: 'fiveSeatCard',
    sites: 'fiveSeatCard',
    feature: 'fiveSeatCard',
  },
  threeSeatCard: {
    ...TEXT,
    page: 'offers/seatCard',
    seoKey: 'threeSeatCard',
    sites: 'threeSeatCard',
    feature: 'threeSeatCard',
  },
  offers: { ...SINGLE, page: 'offers/offers', seoKey: 'offers', feature: null, sitemap: true },
  offer: {
    ...OF_ITEM,
    page: 'editorial/article',
    pageType: 'Offer',
    seoKey: 'offer',
    feature: null,
    item: { kind: 'articles', type: 'offer', list: 'offers' },
    sitemap: true,
  },
  voucher: { ...TEXT, page: 'offers/voucher', seoKey: 'voucher', feature: 'voucherCheckerEnabled', form: 'voucher' },
  giftCard: { ...TEXT, page: 'offers/giftCard', seoKey: 'giftCard', feature: 'giftCard' },
  giftCardBalance: {
    ...TEXT,
    page: 'offers/voucher',
    seoKey: 'giftCardBalance',
    feature: 'giftCard',
    form: 'giftCard',
    sitemap: false,
  },
  giftCardTerms: { ...TEXT, page: 'offers/giftCardTerms', seoKey: 'giftCardTerms', feature: 'giftCard' },

  news: {
    ...USUAL,
    page: 'editorial/news',
    seoKey: 'news',
    feature: 'news',
    item: { kind: 'newsPage', list: null },
    query: ['type', 'page'],
    sitemap: true,
  },
  newsMobile: {
    ...USUAL,
    page: 'editorial/newsMobile',
    layout: 'webview',
    seoKey: 'news',
    feature: 'news',
    item: { kind: 'newsPage', list: null },
    query: ['type', 'page'],
    sitemap: false,
  },
  newsItem: {
    ...OF_ITEM,
    page: 'editorial/article',
    pageType: 'NewsItem',
    seoKey: 'newsItem',
    feature: 'news',
    item: { kind: 'articles', type: 'news', list: 'news' },
    sitemap: true,
  },
  article: {
    ...OF_ITEM,
    page: 'editorial/article',
    seoKey: 'article',
    feature: null,
    item: { kind: 'articles', type: 'event', list: 'offers' },
    sitemap: true,
  },

  help: { ...SINGLE, ...HELP, page: 'help/help', seoKey: 'help', sitemap: true },
  helpCategory: {
    ...OF_ITEM,
    ...HELP,
    page: 'help/helpCategory',
    pageType: 'FaqCategory',
    seoKey: 'helpCategory',
    params: ['id'],
    item: { kind: 'faq-categories', list: null },
    sitemap: true,
  },
  helpArticleById: {
    ...OF_ITEM,
    ...HELP,
    page: 'help/helpArticle',
    pageType: 'FaqArticleById',
    seoKey: 'helpArticle',
    params: ['id'],
    item: { kind: 'faq-articles', list: null },
    sitemap: false,
  },
  helpArticleBySlug: {
    ...OF_ITEM,
    ...HELP,
    page: 'help/helpArticle',
    pageType: 'FaqArticleBySlug',
    seoKey: 'helpArticle',
    item: { kind: 'faq-articles', list: 'help' },
    sitemap: true,
  },
  helpSearch: { ...SINGLE, ...HELP, page: 'help/helpSearch', seoKey: 'helpSearch', query: ['q'], sitemap: false },

  myList: {
    ...SINGLE,
    page: 'account/myList',
    seoKey: 'list',
    feature: 'authentication',
    sitemap: false,
    offline: true,
  },
  signIn: { ...SINGLE, page: 'account/signIn', seoKey: 'signIn', feature: 'authentication', sitemap: false },
  mobileApp: { ...TEXT, page: 'editorial/mobileApp', seoKey: 'mobileApp', feature: 'mobileApp' },
  cvd: { ...TEXT, page: 'editorial/text', seoKey: 'cvd', feature: 'cvd' },
  generalTerms: { ...TEXT, page: 'editorial/text', seoKey: 'generalTerms', sites: 'generalTerms', feature: null },
  offline: { ...SINGLE, page: 'shell/offline', seoKey: 'offline', feature: null, sitemap: false, offline: true },
  cookies: { ...SINGLE, page: 'consent/cookies', seoKey: 'cookies', feature: null, sitemap: false },
  statement: { ...SINGLE, page: 'editorial/statement', seoKey: 'statement', feature: null, sitemap: true },
  sitemap: { ...SINGLE, page: 'shell/sitemap', seoKey: 'sitemap', feature: null, sitemap: true },
  masterTemplate: {
    ...OF_ITEM,
    page: 'editorial/masterTemplate',
    seoKey: 'masterTemplate',
    feature: null,
    item: { kind: 'master-templates', list: 'sitemap' },
    sitemap: true,
  },

  redirect: {
    ...SINGLE,
    page: null,
    layout: 'empty',
    seoKey: 'redirect',
    feature: null,
    params: ['language', 'kind', 'slug'],
    query: ['from'],
    sitemap: false,
    unprefixed: true,
  },
  callback: {
    ...SINGLE,
    page: 'account/callback',
    pageType: 'Home',
    layout: 'empty',
    seoKey: 'callback',
    feature: 'authentication',
    sitemap: false,
    unprefixed: true,
  },
  notFound404: { ...ERROR, seoKey: 'notFound', status: 404 },
  notFoundItem: { ...ERROR, seoKey: 'notFound', status: 404 },
  gone: { ...ERROR, seoKey: 'gone', status: 410 },
} as const satisfies Record<string, RouteShape>;

export type Screen = keyof typeof screens;
type SeoKey = (typeof screens)[Screen]['seoKey'];
/** The data of one route, with its fields widened. */
export type RouteData = RouteShape & { readonly seoKey: SeoKey; readonly item: Item<Screen> | null };

type SitesOf<S extends Screen> = {
  [C in SiteCode]: (typeof screens)[S]['sites'] extends 'all' | (typeof sites)[C]['screens'][number] ? C : never;
}[SiteCode];
/** The languages in which a screen must have a path. */
export type ScreenLanguage<S extends Screen> = (typeof sites)[SitesOf<S>]['languages'][number];

export const SCREENS = Object.keys(screens) as Screen[];

/** The route data of a screen. */
export function routeOf(screen: Screen): RouteData {
  return screens[screen];
}

/** The query parameters that a screen's page reads, and those of the filters' form, where it works without script. */
export function queryOf(screen: Screen): readonly string[] {
  const { query, filters } = routeOf(screen);
  return filters === false ? query : [...query, ...FILTERS_FORM];
}

/** Whether a site has a screen. Feature flags (SPEC 9) may still turn it off there. */
export function isAvailable(site: Site, screen: Screen): boolean {
  const { sites } = routeOf(screen);
  return sites === 'all' || site.screens.includes(sites);
}

/** Whether a site has a screen and the feature that it needs: screens that are off are not found, nor linked to. */
export function isOffered(site: Site, features: ReadonlySet<Feature>, screen: Screen): boolean {
  const { feature } = routeOf(screen);
  return isAvailable(site, screen) && (feature === null || features.has(feature));
}

type Articles = Extract<(typeof screens)[Screen]['item'], { kind: 'articles' }>;

/** The screen of articles of each type. */
export const ARTICLE_SCREENS = Object.fromEntries(
  SCREENS.flatMap((screen) => {
    const { item } = routeOf(screen);
    return item?.kind === 'articles' ? [[item.type, screen]] : [];
  }),
) as Readonly<Record<Articles['type'], Screen>> satisfies Readonly<Record<ArticleType, Screen>>;

/** An item with a page of its own, and a list that it is in. */
export type Subject = Extract<Item<Screen>, { readonly list: Screen }>;

/** What a screen's page is about, unless it is a further page of the item, such as the timetable of a film. */
export function subjectOf({ item }: RouteData): Subject | undefined {
  return item === null || item.list === null ? undefined : item;
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
