import { z } from 'zod';
import { FEATURES } from './featureFacts.ts';
import {
  A_PATH,
  isPath,
  expected,
  isCountry,
  isCurrency,
  isLanguageCode,
  isTimeZone,
  oneOf,
  slug,
  text,
} from './values.ts';

/** Whether a value is a path, or paths by language. */
const isPathOrPaths = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isPath) : isPath(value);

const isFields = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/**
 * What a row of brand/sites.ts is, where i18n has these folders and the site may have paths of these screens: everything
 * that differs between countries. A country is not a language: they meet in a locale. `SiteShape` is its type.
 */
export function siteSchema<Language extends string>(folders: readonly Language[], screens: readonly string[]) {
  const folder = expected<Language>(
    `a language that has a folder in i18n (${folders.join(', ')})`,
    (value) => typeof value === 'string' && folders.some((each) => each === value),
  );
  const fieldOfLanguages = <Value>() => expected<Readonly<Partial<Record<Language, Value>>>>('an object', isFields);
  return z.strictObject({
    code: text,
    /** ISO 3166-1 alpha-2, for structured data and tracking. */
    country: expected<string>('a country of ISO 3166-1, such as IT', isCountry),
    defaultLanguage: folder,
    /** The default language first; language switches list them in this order. */
    languages: z.array(folder).min(1, { error: 'expected at least one language' }).readonly(),
    /** BCP 47, for `Intl`, `lang` and hreflang. */
    locales: fieldOfLanguages<string>(),
    /** The zone, a country and a language of releases, whose releases pages in this language show. */
    releaseZones: fieldOfLanguages<`${string}_${string}`>(),
    /** The authority for the protection of data, by the name that visitors know. */
    dataAuthority: text,
    timeZone: expected<string>('a zone of the IANA database, such as Europe/Rome', isTimeZone),
    currency: expected<string>('a currency of ISO 4217, such as EUR', isCurrency),
    ratingSystem: oneOf(['CSA', 'Cinecheck', 'Default']),
    /** SPEC 9: how many favourite cinemas a client may have. */
    favouritesLimit: expected<1 | 5>('1 or 5', (value) => value === 1 || value === 5),
    /** SPEC 9, "Tag version per website": what a ticket names first. */
    versionLabel: oneOf(['tag', 'version']),
    /** The language of subtitles of versions that name none (BCP 47); null where they differ. */
    subtitles: expected<string | null>(
      'a language, such as fr, or null',
      (value) => value === null || isLanguageCode(value),
    ),
    /** SPEC 2, "Profile modal": the page of the accounts host that the menu leads to besides those of every site. */
    profilePage: oneOf(['benefits', 'favourite-cinemas']),
    /** The slug of the city shown to visitors whose place is unknown. */
    mainCity: slug,
    /** SPEC 9: region groups of the cinema list; only fr and nl have them. */
    regions: listOf(oneOf(['idf', 'amsterdam'])),
    /**
     * Its paths that differ from those of all sites (SPEC 2), by screen, in all its languages or by language
     * (`paths.json` of the language's folder in i18n).
     */
    paths: z
      .record(
        expected<string>('the name of a screen (docs/routes.md)', (value) => screens.some((each) => each === value)),
        expected<string | Readonly<Partial<Record<Language, string>>>>(
          `${A_PATH}, or such a path for each language`,
          isPathOrPaths,
        ),
      )
      .readonly(),
    /** Its screens among those that only some sites have (src/routes/screens.ts); `help` are all of the help centre. */
    screens: listOf(oneOf(['fiveSeatCard', 'generalTerms', 'help', 'threeSeatCard'])),
    /** Its features besides those that every site has by default (docs/configuration.md lists them). */
    features: listOf(oneOf(FEATURES)),
    /** Its features that the setting FEATURES switches on. */
    switchable: listOf(oneOf(FEATURES)).optional(),
    /** The cities in the footer (SPEC 2, "Footer"): a fixed list, five where there are as many. */
    footerCities: listOf(slug),
  });
}
