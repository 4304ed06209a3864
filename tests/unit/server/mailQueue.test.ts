import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { MailQueue } from '../../../src/server/mailQueue.ts';
import type { Log } from '../../../src/server/log.ts';

const FAULT = 'A mail could not be sent.';
const error = vi.fn();
const log = { error } as unknown as Log;
beforeEach(() => error.mockReset());

/** A response that is complete once it emits `close`. */
const responseOf = (closed: boolean) => Object.assign(new EventEmitter(), { closed }) as unknown as ServerResponse;

test('a mail is not begun before the response is complete, and is waited for at the end', async () => {
  const mails = new MailQueue(log);
  const response = responseOf(false);
  const send = vi.fn(async () => undefined);
  mails.add(response, send, FAULT);
  const ended = mails.close(10_000);
  await new Promise((turn) => setImmediate(turn));
  expect(send).not.toHaveBeenCalled();
  response.emit('close');
  await ended;
  expect(send).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
});

test('its failure is logged, and holds nothing up', async () => {
  const mails = new MailQueue(log);
  const sent = vi.fn(async () => undefined);
  mails.add(responseOf(true), () => Promise.reject(new Error('The mail server is gone.')), FAULT);
  mails.add(responseOf(true), sent, FAULT);
  await mails.close(10_000);
  expect(sent).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]![1]).toBe(FAULT);
});

test('it is waited for no longer than the limit', async () => {
  const mails = new MailQueue(log);
  mails.add(responseOf(true), () => Promise.withResolvers<void>().promise, FAULT);
  await expect(mails.close(1)).resolves.toBeUndefined();
});

test('no more than five hundred wait; others are dropped and logged', async () => {
  const mails = new MailQueue(log);
  const send = vi.fn(async () => undefined);
  for (let mail = 0; mail < 502; mail += 1) mails.add(responseOf(true), send, FAULT);
  expect(error).toHaveBeenCalledTimes(2);
  await mails.close(10_000);
  expect(send).toHaveBeenCalledTimes(500);
});
