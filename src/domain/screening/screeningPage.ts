import { millisecondsInWeek } from 'date-fns/constants';
import type { Show } from '../../contract/show.ts';
import { instantOf, type Instant } from '../../lib/localTime.ts';
import { areShowtimesDisplayed } from '../show/showFragments.ts';

/**
 * Whether a screening has a page of its own: gone a week after its start, missing until its show's screenings may be
 * shown.
 */
export function screeningPageState(
  showtime: { readonly time: string },
  show: Pick<Show, 'showtimesDisplayDatetime'>,
  zone: string,
  now: Instant,
): 'shown' | 'gone' | 'missing' {
  if (!areShowtimesDisplayed(show, now)) return 'missing';
  return Number(now) - instantOf(showtime.time, zone) > millisecondsInWeek ? 'gone' : 'shown';
}
