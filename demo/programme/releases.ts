import type { Show } from '../../src/contract/show.ts';
import { addDays } from '../../src/domain/programme/cinemaDay.ts';
import { UNKNOWN_DATE } from '../../src/domain/show/release.ts';
import { releaseZoneOf, type Site, type Zone } from '../../src/sites/sites.ts';
import type { DemoCinema } from '../cinemas/types.ts';
import { MOST_SEEN, type DemoShow } from '../types.ts';
import { randomOf } from '../random.ts';
import { dayNumber, dayOf } from './dates.ts';
import { eventDate } from './eventCalendar.ts';
import { demoFilms, RARE } from './films.ts';
import { rememberedBy } from './remembered.ts';

/**
 * When films are released. Releases rotate: three films a week, one of them big, and each comes back after a cycle in a
 * new restoration. It all depends only on the calendar, never on the day a feed is made, so that a programme made
 * tomorrow agrees with today's.
 */
const CYCLE_WEEKS = 24;
/** A Wednesday, on which the first cycle begins. */
const FIRST_WEDNESDAY = dayNumber('2024-01-03');
/** How many days before its release a film is announced. */
const ANNOUNCED_DAYS = { big: 42, other: 21 };

/** Some zones release films on Thursdays, and some a week or two later than France. */
const THURSDAY_ZONES: readonly Zone[] = ['NL_NL', 'CH_DE'];
const WEEKS_LATER: Readonly<Record<Zone, readonly number[]>> = {
  FR_FR: [0],
  BE_FR: [0, 0, 0, 1],
  BE_NL: [0, 0, 0, 1],
  CH_FR: [0, 0, 1],
  CH_DE: [0, 0, 1],
  NL_NL: [0, 0, 1],
  TN_FR: [0, 1, 1],
  MA_FR: [0, 0, 1],
  SN_FR: [0, 1, 1],
  CI_FR: [0, 1, 1],
};
/** The two zones of a country agree on the week. */
const countryOf = (zone: Zone) => zone.slice(0, 2);

/** Towns of a country's other language, which follow that language's release zone. */
const OTHER_ZONE_TOWNS: Readonly<Record<string, Zone>> = {
  zurich: 'CH_DE',
  basel: 'CH_DE',
  bern: 'CH_DE',
  antwerpen: 'BE_NL',
  gent: 'BE_NL',
};

const weeks = new Map<number, number>();
const draw = randomOf('release waves');
const isMostSeen = (film: DemoShow) => MOST_SEEN.includes(film.id);
draw.shuffle(demoFilms.filter(isMostSeen)).forEach((film, index) => weeks.set(film.id, index));
draw
  .shuffle(demoFilms.filter((film) => !isMostSeen(film)))
  .forEach((film, index) => weeks.set(film.id, Math.floor(index / 2)));

const weekOf = (film: DemoShow) => weeks.get(film.id) ?? 0;

/** Whether tickets are sold weeks before the release: for two of three big films. */
export function hasPresale(film: DemoShow): boolean {
  return film.kind === 'film' && isMostSeen(film) && weekOf(film) % 3 < 2;
}

/** How popular a show is, about 0.3 to 1.6. */
export const popularityOf = rememberedBy(
  (show: DemoShow) => show,
  (show) => {
    const random = randomOf(`popularity ${show.id}`);
    return isMostSeen(show) ? random.between(0.95, 1.6) : random.between(0.3, 0.95);
  },
);

/** How many weeks a film stays on the programme. */
const runOf = rememberedBy(
  (film: DemoShow) => film,
  (film) => {
    const random = randomOf(`run ${film.id}`);
    return isMostSeen(film) ? random.whole(15, 17) : random.whole(11, 15);
  },
);

const weeksLater = rememberedBy(
  (film: DemoShow, zone: Zone) => `${film.id} ${zone}`,
  (film, zone) => randomOf(`later ${film.id} ${countryOf(zone)}`).pick(WEEKS_LATER[zone]),
);

/** The release zone that a cinema follows. */
export function zoneOfCinema(site: Site, cinema: DemoCinema): Zone {
  return OTHER_ZONE_TOWNS[cinema.citySlug] ?? releaseZoneOf(site, site.defaultLanguage);
}

/** The number of the cinema week of a zone that a day is in: weeks run from release day to release day. */
export function weekNumber(day: string, zone: Zone): number {
  return Math.floor((dayNumber(day) - firstDay(zone)) / 7);
}

function firstDay(zone: Zone): number {
  return FIRST_WEDNESDAY + (THURSDAY_ZONES.includes(zone) ? 1 : 0);
}

/** The release of a film that counts on a day: the next one if it is announced by then, else the last. */
export function releaseDay(film: DemoShow, zone: Zone, today: string): string {
  if (film.id === RARE.permanent.id) return RARE.permanent.released;
  const first = firstDay(zone) + (weekOf(film) + weeksLater(film, zone)) * 7;
  const announced = dayNumber(today) + (isMostSeen(film) ? ANNOUNCED_DAYS.big : ANNOUNCED_DAYS.other);
  const cycles = Math.floor((announced - first) / (CYCLE_WEEKS * 7));
  return dayOf(first + cycles * CYCLE_WEEKS * 7);
}

/** `resting`: it has left the programme, and its next release is not announced yet. */
export type FilmState = 'coming' | 'playing' | 'resting';

/** The state of a film on a day, how many days ago its release was, and how many weeks it still plays. */
export function stateOf(film: DemoShow, zone: Zone, day: string): { state: FilmState; age: number; weeksLeft: number } {
  if (film.id === RARE.withoutDate) return { state: 'coming', age: -Infinity, weeksLeft: Infinity };
  const age = dayNumber(day) - dayNumber(releaseDay(film, zone, day));
  const run = film.id === RARE.permanent.id ? Infinity : runOf(film);
  const weeksLeft = run - Math.floor(age / 7);
  if (age < 0) return { state: 'coming', age, weeksLeft };
  return { state: weeksLeft > 0 ? 'playing' : 'resting', age, weeksLeft };
}

/** The contract's release dates of a show in the zones of a site. */
export function releaseAtOf(show: DemoShow, site: Site, today: string): Show['releaseAt'] {
  const zones = new Set(site.languages.map((language) => releaseZoneOf(site, language)));
  return Object.fromEntries([...zones].map((zone) => [zone, dateIn(show, zone, today)]));
}

function dateIn(show: DemoShow, zone: Zone, today: string): string {
  if (show.id === RARE.withoutDate) return UNKNOWN_DATE;
  return show.kind === 'film' ? releaseDay(show, zone, today) : eventDate(show, today);
}

/** The local days on which, at 10:00, a presale's sales open and its screenings are first displayed. */
export function presaleDays(release: string): { sales: string; display: string } {
  return { sales: addDays(release, -21), display: addDays(release, -35) };
}
