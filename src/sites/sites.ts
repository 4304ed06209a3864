import type { Feature } from './features.ts';

/**
 * The eight country sites (SPEC 1, 9), with everything that differs between countries, as data. A country is not a
 * language: the two meet only in a locale. A new country is an entry here, and its towns (`node scripts/towns.ts`).
 */

export const LANGUAGES = ['fr', 'en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

type SiteShape = {
  readonly code: string;
  /** ISO 3166-1 alpha-2, for structured data and tracking. */
  readonly country: string;
  readonly defaultLanguage: Language;
  /** The default language first; language switches list them in this order. */
  readonly languages: readonly Language[];
  /** BCP 47, for `Intl`, `lang` and hreflang. */
  readonly locales: Readonly<Partial<Record<Language, string>>>;
  /** The zone, a country and a language of releases, whose releases pages in this language show. */
  readonly releaseZones: Readonly<Partial<Record<Language, `${string}_${string}`>>>;
  readonly timeZone: string;
  /** ISO 4217 */
  readonly currency: 'EUR' | 'CHF' | 'TND' | 'XOF' | 'MAD';
  readonly ratingSystem: 'CSA' | 'Cinecheck' | 'Default';
  /** SPEC 9: how many favourite cinemas a client may have. */
  readonly favouritesLimit: 1 | 5;
  /** SPEC 9, "Tag version per website": what a ticket names first. */
  readonly versionLabel: 'tag' | 'version';
  /** The language of subtitles of versions that name none (BCP 47); null where they differ. */
  readonly subtitles: Language | null;
  /** SPEC 2, "Profile modal": the page of the accounts host that the menu leads to besides those of every site. */
  readonly profilePage: 'benefits' | 'favourite-cinemas';
  /** The slug of the city shown to visitors whose place is unknown. */
  readonly mainCity: string;
  /** SPEC 9: region groups of the cinema list; only fr and nl have them. */
  readonly regions: readonly ('idf' | 'amsterdam')[];
  /** Its features among those that only some sites have: all that any site names here. */
  readonly features: readonly Feature[];
  /** The cities in the footer (SPEC 2, "Footer"): a fixed list, five where there are as many. */
  readonly footerCities: readonly string[];
};

export const sites = {
  fr: {
    code: 'fr',
    country: 'FR',
    defaultLanguage: 'fr',
    languages: ['fr', 'en'],
    locales: { fr: 'fr-FR', en: 'en-FR' },
    releaseZones: { fr: 'FR_FR', en: 'FR_FR' },
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    ratingSystem: 'CSA',
    favouritesLimit: 5,
    versionLabel: 'version',
    subtitles: 'fr',
    profilePage: 'benefits',
    mainCity: 'paris',
    regions: ['idf'],
    features: ['business', 'wallet', 'homeVideo', 'fiveSeatCard', 'threeSeatCard', 'help', 'helpDisplay', 'chat'],
    footerCities: ['paris', 'lyon', 'marseille', 'toulouse', 'nice'],
  },
  ch: {
    code: 'ch',
    country: 'CH',
    defaultLanguage: 'en',
    languages: ['en', 'fr', 'de'],
    locales: { en: 'en-CH', fr: 'fr-CH', de: 'de-CH' },
    releaseZones: { en: 'CH_FR', fr: 'CH_FR', de: 'CH_DE' },
    timeZone: 'Europe/Zurich',
    currency: 'CHF',
    ratingSystem: 'Default',
    favouritesLimit: 1,
    versionLabel: 'tag',
    subtitles: null,
    profilePage: 'favourite-cinemas',
    mainCity: 'geneve',
    regions: [],
    features: ['business', 'wallet'],
    footerCities: ['geneve', 'lausanne', 'zurich', 'basel', 'bern'],
  },
  be: {
    code: 'be',
    country: 'BE',
    defaultLanguage: 'en',
    languages: ['en', 'fr', 'nl'],
    locales: { en: 'en-BE', fr: 'fr-BE', nl: 'nl-BE' },
    releaseZones: { en: 'BE_FR', fr: 'BE_FR', nl: 'BE_NL' },
    timeZone: 'Europe/Brussels',
    currency: 'EUR',
    ratingSystem: 'Cinecheck',
    favouritesLimit: 1,
    versionLabel: 'version',
    subtitles: null,
    profilePage: 'favourite-cinemas',
    mainCity: 'bruxelles',
    regions: [],
    features: ['fiveSeatCard'],
    footerCities: ['bruxelles', 'antwerpen', 'gent', 'liege'],
  },
  tn: {
    code: 'tn',
    country: 'TN',
    defaultLanguage: 'fr',
    languages: ['fr', 'en'],
    locales: { fr: 'fr-TN', en: 'en-TN' },
    releaseZones: { fr: 'TN_FR', en: 'TN_FR' },
    timeZone: 'Africa/Tunis',
    currency: 'TND',
    ratingSystem: 'Default',
    favouritesLimit: 1,
    versionLabel: 'version',
    subtitles: null,
    profilePage: 'favourite-cinemas',
    mainCity: 'tunis',
    regions: [],
    features: [],
    footerCities: ['tunis', 'la-marsa', 'sousse'],
  },
  sn: {
    code: 'sn',
    country: 'SN',
    defaultLanguage: 'fr',
    languages: ['fr', 'en'],
    locales: { fr: 'fr-SN', en: 'en-SN' },
    releaseZones: { fr: 'SN_FR', en: 'SN_FR' },
    timeZone: 'Africa/Dakar',
    currency: 'XOF',
    ratingSystem: 'Default',
    favouritesLimit: 1,
    versionLabel: 'version',
    subtitles: null,
    profilePage: 'favourite-cinemas',
    mainCity: 'dakar',
    regions: [],
    features: [],
    footerCities: ['dakar'],
  },
  nl: {
    code: 'nl',
    country: 'NL',
    defaultLanguage: 'nl',
    languages: ['nl', 'en'],
    locales: { nl: 'nl-NL', en: 'en-NL' },
    releaseZones: { nl: 'NL_NL', en: 'NL_NL' },
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    ratingSystem: 'Cinecheck',
    favouritesLimit: 5,
    versionLabel: 'version',
    subtitles: null,
    profilePage: 'favourite-cinemas',
    mainCity: 'amsterdam',
    regions: ['amsterdam'],
    // Club and "More from the provider" are the Dutch variant's alone (SPEC 2).
    features: ['business', 'club', 'provider', 'homeVideo', 'fiveSeatCard', 'help', 'helpDisplay', 'chat'],
    footerCities: ['amsterdam', 'rotterdam', 'utrecht', 'den-haag', 'eindhoven'],
  },
  ci: {
    code: 'ci',
    country: 'CI',
    defaultLanguage: 'fr',
    languages: ['fr', 'en'],
    locales: { fr: 'fr-CI', en: 'en-CI' },
    releaseZones: { fr: 'CI_FR', en: 'CI_FR' },
    timeZone: 'Africa/Abidjan',
    currency: 'XOF',
    ratingSystem: 'Default',
    favouritesLimit: 1,
    versionLabel: 'version',
    subtitles: null,
    profilePage: 'favourite-cinemas',
    mainCity: 'abidjan',
    regions: [],
    features: ['legacyModals'],
    footerCities: ['abidjan'],
  },
  ma: {
    code: 'ma',
    country: 'MA',
    defaultLanguage: 'fr',
    languages: ['fr', 'en'],
    locales: { fr: 'fr-MA', en: 'en-MA' },
    releaseZones: { fr: 'MA_FR', en: 'MA_FR' },
    timeZone: 'Africa/Casablanca',
    currency: 'MAD',
    ratingSystem: 'Default',
    favouritesLimit: 1,
    versionLabel: 'version',
    subtitles: null,
    profilePage: 'favourite-cinemas',
    mainCity: 'casablanca',
    regions: [],
    features: ['legacyModals'],
    footerCities: ['casablanca', 'rabat', 'marrakech'],
  },
} as const satisfies Record<string, SiteShape>;

export type SiteCode = keyof typeof sites;
type LanguageOf<C extends SiteCode> = (typeof sites)[C]['languages'][number];
type ZonesOf<C extends SiteCode> = (typeof sites)[C]['releaseZones'];
/** A release zone: the country and language of a release. */
export type Zone = { [C in SiteCode]: ZonesOf<C>[keyof ZonesOf<C>] }[SiteCode];
/** A country site with its fields widened, for code that treats all sites alike. */
export type Site = SiteShape & {
  readonly code: SiteCode;
  readonly releaseZones: Readonly<Partial<Record<Language, Zone>>>;
};

/** Each language of a site must have its locale and its zone. */
type Complete<C extends SiteCode> = Readonly<Record<'locales' | 'releaseZones', Record<LanguageOf<C>, string>>>;
const complete: { readonly [C in SiteCode]: Site & Complete<C> } = sites;

export const SITE_CODES = Object.keys(sites) as SiteCode[];

/** The site with a code. */
export function siteOf(code: SiteCode): Site {
  return complete[code];
}

/** Whether a text is the code of a site. */
export function isSiteCode(text: string): text is SiteCode {
  return Object.hasOwn(sites, text);
}

/** Whether a text is one of the four languages, on whatever site. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The language if the site has it, else undefined. */
export function supportedLanguage(site: Site, text: string | null | undefined): Language | undefined {
  return site.languages.find((language) => language === text);
}

/** BCP 47 tag of a language as the site's country speaks it: `fr-CH`. */
export function localeOf(site: Site, language: Language): string {
  return site.locales[language] ?? language;
}

/** The zone whose release date a page of this site and language shows. */
export function releaseZoneOf(site: Site, language: Language): Zone {
  return site.releaseZones[language] ?? site.releaseZones[site.defaultLanguage]!;
}
