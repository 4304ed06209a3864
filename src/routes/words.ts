import type { Language } from '../sites/sites.ts';
import type { Screen, ScreenLanguage } from './screens.ts';

/**
 * The localised path of each screen, without the language prefix. `{slug}`, `{id}`, `{kind}` and `{language}` stand for
 * values. Most come from SPEC 2; the others are what a native speaker would expect.
 */
export const words = {
  home: '',

  cinemas: { fr: 'cinemas', en: 'cinemas', de: 'kinos', nl: 'bioscopen' },
  cinema: { fr: 'cinemas/{slug}', en: 'cinemas/{slug}', de: 'kinos/{slug}', nl: 'bioscopen/{slug}' },
  cinemaLight: { fr: 'cinemas/l/{slug}', en: 'cinemas/l/{slug}', de: 'kinos/l/{slug}', nl: 'bioscopen/l/{slug}' },
  city: {
    fr: 'cinemas/ville/{slug}',
    en: 'cinemas/city/{slug}',
    de: 'kinos/stadt/{slug}',
    nl: 'bioscopen/stad/{slug}',
  },
  cityLight: { fr: 'ville-list/{slug}', en: 'city-list/{slug}', de: 'stadt-list/{slug}', nl: 'stad-list/{slug}' },

  shows: { fr: 'films', en: 'movies-events', de: 'filme-events', nl: 'films-evenementen' },
  upcomingLight: { fr: 'sorties-cinema', en: 'cinema-releases', de: 'kinostarts', nl: 'binnenkort-cinema' },
  movie: { fr: 'films/{slug}', en: 'movies/{slug}', de: 'filme/{slug}', nl: 'films/{slug}' },
  entertainments: { fr: 'evenements', en: 'events', de: 'events', nl: 'evenementen' },
  entertainment: { fr: 'evenements/{slug}', en: 'events/{slug}', de: 'events/{slug}', nl: 'evenementen/{slug}' },
  season: { fr: 'saison/{slug}', en: 'season/{slug}', de: 'saison/{slug}', nl: 'seizoen/{slug}' },
  specialEvent: {
    fr: 'event-special/{slug}',
    en: 'special-event/{slug}',
    de: 'special-event/{slug}',
    nl: 'evenementen-{slug}',
  },

  person: { fr: 'personnes/{slug}', en: 'people/{slug}', de: 'personen/{slug}', nl: 'personen/{slug}' },

  search: { fr: 'recherche', en: 'search', de: 'suche', nl: 'zoeken' },
  near: { fr: 'autour-de-moi', en: 'near-me', de: 'in-der-naehe', nl: 'in-de-buurt' },
  screening: { fr: 'seances/{id}', en: 'screenings/{id}', de: 'vorstellungen/{id}', nl: 'voorstellingen/{id}' },
  days: { fr: 'jours/{slug}', en: 'days/{slug}', de: 'tage/{slug}', nl: 'dagen/{slug}' },
  inARow: {
    fr: 'films-a-la-suite/{slug}',
    en: 'films-in-a-row/{slug}',
    de: 'filme-nacheinander/{slug}',
    nl: 'films-achter-elkaar/{slug}',
  },
  timetable: {
    fr: 'grille-horaire/{slug}',
    en: 'timetable/{slug}',
    de: 'zeitplan/{slug}',
    nl: 'uurschema/{slug}',
  },
  askFriends: { fr: 'demander-aux-amis', en: 'ask-friends', de: 'freunde-fragen', nl: 'vrienden-vragen' },
  ask: {
    fr: 'demander-aux-amis/{id}',
    en: 'ask-friends/{id}',
    de: 'freunde-fragen/{id}',
    nl: 'vrienden-vragen/{id}',
  },
  accessible: {
    fr: 'seances-accessibles',
    en: 'accessible-screenings',
    de: 'barrierefreie-vorstellungen',
    nl: 'toegankelijke-voorstellingen',
  },
  accessibleCity: {
    fr: 'seances-accessibles/{slug}',
    en: 'accessible-screenings/{slug}',
    de: 'barrierefreie-vorstellungen/{slug}',
    nl: 'toegankelijke-voorstellingen/{slug}',
  },
  evening: { fr: 'ce-soir', en: 'tonight', de: 'heute-abend', nl: 'vanavond' },
  eveningCity: { fr: 'ce-soir/{slug}', en: 'tonight/{slug}', de: 'heute-abend/{slug}', nl: 'vanavond/{slug}' },
  saleOpenings: { fr: 'ouvertures-des-ventes', en: 'sale-openings', de: 'vorverkaufsstarts', nl: 'start-voorverkoop' },

  experiences: { fr: 'experiences', en: 'experiences', de: 'erlebnisse', nl: 'belevenissen' },
  experience: {
    fr: 'experiences/{slug}',
    en: 'experiences/{slug}',
    de: 'erlebnisse/{slug}',
    nl: 'belevenissen/{slug}',
  },
  experienceArticle: 'specials/{slug}',
  experienceGroup: {
    fr: 'experiences/rubrique/{slug}',
    en: 'experiences/category/{slug}',
    de: 'erlebnisse/kategorie/{slug}',
    nl: 'belevenissen/categorie/{slug}',
  },

  subscriptionOffers: { fr: 'cinepass', en: 'cinepass', de: 'cinepass', nl: 'abonnementen' },
  fiveSeatCard: { fr: 'cinecarte-5-places', en: '5-seat-cinecarte', nl: 'cinecarte' },
  threeSeatCard: { fr: 'cinecarte-3-places', en: '3-seat-cinecarte' },
  offers: { fr: 'offres', en: 'offers', de: 'abos-angebote', nl: 'aanbiedingen' },
  offer: { fr: 'offres/{slug}', en: 'offers/{slug}', de: 'abos-angebote/{slug}', nl: 'aanbiedingen/{slug}' },
  voucher: 'voucher',
  giftCard: 'giftcard',
  giftCardBalance: { fr: 'giftcard/solde', en: 'giftcard/balance', de: 'giftcard/guthaben', nl: 'giftcard/saldo' },
  giftCardTerms: {
    fr: 'giftcard/conditions',
    en: 'giftcard/terms',
    de: 'giftcard/bedingungen',
    nl: 'giftcard/voorwaarden',
  },

  news: { fr: 'actualites', en: 'news', de: 'news', nl: 'nieuws' },
  newsMobile: { fr: 'm/actualites', en: 'm/news', de: 'm/news', nl: 'm/nieuws' },
  newsItem: { fr: 'actualites/{slug}', en: 'news/{slug}', de: 'news/{slug}', nl: 'nieuws/{slug}' },
  article: { fr: 'article/{slug}', en: 'article/{slug}', de: 'artikel/{slug}', nl: 'artikel/{slug}' },

  help: { fr: 'aide', en: 'help', nl: 'help' },
  helpCategory: { fr: 'aide/categorie/{id}', en: 'help/topic/{id}', nl: 'help/onderwerp/{id}' },
  helpArticleById: { fr: 'aide/article/id/{id}', en: 'help/article/id/{id}', nl: 'help/artikel/id/{id}' },
  helpArticleBySlug: { fr: 'aide/article/slug/{slug}', en: 'help/article/slug/{slug}', nl: 'help/artikel/slug/{slug}' },
  helpSearch: { fr: 'aide/recherche', en: 'help/search', nl: 'help/zoeken' },

  myList: { fr: 'ma-liste', en: 'my-list', de: 'meine-liste', nl: 'mijn-lijst' },
  signIn: { fr: 'connexion', en: 'sign-in', de: 'anmelden', nl: 'inloggen' },
  mobileApp: 'app',
  cvd: 'cvd',
  generalTerms: { fr: 'conditions-generales', en: 'general-terms' },
  offline: { fr: 'hors-ligne', en: 'offline', de: 'offline', nl: 'offline' },
  cookies: { fr: 'cookies', en: 'cookies', de: 'cookies', nl: 'cookies' },
  statement: { fr: 'accessibilite', en: 'accessibility', de: 'barrierefreiheit', nl: 'toegankelijkheid' },
  legal: { fr: 'mentions-legales', en: 'legal-notice', de: 'impressum', nl: 'juridische-informatie' },
  privacy: { fr: 'vos-donnees', en: 'your-data', de: 'datenschutz', nl: 'privacy' },
  sitemap: { fr: 'plan-du-site', en: 'sitemap', de: 'sitemap', nl: 'sitemap' },
  sitemapCinemas: {
    fr: 'plan-du-site/cinemas',
    en: 'sitemap/cinemas',
    de: 'sitemap/kinos',
    nl: 'sitemap/bioscopen',
  },
  sitemapFilms: { fr: 'plan-du-site/films', en: 'sitemap/movies', de: 'sitemap/filme', nl: 'sitemap/films' },
  sitemapEvents: {
    fr: 'plan-du-site/evenements',
    en: 'sitemap/events',
    de: 'sitemap/events',
    nl: 'sitemap/evenementen',
  },
  masterTemplate: 'info/{slug}',

  redirect: 'redirect/{language}/{kind}/slug/{slug}',
  callback: 'callback',
  notFound404: '404',
  notFoundItem: '404_NOT_FOUND',
  gone: '410_GONE',
} as const satisfies {
  [S in Screen]: string | (Readonly<Record<ScreenLanguage<S>, string>> & { readonly [L in Language]?: string });
};

