import type { DemoShow } from '../types.ts';

/** Why a screening is on the programme: ordinary, or something special. */
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

/**
 * A screening in a hall on a cinema day. Times are minutes after the day's midnight; those beyond 1440 are on the next
 * date.
 */
export type Screening = {
  readonly show: DemoShow;
  readonly kind: ScreeningKind;
  /** The number of the hall among the cinema's. */
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
