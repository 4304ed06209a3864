import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { millisecondsInWeek } from 'date-fns/constants';
import { feedShowtimesSchema, type FeedShowtimes } from '../../contract/feed.ts';
import type { FeedShowtime, Showtime } from '../../contract/programme.ts';
import type { Show } from '../../contract/show.ts';
import { knownOf, UNKNOWN_ON_WIRE } from '../../contract/unknown.ts';
import { daySchema } from '../../contract/values.ts';
import { addDays, cinemaDayOf } from '../../domain/programme/cinemaDay.ts';
import { endOf, instantOf, localTimeAt } from '../../lib/localTime.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { Language, Site } from '../../sites/sites.ts';
import { BookingsReader, type BookingLink, type Report } from './bookings.ts';
import type { SiteDocuments } from './documents.ts';
import type { DerivedProgrammes } from './derived.ts';
import type { Faults } from './faults.ts';
import type { Fingerprints } from './fingerprints.ts';
import { linesOf, sizeOf, type Line } from './folder.ts';
import { reportTooMuchHtml, sanitisedHtml } from './html.ts';
import { parseJson } from './parse.ts';
import { lineName, nameOf, type Path } from './paths.ts';
import { HallTimes } from './hallTimes.ts';
import { programmeFile, type Matrix } from './programmes.ts';
import { knownIn } from './references.ts';
import type { Stage } from './stage.ts';

