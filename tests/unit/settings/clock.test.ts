import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const CLOCK = '2026-11-21T17:30:00+01:00';

/** The clock's module under a setting. Settings are read once. */
async function clockUnder(setting: string) {
  vi.resetModules();
  vi.stubEnv('CLOCK', setting);
  return import('../../../src/settings/clock.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-01T00:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
});

test('the time is the machine’s', async () => {
  const { machineNow, now, stoppedAt } = await clockUnder('');
  vi.advanceTimersByTime(60_000);
  expect([now(), machineNow()].map((each) => each.toISOString())).toEqual(Array(2).fill('2030-01-01T00:01:00.000Z'));
  expect(stoppedAt()).toBeUndefined();
});

test('CLOCK stops it, and leaves the machine’s alone', async () => {
  const { machineNow, now, stoppedAt } = await clockUnder(CLOCK);
  vi.advanceTimersByTime(60_000);
  expect([now(), stoppedAt()]).toEqual(Array(2).fill(new Date(CLOCK)));
  expect(machineNow().toISOString()).toBe('2030-01-01T00:01:00.000Z');
});
