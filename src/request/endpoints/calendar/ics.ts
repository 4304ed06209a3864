import { NAME } from '#brand/brand.ts';
import { millisecondsInSecond, secondsInHour } from 'date-fns/constants';
import { cleanText } from '../../../lib/cleanText.ts';
import ical, { escape, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An event of a calendar. */
export type CalendarEvent = {
  /** Stays the same as long as the event is about the same thing, whatever else changes. */
  readonly uid: string;
  /** Epoch milliseconds; an event without an end is a moment. */
  readonly start: number;
  readonly end?: number;
  readonly summary: string;
  readonly description: string;
  /** The absolute address of the page about it. */
  readonly url: string;
  readonly place?: {
    readonly title: string;
    readonly address: string;
    /** Both, or neither where it is unknown. */
    readonly latitude?: number;
    readonly longitude?: number;
  };
};

export type CalendarHead = {
  readonly name: string;
  /** Language of the texts. */
  readonly language: string;
  /** The absolute address of the page that shows the same. */
  readonly url: string;
  /** When the information was last updated: DTSTAMP and LAST-MODIFIED of all events, and what their SEQUENCE counts. */
  readonly stamp: Date;
  /** Whether the events do not take place: programs take those that they have away (RFC 5546 3.2.5). */
  readonly isCancelled?: boolean;
};

/** Programs fetch it again after this many seconds: a programme changes a few times a day. */
const REFRESH_SECONDS = 4 * secondsInHour;
/** Epoch milliseconds from which SEQUENCE counts seconds, so that it stays a number of 31 bits until 2088. */
const FIRST_SEQUENCE = Date.UTC(2020, 0);

/**
 * A calendar as iCalendar text (RFC 5545). Times are in UTC: instants that every program shows correctly, even in an
 * hour that clocks show twice, without a zone's rules in each file.
 */
export function icsOf(head: CalendarHead, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    // These are the texts that the library does not escape.
    name: escape(head.name, false),
    prodId: { company: escape(NAME, false), product: 'Screenings', language: head.language.toUpperCase() },
    method: head.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    url: head.url,
    ttl: REFRESH_SECONDS,
  });
  const sequence = Math.max(0, Math.floor((head.stamp.getTime() - FIRST_SEQUENCE) / millisecondsInSecond));
  for (const { uid, start, end, summary, description, url, place } of events) {
    calendar.createEvent({
      id: uid,
      stamp: head.stamp,
      lastModified: head.stamp,
      // Programs keep the event that they have unless this is higher (RFC 5545 3.8.7.4): a screening may have moved.
      sequence,
      start: new Date(start),
      ...(end !== undefined && { end: new Date(end) }),
      summary,
      description,
      url,
      status: head.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(place && {
        location: {
          title: place.title,
          address: place.address,
          ...(place.latitude !== undefined &&
            place.longitude !== undefined && { geo: { lat: place.latitude, lon: place.longitude } }),
        },
      }),
    });
  }
  return `${cleanText(calendar.toString())}\r\n`;
}