/**
 * Further paths that lead to a screen in a language, on every site that has the screen: they are matched but never
 * written, and redirect to the site's own path. The site's own path may be among them.
 */
export const aliases: { readonly [S in Screen]?: { readonly [L in Language]?: readonly string[] } } = {
  shows: {
    fr: ['films', 'films-evenements'],
    en: ['movies'],
    de: ['filme'],
    nl: ['films', 'films-evenementen'],
  },
  upcomingLight: { nl: ['aankomende', 'binnenkort-cinema'] },
  specialEvent: { en: ['event-special/{slug}'], de: ['event-special/{slug}'], nl: ['event-special/{slug}'] },
  experiences: { nl: ['belevingen'] },
  experience: { nl: ['belevingen/{slug}'] },
  experienceGroup: { nl: ['belevingen/categorie/{slug}'] },
  subscriptionOffers: { fr: ['cinepass'], en: ['cinepass', 'subscription'], de: ['cinepass'], nl: ['cinepass'] },
  fiveSeatCard: { fr: ['cinecarte-5-places', 'carte-5-places'], nl: ['cinecarte', '5-plaatsenkaart'] },
  offers: { en: ['offers', 'news-and-offers'] },
  offer: { en: ['offers/{slug}', 'news-and-offers/{slug}'] },
  sitemap: { fr: ['sitemap'] },
};
