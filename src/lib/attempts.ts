import { setTimeout } from 'node:timers/promises';

/** How often something is tried, and with which pauses, in milliseconds. */
export type AttemptPolicy = {
  readonly attempts: number;
  /** The pause before the second attempt; it doubles with each further one. */
  readonly pauseMs: number;
  readonly longestPauseMs: number;
};

/** Statuses of a server that may answer otherwise the next time, besides those from 500 on. */
const PASSING: readonly number[] = [408, 425, 429];

/** Whether a server that answers so may answer otherwise the next time. */
export function mayPass(status: number): boolean {
  return status >= 500 || PASSING.includes(status);
}

/**
 * The milliseconds in a header Retry-After; 0 without one. Only the form in seconds is read: a pause until a date would depend on two
 * clocks.
 */
export function retryAfterMs(header: string | undefined): number {
  return /^\d{1,5}$/.test(header ?? '') ? Number(header) * 1000 : 0;
}

/**
 * The milliseconds between an attempt, counted from 1, and the next, at least those `wanted` by the server as far as they may be. With
 * some jitter, so that requests do not all come back at once: `random` is between 0 and 1.
 */
export function pauseAfter(
  attempt: number,
  wanted: number,
  { pauseMs, longestPauseMs }: AttemptPolicy,
  random = Math.random(),
): number {
  return Math.min(Math.max(pauseMs * 2 ** (attempt - 1) * (0.75 + random / 2), wanted), longestPauseMs);
}

/**
 * Tries something until it succeeds. `wanted` says of a failure for how many milliseconds its server wants to be left alone, and gives
 * undefined for one that would be the same again. Throws the last failure; after `signal`, the one that was there.
 */
export async function withAttempts<T>(
  policy: AttemptPolicy,
  signal: AbortSignal,
  run: (attempt: number) => Promise<T>,
  wanted: (error: unknown) => number | undefined,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(attempt);
    } catch (error) {
      const ms = wanted(error);
      if (ms === undefined || attempt >= policy.attempts || signal.aborted) throw error;
      await setTimeout(pauseAfter(attempt, ms, policy), undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}
