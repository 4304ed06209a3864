import { afterAll, vi } from 'vitest';

/** What a file of tests has changed of its worker's world is as before for the next file. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
