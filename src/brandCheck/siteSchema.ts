import { z } from 'zod';
import { FEATURES } from '../sites/featureFacts.ts';
import type { SiteShape } from '../sites/sites.ts';
import { sentence } from './faults.ts';
import {
  A_PATH,
  isPath,
  expected,
  isCountry,
  isCurrency,
  isLanguageCode,
  isLocale,
  isTimeZone,
  oneOf,
  slug,
  text,
} from './values.ts';

/** Whether a value is a path, or paths by language. */
const isPathOrPaths = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isPath) : isPath(value);

/** What a row of brand/sites.ts is, where i18n has these folders and the site may have paths of these screens. */
export function siteSchema(folders: readonly string[], screens: readonly string[]) {
  const folder = expected<string>(
    `a language that has a folder in i18n (${folders.join(', ')})`,
    (value) => typeof value === 'string' && folders.includes(value),
  );
  const byLanguage = z.record(z.string(), z.unknown());
  return z.strictObject({
    code: text,
    country: expected<string>('a country of ISO 3166-1, such as IT', isCountry),
    defaultLanguage: folder,
    languages: z.array(folder).min(1, { error: 'expected at least one language' }),
    locales: byLanguage,
    releaseZones: byLanguage,
    dataAuthority: text,
    timeZone: expected<string>('a zone of the IANA database, such as Europe/Rome', isTimeZone),
    currency: expected<string>('a currency of ISO 4217, such as EUR', isCurrency),
    ratingSystem: oneOf(['CSA', 'Cinecheck', 'Default']),
    favouritesLimit: expected<1 | 5>('1 or 5', (value) => value === 1 || value === 5),
    versionLabel: oneOf(['tag', 'version']),
    subtitles: expected<string | null>(
      'a language, such as fr, or null',
      (value) => value === null || isLanguageCode(value),
    ),
    profilePage: oneOf(['benefits', 'favourite-cinemas']),
    mainCity: slug,
    regions: z.array(oneOf(['idf', 'amsterdam'])),
    paths: z.partialRecord(
      expected<string>('the name of a screen (docs/routes.md)', (value) => screens.some((each) => each === value)),
      expected<string | object>(`${A_PATH}, or such a path for each language`, isPathOrPaths),
    ),
    screens: z.array(oneOf(['fiveSeatCard', 'generalTerms', 'help', 'threeSeatCard'])),
    features: z.array(oneOf(FEATURES)),
    switchable: z.array(oneOf(FEATURES)).optional(),
    footerCities: z.array(slug),
  });
}

/** What fields of a row say of each other, as far as they can be read. */
export function fieldsAgainstFields(file: string, code: string, row: unknown): string[] {
  if (typeof row !== 'object' || row === null) return [];
  const {
    code: own,
    country,
    defaultLanguage,
    languages,
    locales,
    releaseZones,
    mainCity,
    footerCities,
  } = row as Partial<Record<keyof SiteShape, unknown>>;
  const faults: string[] = [];
  const add = (path: readonly string[], expectation: string, got: unknown) =>
    faults.push(sentence(file, [code, ...path], expectation, got));
  if (typeof own === 'string' && own !== code) add(['code'], `expected the row’s own name, ${code}`, own);
  const spoken = Array.isArray(languages) ? languages.filter((each) => typeof each === 'string') : [];
  if (spoken.length > 0 && spoken[0] !== defaultLanguage) {
    add(['defaultLanguage'], `expected the first of its languages, ${spoken[0]}`, defaultLanguage);
  }
  for (const language of spoken) {
    const locale = field(locales, language);
    const example = isCountry(country) ? `${language}-${country}` : `${language}-…`;
    if (!isLocale(locale, language, country))
      add(['locales', language], `expected a locale such as ${example}`, locale);
    const zone = field(releaseZones, language);
    if (typeof zone !== 'string' || !/^[A-Z]{2}_[A-Z]{2}$/.test(zone)) {
      add(['releaseZones', language], 'expected a country and a language, such as IT_IT', zone);
    }
  }
  if (Array.isArray(footerCities) && typeof mainCity === 'string' && !footerCities.includes(mainCity)) {
    add(['footerCities'], `expected mainCity, ${mainCity}, among them`, footerCities);
  }
  return faults;
}

function field(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>)[name] : undefined;
}
