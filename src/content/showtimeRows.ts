import type { Kysely, Selectable } from 'kysely';
import type { Showtime } from '../contract/programme.ts';
import { pagesDatabase } from '../database/current.ts';
import type { Schema, ShowtimeTable } from '../database/schema.ts';
import type { Language, Site, SiteCode } from '../sites/sites.ts';
import { bookingLinks } from './bookingLinks.ts';
import { liveGeneration, ofItsProgramme } from './live.ts';

/** What screenings are grouped by. */
type Group = 'show' | 'cinema' | 'day';
/**
 * The columns that the contract's showtimes are made of. A day has hundreds of rows, and each column costs time in
 * each.
 */
const SHOWTIME_COLUMNS = [
  'time',
  'end_time',
  'version',
  'tags',
  'status',
  'reservability_start',
  'reservability_end',
  'is_movie',
  'booking',
  'hall',
  'capacity',
  'cinema',
  'link',
] as const satisfies readonly (keyof ShowtimeTable)[];
type Row = Pick<Selectable<ShowtimeTable>, (typeof SHOWTIME_COLUMNS)[number]> & {
  text: string | null;
  /** 0 where its cinema's programme forbids booking its show. */
  bookable?: number | null;
};

/**
 * A screening of the contract with its reference and the slug of its cinema; `showBookable` is false where the cinema's
 * programme forbids booking its show (SPEC 5).
 */
export type ListedShowtime = Showtime & {
  readonly reference: string;
  readonly cinema: string;
  readonly showBookable?: boolean;
};

/** The screenings of what the site shows, ordered by time, with what they are grouped by. */
export async function screenings<By extends Group>(site: Site, language: Language, ...by: By[]) {
  return selectScreenings(await pagesDatabase(), site.code, language, ...by);
}

/** Screenings with whether their cinema's programme lets their show be booked. */
export async function listed<By extends Group>(site: Site, language: Language, ...by: By[]) {
  const query = await screenings(site, language, ...by);
  return query.leftJoin('programme', ofItsProgramme).select('programme.bookable');
}

/** The query of them, in the language whose special texts they have. */
export function selectScreenings<By extends Group>(db: Kysely<Schema>, code: SiteCode, language: string, ...by: By[]) {
  return db
    .selectFrom('showtime')
    .leftJoin('showtime_text', (join) =>
      join
        .onRef('showtime_text.generation', '=', 'showtime.generation')
        .on('showtime_text.language', '=', language)
        .onRef('showtime_text.booking', '=', 'showtime.booking'),
    )
    .select([...new Set([...SHOWTIME_COLUMNS, ...by])].map((column) => `showtime.${column}` as const))
    .select('showtime_text.data as text')
    .where('showtime.generation', '=', liveGeneration({ code }))
    .orderBy('showtime.time')
    .orderBy('showtime.booking');
}

/** Rows as showtimes, by cinema, then by show. */
export function byCinemaAndShow(
  rows: readonly (Row & Record<'cinema' | 'show', string>)[],
  language: Language,
): ReadonlyMap<string, ReadonlyMap<string, ListedShowtime[]>> {
  const byCinema = Map.groupBy(rows, ({ cinema }) => cinema);
  return new Map([...byCinema].map(([cinema, ofCinema]) => [cinema, grouped(ofCinema, 'show', language)]));
}

/** Rows as showtimes, by what they were asked to be grouped by, in their order. */
export function grouped<By extends Group>(
  rows: readonly (Row & Record<By, string>)[],
  by: By,
  language: Language,
): Map<string, ListedShowtime[]> {
  const groups = new Map<string, ListedShowtime[]>();
  const linkOf = bookingLinks(language);
  // A day has hundreds of screenings and only a handful of different sets of tags.
  const tagsOf = new Map<string, string[]>();
  for (const row of rows) {
    const group = groups.get(row[by]);
    let tags = tagsOf.get(row.tags);
    if (!tags) tagsOf.set(row.tags, (tags = JSON.parse(row.tags) as string[]));
    const given: ListedShowtime = toShowtime(row, tags, linkOf(row));
    const showtime = row.bookable === 0 ? { ...given, showBookable: false } : given;
    if (group) group.push(showtime);
    else groups.set(row[by], [showtime]);
  }
  return groups;
}

function toShowtime(row: Row, tags: string[], refCmd: string): ListedShowtime {
  return {
    time: row.time,
    endTime: row.end_time || null,
    version: row.version,
    tags,
    status: row.status,
    reservabilityStart: row.reservability_start,
    reservabilityEnd: row.reservability_end,
    isMovie: row.is_movie === 1,
    refCmd,
    auditoriumName: row.hall || null,
    auditoriumCapacity: row.capacity > 0 ? String(row.capacity) : null,
    specialShowtimeDetails: row.text === null ? null : (JSON.parse(row.text) as Showtime['specialShowtimeDetails']),
    reference: row.booking,
    cinema: row.cinema,
  };
}
