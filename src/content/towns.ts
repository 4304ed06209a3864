import { kilometresToNearest, nearest, type Coordinates } from '../domain/cinema/distance.ts';
import { foldBoth, rankOf, type FoldedName } from '../domain/cinema/cityNames.ts';
import { spokenTown } from '../domain/cinema/districtName.ts';
import type { FoundPlace } from '../domain/cinema/placeSearch.ts';

/** Shorter prefixes match too many towns. */
const MIN_LENGTH = 3;
const MAX_TOWNS = 6;
/** Nobody says that they are in a town that is farther. */
const FAR_KILOMETRES = 30;

type Town = { readonly name: string; readonly folded: FoldedName; readonly place: Coordinates };

/** A file for each country, by scripts/towns.ts. */
const FILES = import.meta.glob<string>('#brand/towns/*.json', { import: 'default' });

const towns = new Map<string, Promise<readonly Town[]>>();

/**
 * The towns of a country (ISO 3166-1) that has a site; made by scripts/towns.ts from GeoNames, exact to about a
 * kilometre.
 */
async function read(country: string): Promise<readonly Town[]> {
  const [, load] = Object.entries(FILES).find(([path]) => path.endsWith(`/${country}.json`)) ?? [];
  const file = await load?.();
  return (file?.split(';') ?? []).map((line) => {
    const [listed = '', latitude, longitude] = line.split('|');
    const name = spokenTown(country, listed);
    return { name, folded: foldBoth(name), place: [Number(latitude), Number(longitude)] };
  });
}

function townsOf(country: string): Promise<readonly Town[]> {
  let known = towns.get(country);
  if (!known) {
    known = read(country);
    towns.set(country, known);
    // A file that could not be read now is read again.
    known.catch(() => towns.delete(country));
  }
  return known;
}

/** The name of the town of a country that is nearest to a place; undefined where none is known. */
export async function nearestTown(country: string, place: Coordinates): Promise<string | undefined> {
  const known = await townsOf(country);
  const [near] = nearest(place, known, (town) => [town.place], { count: 1, kilometres: FAR_KILOMETRES });
  return near?.item.name;
}

/**
 * The towns of a country whose names begin with what was typed: whole names first, then the nearest to any of the
 * `cinemas` (`[lat, lon]`), since many towns share a name. At most six.
 */
export async function townsNamed(
  country: string,
  typed: string,
  cinemas: readonly Coordinates[],
): Promise<FoundPlace[]> {
  return townsOfRank(1, country, typed, cinemas);
}

/** The same, but only those that have this very name, as `townsNamed` compares names: one in ten thousand, where `saint` begins a thousand. */
export async function townsCalled(
  country: string,
  name: string,
  cinemas: readonly Coordinates[],
): Promise<FoundPlace[]> {
  return townsOfRank(0, country, name, cinemas);
}

async function townsOfRank(
  most: 0 | 1,
  country: string,
  typed: string,
  cinemas: readonly Coordinates[],
): Promise<FoundPlace[]> {
  const wanted = foldBoth(typed);
  if (wanted[0].length < MIN_LENGTH) return [];
  return (await townsOf(country))
    .flatMap((town) => {
      const rank = rankOf(town.folded, wanted) ?? Infinity;
      return rank <= most ? [{ town, rank, away: kilometresToNearest(town.place, cinemas) }] : [];
    })
    .sort((a, b) => a.rank - b.rank || a.away - b.away)
    .slice(0, MAX_TOWNS)
    .map(({ town: { name, place } }) => ({ name, place, approximate: false }));
}
