/** One page of each kind that visits begin on, on the fr site. */
export const SCREENS = {
  home: '/',
  list: '/films',
  film: '/films/le-cuirasse-potemkine-44008',
  cinema: '/cinemas/aurore-paris-grands-boulevards',
  'light cinema': '/cinemas/l/aurore-paris-grands-boulevards',
} as const;

/** The eleven main screens of the fr site, which have pictures in e2e/look and in docs/pictures. */
export const MAIN_SCREENS = {
  home: '/',
  list: '/films',
  film: '/films/le-cuirasse-potemkine-44008',
  cinema: '/cinemas/aurore-paris-grands-boulevards',
  city: '/cinemas/ville/lyon',
  evening: '/ce-soir/lyon',
  season: '/saison/opera',
  offers: '/offres',
  news: '/actualites/la-lune-de-melies-etait-en-couleurs',
  help: '/aide',
  pass: '/cinepass',
} as const;

/** All that have pictures in e2e/look. */
export const PICTURED_SCREENS = {
  ...MAIN_SCREENS,
  cinemas: '/cinemas',
  person: '/personnes/fritz-lang',
  search: '/recherche?q=metropolis+vost+samedi+lyon',
  'search without tickets': '/recherche?q=metropolis+vost+audiodescription+dimanche+22+lyon',
  'search at its start': '/recherche',
  near: '/autour-de-moi?q=69002',
  'tell me': '/me-prevenir?film=metropolis-44019',
  legal: '/mentions-legales',
} as const;

/** A small phone and a desktop screen. */
export const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;
