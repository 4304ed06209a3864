import { now } from '../settings/clock.ts';
import type { Settings } from '../settings/settings.ts';

/** The environment of a process that this one starts: a clock that CLOCK has set goes on there, where it would start anew. */
export function environmentWithClock({ CLOCK }: Settings): NodeJS.ProcessEnv {
  return { ...process.env, ...(CLOCK !== undefined && { CLOCK: now().toISOString() }) };
}
