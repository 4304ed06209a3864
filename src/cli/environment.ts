import { now } from '../settings/clock.ts';
import type { Settings } from '../settings/settings.ts';

/** The environment for a process that this one starts. A clock set by CLOCK goes on there, instead of starting again. */
export function environmentWithClock({ CLOCK }: Settings): NodeJS.ProcessEnv {
  return { ...process.env, ...(CLOCK !== undefined && { CLOCK: now().toISOString() }) };
}
