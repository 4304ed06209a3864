import type { Catalogue } from '../../../../src/content/catalogue.ts';
import type { DayProgramme, ShowsThere } from '../../../../src/content/programme.ts';
import type { AccessibleQuery } from '../../../../src/content/accessibleShowtimes.ts';
import { screeningSubject } from '../../../../src/content/filterValues.ts';
import type { ListedShowtime } from '../../../../src/content/showtimeRows.ts';
import type { ShowOnSite } from '../../../../src/content/siteProgramme.ts';
import { feedCinemaSchema, type CinemaDetails } from '../../../../src/contract/cinema.ts';
import { feedCitySchema, type CityDetails } from '../../../../src/contract/city.ts';
import { SCREENING_GROUPS, type Filters } from '../../../../src/contract/filters.ts';
import {
  feedShowtimeSchema,
  feedTagSchema,
  type CinemaProgramme,
  type Tag,
} from '../../../../src/contract/programme.ts';
import type { SeasonSchedule } from '../../../../src/contract/season.ts';
import { feedShowSchema, type Show } from '../../../../src/contract/show.ts';
import { matchesFilters } from '../../../../src/domain/programme/programmeFilters.ts';
import { siteOf, type Language, type Site, type SiteCode } from '../../../../src/sites/sites.ts';

/** Cinemas, shows and what else a view is given, each with nothing but what a test is about. */

export const cinemaOf = (slug: string, more: Partial<CinemaDetails> = {}): CinemaDetails => ({
  ...feedCinemaSchema.parse({
    ...{ slug, name: `Aurore ${slug}`, citySlug: 'lyon', vistaRef: slug },
    theaters: [{ name: slug, addressLine1: '1 rue du Phare', addressCity: 'Lyon' }],
  }),
  ...more,
});
/** Where a cinema stands: its one theatre. */
export const at = (x: number, y: number): Pick<CinemaDetails, 'theaters'> => ({
  theaters: cinemaOf('x').theaters.map((theater) => ({ ...theater, gpsPosition: { x, y } })),
});
export const cityOf = (slug: string, more: Partial<CityDetails> = {}): CityDetails => ({
  ...feedCitySchema.parse({ slug, name: slug }),
  ...more,
});
export const showOf = (slug: string, more: Partial<Show> = {}): Show => ({
  ...feedShowSchema.parse({ slug, title: `Title of ${slug}` }),
  ...more,
});
export const tagOf = (slug: string, more: Partial<Tag> = {}): Tag => ({
  ...feedTagSchema.parse({ slug, title: `Title of ${slug}` }),
  ...more,
});

type Things = { readonly slug: string };
const bySlug = <T extends Things>(things: readonly T[]) => new Map(things.map((thing) => [thing.slug, thing]));

type Given = Partial<Omit<Catalogue, 'site' | 'tags' | 'versions' | 'content' | 'settings'>> & {
  readonly tags?: readonly Tag[];
  readonly versions?: readonly { readonly slug: string; readonly label: string; readonly description: string }[];
  readonly content?: object;
  readonly locator?: object;
};

/** A catalogue of these things. */
export function catalogueOf(code: SiteCode, given: Given = {}, language?: Language): Catalogue {
  const site = siteOf(code);
  const { cinemas = [], cities = [], shows = [], tags = [], versions = [], content = {}, locator = {} } = given;
  return {
    ...{ site, language: language ?? site.defaultLanguage, generation: 1, cities, shows, technologies: [] },
    ...{ detailsBySlug: new Map(), genres: new Map(), gone: new Set(), features: new Set(), settings: { locator } },
    ...given,
    cinemas: cinemas.filter(({ redirectSlug }) => redirectSlug === null),
    citiesBySlug: bySlug(cities),
    cinemasBySlug: bySlug(cinemas),
    showsBySlug: bySlug(shows),
    tags: bySlug(tags),
    versions: bySlug(versions),
    content,
  } as unknown as Catalogue;
}

/** The catalogues that stand in for the store's: files that test names in other languages replace the module by this. */
export const inStore: Catalogue[] = [];
export const fakeCatalogues = {
  cataloguesOf: (site: Site, atHand?: Language) =>
    Promise.resolve(inStore.filter((each) => each.site.code === site.code && each.language !== atHand)),
};

/** A screening at a local time, `2026-11-21 20:15`, that can be booked until it begins; an hour and a half long. */
export function screeningAt(time: string, more: Partial<ListedShowtime> = {}): ListedShowtime {
  const reference = `V1S${time.replaceAll(/\D/g, '')}`;
  return {
    ...(feedShowtimeSchema.parse({ time: `${time}:00`, version: 'vf' }) as ListedShowtime),
    ...{ isMovie: true, reservabilityStart: '2026-11-01T08:00:00+01:00' },
    reservabilityEnd: `${time.replace(' ', 'T')}:00+01:00`,
    ...{ reference, cinema: 'rex', refCmd: `https://tickets.example/${reference}` },
    ...more,
  };
}

