import type { Announced, Wish } from '../../contract/wish.ts';
import { needsMet } from '../../domain/programme/needs.ts';
import { timesOfLocal } from '../../domain/programme/hours.ts';
import { screeningTags } from '../../domain/programme/tags.ts';
import { isBookable, screeningOf } from '../../domain/screening/showtimeStatus.ts';
import type { WishedScreening } from '../../domain/tellMe/wish.ts';
import { dateFormat } from '../../lib/formats.ts';
import { localeOf } from '../../sites/sites.ts';
import type { Catalogue } from '../catalogue.ts';
import { grouped, listed } from '../showtimeRows.ts';
import { zoneOf } from '../zones.ts';
import { displayedShow } from './screenings.ts';

/** A screening as wishes look at it, with where it is booked. */
export type WishedRow = WishedScreening & { readonly link: string };

/**
 * All screenings of a film that a site shows now; undefined while it shows none of them yet, which is no reason to think that
 * they are cancelled. One statement.
 */
export async function wishedScreenings(
  catalogue: Catalogue,
  film: string,
  now: Date,
): Promise<WishedRow[] | undefined> {
  const { site, language, cinemasBySlug, tags } = catalogue;
  if (catalogue.generation === 0 || (!displayedShow(catalogue, film, now) && !catalogue.gone.has(film)))
    return undefined;
  const query = (await listed(site, language, 'show')).where('showtime.show', '=', film);
  const showtimes = grouped(await query.execute(), 'show', language).get(film) ?? [];
  return showtimes.flatMap((showtime) => {
    const cinema = cinemasBySlug.get(showtime.cinema);
    if (!cinema) return [];
    const screening = screeningOf(showtime, zoneOf(catalogue, cinema.slug));
    const { status, start } = screening;
    return {
      reference: showtime.reference,
      film,
      cinema: cinema.slug,
      city: cinema.citySlug,
      version: showtime.version,
      tags: screeningTags(showtime),
      needs: needsMet(showtime, cinema.hasPmrService && !tags.has('pmr')),
      times: timesOfLocal(showtime.time, showtime.endTime),
      time: showtime.time,
      start,
      state: status === 'soldout' ? 'soldout' : isBookable(screening, now) ? 'bookable' : 'locked',
      link: showtime.refCmd,
    };
  });
}

/** A screening in a line: where and when. */
export function screeningInWords({ site, language, cinemasBySlug }: Catalogue, { cinema, time }: Announced): string {
  const format = dateFormat(localeOf(site, language), { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  const when = format.format(new Date(`${time.replace(' ', 'T')}Z`));
  return `${cinemasBySlug.get(cinema)?.name ?? cinema}, ${when}`;
}

/** What a wish names, as visitors know it; what a site no longer has is named by its slug. Needs stay slugs. */
export function wishNames({ showsBySlug, citiesBySlug, cinemasBySlug, versions, tags }: Catalogue, wish: Wish) {
  const { film, place, version, format, needs = [], from, until } = wish;
  const places = place?.kind === 'city' ? citiesBySlug : cinemasBySlug;
  return {
    title: showsBySlug.get(film)?.title ?? film,
    place: place && (places.get(place.slug)?.name ?? place.slug),
    version: version && (versions.get(version)?.label ?? version),
    format: format && (tags.get(format)?.title ?? format),
    needs,
    from,
    until,
  };
}
