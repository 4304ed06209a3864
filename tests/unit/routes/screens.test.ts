import { describe, expect, test } from 'vitest';
import {
  ARTICLE_SCREENS,
  isOffered,
  isRedirectKind,
  queryOf,
  redirectKinds,
  routeOf,
  SCREENS,
  subjectOf,
  type RouteData,
} from '../../../src/routes/screens.ts';
import { SEARCHED_TITLES, searchedPageHref } from '../../../src/routes/searchedPages.ts';
import { siteOf } from '../../../src/sites/sites.ts';

/** The screens for which a fact is not the usual one, by what it is. */
function unusual(fact: (route: RouteData) => unknown): Record<string, string> {
  const groups = Map.groupBy(SCREENS, (screen) => String(fact(routeOf(screen))));
  const [usual] = [...groups].toSorted(([, a], [, b]) => b.length - a.length)[0]!;
  return Object.fromEntries(
    [...groups].filter(([what]) => what !== usual).map(([what, list]) => [what, list.toSorted().join(' ')]),
  );
}

describe('the facts of screens', () => {
  // SPEC 2.34, 2.35
  test('which need a feature', () => {
    expect(unusual(({ feature }) => feature)).toEqual({
      authentication: 'callback myList signIn',
      cvd: 'cvd',
      events: 'entertainments',
      experiences: 'experience experienceArticle experienceGroup experiences',
      fiveSeatCard: 'fiveSeatCard',
      giftCard: 'giftCard giftCardBalance giftCardTerms',
      help: 'help helpArticleById helpArticleBySlug helpCategory helpSearch',
      mobileApp: 'mobileApp',
      news: 'news newsItem newsMobile',
      seasons: 'season',
      specialEvents: 'specialEvent',
      subscriptions: 'subscriptionOffers',
      tellMe: 'tellMe',
      threeSeatCard: 'threeSeatCard',
      voucherCheckerEnabled: 'voucher',
    });
  });

  test('what they are about, and the list that the change of language leads to', () => {
    expect(unusual(({ item }) => item && [item.kind, item.type ?? '', item.list ?? ''].join(' ').trim())).toEqual({
      'articles event offers': 'article',
      'articles experience experiences': 'experienceArticle',
      'articles news news': 'newsItem',
      'articles offer offers': 'offer',
      ask: 'ask',
      cinema: 'inARow',
      'cinema  cinemas': 'cinema cinemaLight',
      cinemaOrShow: 'days',
      city: 'accessibleCity eveningCity',
      'city  cinemas': 'city cityLight',
      'experience-groups  experiences': 'experienceGroup',
      'experiences  experiences': 'experience',
      'faq-articles': 'helpArticleById',
      'faq-articles  help': 'helpArticleBySlug',
      'faq-categories': 'helpCategory',
      'master-templates  sitemap': 'masterTemplate',
      newsPage: 'news newsMobile',
      pages: 'cvd fiveSeatCard generalTerms giftCard giftCardBalance giftCardTerms mobileApp threeSeatCard voucher',
      screening: 'screening',
      'person  shows': 'person',
      'seasons season shows': 'season',
      'seasons specialEvent shows': 'specialEvent',
      show: 'timetable',
      'show entertainment shows': 'entertainment',
      'show movie shows': 'movie',
    });
  });

  test('what of a query they read: a cached page depends on nothing else', () => {
    expect(unusual(({ query }) => query.toSorted())).toEqual({
      choice: 'season specialEvent',
      'confirm,film,person,screening,stop': 'tellMe',
      errorCode: 'gone notFound404 notFoundItem',
      film: 'inARow',
      from: 'redirect',
      'letter,page': 'accessible sitemapCinemas sitemapEvents sitemapFilms',
      'letter,map,page,q': 'cinemas',
      'letter,start': 'entertainment movie',
      'options,plan': 'subscriptionOffers',
      'page,type': 'news newsMobile',
      proof: 'giftCardBalance voucher',
      q: 'evening helpSearch near',
      'q,type': 'search',
      start: 'cinema cinemaLight timetable',
    });
  });

  // SPEC 2.47, 2.48
  test('which are errors, and which have a form', () => {
    expect(unusual(({ status }) => status)).toEqual({ 404: 'notFound404 notFoundItem', 410: 'gone' });
    expect(unusual(({ form }) => form)).toEqual({
      answer: 'ask',
      ask: 'askFriends',
      giftCard: 'giftCardBalance',
      tellMe: 'tellMe',
      voucher: 'voucher',
    });
  });

  test('which search engines, devices without a network, and the server’s start do without or not', () => {
    expect(unusual(({ sitemap }) => sitemap)).toEqual({
      false:
        'ask askFriends callback cinemaLight cityLight cookies days evening giftCardBalance gone helpArticleById helpSearch ' +
        'inARow myList near newsMobile notFound404 notFoundItem offline redirect screening search signIn ' +
        'sitemapCinemas sitemapEvents sitemapFilms tellMe timetable upcomingLight',
    });
    expect(unusual(({ offline }) => offline)).toEqual({
      true: 'cinema cinemas city entertainment entertainments evening eveningCity home movie myList offline screening shows',
    });
    expect(unusual(({ warm }) => warm)).toEqual({ true: 'cinemas evening home shows' });
  });

  test('which belong to an entry of the menu, and between which posters move along', () => {
    expect(unusual(({ menu }) => menu)).toEqual({
      cinemas: 'cinema cinemas city',
      shows: 'entertainment home movie person shows',
    });
    expect(unusual(({ posters }) => posters)).toEqual({
      true: 'cinema city entertainment entertainments home movie shows',
    });
  });

  test('which are of some sites alone, without a prefix, or twice', () => {
    expect(unusual(({ sites }) => sites)).toEqual({
      fiveSeatCard: 'fiveSeatCard',
      generalTerms: 'generalTerms',
      help: 'help helpArticleById helpArticleBySlug helpCategory helpSearch',
      threeSeatCard: 'threeSeatCard',
    });
    expect(unusual(({ unprefixed }) => unprefixed)).toEqual({
      true: 'callback gone notFound404 notFoundItem redirect',
    });
    expect(unusual(({ twin }) => twin)).toEqual({
      true: 'article help helpArticleById helpArticleBySlug helpCategory helpSearch newsItem offer',
    });
  });
});

