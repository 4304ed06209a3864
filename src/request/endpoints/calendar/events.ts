import type { CalendarScreening } from '../../../content/calendar.ts';
import type { Catalogue } from '../../../content/catalogue.ts';
import type { Show } from '../../../contract/show.ts';
import { zoneOf } from '../../../content/zones.ts';
import { townOf } from '../../../domain/cinema/address.ts';
import { endOf, instantOf } from '../../../lib/localTime.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { href } from '../../../routes/href.ts';
import type { CalendarEvent } from './ics.ts';

type EventContext = { readonly catalogue: Catalogue; readonly origin: string; readonly t: Translate };

/** A screening as an event: the film and its version, the place, the hall, and the screening's own page. */
export function screeningEvent(screening: CalendarScreening, { catalogue, origin, t }: EventContext): CalendarEvent {
  const { site, language } = catalogue;
  const show = catalogue.showsBySlug.get(screening.show);
  const cinema = catalogue.cinemasBySlug.get(screening.cinema);
  const version = catalogue.versions.get(screening.version);
  const theater = cinema?.theaters[0];
  // Empty where it is unknown.
  const endTime = screening.end_time || null;
  const zone = zoneOf(catalogue, screening.cinema);
  const end = endOf({ time: screening.time, endTime }, zone, show?.duration ?? null);
  return {
    uid: `${screening.booking}@${new URL(origin).hostname}`,
    start: instantOf(screening.time, zone),
    ...(end !== undefined && { end }),
    summary: `${show?.title ?? cinema?.name ?? screening.show} (${version?.label ?? screening.version})`,
    description: [version?.description, screening.hall, t('Calendar.BookAt')].filter(Boolean).join('\n'),
    url: origin + href(site, language, 'screening', { id: screening.booking }),
    ...(cinema &&
      theater && {
        place: {
          title: cinema.name,
          address: `${theater.addressLine1}, ${townOf(theater)}`,
          // The contract's x is the latitude.
          ...(theater.gpsPosition && { latitude: theater.gpsPosition.x, longitude: theater.gpsPosition.y }),
        },
      }),
  };
}

/** The opening of a show's sales as an event; undefined for a show without one. */
export function openingEvent(show: Show, { catalogue, origin, t }: EventContext): CalendarEvent | undefined {
  if (show.salesOpeningDatetime === null) return undefined;
  const { site, language } = catalogue;
  return {
    uid: `sale-${show.slug}@${new URL(origin).hostname}`,
    start: Date.parse(show.salesOpeningDatetime),
    summary: t('Calendar.SaleOpens', { title: show.title }),
    description: t('Calendar.BookAt'),
    url: origin + href(site, language, show.isMovie ? 'movie' : 'entertainment', { slug: show.slug }),
  };
}
