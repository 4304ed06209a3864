import { fieldsOf, hasTexts } from '../../lib/fields.ts';
import type { Location } from './location.ts';

/** What the locator shows of a cinema. */
export type LocatorCinema = {
  readonly slug: string;
  readonly name: string;
  /** Whether it is open. */
  readonly status: boolean;
  readonly vistaRef: string;
  /** The postcode and the town. */
  readonly town: string;
  /** Null where the distance does not matter, or is unknown. */
  readonly kilometres: number | null;
};

/** What `GET /api/locator/cinemas` answers. */
export type LocatorAnswer = {
  readonly cinemas: readonly LocatorCinema[];
  /** The city that stands for a typed postcode without a cinema. */
  readonly approximate: string | null;
  /** From where distances are measured; null for the device's position, and where there are none. */
  readonly from: string | null;
};

function isCinema(value: unknown): value is LocatorCinema {
  const { status, kilometres } = fieldsOf(value);
  return (
    hasTexts(value, ['slug', 'name', 'vistaRef', 'town']) &&
    typeof status === 'boolean' &&
    (kilometres === null || typeof kilometres === 'number')
  );
}

/** The answer, without any cinema that is not as it should be; undefined if it is none. */
export function parseLocatorAnswer(data: unknown): LocatorAnswer | undefined {
  const { cinemas, approximate, from } = fieldsOf(data);
  if (!Array.isArray(cinemas)) return undefined;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return { cinemas: cinemas.filter(isCinema), approximate: textOf(approximate), from: textOf(from) };
}

/** A location as the query of `GET /api/locator/cinemas`: undefined for favourites, which are no place. */
export function locationQuery(location: Location): Readonly<Record<string, string>> | undefined {
  if (location.mode === 'favorite') return undefined;
  if (location.mode === 'position') return { at: location.place.join(',') };
  return { [location.mode]: location.slug };
}

/** The location of such a query; undefined if it has none that can be. */
export function parseLocationQuery(query: Readonly<Record<string, string>>): Location | undefined {
  const { at, cinema, city } = query;
  if (cinema !== undefined) return { mode: 'cinema', slug: cinema };
  if (city !== undefined) return { mode: 'city', slug: city };
  const [x = Number.NaN, y = Number.NaN, ...more] = at?.split(',').map((text) => Number(text.trim() || 'x')) ?? [];
  const possible = more.length === 0 && Math.abs(x) <= 90 && Math.abs(y) <= 180;
  return possible ? { mode: 'position', place: [x, y] } : undefined;
}

/** The location of `GET /api/locator/start`; null if there is none; undefined if that is no answer. */
export function parseStart(data: unknown): { readonly location: Location | null } | undefined {
  const { location } = fieldsOf(data);
  if (location === null) return { location };
  const { mode, slug, place } = fieldsOf(location);
  if (mode === 'favorite') return { location: { mode } };
  if ((mode === 'cinema' || mode === 'city') && typeof slug === 'string') return { location: { mode, slug } };
  if (mode !== 'position' || !Array.isArray(place)) return undefined;
  const [x, y] = place as unknown[];
  return typeof x === 'number' && typeof y === 'number' ? { location: { mode, place: [x, y] } } : undefined;
}
