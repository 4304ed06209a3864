import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayPass, pauseAfter, retryAfterMs, withAttempts } from '../../../src/lib/attempts.ts';

const never = new AbortController().signal;
const policy = { attempts: 3, pauseMs: 0, longestPauseMs: 0 };

/** Fails so often, then gives how often it was tried. */
function failing(times: number) {
  const counts: number[] = [];
  const run = (attempt: number) => {
    counts.push(attempt);
    return counts.length <= times ? Promise.reject(new Error(`failure ${attempt}`)) : Promise.resolve(counts.length);
  };
  return { counts, run };
}

describe('what is tried', () => {
  test.each([0, 1, 2])('succeeds after %i failures', async (times) => {
    const { counts, run } = failing(times);
    expect(await withAttempts(policy, never, run, () => 0)).toBe(times + 1);
    expect(counts).toEqual([1, 2, 3].slice(0, times + 1));
  });

  test('is given up with its last failure', async () => {
    const { counts, run } = failing(9);
    await expect(withAttempts(policy, never, run, () => 0)).rejects.toThrow('failure 3');
    expect(counts).toEqual([1, 2, 3]);
  });

  test('is not tried again after a failure that would be the same', async () => {
    const { counts, run } = failing(9);
    await expect(withAttempts(policy, never, run, () => undefined)).rejects.toThrow('failure 1');
    expect(counts).toEqual([1]);
  });

  test('ends with the failure that was there when its time ends, before a pause or within it', async () => {
    const ended = failing(9);
    await expect(withAttempts(policy, AbortSignal.abort(), ended.run, () => 0)).rejects.toThrow('failure 1');
    expect(ended.counts).toEqual([1]);
    const paused = failing(9);
    const end = new AbortController();
    const wanted = () => {
      // The pause has begun by then.
      setImmediate(() => end.abort());
      return 1e6;
    };
    const long = { attempts: 3, pauseMs: 1e6, longestPauseMs: 1e6 };
    await expect(withAttempts(long, end.signal, paused.run, wanted)).rejects.toThrow('failure 1');
    expect(paused.counts).toEqual([1]);
  });
});

test('a pause doubles with each attempt, more or less, up to the longest, and is as long as the server wants within that', () => {
  const random = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(100_000), random, (attempt, wanted, chance) => {
      const pause = pauseAfter(attempt, wanted, { attempts: 20, pauseMs: 500, longestPauseMs: 30_000 }, chance);
      const usual = 500 * 2 ** (attempt - 1);
      expect(pause).toBeLessThanOrEqual(30_000);
      expect(pause).toBeGreaterThanOrEqual(Math.min(Math.max(usual * 0.75, wanted), 30_000));
      expect(pause).toBeLessThanOrEqual(Math.max(usual * 1.25, wanted));
    }),
  );
});

test.each([
  [undefined, 0],
  ['7', 7000],
  ['0', 0],
  ['99999', 99_999_000],
  ['100000', 0],
  ['-1', 0],
  ['1.5', 0],
  ['Fri, 27 Nov 2026 20:00:00 GMT', 0],
])('Retry-After: %s stands for %i ms', (header, ms) => expect(retryAfterMs(header)).toBe(ms));

test('the statuses that may be others the next time', () => {
  expect([408, 425, 429, 500, 503, 599].every(mayPass)).toBe(true);
  expect([200, 302, 400, 401, 403, 404, 410, 451, 499].some(mayPass)).toBe(false);
});
