import type { CityDetails } from '../../contract/city.ts';
import { placesOfCinema } from '../../domain/cinema/distance.ts';
import { parseLocatorCookie } from '../../domain/cinema/locator.ts';
import { foldPlace } from '../../lib/foldText.ts';
import type { Catalogue } from '../catalogue.ts';
import { nearestTown } from '../towns.ts';
import { cinemasAround, cinemasOfEvening, type EveningCinema } from './evening.ts';

/** Where a visitor's own evening is, and from where its distances are. */
export type OwnEvening = {
  readonly city: CityDetails;
  /** The town of a position, and whether that is another than the city. */
  readonly town: string | undefined;
  readonly isElsewhere: boolean;
  /** What distances are measured from: the city's centre, the chosen cinema (its name), or a position. */
  readonly from: 'city' | 'position' | { readonly cinema: string };
  readonly cinemas: readonly EveningCinema[];
};

/**
 * The evening of a visitor whose place leads to a cinema, given by its vistaRef; undefined where that is not open. `kind` is
 * that of their choice (domain/cinema/locator.ts); a position is in the locator's `cookie`.
 */
export async function ownEvening(
  catalogue: Catalogue,
  vistaRef: string | undefined,
  { kind, cookie }: { readonly kind: string | undefined; readonly cookie: string | undefined },
): Promise<OwnEvening | undefined> {
  const cinema = catalogue.cinemas.find((each) => each.vistaRef === vistaRef && each.status);
  const city = cinema && catalogue.citiesBySlug.get(cinema.citySlug);
  if (!city) return undefined;
  const choice = kind === 'position' ? parseLocatorCookie(cookie) : undefined;
  if (choice?.type === 'position') {
    const place = [choice.value.x, choice.value.y] as const;
    const town = await nearestTown(catalogue.site.country, place);
    const cinemas = cinemasAround(catalogue, place);
    // Districts begin with the name of their city.
    const isElsewhere = town !== undefined && !`${foldPlace(town)} `.startsWith(`${foldPlace(city.name)} `);
    if (cinemas.length > 0) return { city, town, isElsewhere, from: 'position', cinemas };
  }
  const [theatre] = placesOfCinema(cinema);
  const isChosen = theatre !== undefined && (kind === 'cinema' || kind === 'favorite');
  return {
    city,
    town: undefined,
    isElsewhere: false,
    from: isChosen ? { cinema: cinema.name } : 'city',
    cinemas: cinemasOfEvening(catalogue, city, isChosen ? theatre : undefined),
  };
}
