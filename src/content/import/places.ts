import { boundsOf, type Bounds } from '../../sites/bounds.ts';
import type { Site } from '../../sites/sites.ts';
import { documentFile, itemPath, type SiteDocuments } from './documents.ts';
import type { Faults } from './faults.ts';
import { nameOf, type Path } from './paths.ts';

type Position = { readonly x: number; readonly y: number };

/** Warns of cities and theatres outside the site's country, mostly those whose latitude and longitude are swapped. */
export function checkPlaces(site: Site, { cities, cinemas }: Partial<SiteDocuments>, warnings: Faults): void {
  const bounds = boundsOf(site.country);
  if (!bounds) return;
  const check = (name: 'cities' | 'cinemas', path: Path, position: Position | null) => {
    if (!position || isWithin(bounds, position.x, position.y)) return;
    const swapped = isWithin(bounds, position.y, position.x) ? ', as it is with x and y swapped' : '';
    const expected = `a place in ${site.country}${swapped}`;
    warnings.add(documentFile(site, site.defaultLanguage, name), [...path, 'gpsPosition'], expected, position);
  };
  cities?.forEach((city, index) => check('cities', itemPath('cities', city, index), city.gpsPosition));
  cinemas?.forEach((cinema, index) =>
    cinema.theaters.forEach((theater, place) =>
      check(
        'cinemas',
        [...itemPath('cinemas', cinema, index), 'theaters', nameOf(theater, place)],
        theater.gpsPosition,
      ),
    ),
  );
}

function isWithin({ south, north, west, east }: Bounds, latitude: number, longitude: number): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
