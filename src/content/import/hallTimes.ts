import { localTimeAt } from '../../lib/localTime.ts';
import type { Faults } from './faults.ts';

type Hall = { readonly cinema: string; readonly name: string; readonly zone: string };
/** `ticket` is what those of a double bill share (bookings.ts); empty for none. */
type Screened = { readonly show: string; readonly ticket: string };
/** `instants` are the start and the end of each screening in turn, as there are many of them. */
type Taken = Hall & { readonly instants: number[]; readonly shows: string[]; readonly tickets: string[] };

/** When the halls of a site are taken, to find screenings that overlap there. */
export class HallTimes {
  readonly #halls = new Map<string, Taken>();

  /** Adds a screening from its start to its end, epoch milliseconds. */
  add(hall: Hall, { show, ticket }: Screened, [start, end]: readonly [number, number]): void {
    const key = `${hall.cinema} ${hall.name}`;
    let taken = this.#halls.get(key);
    if (!taken) this.#halls.set(key, (taken = { ...hall, instants: [], shows: [], tickets: [] }));
    taken.instants.push(start, end);
    taken.shows.push(show);
    taken.tickets.push(ticket);
  }

  /** Reports the first screening of each hall that begins before another has ended there. */
  report(file: string, warnings: Faults): void {
    for (const { cinema, name, zone, instants, shows, tickets } of this.#halls.values()) {
      const order = [...shows.keys()].sort((a, b) => instants[2 * a]! - instants[2 * b]!);
      let [latest, end] = [order[0]!, -Infinity];
      for (const index of order) {
        const begins = instants[2 * index]!;
        const isOneBill =
          begins === instants[2 * latest] && tickets[index] !== '' && tickets[index] === tickets[latest];
        if (begins < end && !isOneBill) {
          const clock = (instant: number) => localTimeAt(instant, zone).slice(0, 16);
          const got = `${shows[latest]} until ${clock(end)}, ${shows[index]} from ${clock(begins)}`;
          const path = [
            { field: 'cinema', name: cinema },
            { field: 'hall', name },
          ];
          warnings.add(file, path, 'no two screenings in a hall at a time', got);
          break;
        }
        if (instants[2 * index + 1]! > end) [latest, end] = [index, instants[2 * index + 1]!];
      }
    }
  }
}
