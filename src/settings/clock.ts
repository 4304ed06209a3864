import { currentSettings } from './settings.ts';

/** Shared by the whole process: the built pages contain this module a second time and must have the same clock. */
const holder = globalThis as { auroreStartedAt?: number };
const startedAt = (holder.auroreStartedAt ??= Date.now());

/** Milliseconds by which CLOCK moves time; 0 without it. */
export function clockOffset(): number {
  const { CLOCK } = currentSettings();
  return CLOCK ? Date.parse(CLOCK) - startedAt : 0;
}

/**
 * The machine's own time, whatever CLOCK says. Tokens carry the times of the machine that issued them, which CLOCK does not
 * move.
 */
export function machineNow(): Date {
  return new Date();
}

/** Milliseconds by which an instant is ahead of the machine's time: what a page's script is told when it shows another. */
export function offsetOf(instant: Date): number {
  return instant.getTime() - Date.now();
}

/**
 * The present instant, moved by CLOCK. All of the server's code asks here, except for what goes by the machine's time: tokens,
 * keys, captchas and backups (`machineNow`), and the `Date` header.
 */
export function now(): Date {
  return new Date(Date.now() + clockOffset());
}
