import { expect, test, vi } from 'vitest';
import { FEATURE_FACTS, FEATURES, featuresOf } from '../../../src/sites/features.ts';
import { siteOf, type SiteCode } from '../../../src/sites/sites.ts';
import { parseSettings } from '../../../src/settings/settings.ts';

/** A chain in one country, whose row is the only one. */
vi.mock(import('#brand/sites.ts'), async (original) => {
  const { tn } = (await original()).sites;
  return { sites: { tn: { ...tn, switchable: ['wallet'] } } } as never;
});
const tn = 'tn' satisfies SiteCode;

test('a row without features has those that are on by default, and no others', () => {
  expect(siteOf(tn).features).toEqual([]);
  const standard = FEATURES.filter((feature) => FEATURE_FACTS[feature].isDefault);
  expect([...featuresOf(tn, [])]).toEqual(standard);
  expect(standard).not.toContain('help');
  expect([...featuresOf(tn, [...FEATURES])].toSorted()).toEqual([...standard, 'wallet'].toSorted());
});

test('a feature that no row lets FEATURES switch on is refused there by name', () => {
  expect(parseSettings({ FEATURES: 'wallet,news' }).FEATURES).toBe('wallet,news');
  expect(() => parseSettings({ FEATURES: 'wallet,appStores' })).toThrow(
    'Bad setting: FEATURES: no site has appStores among its switchable features (brand/sites.ts).',
  );
});
