import type { CinemaDetails } from '../contract/cinema.ts';
import { needsMet, type Need } from '../domain/programme/needs.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * The needs that a screening in a cinema meets. Where no tag of the site says which halls have wheelchair spaces, all of a theatre
 * that has some do.
 */
export function needsOf(
  { tags }: Pick<Catalogue, 'tags'>,
  { hasPmrService }: Pick<CinemaDetails, 'hasPmrService'>,
  showtime: Parameters<typeof needsMet>[0],
): Need[] {
  return needsMet(showtime, hasPmrService && !tags.has('pmr'));
}
