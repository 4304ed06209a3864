import type { Filters } from '../../contract/filters.ts';
import type { Showtime, Version } from '../../contract/programme.ts';
import type { Show } from '../../contract/show.ts';
import { cinemaDayOf, noonOf } from '../../domain/programme/cinemaDay.ts';
import { isInHours, timesOfLocal, type Times } from '../../domain/programme/hours.ts';
import { dateAt, endOf } from '../../lib/localTime.ts';
import { matchesFilters, type FilterSubject } from '../../domain/programme/programmeFilters.ts';
import {
  nextAlone,
  nextStart,
  screeningOf,
  screeningState,
  type Screening,
  type TicketState,
} from '../../domain/screening/showtimeStatus.ts';
import { abbreviationsOf, type Abbreviation } from '../../domain/screening/abbreviations.ts';
import { accessibilityIcons, ticketLabels } from '../../domain/programme/tags.ts';
import { areShowtimesDisplayed } from '../../domain/show/showFragments.ts';
import { dateFormat } from '../../lib/formats.ts';
import { oncePer } from '../../lib/oncePer.ts';
import { localeOf } from '../../sites/sites.ts';
import type { Catalogue } from '../catalogue.ts';
import {
  COMPARED_COLUMNS,
  screeningValues,
  showSubject,
  type ComparedShow,
  type ComparedShowtime,
} from '../filterValues.ts';
import type { ListedShowtime } from '../showtimeRows.ts';
import { zoneOf } from '../zones.ts';

/** A screening as a ticket shows it; undefined is unknown. */
export type ScreeningView = {
  /** Local clock times, `20:15`; that of an end on another cinema day after the day of the week. */
  readonly time: string;
  readonly endTime: string | undefined;
  /** The date of such an end. */
  readonly endDay: string | undefined;
  /** Epoch milliseconds, from the feed: includes what is shown before the film. */
  readonly end: number | undefined;
  /** The zone of its cinema, in which its times are. */
  readonly zone: string;
  readonly version: Version;
  /** Version and experiences in words, in the site's order (SPEC 9, "Tag version per website"). */
  readonly labels: readonly string[];
  readonly accessibility: readonly { readonly slug: string; readonly label: string; readonly title: string }[];
  /** Those among all these labels that do not speak for themselves. */
  readonly abbreviations: readonly Abbreviation[];
  readonly hall: string | undefined;
  /** Whether another of its show begins at the same time in the same cinema: their halls tell them apart. */
  readonly hasTwin: boolean;
  readonly special: Showtime['specialShowtimeDetails'];
  /** Where it is booked, and the reference that names it everywhere else. */
  readonly booking: string;
  readonly reference: string;
  readonly screening: Screening;
  readonly subject: FilterSubject;
  readonly times: Times;
  readonly state: TicketState;
  /** Minutes until the start; 0 or less once it has begun. */
  readonly minutes: number;
  /** When booking opens, if it has not yet: a time of today, else a date. */
  readonly opens: { readonly isToday: boolean; readonly when: string } | undefined;
  /** Left out by the filters of the address. */
  readonly hidden: boolean;
};

export type ScreeningsOptions = {
  readonly catalogue: Catalogue;
  readonly show: ComparedShow & Pick<Show, 'duration'>;
  readonly filters: Filters;
  readonly now: Date;
  /** Only the next screening of a whole page is gold: its start, from `nextOf`. */
  readonly next: number | undefined;
};

/** A show whose screenings are shown; undefined where the site does not have it, or before their hour has come. */
export function displayedShow({ showsBySlug }: Catalogue, slug: string, now: Date): Show | undefined {
  const show = showsBySlug.get(slug);
  return show && areShowtimesDisplayed(show, now) ? show : undefined;
}

