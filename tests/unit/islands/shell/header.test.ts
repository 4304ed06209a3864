import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { debounce, RESIZE_MS, SCROLL_MS, throttle } from '../../../../src/islands/shell/timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the scroll is heard every 200 ms', () => {
  // SPEC 9.7
  test('at once, then at most once in that time, and at last where it came to rest', () => {
    const call = vi.fn<() => void>();
    const ask = throttle(call, SCROLL_MS);
    ask();
    expect(call).toHaveBeenCalledTimes(1);
    for (let time = 0; time < 190; time += 10) {
      vi.advanceTimersByTime(10);
      ask();
    }
    expect(call).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10);
    expect(call).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(call).toHaveBeenCalledTimes(2);
  });
});

// SPEC 9.7
test('a new size of the window is heard once it has been still for 100 ms', () => {
  const call = vi.fn<() => void>();
  const ask = debounce(call, RESIZE_MS);
  ask();
  vi.advanceTimersByTime(99);
  ask();
  vi.advanceTimersByTime(99);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
});
