import { addDays } from '../../src/domain/programme/cinemaDay.ts';
import { randomOf } from '../random.ts';
import { weekdayOf } from './dates.ts';
import { demoFilms, isDaytimeOnly, isMarathon, isShort, minutesOnScreen } from './films.ts';
import { occasionsOf, type CinemaDay } from './occasions.ts';
import { hasPresale, stateOf, weekNumber } from './releases.ts';
import { onMark, TURNAROUND, type Screening, type ScreeningKind } from './screening.ts';
import { POSITIONS, slateOf, type HallSlate } from './slate.ts';
import type { DemoShow } from '../types.ts';

const hours = (hour: number, minute = 0) => hour * 60 + minute;
const [SUNDAY, MONDAY, WEDNESDAY, FRIDAY, SATURDAY] = [0, 1, 3, 5, 6] as const;
/** Cinemas with at least this many halls open in the morning every day. */
const BIG_CINEMA = 8;
const SMALL_CINEMA = 5;
const LAST_START = hours(22, 20);
const LAST_START_FOR_CHILDREN = hours(19);
const LAST_END = hours(25);
const MAX_IN_A_HALL = 7;
const SOLD_AHEAD: readonly ScreeningKind[] = ['relay', 'encore', 'presale', 'premiere', 'premiereWithMakers'];

/** On Sundays this cinema shows everything it may: over sixty films in a day. */
const ALL_FILMS = 'aurore-paris-nation';
/** On Mondays these open only one hall, for one film. */
const ONE_FILM: readonly string[] = ['aurore-versailles-royal', 'aurore-maastricht-wyck'];

/**
 * All screenings of a cinema on a cinema day, hall by hall, ordered by time. They depend only on the cinema, its week
 * and the day: made again on another day, they are the same.
 */
export function screeningsOf(at: CinemaDay): Screening[] {
  const { cinema, day } = at;
  if (isOneFilmDay(at)) return oneFilm(at);
  const occasions = occasionsOf(at);
  if (cinema.slug === ALL_FILMS && weekdayOf(day) === SUNDAY)
    return inOrder([...occasions, ...allFilms(at, occasions)]);
  const slate = slateOf(cinema, at.zone, day);
  const ordinary = slate.flatMap((ofHall, hall) =>
    ordinaryCourse(
      at,
      hall,
      ofHall,
      occasions.filter((occasion) => occasion.hall === hall),
    ),
  );
  return inOrder([...occasions, ...ordinary]);
}

/** The screenings of a day too far ahead for its whole programme: those sold weeks before. */
export function screeningsSoldAhead(at: CinemaDay): Screening[] {
  if (isOneFilmDay(at)) return [];
  return occasionsOf(at)
    .filter(({ show }) => show.kind !== 'film' || hasPresale(show))
    .filter(({ kind }) => SOLD_AHEAD.includes(kind));
}

function isOneFilmDay({ cinema, day }: CinemaDay): boolean {
  return ONE_FILM.includes(cinema.slug) && weekdayOf(day) === MONDAY;
}

function inOrder(screenings: readonly Screening[]): Screening[] {
  return screenings.toSorted((a, b) => a.hall - b.hall || a.start - b.start);
}

/** Puts films into a hall one after another, around what is there already. */
class Course {
  readonly screenings: Screening[] = [];
  readonly #hall: number;
  readonly #fixed: readonly Screening[];
  readonly #trailers: number;
  readonly #turnaround: number;
  /** When the hall is free again. */
  free: number;

  constructor(at: CinemaDay, hall: number, fixed: readonly Screening[], opening: number) {
    const random = randomOf(`hall ${at.cinema.slug} ${hall}`);
    this.#hall = hall;
    this.#fixed = fixed.toSorted((a, b) => a.start - b.start);
    this.#trailers = random.whole(10, 15);
    this.#turnaround = random.whole(TURNAROUND, 20);
    this.free = opening;
  }

