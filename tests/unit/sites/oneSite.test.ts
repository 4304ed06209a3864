import { expect, test, vi } from 'vitest';
import { FEATURE_FACTS, FEATURES } from '../../../src/sites/featureFacts.ts';
import { featuresOf } from '../../../src/sites/features.ts';
import { siteOf, type SiteCode } from '../../../src/sites/sites.ts';
import { originOf, parentDomain, siteOfHost } from '../../../src/settings/hosts.ts';
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

test('its origin needs no {site}, and accounts below its domain share what says that somebody is signed in', () => {
  for (const SITE_ORIGIN of ['https://www.rex.example', 'https://rex.example', 'https://{site}.rex.example']) {
    const settings = parseSettings({ SITE_ORIGIN });
    expect(originOf(siteOf(tn), settings)).toBe(SITE_ORIGIN.replace('{site}', 'tn'));
    expect(siteOfHost(new URL(originOf(siteOf(tn), settings)).host, settings)?.code).toBe(tn);
    expect(parentDomain(settings)).toBe('rex.example');
  }
});

test('a feature that no row lets FEATURES switch on is refused there by name', () => {
  expect(parseSettings({ FEATURES: 'wallet,news' }).FEATURES).toBe('wallet,news');
  expect(() => parseSettings({ FEATURES: 'wallet,appStores' })).toThrow(
    'Bad setting: FEATURES: no site has appStores among its switchable features (brand/sites.ts).',
  );
});
