import type { Zone } from '../../src/sites/sites.ts';
import { randomOf } from '../random.ts';
import type { DemoCinema } from '../cinemas/types.ts';
import type { DemoShow } from '../types.ts';
import { demoFilms, isDaytimeOnly, isMarathon, isShort } from './films.ts';
import { popularityOf, stateOf, weekNumber } from './releases.ts';
import { rememberedBy } from './remembered.ts';

/**
 * What a cinema plays in a cinema week, and in which hall. It depends only on the cinema and the week, so a film keeps
 * its hall and times from one release day to the next.
 */
export type HallSlate = {
  /** The films that a hall plays, from early afternoon on; where there are two, they alternate by day. */
  readonly chain: readonly (readonly DemoShow[])[];
  /** For children's mornings, and for the mornings of a big cinema on other days. */
  readonly childrensMorning: DemoShow | undefined;
  readonly morning: DemoShow | undefined;
};

/** The positions of a hall's day: two in the afternoon, one around six, one in the evening, one late. */
export const POSITIONS = 5;
const LATE = 4;
const LAST_FOR_CHILDREN = 2;
/** The positions in which a film leads a hall, in order of preference. */
const LEAD_POSITIONS = { grown: [3, 4, 1], children: [1, 0, 2] };

const weekKey = (cinema: DemoCinema, zone: Zone, day: string) => `${cinema.slug} ${weekNumber(day, zone)}`;

/** The slate of each hall of a cinema, in the order of its halls, in the week of a day. */
export const slateOf = rememberedBy(weekKey, drawSlate);

/** A cinema's halls by size, largest first: numbers of halls. */
export function hallsBySize(cinema: DemoCinema): number[] {
  return cinema.halls
    .map((hall, index) => ({ index, capacity: hall.capacity }))
    .toSorted((a, b) => b.capacity - a.capacity || a.index - b.index)
    .map(({ index }) => index);
}

/** The films that a cinema plays in the week of a day, the most popular first. */
export const filmsOf = rememberedBy(weekKey, chooseFilms);

function chooseFilms(cinema: DemoCinema, zone: Zone, day: string): readonly DemoShow[] {
  const count = Math.max(8, Math.min(45, Math.round(cinema.halls.length * 3.2)));
  return demoFilms
    .filter((film) => !isShort(film) && !isMarathon(film))
    .flatMap((film) => {
      const { state, age } = stateOf(film, zone, day);
      if (state !== 'playing') return [];
      const taste = randomOf(`taste ${cinema.slug} ${film.id}`).between(0.6, 1.4);
      return { film, score: (popularityOf(film) * taste) / (1 + Math.floor(age / 7) / 6) };
    })
    .toSorted((a, b) => b.score - a.score || a.film.id - b.film.id)
    .slice(0, count)
    .map(({ film }) => film);
}

function drawSlate(cinema: DemoCinema, zone: Zone, day: string): readonly HallSlate[] {
  const films = filmsOf(cinema, zone, day);
  const size = cinema.halls.length;
  const grid: DemoShow[][][] = cinema.halls.map(() => Array.from({ length: POSITIONS }, () => []));
  const cellsOf = (hall: number) => grid[hall]!;
  const leads = leadsOf(films, size);
  hallsBySize(cinema).forEach((hall, rank) => {
    const lead = leads[rank];
    if (!lead) return;
    const wished = isDaytimeOnly(lead) ? LEAD_POSITIONS.children : LEAD_POSITIONS.grown;
    const count = rank < size / 3 || isDaytimeOnly(lead) ? 3 : 2;
    for (const position of wished.slice(0, count)) cellsOf(hall)[position]!.push(lead);
  });
  const others = films.filter((film) => !leads.includes(film));
  fillEmpty(grid, others.length > 0 ? others : films);
  const random = randomOf(weekKey(cinema, zone, day));
  const children = random.shuffle(films.filter((film) => film.kids && film.duration <= 110));
  const rest = random.shuffle(films.filter((film) => !isDaytimeOnly(film) && film.duration <= 120));
  return grid.map((chain, hall) => ({
    chain,
    childrensMorning: children[hall % Math.max(1, children.length)],
    morning: rest[hall % Math.max(1, rest.length)],
  }));
}

/** The film that leads each hall, by size; in a big cinema the two most popular lead two halls each. */
function leadsOf(films: readonly DemoShow[], halls: number): DemoShow[] {
  const [first, second, ...others] = films;
  if (halls < 10 || !first || !second) return films.slice(0, halls);
  return [first, second, ...others.slice(0, 2), first, ...others.slice(2, 4), second, ...others.slice(4)].slice(
    0,
    halls,
  );
}

function suits(film: DemoShow, position: number): boolean {
  if (isDaytimeOnly(film)) return position <= LAST_FOR_CHILDREN;
  return position < LATE || !film.kids;
}

/**
 * Gives each film a position, first those for children since fewer positions suit them; then fills what is left with
 * all films again.
 */
function fillEmpty(grid: DemoShow[][][], films: readonly DemoShow[]): void {
  const cells = grid.flatMap((chain) => chain.map((cell, position) => ({ cell, position })));
  const empty = () => cells.filter(({ cell }) => cell.length === 0);
  const ordered = films.toSorted((a, b) => Number(isDaytimeOnly(b)) - Number(isDaytimeOnly(a)));
  for (const film of ordered) {
    const free = empty().find(({ position }) => suits(film, position));
    const shared = cells.findLast(({ cell, position }) => cell.length === 1 && suits(film, position));
    (free ?? shared)?.cell.push(film);
  }
  let turn = 0;
  for (const { cell, position } of empty()) {
    const candidates = films.filter((film) => suits(film, position));
    const film = candidates[turn++ % Math.max(1, candidates.length)];
    if (film) cell.push(film);
  }
}
