import type { z } from 'zod';
import { FALLBACK_LANGUAGE } from '#brand/brand.ts';
import { sites } from '#brand/sites.ts';
import type { LanguageFolder } from './languageFiles.ts';
import type { siteSchema } from './siteSchema.ts';

/** What the country sites are, and how to find one; the table of them is brand/sites.ts. */

/** A row of the table: the type of its schema (siteSchema.ts), which explains each field. */
export type SiteShape<Language extends string = LanguageFolder> = Readonly<
  z.infer<ReturnType<typeof siteSchema<Language>>>
>;
/** Screens that only some sites have. */
export type ScreenGroup = SiteShape['screens'][number];

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
