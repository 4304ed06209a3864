/** The instant at which the clock of every test site stands still: a Saturday, 17:30 in Paris. */
export const TEST_CLOCK = '2026-11-21T17:30:00+01:00';
/** The cinema day at that instant, on every site. */
export const TEST_DAY = '2026-11-21';
