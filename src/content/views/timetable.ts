import type { CinemaDetails } from '../../contract/cinema.ts';
import { clockOfHour, hoursOf, slotsOf, type Slot } from '../../domain/programme/timetable.ts';
import type { ScreeningView } from './screenings.ts';
import type { CinemaRow } from './showDay.ts';

/** A screening at its place in a cinema's row. */
export type TimetableEntry = { readonly view: ScreeningView; readonly slot: Slot };
export type TimetableRow = {
  readonly cinema: CinemaDetails;
  /** How many lanes the row needs, as many as the most screenings that overlap. */
  readonly lanes: number;
  /** For each of the timetable's hours, the screenings that begin in it. */
  readonly cells: readonly (readonly TimetableEntry[])[];
};
export type Timetable = {
  /** As clocks show them, `HH:MM`. */
  readonly hours: readonly string[];
  readonly rows: readonly TimetableRow[];
};

/** The timetable of these cinemas with the screenings that pass the filters; cinemas without any are left out. */
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
