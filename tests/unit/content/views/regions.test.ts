import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../../src/content/catalogue.ts';
import { cinemasByRegion } from '../../../../src/content/views/regions.ts';
import type { CityDetails } from '../../../../src/contract/city.ts';
import { siteOf, type SiteCode } from '../../../../src/sites/sites.ts';

/** A catalogue of cities with one cinema each, or with none where `empty` names them. */
function catalogueOf(
  code: SiteCode,
  cities: readonly Partial<CityDetails>[],
  empty: readonly string[] = [],
): Catalogue {
  return {
    site: siteOf(code),
    language: siteOf(code).defaultLanguage,
    cities: cities.map((city) => ({ cinemas: empty.includes(city.name!) ? [] : ['cinema'], departement: '', ...city })),
    cinemasBySlug: new Map([['cinema', { slug: 'cinema' }]]),
  } as unknown as Catalogue;
}
const named = (catalogue: Catalogue) =>
  cinemasByRegion(catalogue).map(({ name, cities }) => [name, ...cities.map(({ city }) => city.name)]);

describe('cinemas by region', () => {
  // SPEC 9.37
  test('begin around Paris in France, and end with what is outside it', () => {
    const cities = [
      { name: 'Lyon', isIdf: false, mainRegion: true },
      { name: 'Monaco', isIdf: false, mainRegion: false, departement: 'horsfrance' },
      { name: 'Versailles', isIdf: true, mainRegion: false },
      { name: 'Paris', isIdf: true, mainRegion: true },
      { name: 'Évian', isIdf: false, mainRegion: false, departement: '74' },
    ];
    expect(named(catalogueOf('fr', cities))).toEqual([
      ['idf', 'Paris', 'Versailles'],
      ['other', 'Évian', 'Lyon'],
      ['abroad', 'Monaco'],
    ]);
  });

  // SPEC 9.37
  test('begin around Amsterdam in the Netherlands', () => {
    const cities = [
      { name: 'Utrecht', isIdf: true, mainRegion: false },
      { name: 'Amsterdam', isIdf: false, mainRegion: true },
    ];
    expect(named(catalogueOf('nl', cities))).toEqual([
      ['amsterdam', 'Amsterdam'],
      ['other', 'Utrecht'],
    ]);
  });

  test('are one region where a site has none', () => {
    const cities = [
      { name: 'Tunis', isIdf: true, mainRegion: true },
      { name: 'Sousse', isIdf: false, mainRegion: false },
    ];
    expect(named(catalogueOf('tn', cities))).toEqual([['other', 'Sousse', 'Tunis']]);
  });

  test('leave out cities without a cinema, and regions without a city', () => {
    const cities = [
      { name: 'Paris', isIdf: true },
      { name: 'Lyon', isIdf: false },
    ];
    expect(named(catalogueOf('fr', cities, ['Lyon']))).toEqual([['idf', 'Paris']]);
    expect(named(catalogueOf('fr', cities, ['Lyon', 'Paris']))).toEqual([]);
  });
});
