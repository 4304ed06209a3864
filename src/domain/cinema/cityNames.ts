import type { Cinema } from '../../contract/cinema.ts';
import type { City } from '../../contract/city.ts';
import { foldName, foldText } from '../../lib/foldText.ts';

/** Dutch postcodes have a space that people leave out. */
const foldPostcode = (postcode: string) => foldText(postcode).replace(/\s+/g, '');

/** By city or cinema: folding the names of thousands for each search takes longer than the search. */
const folded = new WeakMap<object, string>();

/** The name of a city or a cinema for comparing. */
export function foldedNameOf(place: { readonly name: string }): string {
  let name = folded.get(place);
  if (name === undefined) folded.set(place, (name = foldName(place.name)));
  return name;
}

/** What was typed, for comparing with the names or the postcodes of many places. */
export type Typed = { readonly postcode: string } | { readonly name: string };

/** SPEC 5: text that begins with a digit is the start of a postcode; other text is any part of the name. */
export function parseTyped(query: string): Typed {
  const text = query.trim();
  return /^\d/.test(text) ? { postcode: foldPostcode(text) } : { name: foldName(text) };
}

const begins = (postcode: string | null, typed: string) =>
  postcode !== null && foldPostcode(postcode).startsWith(typed);

/** Whether a city matches what was typed, by its name, its own postcode or those of its cinemas. */
export function cityMatches(city: Pick<City, 'name' | 'postalCode' | 'theaterPostalCode'>, typed: Typed): boolean {
  if ('name' in typed) return foldedNameOf(city).includes(typed.name);
  return [city.postalCode, ...city.theaterPostalCode].some((postcode) => begins(postcode, typed.postcode));
}

/** Whether a cinema matches what was typed, by its name or the postcodes of its theatres. */
export function cinemaMatches(
  cinema: { readonly name: string; readonly theaters: readonly Pick<Cinema['theaters'][number], 'addressZip'>[] },
  typed: Typed,
): boolean {
  if ('name' in typed) return foldedNameOf(cinema).includes(typed.name);
  return cinema.theaters.some(({ addressZip }) => begins(addressZip, typed.postcode));
}
