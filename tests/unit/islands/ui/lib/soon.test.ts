import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '../../../../../src/islands/ui/lib/soon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what comes or fails within five seconds is passed on, and later is too late', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 10_000 }), fc.boolean(), async (after, fails) => {
      const coming = new Promise<string>((resolve, reject) =>
        setTimeout(() => (fails ? reject(new Error('missing')) : resolve('there')), after),
      );
      const settled = soon(coming).then(String, (error?: Error) => error?.message ?? 'late');
      coming.catch(() => {});
      await vi.advanceTimersByTimeAsync(10_000);
      // Of two at the same moment, the first that was set.
      expect(await settled).toBe(after > 5000 ? 'late' : fails ? 'missing' : 'there');
    }),
  );
});
