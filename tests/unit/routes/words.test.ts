import { describe, expect, test } from 'vitest';
import { href } from '../../../src/routes/href.ts';
import { match } from '../../../src/routes/match.ts';
import { fragmentWord } from '../../../src/routes/fragments.ts';
import { redirectKinds, routeOf, type Screen } from '../../../src/routes/screens.ts';
import { sitesOf } from '../../support/sitesOf.ts';
import { siteOf, type Language, type SiteCode } from '../../../src/sites/sites.ts';

/** Every path word in SPEC 2, copied from there. */
const given: readonly (readonly [SiteCode, Language, Screen, string])[] = [
  ['fr', 'fr', 'home', '/'],
  ['fr', 'en', 'home', '/en'],
  ['ch', 'de', 'home', '/de'],
  ['ch', 'en', 'home', '/'],
  ['be', 'nl', 'home', '/nl'],
  ['fr', 'fr', 'cinemas', '/cinemas'],
  ['ch', 'de', 'cinemas', '/de/kinos'],
  ['nl', 'nl', 'cinemas', '/bioscopen'],
  ['be', 'nl', 'cinemas', '/nl/bioscopen'],
  ['fr', 'fr', 'cinema', '/cinemas/x-1'],
  ['fr', 'fr', 'cinemaLight', '/cinemas/l/x-1'],
  ['fr', 'fr', 'city', '/cinemas/ville/x-1'],
  ['fr', 'en', 'city', '/en/cinemas/city/x-1'],
  ['ch', 'de', 'city', '/de/kinos/stadt/x-1'],
  ['nl', 'nl', 'city', '/bioscopen/stad/x-1'],
  ['fr', 'fr', 'cityLight', '/ville-list/x-1'],
  ['ch', 'en', 'cityLight', '/city-list/x-1'],
  ['ch', 'de', 'cityLight', '/de/stadt-list/x-1'],
  ['nl', 'nl', 'cityLight', '/stad-list/x-1'],
  ['fr', 'fr', 'shows', '/films'],
  ['tn', 'fr', 'shows', '/films'],
  ['fr', 'en', 'shows', '/en/movies-events'],
  ['ch', 'de', 'shows', '/de/filme-events'],
  ['ch', 'fr', 'shows', '/fr/films-evenements'],
  ['be', 'fr', 'shows', '/fr/films-evenements'],
  ['be', 'nl', 'shows', '/nl/films-evenementen'],
  ['nl', 'nl', 'shows', '/films'],
  ['fr', 'fr', 'upcomingLight', '/sorties-cinema'],
  ['fr', 'en', 'upcomingLight', '/en/cinema-releases'],
  ['ch', 'de', 'upcomingLight', '/de/kinostarts'],
  ['nl', 'nl', 'upcomingLight', '/aankomende'],
  ['be', 'nl', 'upcomingLight', '/nl/binnenkort-cinema'],
  ['fr', 'fr', 'entertainments', '/evenements'],
  ['fr', 'en', 'entertainments', '/en/events'],
  ['nl', 'nl', 'entertainments', '/evenementen'],
  ['fr', 'fr', 'season', '/saison/x-1'],
  ['fr', 'en', 'season', '/en/season/x-1'],
  ['nl', 'nl', 'season', '/seizoen/x-1'],
  ['fr', 'fr', 'specialEvent', '/event-special/x-1'],
  ['nl', 'nl', 'specialEvent', '/evenementen-x-1'],
  ['fr', 'fr', 'subscriptionOffers', '/cinepass'],
  ['nl', 'nl', 'subscriptionOffers', '/abonnementen'],
  ['nl', 'en', 'subscriptionOffers', '/en/subscription'],
  ['ch', 'en', 'subscriptionOffers', '/pathepass'],
  ['ch', 'fr', 'subscriptionOffers', '/fr/pathepass'],
  ['ch', 'de', 'subscriptionOffers', '/de/pathepass'],
  ['fr', 'fr', 'experiences', '/experiences'],
  ['ch', 'de', 'experiences', '/de/erlebnisse'],
  ['nl', 'nl', 'experiences', '/belevenissen'],
  ['fr', 'fr', 'experienceArticle', '/specials/x-1'],
  ['fr', 'fr', 'experienceGroup', '/experiences/rubrique/x-1'],
  ['fr', 'en', 'experienceGroup', '/en/experiences/category/x-1'],
  ['fr', 'fr', 'offers', '/offres'],
  ['ch', 'en', 'offers', '/news-and-offers'],
  ['fr', 'en', 'offers', '/en/offers'],
  ['ch', 'de', 'offers', '/de/abos-angebote'],
  ['fr', 'fr', 'news', '/actualites'],
  ['fr', 'en', 'news', '/en/news'],
  ['nl', 'nl', 'news', '/nieuws'],
  ['fr', 'fr', 'newsMobile', '/m/actualites'],
  ['fr', 'fr', 'help', '/aide'],
  ['fr', 'en', 'help', '/en/help'],
  ['nl', 'nl', 'help', '/help'],
  ['fr', 'fr', 'helpCategory', '/aide/categorie/7'],
  ['fr', 'en', 'helpCategory', '/en/help/topic/7'],
  ['fr', 'fr', 'helpArticleById', '/aide/article/id/7'],
  ['fr', 'fr', 'helpArticleBySlug', '/aide/article/slug/x-1'],
  ['fr', 'fr', 'helpSearch', '/aide/recherche'],
  ['fr', 'en', 'helpSearch', '/en/help/search'],
  ['fr', 'fr', 'fiveSeatCard', '/cinecarte-5-places'],
  ['fr', 'en', 'fiveSeatCard', '/en/5-seat-cinecarte'],
  ['nl', 'nl', 'fiveSeatCard', '/cinecarte'],
  ['be', 'fr', 'fiveSeatCard', '/fr/carte-5-places'],
  ['be', 'nl', 'fiveSeatCard', '/nl/5-plaatsenkaart'],
  ['fr', 'fr', 'threeSeatCard', '/cinecarte-3-places'],
  ['fr', 'fr', 'mobileApp', '/app'],
  ['fr', 'fr', 'cvd', '/cvd'],
  ['fr', 'fr', 'generalTerms', '/conditions-generales'],
  ['fr', 'fr', 'sitemap', '/plan-du-site'],
  ['fr', 'en', 'sitemap', '/en/sitemap'],
  ['fr', 'fr', 'voucher', '/voucher'],
  ['fr', 'fr', 'giftCard', '/giftcard'],
  ['fr', 'fr', 'masterTemplate', '/info/x-1'],
  ['fr', 'fr', 'callback', '/callback'],
  ['fr', 'fr', 'notFound404', '/404'],
  ['fr', 'fr', 'notFoundItem', '/404_NOT_FOUND'],
  ['fr', 'fr', 'gone', '/410_GONE'],
];