/** When the next bookable screening among these starts, epoch milliseconds. */
export function nextOf(showtimes: Iterable<ListedShowtime>, catalogue: Catalogue, now: Date): number | undefined {
  return nextStart(
    [...showtimes].map((showtime) => screeningOf(showtime, zoneOf(catalogue, showtime.cinema))),
    now,
  );
}

/**
 * Gives the tickets of several shows on one page their states together: only the next of all to start is gold, as in
 * the browser.
 */
export function stateUpdater(views: readonly ScreeningView[], now: Date): (view: ScreeningView) => ScreeningView {
  const next = nextStart(
    views.map(({ screening }) => screening),
    now,
  );
  return (view) => ({ ...view, ...screeningState(view.screening, now, next) });
}

/** The state of a screening that stands alone, not in a list of what plays. */
export function stateAlone(view: ScreeningView, now: Date): ScreeningView {
  return { ...view, ...screeningState(view.screening, now, nextAlone(view.screening, now)) };
}

/** Whether it can be booked now. */
export function canBeBooked({ state }: ScreeningView): boolean {
  return state === 'available' || state === 'next';
}

/** Whether it can be booked and has not begun. */
export function canBeReached(view: ScreeningView): boolean {
  return canBeBooked(view) && view.minutes > 0;
}

function versionOf(catalogue: Catalogue, slug: string): Version {
  return catalogue.versions.get(slug) ?? { slug, label: slug.toUpperCase(), description: slug };
}

function accessibilityOf(catalogue: Catalogue, slug: string) {
  const tag = catalogue.tags.get(slug);
  const title = tag?.title ?? slug;
  return { slug, label: tag?.icon?.label ?? tag?.badgeTitle ?? title, title };
}

/** What decides the kind of a screening, besides its title: its labels are of its version and tags, which are among these. */
const COMPARED = Object.keys(COMPARED_COLUMNS) as readonly (keyof ComparedShowtime)[];

/** The tag for special screenings. A ticket that says what is special does not show it. */
const SPECIAL = 'seancespeciale';

/** Screenings of one show as tickets, in the order given. */
export function screeningViews(showtimes: readonly ListedShowtime[], options: ScreeningsOptions): ScreeningView[] {
  const { catalogue, show, filters, now, next } = options;
  const ofShow = showSubject(show);
  const subjects = new Map<Kind, FilterSubject>();
  const together = [...Map.groupBy(showtimes, startOf).values()];
  const twins = new Set(together.filter(({ length }) => length > 1).flat());
  return showtimes.map((showtime) => {
    const zone = zoneOf(catalogue, showtime.cinema);
    const screening = screeningOf(showtime, zone);
    const kind = kindOf(catalogue, showtime);
    let subject = subjects.get(kind);
    if (!subject) subjects.set(kind, (subject = { ...ofShow, ...kind.values }));
    const { state, minutes } = screeningState(screening, now, next);
    const times = timesOfLocal(showtime.time, showtime.endTime);
    return {
      time: showtime.time.slice(11, 16),
      ...endInWords(showtime, catalogue),
      end: endOf(showtime, zone, show.duration),
      zone,
      version: kind.version,
      // A hall named after its technology has the name only once on the ticket.
      labels: without(kind.labels, showtime.auditoriumName),
      accessibility: kind.accessibility,
      abbreviations: kind.abbreviations,
      hall: showtime.auditoriumName ?? undefined,
      hasTwin: twins.has(showtime),
      special: showtime.specialShowtimeDetails,
      booking: showtime.refCmd,
      reference: showtime.reference,
      screening,
      subject,
      times,
      state,
      minutes,
      opens: state === 'locked' ? opening(Date.parse(showtime.reservabilityStart), zone, options) : undefined,
      hidden: !matchesFilters(subject, filters) || !isInHours(times, filters),
    };
  });
}

/** Where and when a screening begins. */
const startOf = ({ cinema, time }: ListedShowtime) => `${cinema} ${time}`;

