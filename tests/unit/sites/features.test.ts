import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOf, SCREENS } from '../../../src/routes/screens.ts';
import { FEATURE_FACTS, FEATURES } from '../../../src/sites/featureFacts.ts';
import { featuresOf } from '../../../src/sites/features.ts';
import { SITE_CODES, siteOf } from '../../../src/sites/sites.ts';

test('what is still to come is off, until a setting switches it on', () => {
  expect(featuresOf('fr', []).has('business')).toBe(false);
  expect(featuresOf('fr', ['business']).has('business')).toBe(true);
  expect(featuresOf('be', ['wallet']).has('wallet')).toBe(false);
});

// SPEC 2.62, 2.68, 6.6
test('Club and "More from the provider" are the Dutch variant’s alone (SPEC 2)', () => {
  for (const code of SITE_CODES) {
    const all = featuresOf(code, FEATURES);
    expect([all.has('club'), all.has('provider')], code).toEqual([code === 'nl', code === 'nl']);
  }
});

// SPEC 9.36
test.each(SITE_CODES)('%s has what its row names, and what is on by default', (code) => {
  const standard = FEATURES.filter((feature) => FEATURE_FACTS[feature].isDefault);
  expect(featuresOf(code, [])).toEqual(new Set([...standard, ...siteOf(code).features]));
});

// SPEC 9.36
test.each(FEATURES)('a site’s settings have the last word on %s', (feature) => {
  for (const code of SITE_CODES) {
    expect(featuresOf(code, FEATURES, { [feature]: false }).has(feature)).toBe(false);
    expect(featuresOf(code, [], { [feature]: true }).has(feature)).toBe(true);
    expect(featuresOf(code, [], { [feature]: true }).size).toBe(featuresOf(code, [], { [feature]: false }).size + 1);
  }
});

test('every feature is read by the code', () => {
  const sources = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !file.endsWith('sites/featureFacts.ts'));
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const ofScreens: readonly (string | null)[] = SCREENS.map((screen) => routeOf(screen).feature);
  const unread = FEATURES.filter((feature) => !ofScreens.includes(feature) && !code.includes(`.has('${feature}')`));
  expect(unread).toEqual([]);
});
