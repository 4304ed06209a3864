import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captchaWork } from '../../../../src/domain/offers/captchaWork.ts';

describe('the work of a captcha', () => {
  test.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [1_000, 10],
    [10_000, 64],
    [1_000_000, 64],
  ])('after %s failed guesses is %s times the usual', (failures, times) => {
    expect(captchaWork(failures)).toBe(times);
  });

  test('never falls while more guess, and always can be done', () => {
    const failures = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(failures, failures, (one, more) => {
        expect(captchaWork(one + more)).toBeGreaterThanOrEqual(captchaWork(one));
        expect(captchaWork(one)).toBeGreaterThanOrEqual(1);
        expect(captchaWork(one)).toBeLessThanOrEqual(64);
      }),
    );
  });
});
