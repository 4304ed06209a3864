import { expect, test, vi } from 'vitest';
import { icsOf } from '../../../../../src/request/endpoints/calendar/ics.ts';

vi.mock('#brand/brand.ts', async (original) => ({ ...(await original<object>()), NAME: 'Rex; Kino,\nBühne \\ Bar' }));

test('a calendar is from a chain of any name, on one line as text (RFC 5545, 3.3.11)', () => {
  const head = { name: 'x', language: 'fr', url: 'https://rex.example/', stamp: new Date('2026-11-21T06:00:00Z') };
  const lines = icsOf(head, []).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(String.raw`PRODID:-//Rex\; Kino\,\nBühne \\ Bar//Screenings//FR`);
});
