import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backgroundDone, runInBackground, type AccountsContext } from '../../../src/server/accounts/visit.ts';

const error = vi.fn();
const context = { log: { error } } as unknown as AccountsContext;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  error.mockReset();
});

/** Whether a promise is settled once everything that is due has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.finally(() => (settled = true));
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

test('work in the background, such as a mail, is waited for at the end', async () => {
  const mail = Promise.withResolvers<void>();
  runInBackground(context, mail.promise, 'A mail could not be sent.');
  const ended = backgroundDone(10_000);
  expect(await isSettled(ended)).toBe(false);
  mail.resolve();
  expect(await isSettled(ended)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('its failure is logged, and holds nothing up', async () => {
  const failure = new Error('The mail server is gone.');
  runInBackground(context, Promise.reject(failure), 'A mail could not be sent.');
  expect(await isSettled(backgroundDone(10_000))).toBe(true);
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: failure }, 'A mail could not be sent.');
});

test('it is waited for no longer than the limit', async () => {
  const mail = Promise.withResolvers<void>();
  runInBackground(context, mail.promise, 'A mail could not be sent.');
  const ended = backgroundDone(10_000);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await isSettled(ended)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isSettled(ended)).toBe(true);
  mail.resolve();
  await mail.promise;
});