/** A screening with what it is of, where, and on which cinema day. */
export type Placed = ListedShowtime & { readonly show: string; readonly cinema: string; readonly day: string };
export const placedAt = (show: string, cinema: string, time: string, more: Partial<Placed> = {}): Placed => ({
  ...screeningAt(time),
  ...{ show, cinema, day: time.slice(0, 10), reference: `V${cinema}S${show}${time.replaceAll(/\D/g, '')}` },
  ...more,
});

type Entry = CinemaProgramme['shows'][string];
/** What a cinema says of a show. */
export const entryOf = (more: Partial<Entry> = {}): Entry => ({
  ...{ days: {}, bookable: true, isBookable: true, isNew: false, isComingSoon: false, isEarlyVisible: false },
  ...{ isEarlyBookable: false, isEarlyAVP: false, cineOrder: 1, cineKidsOrder: null, cineUpcomingOrder: 1 },
  ...{ cineEntertainmentOrder: 1, cineEntertainmentOrder2: 1, specialEvent: null, isKids: false },
  next24ShowtimesCount: 0,
  ...more,
});

/**
 * What the store would answer: files that test a view of the programme replace the modules that read it by the functions
 * below, which answer from these lists. What reads the store itself is tested over a store (tests/integration/store).
 */
export const store = {
  screenings: [] as Placed[],
  /** What each cinema says of its shows, by cinema and show; null where it says nothing. */
  entries: {} as Record<string, Record<string, Partial<Entry> | null>>,
  /** The same by cinema, day and show. */
  onDay: {} as Record<string, Partial<Entry['days'][string]>>,
  days: {} as Record<string, CinemaProgramme['days'][string]>,
  onSite: {} as Record<string, Partial<ShowOnSite>>,
};
/** Makes the store empty but for these. */
export function keep(more: Partial<typeof store>): void {
  Object.assign(store, { screenings: [], entries: {}, onDay: {}, days: {}, onSite: {} }, more);
}

type Slugs = readonly string[];
const found = (test: (screening: Placed) => boolean) => store.screenings.filter(test);
const byShow = (list: readonly Placed[]) => Map.groupBy(list, ({ show }) => show);
const byCinema = (list: readonly Placed[]) => Map.groupBy(list, ({ cinema }) => cinema);

export const fakeShowtimes = {
  cinemaDay: (_: Site, __: Language, cinema: string, day: string) =>
    Promise.resolve(byShow(found((each) => each.cinema === cinema && each.day === day))),
  cinemasDay: (_: Site, __: Language, cinemas: Slugs, day: string) => {
    const list = found((each) => cinemas.includes(each.cinema) && each.day === day);
    return Promise.resolve(new Map([...byCinema(list)].map(([cinema, those]) => [cinema, byShow(those)])));
  },
  cinemasShowing: (_: Site, __: Language, show: string, cinemas: Slugs, day: string) =>
    Promise.resolve(byCinema(found((each) => each.show === show && cinemas.includes(each.cinema) && each.day === day))),
  cinemaShows: (_: Site, __: Language, cinema: string, shows: Slugs, days: Slugs) =>
    Promise.resolve(
      byShow(found((each) => each.cinema === cinema && shows.includes(each.show) && days.includes(each.day))),
    ),
  showShowtimes: (_: Site, __: Language, show: string, cinemas: Slugs, day: string) => {
    const list = found((each) => each.show === show && cinemas.includes(each.cinema) && each.day === day);
    return Promise.resolve(list.length > 0 ? { [day]: list } : {});
  },
};

export const fakeSearch = {
  showsWith: (
    _: Site,
    wanted: { cinemas: Slugs | undefined; day: string | undefined; from: string; filters: Filters },
  ) => {
    const { cinemas, day, from, filters } = wanted;
    const list = found(
      (each) =>
        (!cinemas || cinemas.includes(each.cinema)) &&
        (day === undefined ? each.day >= from : each.day === day) &&
        matchesFilters(screeningSubject(each, { genresSlug: [] }), filters, SCREENING_GROUPS),
    );
    return Promise.resolve(new Set(list.map(({ show }) => show)));
  },
  searchedShowtimes: (
    _: Site,
    __: Language,
    wanted: { cinemas: Slugs; days: Slugs; shows: Slugs | undefined; versions: Slugs | undefined },
  ) => {
    const { cinemas, days, shows, versions } = wanted;
    const list = found(
      (each) =>
        cinemas.includes(each.cinema) &&
        days.includes(each.day) &&
        (shows?.includes(each.show) ?? true) &&
        (versions?.includes(each.version) ?? true),
    );
    return Promise.resolve(list.map((each) => ({ ...each, showtime: each })));
  },
};

