import type { Cinema } from '../../contract/cinema.ts';
import type { City } from '../../contract/city.ts';
import { foldName, foldText } from '../../lib/foldText.ts';

/** Dutch postcodes have a space that people leave out. */
const foldPostcode = (postcode: string) => foldText(postcode).replace(/\s+/g, '');

/** SPEC 5: text that begins with a digit is the start of a postcode; other text is any part of the name. */
function matches(query: string, name: string, postcodes: readonly (string | null)[]): boolean {
  const text = query.trim();
  if (!/^\d/.test(text)) return foldName(name).includes(foldName(text));
  const prefix = foldPostcode(text);
  return postcodes.some((postcode) => postcode !== null && foldPostcode(postcode).startsWith(prefix));
}

/** Whether a city matches what was typed, by its name, its own postcode or those of its cinemas. */
export function cityMatches(city: Pick<City, 'name' | 'postalCode' | 'theaterPostalCode'>, query: string): boolean {
  return matches(query, city.name, [city.postalCode, ...city.theaterPostalCode]);
}

/** Whether a cinema matches what was typed, by its name or the postcodes of its theatres. */
export function cinemaMatches(
  cinema: { readonly name: string; readonly theaters: readonly Pick<Cinema['theaters'][number], 'addressZip'>[] },
  query: string,
): boolean {
  return matches(
    query,
    cinema.name,
    cinema.theaters.map(({ addressZip }) => addressZip),
  );
}
