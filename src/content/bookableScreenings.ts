import { preparedForList } from '../database/prepared.ts';
import type { Site, SiteCode } from '../sites/sites.ts';
import { liveGeneration, ofItsProgramme } from './live.ts';

/** What decides until when a screening that is on sale can be booked, and whether a site shows it. */
export type BookableScreening = {
  readonly day: string;
  readonly cinema: string;
  readonly show: string;
  readonly time: string;
  readonly reservabilityEnd: string;
};

const screeningsQuery = preparedForList((db, value, cinemas, when: 'on' | 'after', ofShow: boolean) => {
  const query = db
    .selectFrom('showtime')
    .leftJoin('programme', ofItsProgramme)
    .select(['showtime.day', 'showtime.cinema', 'showtime.show', 'showtime.time'])
    .select('showtime.reservability_end as reservabilityEnd')
    .where('showtime.generation', '=', liveGeneration({ code: value('site') as SiteCode }))
    .where('showtime.cinema', 'in', cinemas)
    .where('showtime.day', when === 'on' ? '=' : '>', value('day'))
    .where('showtime.status', '=', 'available')
    .where((eb) => eb.or([eb('programme.bookable', 'is', null), eb('programme.bookable', '=', 1)]))
    .orderBy('showtime.day');
  return ofShow ? query.where('showtime.show', '=', value('show')) : query;
});

/**
 * The screenings of some cinemas that are on sale on a cinema day, or on all days after it, of one show or all; those
 * whose booking has ended since are among them. By day. One statement.
 */
export function bookableScreenings(
  site: Site,
  cinemas: readonly string[],
  [when, day]: readonly ['on' | 'after', string],
  show?: string,
): Promise<readonly BookableScreening[]> {
  const ofShow = show !== undefined;
  return screeningsQuery(cinemas, { site: site.code, day, ...(ofShow && { show }) }, when, ofShow);
}
