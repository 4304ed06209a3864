import { afterAll, vi } from 'vitest';

const environment = { ...process.env };

/** What a file of tests has changed of its worker's world is as before for the next file. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
