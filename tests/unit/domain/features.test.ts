import { expect, test } from 'vitest';
import { FEATURES, featuresOf } from '../../../src/sites/features.ts';
import { SITE_CODES } from '../../../src/sites/sites.ts';

test('what is still to come is off, until a setting switches it on', () => {
  expect(featuresOf('fr', []).has('authentication')).toBe(false);
  expect(featuresOf('fr', ['authentication']).has('authentication')).toBe(true);
  expect(featuresOf('be', ['wallet']).has('wallet')).toBe(false);
});

test('Club and "More from the provider" are the Dutch variant’s alone (SPEC 2)', () => {
  for (const code of SITE_CODES) {
    const all = featuresOf(code, FEATURES);
    expect([all.has('club'), all.has('provider')], code).toEqual([code === 'nl', code === 'nl']);
  }
});