describe('a screen', () => {
  const fr = siteOf('fr');

  test('is offered by a site that has it and its feature', () => {
    expect(isOffered(fr, new Set(), 'home')).toBe(true);
    expect(isOffered(fr, new Set(), 'help')).toBe(false);
    expect(isOffered(fr, new Set(['help']), 'help')).toBe(true);
    expect(isOffered(siteOf('ch'), new Set(['help']), 'help')).toBe(false);
  });

  test('reads those of the filters’ form too, if it has filters', () => {
    expect(queryOf('search')).toEqual(['q', 'type']);
    expect(queryOf('home')).toEqual([]);
    expect(queryOf('inARow')).toContain('film');
    for (const name of ['date', 'start']) expect(queryOf('cinema')).toContain(name);
    expect(queryOf('shows')).toContain('date');
  });

  test('has a subject if it is the item’s own page', () => {
    expect(subjectOf(routeOf('movie'))).toEqual({ kind: 'show', type: 'movie', list: 'shows' });
    expect(subjectOf(routeOf('timetable'))).toBeUndefined();
    expect(subjectOf(routeOf('home'))).toBeUndefined();
  });

  test('of an article is that of its type', () => {
    expect(ARTICLE_SCREENS).toEqual({
      event: 'article',
      experience: 'experienceArticle',
      news: 'newsItem',
      offer: 'offer',
    });
  });

  // SPEC 2.53
  test('of the legacy language change is that of its kind', () => {
    expect(redirectKinds).toEqual({
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
    });
    expect(['movie', 'news-item'].every(isRedirectKind)).toBe(true);
    expect(['newsItem', 'toString', ''].some(isRedirectKind)).toBe(false);
  });

  test('that the search finds has a title, and leads to it, narrowed if it is a list of films', () => {
    expect(Object.values(SEARCHED_TITLES).map((key) => key.replace('Search.Pages.', ''))).toEqual([
      ...['GiftCard', 'Subscriptions', 'Offers', 'Voucher', 'Accessible', 'SaleOpenings', 'Experiences', 'Help'],
      'Shows',
    ]);
    expect(searchedPageHref(fr, 'fr', { page: 'help' })).toBe('/aide');
    expect(searchedPageHref(fr, 'fr', { page: 'shows', filter: 'tags', slug: 'imax' })).toBe(
      '/films/filters/tags-imax',
    );
    expect(searchedPageHref(fr, 'fr', { page: 'shows', filter: 'versions' })).toBe('/films');
  });
});
