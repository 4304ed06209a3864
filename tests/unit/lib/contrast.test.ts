import { expect, test } from 'vitest';
import { isDark } from '../../../src/lib/contrast.ts';

test('light letters stand on dark colours and dark ones on light, as WCAG reckons', () => {
  expect(['#000000', '#16130f', '#C0392B', '#2f5fb3'].map(isDark)).toEqual([true, true, true, true]);
  expect(['#ffffff', '#ffc72e', '#F6EFE2', '#00ff00'].map(isDark)).toEqual([false, false, false, false]);
});

test('nothing but a colour is one', () => {
  expect([null, '', 'red', '#fff', '#12345', 'url(x)'].map(isDark)).toEqual(Array(6).fill(undefined));
});
