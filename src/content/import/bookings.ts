import { hash } from 'node:crypto';
import type { CinemaDetails } from '../../contract/cinema.ts';
import type { FeedShowtime } from '../../contract/programme.ts';
import { formatReference, MAX_SHOWS, parseReference } from '../../domain/screening/bookingReference.ts';
import type { Settings } from '../../settings/schema.ts';
import { AN_OWN_LINK, isOwnLink, isStandIn, ticketingOrigins } from '../../settings/ticketing.ts';
import { fillTemplate } from '../bookingLinks.ts';
import type { Path } from './paths.ts';

/** The contract's form of a link: its origin, up to the language, and what names the cinema and the session. */
const FORM = /^(https?:\/\/[^/?#]+)(\/\S*)?\/[a-z]{2}\/V([A-Za-z0-9_-]+)\/booking$/;
const A_FORM = '<origin>/<language>/V{vistaRef}S{session}/booking';
const SESSION = /^[A-Za-z0-9_-]{1,60}$/;
/** Of a hash: enough for all screenings that a cinema ever has. */
const DERIVED_LENGTH = 12;

export type Report = (path: Path, expected: string, got: unknown) => void;
type Cinema = Pick<CinemaDetails, 'slug' | 'vistaRef' | 'ticketingUrl'>;
type ShowAtCinema = { readonly cinema: string; readonly show: string };
/** A screening's reference, and where it is booked if TICKETING_URL does not say. */
export type BookingLink = { readonly reference: string; readonly link: string | null };
/** And its session or link, which those of a double bill share; empty for none. */
type Booking = BookingLink & { readonly ticket: string };

/** Finds out where the screenings of a site are booked, and gives each its reference. */
export class BookingsReader {
  /** Undefined when the cinemas could not be read. */
  readonly #cinemas: ReadonlyMap<string, Cinema> | undefined;
  readonly #settings: Settings;
  readonly #origins: ReadonlySet<string>;
  readonly #isStandIn: boolean;
  /** Of each cinema the sessions, with where and when each is. */
  readonly #sessions = new Map<string, Map<string, number>>();
  /** Halls with times, numbered: many screenings of a chain have the same. */
  readonly #places = new Map<string, number>();
  /** The sessions of the line being read. */
  readonly #ofLine = new Set<string>();
  /** The shows of sessions that have several, by cinema and session. */
  readonly #bills = new Map<string, string[]>();
  /** How many screenings of the line being read begin at the same time in the same version. */
  readonly #alike = new Map<string, number>();
  /** The sessions of all but the first of those, by cinema and link. */
  readonly #twins = new Map<string, string>();
  /** What is wrong with many screenings for one reason is one fault. */
  readonly #causes = new Map<string, { add: (more: string) => void; count: number }>();
  readonly #unused = new Map<string, { of: string; got: string }>();

  constructor(cinemas: readonly Cinema[] | undefined, settings: Settings) {
    this.#cinemas = cinemas && new Map(cinemas.map((cinema) => [cinema.slug, cinema]));
    this.#settings = settings;
    this.#origins = ticketingOrigins(settings);
    this.#isStandIn = isStandIn(settings);
  }

  /** The template of a cinema's links; undefined if it is TICKETING_URL. */
  templateOf(cinema: string): string | undefined {
    return this.#cinemas?.get(cinema)?.ticketingUrl ?? undefined;
  }

  /** To be called before the screenings of a show at a cinema. */
  beginLine(): void {
    this.#ofLine.clear();
    this.#alike.clear();
  }

  /** The booking of a screening; undefined if there is a fault, which is reported. */
  take(showtime: FeedShowtime, place: ShowAtCinema, report: Report): Booking | undefined {
    const cinema = this.#cinemas?.get(place.cinema);
    if (!cinema) return undefined;
    const own = this.#ownLink(showtime, place, report);
    if (own === undefined) return undefined;
    const named = namedSession(showtime, cinema, own !== null, report);
    if (named === undefined) return undefined;
    const template = cinema.ticketingUrl ?? this.#settings.TICKETING_URL;
    if (own === null && !this.#canFill(template, named, showtime, place, report)) return undefined;
    const session = named ?? this.#derived(showtime, place);
    const { slug, vistaRef } = cinema;
    const show = this.#showOf(session, showtime, place, report);
    const filled = cinema.ticketingUrl && fillTemplate(cinema.ticketingUrl, { cinema: slug, vistaRef, session });
    return {
      reference: formatReference(vistaRef, session, show),
      link: own ?? filled ?? null,
      ticket: named ?? own ?? '',
    };
  }

  /**
   * Which show of its session a screening is, counted from 1. A session has several if they begin together in one hall, as
   * a double bill; any other screening with it is a fault, which is reported.
   */
  #showOf(session: string, showtime: FeedShowtime, { cinema, show }: ShowAtCinema, report: Report): number {
    const place = numberOf(this.#places, `${showtime.time} ${showtime.auditoriumName ?? ''}`);
    const sessions = this.#sessions.get(cinema) ?? new Map<string, number>();
    this.#sessions.set(cinema, sessions);
    const known = sessions.get(session);
    if (known === undefined) {
      sessions.set(session, place);
      this.#ofLine.add(session);
      return 1;
    }
    const bill = this.#bills.get(`${cinema} ${session}`) ?? [];
    const number = bill.length + 2;
    if (known !== place || this.#ofLine.has(session) || number > MAX_SHOWS) {
      const field = showtime.session == null ? 'refCmd' : 'session';
      report([field], 'a session that no other screening has', showtime[field]);
    }
    this.#ofLine.add(session);
    this.#bills.set(`${cinema} ${session}`, [...bill, show]);
    return number;
  }

  /** The reference of a screening of which another language has a text; undefined if there is a fault. */
  referenceOfText(showtime: FeedShowtime, { cinema: slug, show }: ShowAtCinema, report: Report): string | undefined {
    const cinema = this.#cinemas?.get(slug);
    const named = cinema && namedSession(showtime, cinema, this.#isListed(showtime.refCmd ?? ''), report);
    if (!cinema || named === undefined) return undefined;
    const session = named ?? this.#twins.get(`${slug} ${showtime.refCmd}`) ?? derivedSession(showtime, show, 0);
    const after = this.#bills.get(`${slug} ${session}`)?.indexOf(show) ?? -1;
    return formatReference(cinema.vistaRef, session, after + 2);
  }

  /** Whether a cinema has the session of a reference, as far as is known: not all sessions are after a fault. */
  has(cinema: string, reference: string): boolean {
    if (this.#causes.size > 0) return true;
    return this.#sessions.get(cinema)?.has(parseReference(reference)?.session ?? '') ?? false;
  }

  /** Reports what was wrong with several screenings, each reason once, and warns of links that are not used. */
  end(warn: Report): void {
    for (const [origin, { of, got }] of this.#unused) {
      const expected = `${origin} in TICKETING_ORIGINS, or a real TICKETING_URL, ${of}, which leads to the stand-in`;
      warn(['refCmd'], expected, got);
    }
    for (const { add, count } of this.#causes.values()) {
      add(count > 1 ? `; so in ${count - 1} more of its screenings` : '');
    }
  }

  /** A screening's own link; null if it has none, undefined if it has a bad one, which is reported. */
  #ownLink({ refCmd, time }: FeedShowtime, place: ShowAtCinema, report: Report): string | null | undefined {
    if (refCmd == null) return null;
    const of = `for ${nameOf(place, time)}`;
    const [, formOrigin, path = '', ids] = FORM.exec(refCmd) ?? [];
    if (formOrigin !== undefined && !this.#isListed(refCmd)) {
      if (this.#isStandIn) this.#noteUnused(formOrigin, of, refCmd);
      return null;
    }
    if (!isOwnLink(refCmd)) {
      this.#once('form', report, ['refCmd'], `${AN_OWN_LINK} or ${A_FORM}, ${of}`, refCmd);
      return undefined;
    }
    // The form has a place for the language, so that in a link of that form it can follow the page's.
    if (formOrigin !== undefined) return `${formOrigin}${path}/{language}/V${ids}/booking`;
    const { origin } = new URL(refCmd);
    if (this.#origins.has(origin)) return refCmd;
    this.#once(origin, report, ['refCmd'], `a link to an origin in TICKETING_ORIGINS, ${of}; ${origin} is not`, refCmd);
    return undefined;
  }

  /** Whether the origin of a link in the contract's form is named by TICKETING_ORIGINS, so that it counts itself. */
  #isListed(link: string): boolean {
    const origin = FORM.exec(link)?.[1];
    return origin !== undefined && this.#settings.TICKETING_ORIGINS.some((each) => new URL(each).origin === origin);
  }

  /** Whether a template leads somewhere with what is known of a screening; reports why not. */
  #canFill(
    template: string,
    session: string | null,
    showtime: FeedShowtime,
    place: ShowAtCinema,
    report: Report,
  ): boolean {
    const of = `for ${nameOf(place, showtime.time)}`;
    if (session === null && template.includes('{session}')) {
      const expected = `a session or a link of its own, ${of}: ${template} needs one`;
      this.#once('session', report, ['refCmd'], expected, showtime.refCmd);
      return false;
    }
    if (this.#isStandIn && this.#settings.DEMO === 'off' && template === this.#settings.TICKETING_URL) {
      const expected = `a link of its own or a real TICKETING_URL, ${of}: with DEMO=off nothing leads to the stand-in`;
      this.#once('stand-in', report, ['refCmd'], expected, showtime.refCmd);
      return false;
    }
    return true;
  }

  /** An id for a screening without one: the same whatever its link is. */
  #derived(showtime: FeedShowtime, { cinema, show }: ShowAtCinema): string {
    const kind = `${showtime.time} ${showtime.version}`;
    const before = this.#alike.get(kind) ?? 0;
    this.#alike.set(kind, before + 1);
    const session = derivedSession(showtime, show, before);
    if (before > 0) this.#twins.set(`${cinema} ${showtime.refCmd}`, session);
    return session;
  }

  /** Remembers the first link to an origin in whose place the stand-in is linked; those of RFC 2606 lead nowhere. */
  #noteUnused(origin: string, of: string, got: string): void {
    if (this.#unused.has(origin) || /\.(?:example|localhost)(?::\d+)?$/.test(origin)) return;
    this.#unused.set(origin, { of, got });
  }

  #once(cause: string, report: Report, path: Path, expected: string, got: unknown): void {
    const known = this.#causes.get(cause);
    if (known) known.count += 1;
    else this.#causes.set(cause, { add: (more) => report(path, expected + more, got), count: 1 });
  }
}

/** The session that a screening names; null if it names none, undefined if a wrong one, which is reported. */
function namedSession(
  { refCmd, session }: FeedShowtime,
  { vistaRef }: Cinema,
  isOwn: boolean,
  report: Report,
): string | null | undefined {
  const ids = FORM.exec(refCmd ?? '')?.[3];
  if (ids === undefined) return session ?? null;
  const inLink = ids.startsWith(`${vistaRef}S`) ? ids.slice(vistaRef.length + 1) : undefined;
  if (inLink === undefined || !SESSION.test(inLink)) {
    // A listed link may name the cinema and the session as it likes.
    if (isOwn) return session ?? null;
    report(['refCmd'], `the cinema's vistaRef, V${vistaRef}`, refCmd);
    return undefined;
  }
  if (session != null && session !== inLink && !isOwn) {
    report(['session'], `${inLink} as in refCmd`, session);
    return undefined;
  }
  return session ?? inLink;
}

function derivedSession({ time, version }: FeedShowtime, show: string, before: number): string {
  return hash('sha256', `${show}\n${time}\n${version}\n${before}`, 'hex').slice(0, DERIVED_LENGTH);
}

/** The number of a text, which is the next one for a new text. */
function numberOf(numbers: Map<string, number>, text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

/** A screening in words. */
function nameOf({ cinema, show }: ShowAtCinema, time: string): string {
  return `${show} in ${cinema} at ${time.slice(0, 16)}`;
}
