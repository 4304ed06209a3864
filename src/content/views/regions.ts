import type { CinemaDetails } from '../../contract/cinema.ts';
import type { CityDetails } from '../../contract/city.ts';
import type { Catalogue } from '../catalogue.ts';
import { cinemasOfCity } from './city.ts';

export type Region = {
  readonly name: 'idf' | 'amsterdam' | 'other' | 'abroad';
  readonly cities: readonly { readonly city: CityDetails; readonly cinemas: readonly CinemaDetails[] }[];
};

/** What a city outside France has instead of a department (SPEC 9). */
const ABROAD = 'horsfrance';

/**
 * The cinemas of a site by region and city (SPEC 9, "Regions"): first the region around the capital, if the site has
 * one, then the rest, then what is outside France. Cities are ordered by name.
 */
export function cinemasByRegion(catalogue: Catalogue): Region[] {
  const { site, language } = catalogue;
  const cities = catalogue.cities
    .map((city) => ({ city, cinemas: cinemasOfCity(catalogue, city) }))
    .filter(({ cinemas }) => cinemas.length > 0)
    .sort((a, b) => a.city.name.localeCompare(b.city.name, language));
  const [around] = site.regions;
  const inRegion = (city: CityDetails) => (around === 'idf' ? city.isIdf : around === 'amsterdam' && city.mainRegion);
  const regions: Region[] = [
    ...(around ? [{ name: around, cities: cities.filter(({ city }) => inRegion(city)) }] : []),
    { name: 'other', cities: cities.filter(({ city }) => !inRegion(city) && city.departement !== ABROAD) },
    { name: 'abroad', cities: cities.filter(({ city }) => !inRegion(city) && city.departement === ABROAD) },
  ];
  return regions.filter((region) => region.cities.length > 0);
}
