/** The instant at which every test of the running site begins: a Saturday, half past five in Paris. */
export const TEST_CLOCK = '2026-11-21T17:30:00+01:00';
/** The cinema day it is then, on every site. */
export const TEST_DAY = '2026-11-21';
