import ical, { escape, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An event of a calendar. */
export type CalendarEvent = {
  /** The same as long as it is about the same, whatever else changes. */
  readonly uid: string;
  /** Epoch milliseconds; without an end it is a moment. */
  readonly start: number;
  readonly end?: number;
  readonly summary: string;
  readonly description: string;
  /** The page about it, whole. */
  readonly url: string;
  readonly place?: {
    readonly title: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  };
};

export type CalendarHead = {
  readonly name: string;
  /** Language of the texts. */
  readonly language: string;
  /** The page that shows the same, whole. */
  readonly url: string;
  /** When the information was last made: DTSTAMP of all. */
  readonly stamp: Date;
};

/** Programs ask again after this: a programme is changed some times a day. Seconds. */
const REFRESH_SECONDS = 4 * 3600;

/**
 * A calendar as RFC 5545 has it (STANDARDS). Times are UTC: an instant that every program shows right, an hour that clocks
 * show twice included, without a zone's rules in each file.
 */
export function icsOf(head: CalendarHead, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    // The library writes this one text as it is.
    name: escape(head.name, false),
    prodId: { company: 'Aurore', product: 'Screenings', language: head.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: head.url,
    ttl: REFRESH_SECONDS,
  });
  for (const { uid, start, end, summary, description, url, place } of events) {
    calendar.createEvent({
      id: uid,
      stamp: head.stamp,
      start: new Date(start),
      ...(end !== undefined && { end: new Date(end) }),
      summary,
      description,
      url,
      status: ICalEventStatus.CONFIRMED,
      ...(place && {
        location: {
          title: place.title,
          address: place.address,
          geo: { lat: place.latitude, lon: place.longitude },
        },
      }),
    });
  }
  return calendar.toString();
}
