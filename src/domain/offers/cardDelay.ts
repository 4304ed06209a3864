import { millisecondsInMinute } from 'date-fns/constants';

/** This many wrong tries of one card are what its holder may need: people mistype. */
const FREE = 5;
const LONGEST_MINUTES = 15;

/**
 * How long a card is checked for nobody after so many wrong tries in a row, in milliseconds: not at all, then a minute,
 * and twice as long after each further one. Its holder never waits for more than a quarter of an hour, and who guesses
 * has four tries an hour.
 */
export function cardDelay(failures: number): number {
  if (failures < FREE) return 0;
  return Math.min(LONGEST_MINUTES, 2 ** (failures - FREE)) * millisecondsInMinute;
}