  endOf(show: DemoShow, start: number): number {
    return start + (show.kids ? 10 : this.#trailers) + minutesOnScreen(show);
  }

  /**
   * Adds a show if it is over by `endBy`. What is in its way makes it wait; if it must be punctual, it is left out
   * instead.
   */
  add(show: DemoShow, { endBy, punctual = false }: { endBy: number; punctual?: boolean }): boolean {
    if (this.screenings.length + this.#fixed.length >= MAX_IN_A_HALL) return false;
    let start = onMark(this.free);
    const isClear = (other: Screening) =>
      other.start >= this.endOf(show, start) + this.#turnaround || start >= other.end + this.#turnaround;
    for (const other of this.#fixed) {
      if (isClear(other)) continue;
      if (punctual) return false;
      start = onMark(other.end + this.#turnaround);
    }
    const end = this.endOf(show, start);
    if (start > (isDaytimeOnly(show) ? LAST_START_FOR_CHILDREN : LAST_START)) return false;
    if (end > endBy || !this.#fixed.every(isClear)) return false;
    this.screenings.push({ show, kind: 'ordinary', hall: this.#hall, start, end });
    this.free = end + this.#turnaround;
    return true;
  }
}

function ordinaryCourse(at: CinemaDay, hall: number, slate: HallSlate, fixed: readonly Screening[]): Screening[] {
  const { cinema, zone, day } = at;
  const weekday = weekdayOf(day);
  const random = randomOf(`times ${cinema.slug} ${hall} ${weekNumber(day, zone)}`);
  const size = cinema.halls.length;
  const afternoon = (size <= SMALL_CINEMA ? hours(14) : hours(13)) + 5 * random.whole(0, 9);
  const morning = hours(10) + 5 * random.whole(0, 12);
  const isFamilyDay = weekday === WEDNESDAY || weekday === SATURDAY || weekday === SUNDAY;
  const opensEarly = isFamilyDay
    ? random.chance(size <= SMALL_CINEMA ? 0.4 : 0.8)
    : size >= BIG_CINEMA && random.chance(0.5);

  const course = new Course(at, hall, fixed, morning);
  const first = isFamilyDay ? slate.childrensMorning : slate.morning;
  if (opensEarly && first) course.add(first, { endBy: afternoon - TURNAROUND, punctual: true });
  const staysShut = size <= SMALL_CINEMA && weekday === MONDAY && hall > 0;
  course.free = Math.max(course.free, staysShut ? afternoon + hours(2) : afternoon);
  const endBy = weekday === FRIDAY || weekday === SATURDAY ? LAST_END + 30 : LAST_END;
  const turn = weekNumber(day, zone) + weekday;
  for (let position = 0; position < POSITIONS + 1; position++) {
    // Where films are short there is time for one more: the hall's evening film again.
    const films = slate.chain[position] ?? slate.chain[POSITIONS - 1] ?? [];
    const film = films[turn % Math.max(1, films.length)];
    if (film) course.add(film, { endBy });
  }
  return course.screenings;
}

function oneFilm(at: CinemaDay): Screening[] {
  const lead = slateOf(at.cinema, at.zone, at.day)[0]?.chain[3]?.[0];
  if (!lead) return [];
  const course = new Course(at, 0, [], hours(14, 30));
  for (const time of [hours(14, 30), hours(17, 30), hours(20, 30)]) {
    course.free = Math.max(course.free, time);
    course.add(lead, { endBy: LAST_END });
  }
  return course.screenings;
}

/** Every film that is out or about to be, once, in whichever hall is free first; then the week's own films. */
function allFilms(at: CinemaDay, occasions: readonly Screening[]): Screening[] {
  const { cinema, zone, day } = at;
  const nextWeek = addDays(day, 7);
  const isShown = (film: DemoShow) =>
    stateOf(film, zone, day).state !== 'coming' || stateOf(film, zone, nextWeek).age >= 0;
  const shown = new Set(occasions.map(({ show }) => show.id));
  const rank = (film: DemoShow) =>
    isDaytimeOnly(film) ? 0 : isMarathon(film) ? 1 : film.age >= 16 || isShort(film) ? 3 : 2;
  const films = randomOf(`all films ${day}`)
    .shuffle(demoFilms.filter((film) => isShown(film) && !shown.has(film.id)))
    .toSorted((a, b) => rank(a) - rank(b));
  const slate = slateOf(cinema, zone, day);
  const courses = cinema.halls.map((_, hall) => {
    const fixed = occasions.filter((occasion) => occasion.hall === hall);
    return new Course(at, hall, fixed, hours(10) + 5 * (hall % 6));
  });
  for (const film of films) {
    courses.toSorted((a, b) => a.free - b.free).some((course) => course.add(film, { endBy: LAST_END }));
  }
  courses.forEach((course, hall) => {
    const last = slate[hall]?.chain.at(-1)?.[0];
    if (last) course.add(last, { endBy: LAST_END });
  });
  return courses.flatMap(({ screenings }) =>
    screenings.map((screening) => ({ ...screening, kind: kindOnFullDay(at, screening) })),
  );
}

function kindOnFullDay({ zone, day }: CinemaDay, { show }: Screening): ScreeningKind {
  // Before its release a film is shown as a premiere, however short or long it is.
  if (stateOf(show, zone, day).state === 'coming') return 'premiere';
  if (isShort(show)) return 'shorts';
  return isMarathon(show) ? 'marathon' : 'ordinary';
}