// SPEC 2.1
describe("SPEC 2's own words", () => {
  // SPEC 2.6, 2.7, 2.10, 2.11, 2.12, 2.13, 2.15, 2.16, 2.17, 2.19, 2.20, 2.21, 2.22, 2.23, 2.24, 2.25, 2.26, 2.27, 2.28, 2.29, 2.30, 2.32, 2.33, 2.34, 2.35, 2.36, 2.37, 2.38, 2.39, 2.40
  test.each(given)('%s in %s: %s is %s', (code, language, screen, path) => {
    const params = {
      ...(routeOf(screen).params.includes('slug') && { slug: 'x-1' }),
      ...(routeOf(screen).params.includes('id') && { id: '7' }),
    };
    expect(href(siteOf(code), language, screen, params)).toBe(path);
    expect(match(siteOf(code), path)).toMatchObject({ screen, language, params, canonical: undefined });
  });

  test('film and event pages have a word in each language', () => {
    const page = (code: SiteCode, language: Language, screen: Screen) =>
      href(siteOf(code), language, screen, { slug: 'metropolis-44019' });
    expect(page('fr', 'fr', 'movie')).toBe('/films/metropolis-44019');
    expect(page('fr', 'en', 'movie')).toBe('/en/movies/metropolis-44019');
    expect(page('ch', 'de', 'movie')).toBe('/de/filme/metropolis-44019');
    expect(page('nl', 'nl', 'movie')).toBe('/films/metropolis-44019');
    expect(page('fr', 'fr', 'entertainment')).toBe('/evenements/metropolis-44019');
    expect(page('ch', 'en', 'entertainment')).toBe('/events/metropolis-44019');
    expect(page('ch', 'de', 'entertainment')).toBe('/de/events/metropolis-44019');
    expect(page('be', 'nl', 'entertainment')).toBe('/nl/evenementen/metropolis-44019');
  });

  // SPEC 2.13, 2.15, 2.21
  test('the second of two words given for Dutch is understood as well', () => {
    const nl = siteOf('nl');
    expect(match(nl, '/films-evenementen')).toMatchObject({ screen: 'shows', canonical: '/films' });
    expect(match(nl, '/binnenkort-cinema')).toMatchObject({ screen: 'upcomingLight', canonical: '/aankomende' });
    expect(match(nl, '/belevingen')).toMatchObject({ screen: 'experiences', canonical: '/belevenissen' });
  });

  test.each([
    ['ch', '/fr/films', '/fr/films-evenements'],
    ['fr', '/films-evenements', '/films'],
    ['fr', '/en/movies', '/en/movies-events'],
    ['ch', '/de/filme', '/de/filme-events'],
    ['be', '/nl/films', '/nl/films-evenementen'],
    ['nl', '/films-evenementen', '/films'],
    ['be', '/nl/aankomende', '/nl/binnenkort-cinema'],
    ['nl', '/binnenkort-cinema', '/aankomende'],
    ['fr', '/en/event-special/x-1', '/en/special-event/x-1'],
    ['ch', '/de/event-special/x-1', '/de/special-event/x-1'],
    ['nl', '/event-special/x-1', '/evenementen-x-1'],
    ['nl', '/belevingen', '/belevenissen'],
    ['nl', '/belevingen/x-1', '/belevenissen/x-1'],
    ['nl', '/belevingen/categorie/x-1', '/belevenissen/categorie/x-1'],
    ['ch', '/fr/cinepass', '/fr/pathepass'],
    ['ch', '/cinepass', '/pathepass'],
    ['ch', '/de/cinepass', '/de/pathepass'],
    ['nl', '/cinepass', '/abonnementen'],
    ['fr', '/en/subscription', '/en/cinepass'],
    ['be', '/fr/cinecarte-5-places', '/fr/carte-5-places'],
    ['fr', '/carte-5-places', '/cinecarte-5-places'],
    ['be', '/nl/cinecarte', '/nl/5-plaatsenkaart'],
    ['nl', '/5-plaatsenkaart', '/cinecarte'],
    ['ch', '/offers', '/news-and-offers'],
    ['fr', '/en/news-and-offers', '/en/offers'],
    ['ch', '/offers/x-1', '/news-and-offers/x-1'],
    ['fr', '/en/news-and-offers/x-1', '/en/offers/x-1'],
    ['fr', '/sitemap', '/plan-du-site'],
  ] as const)('on %s the other word %s leads to %s', (code, path, canonical) => {
    expect(match(siteOf(code), path)?.canonical).toBe(canonical);
  });

  test.each([
    ['fr', 'reserver', 'preventes', 'enfants', 'seances-speciales', 'prochainement'],
    ['en', 'book', 'presales', 'kids', 'special', 'upcoming'],
    ['de', 'buchen', 'vorverkauf', 'kinder', 'specials', 'demnaechst'],
    ['nl', 'reserveren', 'voorverkoop', 'kinderen', 'specials', 'binnenkort'],
  ] as const)('the fragments of lists of shows in %s', (language, ...expected) => {
    const names = ['book', 'presales', 'kids', 'special', 'upcoming'] as const;
    expect(names.map((name) => fragmentWord(language, name))).toEqual(expected);
    expect((['info', 'tarifs'] as const).map((name) => fragmentWord(language, name))).toEqual(['info', 'tarifs']);
  });

  // SPEC 1.10, 2.32, 2.33, 2.36
  test('help is for fr and nl, the three-seat card and the general terms for fr, the five-seat card where it has a word', () => {
    for (const screen of ['help', 'helpCategory', 'helpArticleById', 'helpArticleBySlug', 'helpSearch'] as const) {
      expect(sitesOf(screen)).toEqual(['fr', 'nl']);
    }
    expect(sitesOf('threeSeatCard')).toEqual(['fr']);
    expect(sitesOf('generalTerms')).toEqual(['fr']);
    expect(sitesOf('fiveSeatCard').toSorted()).toEqual(['be', 'fr', 'nl']);
    expect(sitesOf('shows')).toEqual(['fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma']);
  });

  // SPEC 2.31
  test('all help pages have a twin under m/, without header and footer', () => {
    const fr = siteOf('fr');
    expect(href(fr, 'fr', 'help', {}, { webview: true })).toBe('/m/aide');
    expect(href(fr, 'en', 'helpCategory', { id: '7' }, { webview: true })).toBe('/en/m/help/topic/7');
    expect(match(fr, '/m/aide/article/slug/x-1')).toMatchObject({ webview: true, route: { layout: 'webview' } });
    expect(match(fr, '/aide/article/slug/x-1')).toMatchObject({ webview: false, route: { layout: 'full' } });
    expect(href(fr, 'fr', 'shows', {}, { webview: true })).toBe('/films');
  });

  // SPEC 2.10, 2.54
  test('light pages: the cinema with the light header, the others without any; not found has an empty one', () => {
    expect(routeOf('cinemaLight').layout).toBe('light');
    expect(routeOf('cityLight').layout).toBe('webview');
    expect(routeOf('upcomingLight').layout).toBe('webview');
    expect(routeOf('newsMobile').layout).toBe('webview');
    expect(routeOf('notFound404').layout).toBe('empty');
  });

  // SPEC 2.9, 2.14
  test('the fragments of the shows list and of a cinema page', () => {
    expect(routeOf('shows').fragments).toEqual(['book', 'presales', 'kids', 'special', 'upcoming']);
    expect(routeOf('shows').fragments?.map((name) => fragmentWord('en', name))).toEqual(routeOf('shows').fragments);
    expect(routeOf('cinema').fragments?.map((name) => fragmentWord('fr', name))).toEqual(['info', 'tarifs']);
  });

  // SPEC 2.53
  test('the kinds of the legacy language change are twelve', () => {
    const kinds =
      'cinema city movie entertainment season offer news-item experience experience-article experience-group ' +
      'master-template faq-article';
    expect(Object.keys(redirectKinds).toSorted()).toEqual(kinds.split(' ').toSorted());
  });

  // SPEC 2.53
  test('the legacy language change', () => {
    expect(href(siteOf('ch'), 'de', 'redirect', { kind: 'cinema', slug: 'x-1' })).toBe('/redirect/de/cinema/slug/x-1');
  });
});
