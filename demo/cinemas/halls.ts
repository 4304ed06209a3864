import { HALL_COMFORTS, HALL_TECHNOLOGIES, type DemoHall, type HallComfort, type HallTechnology } from './types.ts';

/** A hall as buildings/ has it: its name, its seats, and what it has beyond a screen; `steps`: no wheelchair gets there. */
export type HallRow = readonly [name: string, seats: number, ...marks: (HallTechnology | HallComfort | 'steps')[]];

export function hallOf([name, capacity, ...marks]: HallRow): DemoHall {
  return {
    name,
    capacity,
    technologies: HALL_TECHNOLOGIES.filter((technology) => marks.includes(technology)),
    comforts: HALL_COMFORTS.filter((comfort) => marks.includes(comfort)),
    stepFree: !marks.includes('steps'),
  };
}
