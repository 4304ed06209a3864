import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { Showtime, ShowtimesByDay, Statuses } from '../contract/programme.ts';
import { pagesDatabase } from '../database/current.ts';
import { prepared } from '../database/prepared.ts';
import type { Schema, ShowtimeTable } from '../database/schema.ts';
import type { NeedsShown } from '../domain/programme/needs.ts';
import { SUBTITLED_FOR_HEARING_IMPAIRED } from '../domain/programme/tags.ts';
import { currentSettings } from '../settings/settings.ts';
import type { Language, Site, SiteCode } from '../sites/sites.ts';
import { liveGeneration } from './live.ts';
import { isShowBookable } from './showBookable.ts';

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
] as const satisfies readonly (keyof ShowtimeTable)[];
type Row = Pick<Selectable<ShowtimeTable>, (typeof SHOWTIME_COLUMNS)[number]> & {
  text: string | null;
  programme?: string | null;
};

/**
 * A screening of the contract; `showBookable` is false where the cinema's programme forbids booking its show (SPEC 5).
 */
export type ListedShowtime = Showtime & { readonly showBookable?: boolean };

const cinemaDayQuery = prepared((db, value: (name: 'site' | 'language' | 'cinema' | 'day') => string) =>
  selectScreenings(db, value('site') as SiteCode, value('language'), 'show')
    .where('showtime.cinema', '=', value('cinema'))
    .where('showtime.day', '=', value('day')),
);

/** All screenings of a cinema on a cinema day, by show; each show's ordered by time. One statement. */
export async function cinemaDay(
  site: Site,
  language: Language,
  cinema: string,
  day: string,
): Promise<ReadonlyMap<string, ListedShowtime[]>> {
  return grouped(await cinemaDayQuery({ site: site.code, language, cinema, day }), 'show', language);
}

/**
 * All screenings of several cinemas on a cinema day, by cinema, then by show; each show's ordered by time. One
 * statement.
 */
