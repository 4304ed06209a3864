import type { CinemaDetails } from '../../contract/cinema.ts';
import { clockOfHour, hoursOf, slotsOf, type Slot } from '../../domain/timetable.ts';
import type { ScreeningView } from './screenings.ts';
import type { CinemaRow } from './showDay.ts';

/** A screening at its place in a cinema's row. */
export type TimetableEntry = { readonly view: ScreeningView; readonly slot: Slot };
export type TimetableRow = {
  readonly cinema: CinemaDetails;
  /** How many screenings stand below one another where most overlap. */
  readonly lanes: number;
  /** By the timetable's hours: the screenings that begin in each. */
  readonly cells: readonly (readonly TimetableEntry[])[];
};
export type Timetable = {
  /** As clocks show them. */
  readonly hours: readonly string[];
  readonly rows: readonly TimetableRow[];
};

/** Cinemas by hour, with the screenings that the filters leave; a cinema without any is left out. */
export function timetableOf(rows: readonly CinemaRow[]): Timetable {
  const left = rows
    .map(({ cinema, screenings }) => ({ cinema, shown: screenings.filter(({ hidden }) => !hidden) }))
    .filter(({ shown }) => shown.length > 0);
  const hours = hoursOf(left.flatMap(({ shown }) => shown.map(({ times }) => times)));
  return {
    hours: hours.map(clockOfHour),
    rows: left.map(({ cinema, shown }) => {
      const slots = slotsOf(shown.map(({ times }) => times));
      const entries = shown.map((view, index) => ({ view, slot: slots[index]! }));
      return {
        cinema,
        lanes: Math.max(...slots.map(({ lane }) => lane)) + 1,
        cells: hours.map((hour) => entries.filter(({ slot }) => slot.hour === hour)),
      };
    }),
  };
}
