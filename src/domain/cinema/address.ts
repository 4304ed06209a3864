import type { Theater } from '../../contract/cinema.ts';

/** The postcode and the town of a theatre's address, without a postcode that is unknown. */
export function townOf(theater: Pick<Theater, 'addressZip' | 'addressCity'> | undefined): string {
  return [theater?.addressZip, theater?.addressCity].filter(Boolean).join(' ');
}
