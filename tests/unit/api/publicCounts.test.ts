import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishCounts } from '../../../src/api/client/publicCounts.ts';
import { announceChanges } from '../../../src/content/changes.ts';

vi.mock('../../../src/content/changes.ts', () => ({ announceChanges: vi.fn(async () => undefined) }));
const announced = vi.mocked(announceChanges);

beforeEach(() => {
  vi.useFakeTimers();
  announced.mockClear();
});
afterEach(async () => {
  // The pause after the last announcement.
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
});

test('the public hears of a feeling at once and, however many come, of each show once in half a minute', async () => {
  for (let count = 0; count < 1000; count += 1) publishCounts([`AU${count % 2}`]);
  expect(announced.mock.calls).toEqual([[['feelings:AU0']]]);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(announced).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(announced.mock.calls.slice(1)).toEqual([[['feelings:AU1', 'feelings:AU0']]]);

  await vi.advanceTimersByTimeAsync(30_000);
  publishCounts(['AU1']);
  expect(announced.mock.calls.slice(2)).toEqual([[['feelings:AU1']]]);
});

test('a name for the caches has no comma, whatever a show is known by', async () => {
  publishCounts(['a, b']);
  expect(announced).toHaveBeenCalledWith(['feelings:a%2C%20b']);
});

test('nothing is announced when nothing has changed', async () => {
  publishCounts([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(announced).not.toHaveBeenCalled();
});

test('what could not be announced is announced later', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  announced.mockRejectedValueOnce(new Error('gone'));
  publishCounts(['AU1']);
  await vi.advanceTimersByTimeAsync(15_000);
  publishCounts(['AU2']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(announced).toHaveBeenCalledTimes(2);
  expect(announced.mock.calls[1]![0].toSorted()).toEqual(['feelings:AU1', 'feelings:AU2']);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
