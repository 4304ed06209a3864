import type { Filters } from '../../contract/filters.ts';
import type { Showtime, Version } from '../../contract/programme.ts';
import { matchesFilters, screeningSubject, type FilterSubject } from '../../domain/programmeFilters.ts';
import {
  nextStart,
  screeningOf,
  screeningState,
  type Screening,
  type TicketState,
} from '../../domain/showtimeStatus.ts';
import { accessibilityIcons, ticketLabels } from '../../domain/tags.ts';
import type { Catalogue } from '../catalogue.ts';

/** A screening as a ticket shows it. */
export type ScreeningView = {
  /** Local clock times, `20:15`. */
  readonly time: string;
  readonly endTime: string;
  readonly version: Version;
  /** Version and experiences in words, in the site's order (SPEC 9, "Tag version per website"). */
  readonly labels: readonly string[];
  readonly accessibility: readonly { readonly slug: string; readonly label: string; readonly title: string }[];
  readonly hall: string;
  readonly special: Showtime['specialShowtimeDetails'];
  readonly booking: string;
  readonly screening: Screening;
  readonly subject: FilterSubject;
  readonly state: TicketState;
  /** Until the start; 0 or less once begun. */
  readonly minutes: number;
  /** Left out by the filters of the address. */
  readonly hidden: boolean;
};

export type ScreeningsOptions = {
  readonly catalogue: Catalogue;
  readonly genres: readonly string[];
  readonly filters: Filters;
  readonly now: Date;
  /** Only the next of a whole page is golden: its start, from `nextOf`. */
  readonly next: number | undefined;
  readonly bookable: boolean;
};

/** When the next bookable screening among these starts, epoch milliseconds. */
export function nextOf(showtimes: Iterable<Showtime>, zone: string, now: Date): number | undefined {
  return nextStart(
    [...showtimes].map((showtime) => screeningOf(showtime, zone)),
    now,
  );
}

function versionOf(catalogue: Catalogue, slug: string): Version {
  return catalogue.versions.get(slug) ?? { slug, label: slug.toUpperCase(), description: slug };
}

function accessibilityOf(catalogue: Catalogue, slug: string) {
  const tag = catalogue.tags.get(slug);
  const title = tag?.title ?? slug;
  return { slug, label: tag?.icon?.label ?? title, title };
}

/** A ticket that says in words what is special need not say that something is. */
const SPECIAL = 'seancespeciale';

/** Screenings of one show as tickets, in the order given. */
export function screeningViews(showtimes: readonly Showtime[], options: ScreeningsOptions): ScreeningView[] {
  const { catalogue, filters, now, next } = options;
  return showtimes.map((showtime) => {
    const screening = screeningOf(showtime, catalogue.site.timeZone, options.bookable);
    const subject = screeningSubject(showtime, options.genres);
    const version = versionOf(catalogue, showtime.version);
    const labels = ticketLabels(showtime, catalogue.site.versionLabel).flatMap(({ kind, slug }) => {
      if (kind === 'version') return version.label;
      const tag = catalogue.tags.get(slug);
      if (slug === SPECIAL && showtime.specialShowtimeDetails?.titleScreening) return [];
      return tag?.places.includes('showtime') ? (tag.icon?.label ?? tag.title) : [];
    });
    return {
      time: showtime.time.slice(11, 16),
      endTime: showtime.endTime.slice(11, 16),
      version,
      labels,
      accessibility: accessibilityIcons(showtime).map((slug) => accessibilityOf(catalogue, slug)),
      hall: showtime.auditoriumName,
      special: showtime.specialShowtimeDetails,
      booking: showtime.refCmd,
      screening,
      subject,
      ...screeningState(screening, now, next),
      hidden: !matchesFilters(subject, filters),
    };
  });
}
