/** The areas of what visitors see, and what each is about: the same words in every layer that has folders for them. */
export const AREAS = {
  programme: 'screenings of a cinema, a film or a day: tickets, grid, filters, timetable, films in a row',
  show: 'a film or an event: posters, ratings, trailers, what others felt',
  cinema: 'its facts and offers, its city; the locator and the chosen cinema',
  screening: 'one screening: its page, its status, its booking',
  season: 'a season of works, and the choice of its screenings',
  polls: 'asking friends which screening suits them',
  tellMe: 'asking to be told of screenings that can be booked later',
  editorial: 'news, articles, experiences, pushes and other texts of editors',
  offers: 'the pass and its plans, vouchers, gift cards, cards for seats',
  help: 'the help centre',
  search: 'the search of the whole site',
  account: 'signing in and the accounts host, the profile, favourites and wishes',
  consent: 'the choice of cookies, and the third parties that wait for it',
  shell:
    'what frames every page and request: header, footer, alerts, languages, variants, cookies, errors, reports, offline',
  ui: 'what all areas are made of: pictures, sections, prices, modals, actions; the API and storage for scripts',
} as const;

/** Layers whose folders are areas, and their folders beside those. */
export const LAYERS_OF_AREAS = {
  domain: {},
  components: {},
  layouts: {},
  islands: {},
  pages: { fragments: 'parts of pages that scripts fetch' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
