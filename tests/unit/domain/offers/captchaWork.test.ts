import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captchaWork, CAPTCHA_HEADER } from '../../../../src/domain/offers/captchaWork.ts';

// SPEC 5, 7: the client service reads it by this name.
test('the header of its answer is the one that the specification names', () => {
  expect(CAPTCHA_HEADER).toBe('X-Captcha-Response');
});

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
