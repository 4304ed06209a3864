import { millisecondsInHour } from 'date-fns/constants';
import { offsetAt } from '../../lib/localTime.ts';
import { boundsOf, type Bounds } from '../../sites/bounds.ts';
import type { Site } from '../../sites/sites.ts';
import { documentFile, itemPath, type SiteDocuments } from './documents.ts';
import type { Faults } from './faults.ts';
import { nameOf, type Path } from './paths.ts';

type Position = { readonly x: number; readonly y: number };

/** Nearly everywhere clocks are at most so far from the sun's time: beyond that a position or its zone is wrong. */
const MAX_HOURS_FROM_SUN = 3;
const DEGREES_IN_HOUR = 15;
/** A day of winter and one of summer, of any year. */
const SEASONS = [Date.parse('2026-01-01T12:00:00Z'), Date.parse('2026-07-01T12:00:00Z')];

/**
 * Warns of cities and theatres outside the site's country, mostly those whose latitude and longitude are swapped. A cinema
 * with a zone of its own may be overseas, as may its city. And of theatres too far to the east or west for their zone.
 */
export function checkPlaces(site: Site, { cities, cinemas }: Partial<SiteDocuments>, warnings: Faults): void {
  const bounds = boundsOf(site.country);
  const warn = (name: 'cities' | 'cinemas', path: Path, expected: string, got: unknown) =>
    warnings.add(documentFile(site, site.defaultLanguage, name), [...path, 'gpsPosition'], expected, got);
  const overseas = new Set(cinemas?.filter(({ timeZone }) => timeZone).map(({ citySlug }) => citySlug));
  cities?.forEach((city, index) => {
    const { slug, gpsPosition: position } = city;
    if (!position || !bounds || overseas.has(slug) || isWithin(bounds, position)) return;
    warn('cities', itemPath('cities', city, index), placeIn(site, bounds, position), position);
  });
  cinemas?.forEach((cinema, index) => {
    const path = itemPath('cinemas', cinema, index);
    cinema.theaters.forEach((theater, place) => {
      const { gpsPosition: position } = theater;
      const at = [...path, 'theaters', nameOf(theater, place)];
      const zone = cinema.timeZone ?? site.timeZone;
      if (!position) return;
      if (bounds && !cinema.timeZone && !isWithin(bounds, position)) {
        warn('cinemas', at, `${placeIn(site, bounds, position)}, or a timeZone of the cinema`, position);
      } else if (hoursFromSun(position, zone) > MAX_HOURS_FROM_SUN) {
        warn('cinemas', at, `a place where it is about as late as in ${zone}, or another timeZone`, position);
      }
    });
  });
}

function placeIn({ country }: Site, bounds: Bounds, { x, y }: Position): string {
  return `a place in ${country}${isWithin(bounds, { x: y, y: x }) ? ', as it is with x and y swapped' : ''}`;
}

function isWithin({ south, north, west, east }: Bounds, { x: latitude, y: longitude }: Position): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** How many hours a zone's clocks are from the sun's time at a place, in the season in which they are nearer to it. */
function hoursFromSun({ y: longitude }: Position, zone: string): number {
  const apart = SEASONS.map((instant) => {
    const hours = Math.abs(offsetAt(instant, zone) / millisecondsInHour - longitude / DEGREES_IN_HOUR) % 24;
    return Math.min(hours, 24 - hours);
  });
  return Math.min(...apart);
}
