import { afterEach, expect, test, vi } from 'vitest';
import { isOutage, logFault } from '../../../src/content/outage.ts';

afterEach(() => vi.restoreAllMocks());

const fault = (message: string, code: string) => Object.assign(new Error(message), { code });

test('a database that closes the connection is an outage, and logged', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  logFault(fault('read ECONNRESET', 'ECONNRESET'));
  expect(isOutage(fault('read ECONNRESET', 'ECONNRESET'))).toBe(true);
  expect(said.mock.calls.map(([line]) => (JSON.parse(String(line)) as { msg: string }).msg)).toEqual([
    'PostgreSQL has closed the connection.',
  ]);
});

test('a visitor who leaves while sending is neither', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  logFault(fault('aborted', 'ECONNRESET'));
  expect(isOutage(fault('aborted', 'ECONNRESET'))).toBe(false);
  expect(said).not.toHaveBeenCalled();
});
