import { daysFrom } from '../../src/domain/programme/cinemaDay.ts';
import type { Site, Zone } from '../../src/sites/sites.ts';
import { demoPlaces, isOpen } from '../cinemas/cinemas.ts';
import type { DemoCinema } from '../cinemas/types.ts';
import { isoWriter } from './dates.ts';
import { screeningsOf, screeningsSoldAhead } from './day.ts';
import { zoneOfCinema } from './releases.ts';
import { demoShowtime, type DemoShowtime } from './showtimes.ts';

export type DemoProgramme = {
  readonly cinema: DemoCinema;
  readonly zone: Zone;
  readonly showtimes: readonly DemoShowtime[];
};

/**
 * Everything published for each open cinema of a site on a cinema day. A screening keeps its time, hall and session for
 * as long as it is published; what is sold changes from day to day.
 */
export function programmeOf(site: Site, today: string, places = demoPlaces(site)): DemoProgramme[] {
  const iso = isoWriter(site.timeZone);
  const days = daysFrom(today, places.days.ahead);
  const open = places.cinemas.filter(isOpen);
  return open.map((cinema) => {
    const zone = zoneOfCinema(site, cinema);
    const showtimes = days.flatMap((day, ahead) => {
      const at = { site, cinema, zone, day };
      const screenings = ahead < places.days.whole ? screeningsOf(at) : screeningsSoldAhead(at);
      return screenings.map((screening) => demoShowtime(at, screening, today, iso));
    });
    return { cinema, zone, showtimes };
  });
}
