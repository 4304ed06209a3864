import { fieldsOf } from '../../lib/fields.ts';
import { isCountry, isLocale } from '../../sites/values.ts';
import type { SiteShape } from '../../sites/sites.ts';
import { sentence } from './faults.ts';

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
    const locale = fieldsOf(locales)[language];
    const example = isCountry(country) ? `${language}-${country}` : `${language}-…`;
    if (!isLocale(locale, language, country))
      add(['locales', language], `expected a locale such as ${example}`, locale);
    const zone = fieldsOf(releaseZones)[language];
    if (typeof zone !== 'string' || !/^[A-Z]{2}_[A-Z]{2}$/.test(zone)) {
      add(['releaseZones', language], 'expected a country and a language, such as IT_IT', zone);
    }
  }
  if (Array.isArray(footerCities) && typeof mainCity === 'string' && !footerCities.includes(mainCity)) {
    add(['footerCities'], `expected mainCity, ${mainCity}, among them`, footerCities);
  }
  return faults;
}