const CLOCK_TIME = / (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

const CONTROL = /\p{Cc}/u;
/** The tag that says nothing. */
const PLAIN = 'DEFAULT';
/** Where a feed does not say from when a screening can be booked: from the beginning. */
const ALWAYS = '1970-01-01T00:00:00+00:00';

/** A screening with what a feed may leave out, but where it is booked. */
type Completed = Omit<Showtime, 'refCmd'>;

/** Reads the screenings of a site, checks them against its catalogue and programme, and stages them. */
export class ShowtimesReader {
  readonly #folder: string;
  readonly #site: Site;
  readonly #matrix: Matrix;
  readonly #derived: DerivedProgrammes;
  readonly #halls = new HallTimes();
  readonly #isTag: (slug: string) => boolean;
  readonly #isVersion: (slug: string) => boolean;
  readonly #faults: Faults;
  readonly #warnings: Faults;
  readonly #fingerprints: Fingerprints;
  readonly #stage: Stage | undefined;
  readonly #onBytes: (count: number) => void;
  readonly #bookings: BookingsReader;
  /** The zones of the cinemas; undefined when those could not be read. */
  readonly #zones: ReadonlyMap<string, string> | undefined;
  /** By slug; undefined when the shows could not be read. */
  readonly #shows: ReadonlyMap<string, Show> | undefined;
  /** Language and reference of each text. */
  readonly #texts = new Set<string>();
  /** Results about days, cached: a programme has many screenings but few different times. */
  readonly #daysOf = new Map<string, string>();
  readonly #nextDays = new Map<string, string>();
  readonly #seen = new Set<string>();
  /** False once a line has faults: its content is unknown, so it is not missed either. */
  #isWhole = true;
  readonly #at: Date;
  /** That instant as local time, by zone. */
  readonly #presents = new Map<string, string>();
  /** Screenings read so far. */
  count = 0;
  /** How many of them are still to come, and the shows of those. */
  coming = 0;
  readonly comingShows = new Set<string>();

  constructor(
    input: {
      folder: string;
      site: Site;
      documents: Partial<SiteDocuments>;
      matrix: Matrix;
      /** The present, after which screenings are to come. */
      at: Date;
    },
    output: {
      faults: Faults;
      warnings: Faults;
      fingerprints: Fingerprints;
      derived: DerivedProgrammes;
      stage: Stage | undefined;
      onBytes: (count: number) => void;
    },
  ) {
    ({ folder: this.#folder, site: this.#site, matrix: this.#matrix, at: this.#at } = input);
    ({ faults: this.#faults, warnings: this.#warnings, fingerprints: this.#fingerprints } = output);
    ({ derived: this.#derived, stage: this.#stage, onBytes: this.#onBytes } = output);
    const { cinemas, shows, tags, versions } = input.documents;
    this.#isTag = knownIn(tags);
    this.#isVersion = knownIn(versions);
    this.#bookings = new BookingsReader(cinemas, currentSettings());
    this.#zones = cinemas && new Map(cinemas.map(({ slug, timeZone }) => [slug, timeZone ?? this.#site.timeZone]));
    this.#shows = shows && new Map(shows.map((show) => [show.slug, show]));
  }

  async read(): Promise<void> {
    const file = showtimesFile(this.#site);
    if ((await sizeOf(join(this.#folder, file))) === undefined) {
      this.#faults.add(file, [], 'a file', undefined);
      return;
    }
    await this.#eachLine(file, (entry, report) => this.#takeIn(entry, report));
    this.#bookings.end((path, expected, got) => this.#warnings.add(file, path, expected, got));
    if (this.#isWhole) this.#expectWholeMatrix(file);
    this.#halls.report(file, this.#warnings);
    for (const language of this.#site.languages) {
      const translated = showtimesFile(this.#site, language);
      if (language === this.#site.defaultLanguage) continue;
      if ((await sizeOf(join(this.#folder, translated))) === undefined) continue;
      await this.#eachLine(translated, (entry, report) => this.#takeInTexts(entry, language, report));
    }
  }

  async #eachLine(file: string, takeIn: (entry: FeedShowtimes, report: Report) => void): Promise<void> {
    for await (const lines of linesOf(join(this.#folder, file))) {
      let bytes = 0;
      for (const line of lines) {
        bytes += line.bytes.length;
        const entry = parseJson(feedShowtimesSchema, line.bytes, this.#faults, file, {
          ...{ line: line.number, warnings: this.#warnings },
        });
        if (entry) {
          this.#addFingerprints(entry, line);
          takeIn(entry, (path, expected, got) =>
            this.#faults.add(file, [...lineName(entry), ...path], expected, got, line.number),
          );
          await this.#stage?.flushIfFull();
        } else {
          this.#isWhole = false;
        }
      }
      this.#onBytes(bytes);
    }
  }

  #addFingerprints({ show, cinema }: FeedShowtimes, { bytes }: Line): void {
    const template = this.#bookings.templateOf(cinema) ?? '';
    const digest = createHash('sha256').update(bytes).update(template).digest();
    this.#fingerprints.add('cinema', digest, cinema);
    this.#fingerprints.add('show', digest, show);
  }

  #takeIn({ show, cinema, showtimes }: FeedShowtimes, report: Report): void {
    const known = this.#shows?.get(show);
    const zone = this.#zones?.get(cinema) ?? this.#site.timeZone;
    if (this.#zones?.has(cinema) === false) report(['cinema'], 'a cinema of cinemas.json', cinema);
    if (this.#shows && !known) report(['show'], 'a show of shows.json', show);
    const key = `${cinema} ${show}`;
    if (this.#seen.has(key)) report([], 'one line for a show at a cinema', key);
    this.#seen.add(key);
    this.#checkDays(showtimes, cinema, show, report);
    this.#bookings.beginLine();
    for (const [day, ofDay] of Object.entries(showtimes)) {
      for (const [index, given] of ofDay.entries()) {
        const at: Report = (path, expected, got) =>
          report(['showtimes', day, nameOf(given, index), ...path], expected, got);
        const isSound = this.#checkTime(given, day, at);
        if (!isSound || hasTooMuchHtml(given, at)) continue;
        const showtime = this.#completed(given, known?.isMovie);
        this.#checkTexts(showtime, at);
        if (known && showtime.isMovie !== known.isMovie) {
          at(['isMovie'], `${known.isMovie} as in shows.json`, showtime.isMovie);
        }
        this.#warn(showtime, cinema, show);
        const end = this.#checkEnd(showtime, zone, known?.duration ?? null, at);
        if (!this.#matrix.has(cinema)) this.#derived.add(cinema, show, day, showtime);
        const booking = this.#bookings.take(given, { cinema, show }, at);
        if (!booking) continue;
        if (end !== undefined && showtime.auditoriumName !== null) {
          const hall = { cinema, name: showtime.auditoriumName, zone };
          this.#halls.add(hall, { show, ticket: booking.ticket }, [instantOf(showtime.time, zone), end]);
        }
        this.#count(showtime, show, zone);
        this.#stageShowtime(showtime, cinema, day, show, booking);
      }
    }
  }

  #count({ time }: Completed, show: string, zone: string): void {
    this.count += 1;
    if (time <= this.#presentIn(zone)) return;
    this.coming += 1;
    this.comingShows.add(show);
  }

  /** Checks that a line has the days of the programme and no others. */
  #checkDays(showtimes: FeedShowtimes['showtimes'], cinema: string, show: string, report: Report): void {
    // Without a programme's file, it is derived from the screenings.
    const programme = this.#matrix.get(cinema);
    if (!programme) return;
    const days = programme.get(show) ?? [];
    const file = programmeFile(this.#site, cinema);
    for (const day of days) {
      if (!showtimes[day]?.length) report(['showtimes', day], `a screening, as ${file} has this day`, showtimes[day]);
    }
    for (const [day, ofDay] of Object.entries(showtimes)) {
      if (ofDay.length > 0 && !days.includes(day)) {
        report(['showtimes', day], `no screening, as ${file} has not this day`, `${ofDay.length} screenings`);
      }
    }
  }

  /** Checks what the contract leaves open but a column does not. */
  #checkTexts({ auditoriumName, auditoriumCapacity, version }: Completed, report: Report): void {
    if (auditoriumName !== null && CONTROL.test(auditoriumName))
      report(['auditoriumName'], 'no control characters', auditoriumName);
    if (CONTROL.test(version)) report(['version'], 'no control characters', version);
    if (auditoriumCapacity !== null && auditoriumCapacity.length > 6)
      report(['auditoriumCapacity'], 'at most 6 digits', auditoriumCapacity);
  }

  /** Whether the start is of the day; faults are reported. */
  #checkTime({ time }: FeedShowtime, day: string, report: Report): boolean {
    const date = time.slice(0, 10);
    const isOfDay = date === day || date === this.#dayAfter(day);
    if (isOfDay && CLOCK_TIME.test(time) && this.#dayOf(time) === day) return true;
    report(['time'], `a time of the cinema day ${day}, which ends at 08:00`, time);
    return false;
  }

  /** The instant at which a screening ends; undefined where it is unknown, or wrong, which is reported. */
  #checkEnd(showtime: Completed, zone: string, minutes: number | null, report: Report): number | undefined {
    const { time, endTime } = showtime;
    if (endTime === null) return undefined;
    if (!CLOCK_TIME.test(endTime) || !daySchema.safeParse(endTime.slice(0, 10)).success) {
      report(['endTime'], 'a date and a time of day', endTime);
      return undefined;
    }
    const end = endOf(showtime, zone, minutes);
    if (end === undefined) report(['endTime'], `a time after ${time}`, endTime);
    else if (end - instantOf(time, zone) >= millisecondsInWeek) {
      report(['endTime'], `a time less than 7 days after ${time}`, endTime);
    }
    return end;
  }

  /** A screening with what a feed leaves out: booking is then open until it begins. */
  #completed(given: FeedShowtime, isMovie = true): Completed {
    const { time } = given;
    return {
      ...given,
      endTime: knownOf(given.endTime, time),
      auditoriumName: knownOf<string>(given.auditoriumName, UNKNOWN_ON_WIRE.auditoriumName),
      auditoriumCapacity: knownOf<string>(given.auditoriumCapacity, UNKNOWN_ON_WIRE.auditoriumCapacity),
      isMovie: given.isMovie ?? isMovie,
      reservabilityStart: given.reservabilityStart ?? ALWAYS,
      reservabilityEnd: given.reservabilityEnd ?? time,
    };
  }

  /** Warns of tags and versions that say nothing to visitors. */
  #warn({ tags, version }: Completed, cinema: string, show: string): void {
    const warn = (field: string, expected: string, got: string) => {
      const path = [...lineName({ show, cinema }), 'showtimes', field];
      this.#warnings.add(showtimesFile(this.#site), path, expected, got);
    };
    if (!this.#isVersion(version)) warn('version', 'a version of versions.json', version);
    for (const tag of tags) if (tag !== PLAIN && !this.#isTag(tag)) warn('tags', 'a tag of tags.json', tag);
  }

  #presentIn(zone: string): string {
    let present = this.#presents.get(zone);
    if (present === undefined) this.#presents.set(zone, (present = localTimeAt(this.#at, zone)));
    return present;
  }

  #dayAfter(day: string): string {
    let next = this.#nextDays.get(day);
    if (next === undefined) this.#nextDays.set(day, (next = addDays(day, 1)));
    return next;
  }

  #dayOf(time: string): string {
    let day = this.#daysOf.get(time);
    if (day === undefined) this.#daysOf.set(time, (day = cinemaDayOf(time)));
    return day;
  }

  #stageShowtime(showtime: Completed, cinema: string, day: string, show: string, booking: BookingLink): void {
    if (!this.#stage) return;
    this.#stage.add('showtime', {
      cinema,
      day,
      show,
      booking: booking.reference,
      link: booking.link,
      time: showtime.time,
      // The columns are not null: empty, or 0, is unknown.
      end_time: showtime.endTime ?? '',
      version: showtime.version,
      tags: JSON.stringify(showtime.tags),
      status: showtime.status,
      reservability_start: showtime.reservabilityStart,
      reservability_end: showtime.reservabilityEnd,
      is_movie: showtime.isMovie ? 1 : 0,
      hall: showtime.auditoriumName ?? '',
      capacity: Number(showtime.auditoriumCapacity ?? 0),
    });
    this.#stageText(showtime, booking.reference, this.#site.defaultLanguage);
  }

  /** Reads a line of another language: only the text of each screening counts. */
  #takeInTexts({ cinema, show, showtimes }: FeedShowtimes, language: Language, report: Report): void {
    if (this.#zones?.has(cinema) === false) report(['cinema'], 'a cinema of cinemas.json', cinema);
    for (const [day, ofDay] of Object.entries(showtimes)) {
      for (const [index, showtime] of ofDay.entries()) {
        if (!showtime.specialShowtimeDetails) continue;
        const at: Report = (path, expected, got) =>
          report(['showtimes', day, nameOf(showtime, index), ...path], expected, got);
        if (hasTooMuchHtml(showtime, at)) continue;
        const reference = this.#bookings.referenceOfText(showtime, { cinema, show }, at);
        if (reference === undefined) continue;
        if (this.#isWhole && !this.#bookings.has(cinema, reference)) {
          at(['refCmd'], `a session of ${showtimesFile(this.#site)}`, showtime.refCmd);
        }
        const key = `${language} ${reference}`;
        if (this.#texts.has(key)) at(['refCmd'], 'a session that no other text is for', showtime.refCmd);
        this.#texts.add(key);
        this.#stageText(showtime, reference, language);
      }
    }
  }

  #stageText(
    { specialShowtimeDetails: details }: Pick<Showtime, 'specialShowtimeDetails'>,
    booking: string,
    language: Language,
  ): void {
    if (!this.#stage || !details) return;
    const clean = {
      ...details,
      descriptionShowtimeDetails: sanitisedHtml(details.descriptionShowtimeDetails),
    };
    this.#stage.add('showtime_text', { language, booking, data: JSON.stringify(clean) });
  }

  #expectWholeMatrix(file: string): void {
    for (const [cinema, shows] of this.#matrix) {
      for (const [show, days] of shows ?? []) {
        if (this.#seen.has(`${cinema} ${show}`)) continue;
        const path: Path = ['shows', show, 'days', days[0]!];
        this.#faults.add(programmeFile(this.#site, cinema), path, `its screenings in ${file}`, undefined);
      }
    }
  }
}

/** Path of the screenings in a feed or, with another language, of their texts. */
export function showtimesFile(site: Site, language?: Language): string {
  return join(site.code, language ?? '', 'showtimes.ndjson');
}

function hasTooMuchHtml({ specialShowtimeDetails: details }: FeedShowtime, report: Report): boolean {
  const path = ['specialShowtimeDetails', 'descriptionShowtimeDetails'];
  return reportTooMuchHtml([details?.descriptionShowtimeDetails ?? ''], (...fault) => report(path, ...fault));
}
