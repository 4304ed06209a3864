import { HALL_COMFORTS, HALL_TECHNOLOGIES, type DemoHall, type HallComfort, type HallTechnology } from './types.ts';

/** `steps`: wheelchairs cannot get there. */
type HallMark = HallTechnology | HallComfort | 'steps';
/** Seats, and what the hall has beyond a screen. */
type HallRow = number | readonly [seats: number, ...marks: HallMark[]];

function hall(name: string, row: HallRow): DemoHall {
  const [capacity, ...marks] = typeof row === 'number' ? [row] : row;
  return {
    name,
    capacity,
    technologies: HALL_TECHNOLOGIES.filter((technology) => marks.includes(technology)),
    comforts: HALL_COMFORTS.filter((comfort) => marks.includes(comfort)),
    stepFree: !marks.includes('steps'),
  };
}

/** Halls counted from 1: `Salle 1`, `Salle 2`… */
export function numberedHalls(word: string, ...rows: HallRow[]): DemoHall[] {
  return rows.map((row, index) => hall(`${word} ${index + 1}`, row));
}

/** Halls that have names of their own. */
export function namedHalls(rows: Readonly<Record<string, HallRow>>): DemoHall[] {
  return Object.entries(rows).map(([name, row]) => hall(name, row));
}
