import type { Site, Zone } from '../../src/sites/sites.ts';
import { addDays } from '../../src/domain/programme/cinemaDay.ts';
import { randomOf, type Random } from '../random.ts';
import type { DemoCinema } from '../cinemas/types.ts';
import type { DemoShow } from '../types.ts';
import { isSchoolHoliday, weekdayOf } from './dates.ts';
import { eventsOn, relayStart } from './eventCalendar.ts';
import { demoFilms, isDaytimeOnly, isMarathon, isShort, minutesOnScreen, RARE } from './films.ts';
import { hasPresale, stateOf, weekNumber } from './releases.ts';
import { onMark, TURNAROUND, type Screening, type ScreeningKind } from './screening.ts';
import { filmsOf, hallsBySize } from './slate.ts';

/** Sunday to Saturday, as `weekdayOf` counts. */
const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6] as const;
const TRAILERS = 10;
const hours = (hour: number, minute = 0) => hour * 60 + minute;

export type Occasion = { readonly show: DemoShow; readonly kind: ScreeningKind; readonly start: number };

/** Everything that decides what a cinema plays on a day. */
export type CinemaDay = {
  readonly site: Site;
  readonly cinema: DemoCinema;
  readonly zone: Zone;
  readonly day: string;
};

/**
 * What a cinema plays on a day besides its ordinary programme, each at its time and in a hall that is free then: the
 * biggest draws get the largest. It depends only on cinema and day, so what is sold weeks ahead stays where it is.
 */
export function occasionsOf(at: CinemaDay): Screening[] {
  const halls = hallsBySize(at.cinema);
  const placed: Screening[] = [];
  for (const { show, kind, start } of wishesOf(at)) {
    const trailers = kind === 'relay' || kind === 'encore' ? 0 : TRAILERS;
    const end = start + trailers + minutesOnScreen(show);
    const isFree = (hall: number) =>
      placed.every(
        (other) => other.hall !== hall || other.start >= end + TURNAROUND || start >= other.end + TURNAROUND,
      );
    // The largest hall keeps its own film unless something is sold in advance.
    const [largest, ...others] = halls;
    const wished = kind === 'presale' || kind.startsWith('premiere') ? halls : [...others, largest!];
    const hall = wished.slice(0, Math.ceil(halls.length / 2)).find(isFree);
    if (hall !== undefined) placed.push({ show, kind, hall, start, end });
  }
  return placed;
}

/** The occasions in the order in which they choose their halls. */
function wishesOf(at: CinemaDay): Occasion[] {
  const random = randomOf(`occasions ${at.cinema.slug} ${at.day}`);
  return [...relays(at), ...beforeRelease(at), ...evenings(at, random), ...daytimes(at, random), ...relaxed(at)];
}

function relays({ site, cinema, day }: CinemaDay): Occasion[] {
  const size = cinema.halls.length;
  return eventsOn(day).flatMap(({ event, encore }) => {
    const share = randomOf(`relay ${cinema.slug} ${event.id}`).next();
    const takesPart = share < (size <= 4 ? 0.5 : 0.7) && (!encore || share < 0.35);
    if (!takesPart) return [];
    return { show: event, kind: encore ? 'encore' : 'relay', start: relayStart(event, day, site.timeZone) };
  });
}

/** Presales on the evening of a film's release, and premieres on the eve of releases. */
function beforeRelease({ cinema, zone, day }: CinemaDay): Occasion[] {
  const size = cinema.halls.length;
  const tomorrow = addDays(day, 1);
  return demoFilms.flatMap((film): Occasion[] => {
    const random = randomOf(`release ${cinema.slug} ${film.id}`);
    const evening = isDaytimeOnly(film) ? hours(16, 45) : hours(19, 45);
    const start = evening + 5 * random.whole(0, 9);
    const share = random.next();
    const { state, age } = stateOf(film, zone, day);
    if (state === 'playing' && age < 5 && hasPresale(film) && size >= 4 && share < 0.8) {
      return [{ show: film, kind: 'presale', start }];
    }
    if (state !== 'coming' || isShort(film) || isMarathon(film) || stateOf(film, zone, tomorrow).age !== 0) return [];
    const premiere = hasPresale(film) ? 0.6 : 0.2;
    if (size < 4 || share >= premiere) return [];
    return [
      {
        show: film,
        kind: share < 0.12 && size >= 6 ? 'premiereWithMakers' : 'premiere',
        start: isDaytimeOnly(film) ? hours(17) : hours(20),
      },
    ];
  });
}

