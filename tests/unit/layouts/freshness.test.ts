import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROGRAMME, programmeUntil } from '../../../src/layouts/freshness.ts';

const NOW = new Date('2026-11-21T22:00:00+01:00');
const inSeconds = (seconds: number) => programmeUntil(NOW, NOW.getTime() + seconds * 1000);

test('a programme that opens on another day soon is cached until then', () => {
  expect(programmeUntil(NOW, undefined)).toEqual(PROGRAMME);
  expect(inSeconds(3600)).toEqual(PROGRAMME);
  expect(inSeconds(45.9)).toEqual({ maxAge: 30, swr: 15 });
  expect(inSeconds(20)).toEqual({ maxAge: 20, swr: 0 });
  expect(inSeconds(0)).toEqual({ maxAge: 1, swr: 0 });
});

test('it is never cached for longer than others, nor past that instant by more than a second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (milliseconds) => {
      const { maxAge, swr } = programmeUntil(NOW, NOW.getTime() + milliseconds);
      expect(maxAge).toBeGreaterThan(0);
      expect(maxAge).toBeLessThanOrEqual(PROGRAMME.maxAge);
      expect(swr).toBeGreaterThanOrEqual(0);
      expect(maxAge + swr).toBeLessThanOrEqual(Math.max(1, milliseconds / 1000));
    }),
  );
});
