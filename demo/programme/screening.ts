import type { DemoShow } from '../types.ts';

/** Why a screening is on the programme: the hall's ordinary course, or something of its own. */
export type ScreeningKind =
  | 'ordinary'
  | 'midnight'
  | 'presale'
  | 'premiere'
  | 'premiereWithMakers'
  | 'relay'
  | 'encore'
  | 'marathon'
  | 'liveMusic'
  | 'talk'
  | 'filmClub'
  | 'shorts'
  | 'snack'
  | 'holidays'
  | 'firstFilm'
  | 'seniors'
  | 'relaxed'
  | 'ladiesNight';

/** A screening in a hall on a cinema day. Times are minutes after the day's midnight, beyond 1440 after the next. */
export type Screening = {
  readonly show: DemoShow;
  readonly kind: ScreeningKind;
  /** Number of the hall among the cinema's. */
  readonly hall: number;
  /** When the lights go down, trailers included. */
  readonly start: number;
  readonly end: number;
};

/** Minutes between two audiences. */
export const TURNAROUND = 15;

/** The next five-minute mark. */
export function onMark(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}
