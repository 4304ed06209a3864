import { currentSettings } from './settings.ts';

const startedAt = Date.now();

/** Milliseconds by which CLOCK moves time; 0 without it. */
export function clockOffset(): number {
  const { CLOCK } = currentSettings();
  return CLOCK ? Date.parse(CLOCK) - startedAt : 0;
}

/**
 * The machine's own instant, whatever CLOCK says: tokens carry the times of the machine that wrote them, which CLOCK does not
 * move.
 */
export function machineNow(): Date {
  return new Date();
}

/** The present instant. Nothing else on the server reads the time. */
export function now(): Date {
  return new Date(Date.now() + clockOffset());
}
