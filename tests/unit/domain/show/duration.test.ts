import { describe, expect, test } from 'vitest';
import { formatDuration } from '../../../../src/domain/show/duration.ts';

// SPEC 9.13
describe('duration', () => {
  test.each([
    [1, '1 min'],
    [59, '59 min'],
    [60, '1 h 00'],
    [61, '1 h 01'],
    [119, '1 h 59'],
    [153, '2 h 33'],
    [600, '10 h 00'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text.replaceAll(' ', '\u00A0'));
  });

  test('0 is no known length', () => {
    expect(formatDuration(0)).toBeUndefined();
  });
});
