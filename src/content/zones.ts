import { cinemaDayAt } from '../domain/programme/cinemaDay.ts';
import { localTimeAt } from '../lib/localTime.ts';
import { oncePer } from '../lib/oncePer.ts';
import type { Catalogue } from './catalogue.ts';

/** A site with its cinemas. */
type Chain = Pick<Catalogue, 'site' | 'cinemasBySlug'>;

/**
 * The IANA zone in which a cinema's times are, by its slug: its own or, as of most cinemas and of one that is not known,
 * its site's.
 */
export function zoneOf({ site, cinemasBySlug }: Chain, cinema: string | undefined): string {
  return cinemasBySlug.get(cinema ?? '')?.timeZone ?? site.timeZone;
}

/** The cinema day in a cinema, `YYYY-MM-DD`. Of several cinemas on one page it is the first one's. */
export function todayIn(chain: Chain, cinema: string | undefined, now: Date): string {
  return cinemaDayAt(now, zoneOf(chain, cinema));
}

/** The date in a cinema, `YYYY-MM-DD`: what people there call today, also at night, when the cinema day is still the one before. */
export function dateIn(chain: Chain, cinema: string | undefined, now: Date): string {
  return localTimeAt(now, zoneOf(chain, cinema)).slice(0, 10);
}

/** The zones of cinemas that have one of their own. */
const ownZones = oncePer((cinemas: Chain['cinemasBySlug']): readonly string[] => [
  ...new Set([...cinemas.values()].flatMap(({ timeZone }) => timeZone ?? [])),
]);

/** Slugs of cinemas by zone: in one group, if all are in one. */
export function cinemasByZone(chain: Chain, cinemas: readonly string[]): ReadonlyMap<string, readonly string[]> {
  if (ownZones(chain.cinemasBySlug).length === 0 && cinemas.length > 0)
    return new Map([[chain.site.timeZone, cinemas]]);
  return Map.groupBy(cinemas, (cinema) => zoneOf(chain, cinema));
}

/** The earliest cinema day that it is in any of a site's cinemas: nothing is to come before it. */
export function firstToday({ site, cinemasBySlug }: Chain, now: Date): string {
  const days = [site.timeZone, ...ownZones(cinemasBySlug)].map((zone) => cinemaDayAt(now, zone));
  return days.reduce((first, day) => (day < first ? day : first));
}
