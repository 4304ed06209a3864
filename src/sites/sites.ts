import { FALLBACK_LANGUAGE } from '#brand/brand.ts';
import { sites } from '#brand/sites.ts';
import type { Feature } from './featureFacts.ts';
import type { LanguageFolder } from './languageFiles.ts';

/** What the country sites are, and how to find one; the table of them is brand/sites.ts. */

/** Screens that only some sites have (src/routes/screens.ts); `help` are all of the help centre. */
export type ScreenGroup = 'fiveSeatCard' | 'generalTerms' | 'help' | 'threeSeatCard';

/** A row of the table: everything that differs between countries. A country is not a language: they meet in a locale. */
export type SiteShape<Language extends string = LanguageFolder> = {
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
  /** The authority for the protection of data, by the name that visitors know. */
  readonly dataAuthority: string;
  readonly timeZone: string;
  /** ISO 4217 */
  readonly currency: string;
  readonly ratingSystem: 'CSA' | 'Cinecheck' | 'Default';
  /** SPEC 9: how many favourite cinemas a client may have. */
  readonly favouritesLimit: 1 | 5;
  /** SPEC 9, "Tag version per website": what a ticket names first. */
  readonly versionLabel: 'tag' | 'version';
  /** The language of subtitles of versions that name none (BCP 47); null where they differ. */
  readonly subtitles: string | null;
  /** SPEC 2, "Profile modal": the page of the accounts host that the menu leads to besides those of every site. */
  readonly profilePage: 'benefits' | 'favourite-cinemas';
  /** The slug of the city shown to visitors whose place is unknown. */
  readonly mainCity: string;
  /** SPEC 9: region groups of the cinema list; only fr and nl have them. */
  readonly regions: readonly ('idf' | 'amsterdam')[];
  /**
   * Its paths that differ from those of all sites (SPEC 2), by screen, in all its languages or by language
   * (`paths.json` of the language's folder in i18n).
   */
  readonly paths: Readonly<Record<string, string | Readonly<Partial<Record<Language, string>>>>>;
  /** Its screens among those that only some sites have. */
  readonly screens: readonly ScreenGroup[];
  /** Its features besides those that every site has by default (docs/configuration.md lists them). */
  readonly features: readonly Feature[];
  /** Its features that the setting FEATURES switches on. */
  readonly switchable?: readonly Feature[];
  /** The cities in the footer (SPEC 2, "Footer"): a fixed list, five where there are as many. */
  readonly footerCities: readonly string[];
};

export type SiteCode = keyof typeof sites;
type LanguageOf<C extends SiteCode> = (typeof sites)[C]['languages'][number];
/** A language that some site speaks. Each has a folder in i18n. */
export type Language = LanguageOf<SiteCode>;
type ZonesOf<C extends SiteCode> = (typeof sites)[C]['releaseZones'];
/** A release zone: the country and language of a release. */
export type Zone = { [C in SiteCode]: ZonesOf<C>[keyof ZonesOf<C>] }[SiteCode];
/** A country site with its fields widened, for code that treats all sites alike. */
export type Site = SiteShape<Language> & {
  readonly code: SiteCode;
  readonly currency: (typeof sites)[SiteCode]['currency'];
  readonly releaseZones: Readonly<Partial<Record<Language, Zone>>>;
};

/** Each language of a site must have its locale and its zone. */
type Complete<C extends SiteCode> = Readonly<Record<'locales' | 'releaseZones', Record<LanguageOf<C>, string>>>;
const complete: { readonly [C in SiteCode]: Site & Complete<C> } = sites;

export const SITE_CODES = Object.keys(sites) as SiteCode[];

/** The languages of all sites, each once. */
export const LANGUAGES = [...new Set(SITE_CODES.flatMap((code) => siteOf(code).languages))] as [
  Language,
  ...Language[],
];

/** The language of what is no country's, unless a visitor asks for another: what stands in for others, if a site has it. */
export const COMMON_LANGUAGE: Language =
  LANGUAGES.find((language: string) => language === FALLBACK_LANGUAGE) ?? LANGUAGES[0];

/** The site with a code. */
export function siteOf(code: SiteCode): Site {
  return complete[code];
}

/** Whether a text is the code of a site. */
export function isSiteCode(text: string): text is SiteCode {
  return Object.hasOwn(sites, text);
}

/** Whether a text is a language of some site. */
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
