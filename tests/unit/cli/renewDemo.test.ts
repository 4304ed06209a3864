import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewDemo } from '../../../src/cli/renewDemo.ts';
import { parseSettings } from '../../../src/settings/settings.ts';

/** The process that makes pictures, which takes longer than all of a test. */
const child = Object.assign(new EventEmitter(), { connected: true, disconnect: vi.fn() });
const world = vi.hoisted(() => ({ owner: 'demo', spawned: [] as string[], removals: 0, fails: false }));
vi.mock('node:child_process', () => ({
  spawn: (_node: string, [script]: string[]) => {
    world.spawned.push(script!);
    return child;
  },
}));
vi.mock('../../../src/cli/demoStore.ts', () => ({
  readStore: () => (world.fails ? Promise.reject(new Error('gone')) : Promise.resolve({ owner: world.owner })),
  removeDemo: () => Promise.resolve((world.removals += 1)),
}));
vi.mock('../../../src/cli/demoData.ts', () => ({ demoIsCurrent: () => true }));
vi.mock('../../../src/cli/demoPictures.ts', () => ({ hasDemoPictures: () => false }));

const MINUTE = 60_000;
beforeEach(() => {
  Object.assign(world, { owner: 'demo', spawned: [], removals: 0, fails: false });
  child.disconnect.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a chain’s import ends the demo within a minute, even while its pictures are made', async () => {
  renewDemo(parseSettings({}));
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect([world.spawned, world.removals]).toEqual([['src/cli/pictures.ts'], 0]);
  world.owner = 'chain';
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([world.removals, child.disconnect.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1, 0]);
});

test('a database that does not answer is asked again', async () => {
  world.fails = true;
  const end = renewDemo(parseSettings({}));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(world.spawned).toEqual([]);
  world.fails = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(world.spawned).toEqual(['src/cli/pictures.ts']);
  end();
  expect(vi.getTimerCount()).toBe(0);
});