function evenings({ site, cinema, zone, day }: CinemaDay, random: Random): Occasion[] {
  const weekday = weekdayOf(day);
  const size = cinema.halls.length;
  const films = filmsOf(cinema, zone, day).filter((film) => !isDaytimeOnly(film));
  const occasions: Occasion[] = [];
  const add = (kind: ScreeningKind, start: number, show: DemoShow | undefined) => {
    if (show) occasions.push({ show, kind, start });
  };
  const one = (list: readonly DemoShow[]) => (list.length > 0 ? random.pick(list) : undefined);

  if (weekday === THURSDAY && size >= 5 && random.chance(0.6)) {
    add('liveMusic', hours(20, 30), one(films.filter((film) => film.silent && film.duration <= 115)));
  }
  if (weekday === TUESDAY && size >= 4 && random.chance(0.5)) add('talk', hours(20), one(films.slice(5)));
  if (weekday === MONDAY && random.chance(size >= 6 ? 0.8 : 0.4)) {
    const resting = demoFilms.filter((film) => !isMarathon(film) && stateOf(film, zone, day).state === 'resting');
    add('filmClub', hours(20), one(resting.filter((film) => !isShort(film) && !isDaytimeOnly(film))));
  }
  if (site.code === 'nl' && weekday === WEDNESDAY && size >= 6 && Number(day.slice(8)) <= 14 && random.chance(0.7)) {
    add('ladiesNight', hours(19, 30), one(films.filter((film) => film.genresSlug.includes('romance'))));
  }
  if ((weekday === FRIDAY || weekday === SATURDAY) && size >= 7) {
    const dark = films.filter((film) => film.age >= 12 && film.duration <= 110);
    for (let hall = 0; hall < (size >= 10 ? 2 : 1); hall++) {
      add('midnight', onMark(hours(24, 15) + random.whole(0, 45)), one(dark));
    }
  }
  return occasions;
}

/**
 * Relaxed screenings, one Sunday in four, not the same one in all cinemas: sound and light are gentle, and people may
 * come and go.
 */
function relaxed({ cinema, zone, day }: CinemaDay): Occasion[] {
  const isTurn = weekNumber(day, zone) % 4 === randomOf(`relaxed ${cinema.slug}`).whole(0, 3);
  if (!cinema.services.includes('relaxed-screenings') || weekdayOf(day) !== SUNDAY || !isTurn) return [];
  const films = filmsOf(cinema, zone, day).filter(({ age, duration }) => age < 12 && duration <= 110);
  const show = films.length > 0 ? randomOf(`relaxed ${cinema.slug} ${day}`).pick(films) : undefined;
  return show ? [{ show, kind: 'relaxed', start: hours(10, 45) }] : [];
}

function daytimes({ site, cinema, zone, day }: CinemaDay, random: Random): Occasion[] {
  const weekday = weekdayOf(day);
  const size = cinema.halls.length;
  const onProgramme = demoFilms.filter((film) => stateOf(film, zone, day).state !== 'coming');
  const occasions: Occasion[] = [];
  const add = (kind: ScreeningKind, start: number, list: readonly DemoShow[]) => {
    if (list.length > 0) occasions.push({ show: random.pick(list), kind, start });
  };
  const small = onProgramme.filter((film) => film.kids && film.duration <= 80 && !isShort(film));

  if (weekday === SUNDAY && size >= 6) {
    add(
      'marathon',
      hours(13, 30),
      onProgramme.filter(({ id }) => id === RARE.permanent.id),
    );
  }
  if (weekday === SATURDAY && size >= 9) {
    add(
      'marathon',
      hours(14),
      onProgramme.filter((film) => isMarathon(film) && film.id !== RARE.permanent.id),
    );
  }
  if ((weekday === SATURDAY && size >= 4) || (weekday === THURSDAY && size >= 8)) {
    add('shorts', weekday === SATURDAY ? hours(11) : hours(18, 30), onProgramme.filter(isShort));
  }
  if (site.code === 'nl') {
    if (weekday === WEDNESDAY || weekday === SUNDAY)
      add(
        'firstFilm',
        hours(10, 15),
        small.filter(({ age }) => age === 0),
      );
    if (weekday === TUESDAY && size >= 5) {
      add(
        'seniors',
        hours(10, 30),
        filmsOf(cinema, zone, day).filter((film) => !film.kids && film.age < 16),
      );
    }
  } else if (isSchoolHoliday(day) && weekday !== SUNDAY) {
    add('holidays', hours(10, 15), small);
  } else if (weekday === WEDNESDAY || weekday === SUNDAY) {
    add(
      'snack',
      hours(10, 30),
      small.filter((film) => film.duration <= 60).concat(small.filter((film) => film.duration > 60).slice(0, 1)),
    );
  }
  return occasions;
}
