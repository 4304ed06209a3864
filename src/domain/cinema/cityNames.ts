import type { Cinema } from '../../contract/cinema.ts';
import type { City } from '../../contract/city.ts';
import { foldName, foldPlace } from '../../lib/foldText.ts';
import { oncePer } from '../../lib/oncePer.ts';

/** A name for comparing, and the same with its saints in short: who has typed `sain` is not done. */
export type FoldedName = readonly [name: string, inShort: string];

/** A name in both. */
export function foldBoth(name: string): FoldedName {
  const plain = foldName(name);
  const inShort = foldPlace(plain);
  // Most have no saint: of thousands of towns, only one text each is stored.
  return plain === inShort ? [plain, plain] : [plain, inShort];
}

/**
 * The name of a city or a cinema for comparing. Folding those of thousands for each search takes longer than the search.
 */
export const foldedNameOf = oncePer(({ name }: { readonly name: string }) => foldBoth(name));

/** Postcodes have a space that people leave out, the Dutch ones always. */
const foldPostcode = (postcode: string) => foldName(postcode).replaceAll(' ', '');

/** What was typed, for comparing with the names and the postcodes of many places. */
export type Typed = { readonly name: FoldedName; readonly postcode: string | undefined };

/** SPEC 5: text that begins with a digit is the start of a postcode, and may be a name (`104`) as any text is. */
export function parseTyped(query: string): Typed {
  const name = foldBoth(query);
  return { name, postcode: /^\d/.test(name[0]) ? foldPostcode(query) : undefined };
}

/** How well a typed name matches a name: 0 whole, 1 as its beginning, 2 as a part; undefined if it does not. */
export function rankOf(name: FoldedName, typed: FoldedName): 0 | 1 | 2 | undefined {
  if (name[0] === typed[0] || name[1] === typed[1]) return 0;
  const places = [name[0].indexOf(typed[0]), placeInShort(name[1], typed)];
  if (places.includes(0)) return 1;
  // Digits within a name are its street's or its district's.
  const isNumber = /^\d+$/.test(typed[0]);
  return !isNumber && places.some((place) => place > 0) ? 2 : undefined;
}

/** Where a typed name is in one whose saints are in short; what was shortened is whole words: `st` for `saint` begins no `strasbourg`. */
function placeInShort(name: string, [typed, inShort]: FoldedName): number {
  if (typed === inShort) return name.indexOf(inShort);
  const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1);
  const end = lastWord(typed) === lastWord(inShort) ? '' : ' ';
  return ` ${name} `.indexOf(` ${inShort}${end}`);
}

const begins = (postcode: string | null, typed: string | undefined) =>
  postcode !== null && typed !== undefined && foldPostcode(postcode).startsWith(typed);

/** Whether a city has a postcode that begins as was typed: its own or one of its cinemas'. */
export function cityHasPostcode(city: Pick<City, 'postalCode' | 'theaterPostalCode'>, { postcode }: Typed): boolean {
  return [city.postalCode, ...city.theaterPostalCode].some((each) => begins(each, postcode));
}

type WithTheatres = { readonly theaters: readonly Pick<Cinema['theaters'][number], 'addressZip'>[] };

/** Whether a theatre of a cinema has a postcode that begins as was typed. */
export function cinemaHasPostcode({ theaters }: WithTheatres, { postcode }: Typed): boolean {
  return theaters.some(({ addressZip }) => begins(addressZip, postcode));
}
