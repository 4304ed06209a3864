import type { Showtime } from '../../contract/programme.ts';
import type { Faults } from './faults.ts';

type Hall = { readonly cinema: string; readonly name: string; readonly times: number[]; readonly shows: string[] };

/** When the halls of a site are taken, to find screenings that overlap there. */
export class HallTimes {
  readonly #halls = new Map<string, Hall>();
  /** A programme has many screenings but few different times. */
  readonly #minutes = new Map<string, number>();

  /** Adds a screening; one without a known hall or end overlaps with none. */
  add(cinema: string, show: string, { auditoriumName: name, time, endTime }: Showtime): void {
    if (name === null || endTime === null) return;
    const key = `${cinema} ${name}`;
    let hall = this.#halls.get(key);
    if (!hall) this.#halls.set(key, (hall = { cinema, name, times: [], shows: [] }));
    hall.times.push(this.#minutesOf(time), this.#minutesOf(endTime));
    hall.shows.push(show);
  }

  /** Reports the first screening of each hall that begins before another has ended there. */
  report(file: string, warnings: Faults): void {
    for (const { cinema, name, times, shows } of this.#halls.values()) {
      const order = [...shows.keys()].sort((a, b) => times[2 * a]! - times[2 * b]!);
      let [latest, end] = [order[0]!, -Infinity];
      for (const index of order) {
        const begins = times[2 * index]!;
        if (begins < end) {
          const got = `${shows[latest]} until ${clock(end)}, ${shows[index]} from ${clock(begins)}`;
          const path = [
            { field: 'cinema', name: cinema },
            { field: 'hall', name },
          ];
          warnings.add(file, path, 'no two screenings in a hall at a time', got);
          break;
        }
        if (times[2 * index + 1]! > end) [latest, end] = [index, times[2 * index + 1]!];
      }
    }
  }

  #minutesOf(time: string): number {
    let minutes = this.#minutes.get(time);
    if (minutes === undefined) this.#minutes.set(time, (minutes = Date.parse(`${time.replace(' ', 'T')}Z`) / 60_000));
    return minutes;
  }
}

function clock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');
}