/** The labels without one that is the hall's name in any letters; the same list, if there is none. */
function without(labels: readonly string[], hall: string | null): readonly string[] {
  const name = hall?.toLowerCase();
  const isHall = (label: string) => label.toLowerCase() === name;
  return labels.some(isHall) ? labels.filter((label) => !isHall(label)) : labels;
}

function endInWords(
  { time, endTime }: ListedShowtime,
  { site, language }: Catalogue,
): Pick<ScreeningView, 'endTime' | 'endDay'> {
  if (endTime === null) return { endTime: undefined, endDay: undefined };
  const clock = endTime.slice(11, 16);
  if (cinemaDayOf(endTime) === cinemaDayOf(time)) return { endTime: clock, endDay: undefined };
  const endDay = endTime.slice(0, 10);
  const weekday = dateFormat(localeOf(site, language), { weekday: 'short', timeZone: 'UTC' });
  return { endTime: `${weekday.format(noonOf(endDay))} ${clock}`, endDay };
}

function opening(
  instant: number,
  zone: string,
  { catalogue: { site, language }, now }: ScreeningsOptions,
): ScreeningView['opens'] {
  if (instant <= now.getTime()) return undefined;
  const isToday = dateAt(instant, zone) === dateAt(now, zone);
  const parts = isToday
    ? ({ hour: '2-digit', minute: '2-digit' } as const)
    : ({ day: 'numeric', month: 'short' } as const);
  const format = dateFormat(localeOf(site, language), { ...parts, timeZone: zone });
  return { isToday, when: format.format(instant) };
}

/** What follows from what filters compare of a screening, and from whether it has a title, in the words of a catalogue. */
type Kind = Pick<ScreeningView, 'version' | 'labels' | 'accessibility' | 'abbreviations'> & {
  readonly values: ReturnType<typeof screeningValues>;
};

/** A programme has thousands of screenings, and of them some dozen kinds. */
const kindsOf = oncePer((_: Catalogue) => new Map<string, Kind>());
/** In a programme whose feed makes each screening another. */
const MAX_KINDS = 1000;

function kindOf(catalogue: Catalogue, showtime: ListedShowtime): Kind {
  const isTitled = Boolean(showtime.specialShowtimeDetails?.titleScreening);
  let name = String(isTitled);
  // No value has control characters (contract/filters.ts).
  for (const field of COMPARED) name += `\n${valueText(showtime[field])}`;
  const kinds = kindsOf(catalogue);
  let kind = kinds.get(name);
  if (!kind) {
    if (kinds.size >= MAX_KINDS) kinds.clear();
    kinds.set(name, (kind = makeKind(catalogue, showtime, isTitled)));
  }
  return kind;
}

/** A field that filters may compare, as text; null is unknown, as empty text is. */
function valueText(value: string | number | boolean | readonly string[] | null): string {
  return typeof value === 'object' ? (value ?? []).join('\t') : String(value);
}

function makeKind(catalogue: Catalogue, showtime: Showtime, isTitled: boolean): Kind {
  const version = versionOf(catalogue, showtime.version);
  const labels = ticketLabels(showtime, catalogue.site.versionLabel).flatMap(({ kind, slug }) => {
    if (kind === 'version') return { short: version.label, words: version.description };
    const tag = catalogue.tags.get(slug);
    if (slug === SPECIAL && isTitled) return [];
    const short = tag?.icon?.label ?? tag?.badgeTitle ?? tag?.title;
    return tag?.places.includes('showtime') && short !== undefined ? { short, words: tag.title } : [];
  });
  const accessibility = accessibilityIcons(showtime).map((slug) => accessibilityOf(catalogue, slug));
  return {
    version,
    labels: labels.map(({ short }) => short),
    accessibility,
    abbreviations: abbreviationsOf([
      ...labels,
      ...accessibility.map(({ label, title }) => ({ short: label, words: title })),
    ]),
    values: screeningValues(showtime),
  };
}
