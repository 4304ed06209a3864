import { currentSettings } from './settings.ts';

const startedAt = Date.now();

/** Milliseconds by which CLOCK moves time; 0 without it. */
export function clockOffset(): number {
  const { CLOCK } = currentSettings();
  return CLOCK ? Date.parse(CLOCK) - startedAt : 0;
}

/** The present instant. Nothing else on the server reads the time. */
export function now(): Date {
  return new Date(Date.now() + clockOffset());
}