export const fakeProgramme = {
  dayProgramme: (_: Site, cinema: string, day: string): Promise<DayProgramme> => {
    const here = found((each) => each.cinema === cinema);
    const shows = [...new Set(here.map(({ show }) => show))];
    const entryIn = (show: string) => entryOf(store.entries[cinema]?.[show] ?? {});
    return Promise.resolve({
      day: store.days[`${cinema} ${day}`],
      shows: new Map(
        shows.filter((show) => store.entries[cinema]?.[show] !== null).map((show) => [show, entryIn(show)]),
      ),
      onDay: new Map(
        shows.flatMap((show) => {
          const entry = store.onDay[`${cinema} ${day} ${show}`];
          return entry ? [[show, entry as Entry['days'][string]] as const] : [];
        }),
      ),
      published: new Set(here.map((each) => each.day)),
    });
  },
  cinemasOfShow: (_: Site, show: string, from: string) =>
    Promise.resolve(new Set(found((each) => each.show === show && each.day >= from).map(({ cinema }) => cinema))),
  daysOfShow: (_: Site, show: string, cinemas: Slugs, from: string) =>
    Promise.resolve(
      new Set(
        found((each) => each.show === show && cinemas.includes(each.cinema) && each.day >= from).map(({ day }) => day),
      ),
    ),
  showsAt: (_: Site, cinemas: Slugs): Promise<ShowsThere> => {
    const here = byShow(found((each) => cinemas.includes(each.cinema)));
    return Promise.resolve(
      new Map(
        [...here].map(([show, list]) => {
          const names = [...new Set(list.map(({ cinema }) => cinema))];
          const entries = names.map((cinema) => entryOf(store.entries[cinema]?.[show] ?? {}));
          return [show, { tags: list.flatMap(({ tags }) => tags), entries }];
        }),
      ),
    );
  },
};

export const fakeSiteProgramme = {
  siteProgramme: () =>
    Promise.resolve(
      new Map(
        Object.entries(store.onSite).map(([show, more]) => [
          show,
          { bookable: true, isKids: false, tags: [], ...more },
        ]),
      ),
    ),
};

type Asked = { readonly cinemas: Slugs; readonly from: string; readonly show?: string };
const asked = ({ cinemas, from, show }: Asked) =>
  found((each) => cinemas.includes(each.cinema) && each.day >= from && (show === undefined || each.show === show));

export const fakeKinds = {
  showDays: (_: Site, wanted: Asked) => {
    const pairs = new Map(asked(wanted).map(({ show, day }) => [`${show} ${day}`, { show, day }]));
    return Promise.resolve([...pairs.values()]);
  },
  screeningKinds: (_: Site, { timed, ...wanted }: Asked & { readonly timed: boolean }) =>
    Promise.resolve(
      asked(wanted).map(({ day, show, version, tags, time, endTime }) => ({
        ...{ show, version, tags },
        at: [{ day, ...(timed && { time, end_time: endTime ?? '' }) }],
      })),
    ),
};

export const fakeBookable = {
  bookableScreenings: (_: Site, cinemas: Slugs, [when, day]: readonly ['on' | 'after', string], show?: string) => {
    const isBookable = (each: Placed) => store.entries[each.cinema]?.[each.show]?.bookable !== false;
    const list = found(
      (each) =>
        cinemas.includes(each.cinema) &&
        (when === 'on' ? each.day === day : each.day > day) &&
        (show === undefined || each.show === show) &&
        each.status === 'available' &&
        isBookable(each),
    );
    return Promise.resolve(list.toSorted((a, b) => a.day.localeCompare(b.day)));
  },
};

export const fakeBookings = {
  showtimeOfBooking: (_: Catalogue, reference: string) => {
    const screening = store.screenings.find((each) => each.reference === reference);
    return Promise.resolve(screening && { ...screening, showBookable: screening.showBookable !== false });
  },
};

export const fakeSchedule = {
  seasonSchedule: (_: Site, shows: Slugs): Promise<SeasonSchedule> => {
    const schedule: SeasonSchedule = Object.fromEntries(shows.map((show) => [show, {}]));
    for (const { show, cinema, day } of found((each) => shows.includes(each.show))) {
      (schedule[show]![day] ??= {})[cinema] = { live: false, bookable: true, order: 1 };
    }
    return Promise.resolve(schedule);
  },
};

/** Whether a screening meets the needs, as the statement asks: by its tags or version, or by its cinema. */
const isAccessible = ({ tags, version, cinema }: Placed, { tagged: { needs, all }, anyAt }: AccessibleQuery) => {
  const meets = (need: string) => tags.includes(need) || (need === 'hearing-impaired' && version === 'vfst');
  return anyAt.includes(cinema) || (all ? needs.every(meets) : needs.some(meets));
};
export const fakeAccessible = {
  accessibleDay: (_: Site, __: Language, query: AccessibleQuery, day: string) => {
    const list = found((each) => query.cinemas.includes(each.cinema) && each.day === day && isAccessible(each, query));
    return Promise.resolve(new Map([...byCinema(list)].map(([cinema, those]) => [cinema, byShow(those)])));
  },
  nextAccessibleDay: (_: Site, query: AccessibleQuery, [from, before]: readonly [string, string]) => {
    const isThen = ({ day }: Placed) => day >= from && day < before;
    const list = found((each) => query.cinemas.includes(each.cinema) && isThen(each) && isAccessible(each, query));
    return Promise.resolve(list.map(({ day }) => day).toSorted()[0]);
  },
};
