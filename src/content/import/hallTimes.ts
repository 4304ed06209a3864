import { localTimeAt } from '../../domain/programme/localTime.ts';
import type { Faults } from './faults.ts';

/** `instants` are the start and the end of each screening in turn, as there are many of them. */
type Hall = { readonly cinema: string; readonly name: string; readonly instants: number[]; readonly shows: string[] };

/** When the halls of a site are taken, to find screenings that overlap there. */
export class HallTimes {
  readonly #zone: string;
  readonly #halls = new Map<string, Hall>();

  constructor(zone: string) {
    this.#zone = zone;
  }

  /** Adds a screening from its start to its end, epoch milliseconds; one without a known hall overlaps with none. */
  add(cinema: string, show: string, name: string | null, [start, end]: readonly [number, number]): void {
    if (name === null) return;
    const key = `${cinema} ${name}`;
    let hall = this.#halls.get(key);
    if (!hall) this.#halls.set(key, (hall = { cinema, name, instants: [], shows: [] }));
    hall.instants.push(start, end);
    hall.shows.push(show);
  }

  /** Reports the first screening of each hall that begins before another has ended there. */
  report(file: string, warnings: Faults): void {
    const clock = (instant: number) => localTimeAt(instant, this.#zone).slice(0, 16);
    for (const { cinema, name, instants, shows } of this.#halls.values()) {
      const order = [...shows.keys()].sort((a, b) => instants[2 * a]! - instants[2 * b]!);
      let [latest, end] = [order[0]!, -Infinity];
      for (const index of order) {
        const begins = instants[2 * index]!;
        if (begins < end) {
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