export async function cinemasDay(
  site: Site,
  language: Language,
  cinemas: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, ListedShowtime[]>>> {
  if (cinemas.length === 0) return new Map();
  const query = await listed(site, language, 'cinema', 'show');
  const rows = await query.where('showtime.cinema', 'in', cinemas).where('showtime.day', '=', day).execute();
  return byCinemaAndShow(rows, language);
}

/** The cinemas that may have screenings for some needs, and the needs that the screenings' tags must meet. */
export type AccessibleQuery = { readonly cinemas: readonly string[]; readonly tagged: NeedsShown };

/**
 * The screenings of several cinemas on a cinema day whose tags meet some needs, by cinema, then by show; each show's
 * ordered by time. One statement.
 */
export async function accessibleDay(
  site: Site,
  language: Language,
  { cinemas, tagged }: AccessibleQuery,
  day: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, ListedShowtime[]>>> {
  if (cinemas.length === 0) return new Map();
  const query = (await listed(site, language, 'cinema', 'show'))
    .where('showtime.cinema', 'in', cinemas)
    .where('showtime.day', '=', day)
    .where((showtime) => meets(showtime, tagged));
  return byCinemaAndShow(await query.execute(), language);
}

/**
 * The first day on which some of the cinemas have such screenings, from one day on and before another. One statement.
 */
export async function nextAccessibleDay(
  site: Site,
  { cinemas, tagged }: AccessibleQuery,
  [from, before]: readonly [string, string],
): Promise<string | undefined> {
  if (cinemas.length === 0) return undefined;
  const db = await pagesDatabase();
  const row = await db
    .selectFrom('showtime')
    .select(({ fn }) => fn.min('showtime.day').as('day'))
    .where('showtime.generation', '=', liveGeneration(site))
    .where('showtime.cinema', 'in', cinemas)
    .where('showtime.day', '>=', from)
    .where('showtime.day', '<', before)
    .where((showtime) => meets(showtime, tagged))
    .executeTakeFirst();
  return row?.day ?? undefined;
}

/** Whether a screening has all of some tags, or any of them. SQLite's LIKE would not tell `live` from `LIVE`. */
export function meets(
  showtime: ExpressionBuilder<Schema, 'showtime'>,
  { needs, all }: { readonly needs: readonly string[]; readonly all: boolean },
) {
  const tags = showtime.ref('showtime.tags');
  const each = needs.map((need) => {
    const tagged = sql<boolean>`replace(${tags}, ${JSON.stringify(need)}, '') <> ${tags}`;
    // SPEC 9: the version implies the tag.
    return need === 'hearing-impaired'
      ? showtime.or([tagged, showtime('showtime.version', '=', SUBTITLED_FOR_HEARING_IMPAIRED)])
      : tagged;
  });
  return all ? showtime.and(each) : showtime.or(each);
}

/** What screenings a list of shows is narrowed to: each of its shows has one of which all of this is true. */
type ScreeningWanted = {
  /** At one of these cinemas, or at any. */
  readonly cinemas: readonly string[] | undefined;
  /** On a cinema day, or on any from `from` on. */
  readonly day: string | undefined;
  readonly from: string;
  /** With any of these, where there are any. */
  readonly tags: readonly string[];
  readonly versions: readonly string[];
};

/** The shows with such a screening. One statement, which goes through each show's screenings until it finds one. */
export async function showsWith(
  site: Site,
  { cinemas, day, from, tags, versions }: ScreeningWanted,
): Promise<ReadonlySet<string>> {
  if (cinemas?.length === 0) return new Set();
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('show_on_site')
    .select('show')
    .where('generation', '=', liveGeneration(site))
    .where(({ exists, selectFrom }) => {
      let wanted = selectFrom('showtime')
        // When nothing else is selected, the index of a show's days has it all.
        .select('showtime.cinema')
        .whereRef('showtime.generation', '=', 'show_on_site.generation')
        .whereRef('showtime.show', '=', 'show_on_site.show')
        .where('showtime.day', day === undefined ? '>=' : '=', day ?? from);
      if (cinemas) wanted = wanted.where('showtime.cinema', 'in', cinemas);
      if (versions.length > 0) wanted = wanted.where('showtime.version', 'in', versions);
      if (tags.length > 0) wanted = wanted.where((showtime) => meets(showtime, { needs: tags, all: false }));
      return exists(wanted);
    })
    .execute();
  return new Set(rows.map(({ show }) => show));
}

/**
 * Which of these cinemas play a show on a cinema day, and when; each cinema's screenings ordered by time. One
 * statement.
 */
export async function cinemasShowing(
  site: Site,
  language: Language,
  show: string,
  cinemas: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, ListedShowtime[]>> {
  if (cinemas.length === 0) return new Map();
  const query = (await listed(site, language, 'cinema'))
    .where('showtime.show', '=', show)
    .where('showtime.day', '=', day)
    .where('showtime.cinema', 'in', cinemas);
  return grouped(await query.execute(), 'cinema', language);
}

/** A cinema's screenings of some shows on some cinema days, by show; each show's ordered by time. One statement. */
export async function cinemaShows(
  site: Site,
  language: Language,
  cinema: string,
  shows: readonly string[],
  days: readonly string[],
): Promise<ReadonlyMap<string, ListedShowtime[]>> {
  if (shows.length === 0 || days.length === 0) return new Map();
  const query = (await listed(site, language, 'show'))
    .where('showtime.cinema', '=', cinema)
    .where('showtime.day', 'in', days)
    .where('showtime.show', 'in', shows);
  return grouped(await query.execute(), 'show', language);
}

/**
 * A show's screenings at several cinemas together, by cinema day, or on one day only; each day's ordered by time. One
 * statement.
 */
export async function showShowtimes(
  site: Site,
  language: Language,
  show: string,
  cinemas: readonly string[],
  day?: string,
): Promise<ShowtimesByDay> {
  if (cinemas.length === 0) return {};
  let query = await screenings(site, language, 'day');
  query = query.where('showtime.cinema', 'in', cinemas).where('showtime.show', '=', show);
  // Naming the days lets the index on a cinema's days find the rows: no third index on every screening is needed.
  query =
    day === undefined
      ? query.where('showtime.day', 'in', (days) =>
          days
            .selectFrom('programme_day')
            .select('programme_day.day')
            .where('programme_day.generation', '=', liveGeneration(site))
            .where('programme_day.cinema', 'in', cinemas)
            .where('programme_day.show', '=', show),
        )
      : query.where('showtime.day', '=', day);
  return Object.fromEntries(grouped(await query.execute(), 'day', language));
}

/**
 * The statuses of a cinema's or a show's screenings on a cinema day that are not available, by booking reference. One
 * statement.
 */
export async function statusesOf(site: Site, of: 'cinema' | 'show', slug: string, day: string): Promise<Statuses> {
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('showtime')
    .select(['booking', 'status'])
    .where('generation', '=', liveGeneration(site))
    .where(of, '=', slug)
    .where('day', '=', day)
    .where('status', '!=', 'available')
    .orderBy('booking')
    .execute();
  return Object.fromEntries(rows.map(({ booking, status }) => [booking, status as Statuses[string]]));
}

async function screenings<By extends Group>(site: Site, language: Language, ...by: By[]) {
  return selectScreenings(await pagesDatabase(), site.code, language, ...by);
}

/** Screenings with what their cinema's programme says of their show. */
async function listed<By extends Group>(site: Site, language: Language, ...by: By[]) {
  const query = await screenings(site, language, ...by);
  return query
    .leftJoin('programme', (join) =>
      join
        .onRef('programme.generation', '=', 'showtime.generation')
        .onRef('programme.cinema', '=', 'showtime.cinema')
        .onRef('programme.show', '=', 'showtime.show'),
    )
    .select('programme.data as programme');
}

function selectScreenings<By extends Group>(db: Kysely<Schema>, code: SiteCode, language: string, ...by: By[]) {
  return db
    .selectFrom('showtime')
    .leftJoin('showtime_text', (join) =>
      join
        .onRef('showtime_text.generation', '=', 'showtime.generation')
        .on('showtime_text.language', '=', language)
        .onRef('showtime_text.booking', '=', 'showtime.booking'),
    )
    .select([...SHOWTIME_COLUMNS, ...by].map((column) => `showtime.${column}` as const))
    .select('showtime_text.data as text')
    .where('showtime.generation', '=', liveGeneration({ code }))
    .orderBy('showtime.time')
    .orderBy('showtime.booking');
}

function byCinemaAndShow(
  rows: readonly (Row & Record<'cinema' | 'show', string>)[],
  language: Language,
): ReadonlyMap<string, ReadonlyMap<string, ListedShowtime[]>> {
  const byCinema = Map.groupBy(rows, ({ cinema }) => cinema);
  return new Map([...byCinema].map(([cinema, ofCinema]) => [cinema, grouped(ofCinema, 'show', language)]));
}

function grouped<By extends Group>(
  rows: readonly (Row & Record<By, string>)[],
  by: By,
  language: Language,
): Map<string, ListedShowtime[]> {
  const groups = new Map<string, ListedShowtime[]>();
  const bookings = `${currentSettings().TICKETING_ORIGIN}/${language}/`;
  // A day has hundreds of screenings and only a handful of different sets of tags.
  const tagsOf = new Map<string, string[]>();
  const bookable = new Map<string, boolean>();
  for (const row of rows) {
    const group = groups.get(row[by]);
    let tags = tagsOf.get(row.tags);
    if (!tags) tagsOf.set(row.tags, (tags = JSON.parse(row.tags) as string[]));
    let showtime: ListedShowtime = toShowtime(row, tags, bookings);
    if (typeof row.programme === 'string') {
      let showBookable = bookable.get(row.programme);
      if (showBookable === undefined) bookable.set(row.programme, (showBookable = isShowBookable(row.programme)));
      if (!showBookable) showtime = { ...showtime, showBookable };
    }
    if (group) group.push(showtime);
    else groups.set(row[by], [showtime]);
  }
  return groups;
}

function toShowtime(row: Row, tags: string[], bookings: string): Showtime {
  return {
    time: row.time,
    endTime: row.end_time || null,
    version: row.version,
    tags,
    status: row.status,
    reservabilityStart: row.reservability_start,
    reservabilityEnd: row.reservability_end,
    isMovie: row.is_movie === 1,
    refCmd: `${bookings}${row.booking}/booking`,
    auditoriumName: row.hall || null,
    auditoriumCapacity: row.capacity > 0 ? String(row.capacity) : null,
    specialShowtimeDetails: row.text === null ? null : (JSON.parse(row.text) as Showtime['specialShowtimeDetails']),
  };
}
