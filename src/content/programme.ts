import { sql } from 'kysely';
import type { z } from 'zod';
import type { CinemaProgramme, programmeShowSchema, ShowCinemas, zoneSchema } from '../contract/programme.ts';
import type { Show } from '../contract/show.ts';
import { pagesDatabase } from '../database/current.ts';
import { prepared } from '../database/prepared.ts';
import { releaseZoneOf, type Site, type SiteCode } from '../sites/sites.ts';
import { cinemaOrder, type Catalogue } from './catalogue.ts';
import { liveGeneration } from './live.ts';

type ProgrammeShow = z.infer<typeof programmeShowSchema>;
type CinemaDay = CinemaProgramme['days'][string];
/** GET /api/zone/{citySlug} */
export type CityProgramme = z.infer<typeof zoneSchema>;

/**
 * The whole published programme of a cinema, in the contract's shape; undefined when the site has no such cinema. One
 * statement.
 */
export async function cinemaProgramme(
  { site, cinemasBySlug }: Catalogue,
  cinema: string,
): Promise<CinemaProgramme | undefined> {
  if (!cinemasBySlug.has(cinema)) return undefined;
  const db = await pagesDatabase();
  // One statement, so that an import cannot mix two programmes.
  const rows = await db
    .selectFrom('cinema_day')
    .select([
      sql<number>`0`.as('part'),
      sql<number>`0`.as('position'),
      sql<string>`''`.as('show'),
      'cinema_day.day as day',
      'cinema_day.data as data',
    ])
    .where('cinema_day.generation', '=', liveGeneration(site))
    .where('cinema_day.cinema', '=', cinema)
    .unionAll((union) =>
      union
        .selectFrom('programme')
        .select([
          sql<number>`1`.as('part'),
          'programme.position as position',
          'programme.show as show',
          sql<string>`''`.as('day'),
          'programme.data as data',
        ])
        .where('programme.generation', '=', liveGeneration(site))
        .where('programme.cinema', '=', cinema),
    )
    .unionAll((union) =>
      union
        .selectFrom('programme_day')
        .select([
          sql<number>`2`.as('part'),
          sql<number>`0`.as('position'),
          'programme_day.show as show',
          'programme_day.day as day',
          'programme_day.data as data',
        ])
        .where('programme_day.generation', '=', liveGeneration(site))
        .where('programme_day.cinema', '=', cinema),
    )
    .orderBy('part')
    .orderBy('position')
    .orderBy('day')
    .execute();

  const programme: CinemaProgramme = { days: {}, shows: {} };
  for (const { part, show, day, data } of rows) {
    if (part === 0) programme.days[day] = JSON.parse(data) as CinemaDay;
    else if (part === 1) programme.shows[show] = { days: {}, ...(JSON.parse(data) as Omit<ProgrammeShow, 'days'>) };
    else programme.shows[show]!.days[day] = JSON.parse(data) as ProgrammeShow['days'][string];
  }
  return programme;
}

/** What a cinema's page needs of its programme besides the screenings. */
export type DayProgramme = {
  readonly day: CinemaDay | undefined;
  readonly shows: ReadonlyMap<string, Omit<ProgrammeShow, 'days'>>;
  /** The shows' entries for the day. */
  readonly onDay: ReadonlyMap<string, ProgrammeShow['days'][string]>;
  /** Every day with screenings. */
  readonly published: ReadonlySet<string>;
};

const dayQuery = prepared((db, value: (name: 'site' | 'cinema' | 'day') => string) => {
  const generation = liveGeneration({ code: value('site') as SiteCode });
  return db
    .selectFrom('cinema_day')
    .select([sql<number>`0`.as('part'), sql<string>`''`.as('name'), 'cinema_day.data as data'])
    .where('cinema_day.generation', '=', generation)
    .where('cinema_day.cinema', '=', value('cinema'))
    .where('cinema_day.day', '=', value('day'))
    .unionAll((union) =>
      union
        .selectFrom('programme')
        .select([sql<number>`1`.as('part'), 'programme.show as name', 'programme.data as data'])
        .where('programme.generation', '=', generation)
        .where('programme.cinema', '=', value('cinema')),
    )
    .unionAll((union) =>
      union
        .selectFrom('programme_day')
        .select([sql<number>`2`.as('part'), 'programme_day.show as name', 'programme_day.data as data'])
        .where('programme_day.generation', '=', generation)
        .where('programme_day.cinema', '=', value('cinema'))
        .where('programme_day.day', '=', value('day')),
    )
    .unionAll((union) =>
      union
        .selectFrom('programme_day')
        .select([sql<number>`3`.as('part'), 'programme_day.day as name', sql<string>`''`.as('data')])
        .distinct()
        .where('programme_day.generation', '=', generation)
        .where('programme_day.cinema', '=', value('cinema')),
    );
});

/** The part of a cinema's programme that one day needs, a tenth of the whole. One statement. */
export async function dayProgramme(site: Site, cinema: string, day: string): Promise<DayProgramme> {
  const rows = await dayQuery({ site: site.code, cinema, day });
  const shows = new Map<string, Omit<ProgrammeShow, 'days'>>();
  const onDay = new Map<string, ProgrammeShow['days'][string]>();
  const published = new Set<string>();
  let ofCinema: CinemaDay | undefined;
  for (const { part, name, data } of rows) {
    if (part === 0) ofCinema = JSON.parse(data) as CinemaDay;
    else if (part === 1) shows.set(name, JSON.parse(data) as Omit<ProgrammeShow, 'days'>);
    else if (part === 2) onDay.set(name, JSON.parse(data) as ProgrammeShow['days'][string]);
    else published.add(name);
  }
  return { day: ofCinema, shows, onDay, published };
}

