import { currentSettings } from './settings.ts';

/**
 * How far a test has moved the clock from CLOCK, in milliseconds (tests/support/movedClock.ts). Global, because the
 * built pages contain this module a second time.
 */
const test = globalThis as { readonly auroreMoved?: number };

/** The instant at which CLOCK has stopped the clock; undefined if it runs. */
export function stoppedAt(): Date | undefined {
  const { CLOCK } = currentSettings();
  return CLOCK === undefined ? undefined : new Date(Date.parse(CLOCK) + (test.auroreMoved ?? 0));
}

/**
 * The machine's own time, whatever CLOCK says. Tokens carry the times of the machine that issued them, which CLOCK does
 * not change.
 */
export function machineNow(): Date {
  return new Date();
}

/**
 * The present instant, or that of CLOCK. All of the server's code reads it here, except for what needs the machine's
 * time: tokens, keys, captchas, backups, stored builds, the times of files and the names of mails (`machineNow`), and the `Date`
 * header.
 */
export function now(): Date {
  return stoppedAt() ?? machineNow();
}
