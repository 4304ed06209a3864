import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadlineAfter } from '../../../src/feeds/deadline.ts';

const whole = () => new AbortController();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a deadline passes after its time', () => {
  const { signal } = deadlineAfter(50, whole().signal);
  vi.advanceTimersByTime(49);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('it passes together with that of the whole, also one that has passed already', () => {
  const controller = whole();
  const { signal } = deadlineAfter(50, controller.signal);
  controller.abort();
  expect(signal.aborted).toBe(true);
  expect(deadlineAfter(50, controller.signal).signal.aborted).toBe(true);
});

test('once it has ended it never passes, and nothing holds it', () => {
  const controller = whole();
  const { signal, end } = deadlineAfter(50, controller.signal);
  end();
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  controller.abort();
  expect(signal.aborted).toBe(false);
});