/** Where a show plays and on which days, in the order of the site's cinemas, in the contract's shape. One statement. */
export async function showCinemas(catalogue: Catalogue, show: string): Promise<ShowCinemas> {
  const { site } = catalogue;
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('programme_day')
    .leftJoin('cinema_day', (join) =>
      join
        .onRef('cinema_day.generation', '=', 'programme_day.generation')
        .onRef('cinema_day.cinema', '=', 'programme_day.cinema')
        .onRef('cinema_day.day', '=', 'programme_day.day'),
    )
    .select(['programme_day.cinema', 'programme_day.day', 'programme_day.data', 'cinema_day.data as cinemaDay'])
    .where('programme_day.generation', '=', liveGeneration(site))
    .where('programme_day.show', '=', show)
    .orderBy('programme_day.day')
    .execute();

  const byCinema = new Map<string, ShowCinemas[string]>();
  for (const { cinema, day, data, cinemaDay } of rows) {
    const { tags, versions, specialShowtime } = JSON.parse(data) as ProgrammeShow['days'][string];
    const whole = cinemaDay ? (JSON.parse(cinemaDay) as CinemaDay) : { upsell: null, highlightedShowtime: null };
    const found = byCinema.get(cinema) ?? {
      releasedAt: releasedAt(site, catalogue.showsBySlug.get(show)) ?? day,
      days: {},
    };
    found.days[day] = {
      tags,
      // A cinema's day promotes one show; it counts here only if it is this one.
      upsell: whole.upsell?.showSlug === show ? whole.upsell : null,
      versions,
      specialShowtime,
      highlightedShowtime: whole.highlightedShowtime?.showSlug === show ? whole.highlightedShowtime : null,
    };
    byCinema.set(cinema, found);
  }
  const order = cinemaOrder(catalogue);
  const place = (slug: string) => order.get(slug) ?? order.size;
  return Object.fromEntries([...byCinema].sort(([a], [b]) => place(a) - place(b)));
}

/** The cinemas that play a show from a day on, by slug. One statement. */
export async function cinemasOfShow(site: Site, show: string, from: string): Promise<ReadonlySet<string>> {
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('programme_day')
    .select('cinema')
    .distinct()
    .where('generation', '=', liveGeneration(site))
    .where('show', '=', show)
    .where('day', '>=', from)
    .execute();
  return new Set(rows.map(({ cinema }) => cinema));
}

/** The days on which any of these cinemas plays a show, from a day on. One statement. */
export async function daysOfShow(
  site: Site,
  show: string,
  cinemas: readonly string[],
  from: string,
): Promise<ReadonlySet<string>> {
  if (cinemas.length === 0) return new Set();
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('programme_day')
    .select('day')
    .distinct()
    .where('generation', '=', liveGeneration(site))
    .where('cinema', 'in', cinemas)
    .where('show', '=', show)
    .where('day', '>=', from)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/**
 * The shows on the programme of some cinemas, by slug, with the tags of all their days there and with what each cinema
 * says of them.
 */
export type ShowsThere = ReadonlyMap<
  string,
  { readonly tags: readonly string[]; readonly entries: readonly Omit<ProgrammeShow, 'days'>[] }
>;

/** The shows on the programme of some cinemas. One statement. */
export async function showsAt(site: Site, cinemas: readonly string[]): Promise<ShowsThere> {
  if (cinemas.length === 0) return new Map();
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('programme')
    .select(['show', 'tags', 'data'])
    .where('generation', '=', liveGeneration(site))
    .where('cinema', 'in', cinemas)
    .execute();
  const shows = new Map<string, { tags: string[]; entries: Omit<ProgrammeShow, 'days'>[] }>();
  for (const { show, tags, data } of rows) {
    const known = shows.get(show) ?? { tags: [], entries: [] };
    known.tags.push(...(JSON.parse(tags) as string[]));
    known.entries.push(JSON.parse(data) as Omit<ProgrammeShow, 'days'>);
    shows.set(show, known);
  }
  return shows;
}

function releasedAt(site: Site, show: Show | undefined): string | undefined {
  return show?.releaseAt[releaseZoneOf(site, site.defaultLanguage)];
}

/**
 * What plays in a city, in all its cinemas together, in the contract's shape; undefined when the site has no such city.
 * One statement.
 */
export async function cityProgramme(
  { site, citiesBySlug }: Catalogue,
  citySlug: string,
): Promise<CityProgramme | undefined> {
  const cinemas = citiesBySlug.get(citySlug)?.cinemas;
  if (!cinemas) return undefined;
  if (cinemas.length === 0) return { shows: [] };
  const db = await pagesDatabase();
  const rows = await db
    .selectFrom('programme')
    .select(['show', 'tags', 'data'])
    .where('generation', '=', liveGeneration(site))
    .where('cinema', 'in', cinemas)
    .orderBy('position')
    .orderBy('show')
    .orderBy('cinema')
    .execute();

  const shows = new Map<string, CityProgramme['shows'][number]>();
  for (const row of rows) {
    const here = JSON.parse(row.data) as ProgrammeShow;
    const tags = JSON.parse(row.tags) as string[];
    const before = shows.get(row.show);
    shows.set(row.show, {
      slug: row.show,
      tags: [...new Set([...(before?.tags ?? []), ...tags])],
      bookable: here.bookable || (before?.bookable ?? false),
      isKids: here.isKids || (before?.isKids ?? false),
      isComingSoon: here.isComingSoon && (before?.isComingSoon ?? true),
      next24ShowtimesCount: here.next24ShowtimesCount + (before?.next24ShowtimesCount ?? 0),
    });
  }
  return { shows: [...shows.values()] };
}
