/**
 * How many times longer this machine takes, now, than a quiet one: measured by the run (`scripts/test/speed.ts`), 1 for a
 * test that is run by hand.
 */
const FACTOR = Number(process.env['SPEED_FACTOR'] ?? 1);

/** A limit, in milliseconds, that is enough on a quiet machine, as it is on this one. */
export const patient = (ms: number): number => Math.round(ms * FACTOR);

/** How long tests wait for a state, and how often they look, in milliseconds. */
export const PATIENCE = { timeout: patient(30_000), interval: 50 };
