import { describe, expect, test } from 'vitest';
import { sites } from '#brand/sites.ts';
import { FEATURES, FEATURE_FACTS } from '../../../src/sites/featureFacts.ts';
import { featuresOf } from '../../../src/sites/features.ts';
import { LANGUAGES, localeOf, SITE_CODES, siteOf, type SiteCode } from '../../../src/sites/sites.ts';

/** Copied from SPEC 1 and 9: languages with the default first, and what else differs from country to country. */
const GIVEN: Readonly<Record<SiteCode, readonly [languages: string, favourites: number]>> = {
  fr: ['fr en', 5],
  ch: ['en de fr', 1],
  be: ['en fr nl', 1],
  tn: ['fr en', 1],
  sn: ['fr en', 1],
  nl: ['nl en', 5],
  ci: ['fr en', 1],
  ma: ['fr en', 1],
};

// SPEC 1.2, 1.18
test('there are eight sites and four languages', () => {
  expect(SITE_CODES.toSorted()).toEqual(Object.keys(GIVEN).toSorted());
  expect(LANGUAGES.toSorted()).toEqual(['de', 'en', 'fr', 'nl']);
});

// SPEC 1.19, 1.20, 9.19
test.each(Object.entries(GIVEN))(
  '%s speaks its languages, the default first, and keeps its number of favourites',
  (code, given) => {
    const [languages, favourites] = given;
    const { defaultLanguage, languages: spoken, favouritesLimit } = sites[code as SiteCode];
    const [first, ...others] = languages.split(' ');
    expect([defaultLanguage, spoken[0]]).toEqual([first, first]);
    expect(spoken.slice(1).toSorted()).toEqual(others);
    expect(favouritesLimit).toBe(favourites);
  },
);

// SPEC 9.18
test('tickets name the tag first in Switzerland, and the version elsewhere', () => {
  for (const code of SITE_CODES) expect(siteOf(code).versionLabel).toBe(code === 'ch' ? 'tag' : 'version');
});

// SPEC 9.37
test('only fr and nl have regions', () => {
  const regions = SITE_CODES.flatMap((code) => siteOf(code).regions.map((region) => [code, region]));
  expect(regions).toEqual([
    ['fr', 'idf'],
    ['nl', 'amsterdam'],
  ]);
});

// SPEC 3.55
test('each rating system is some site’s', () => {
  expect(new Set(SITE_CODES.map((code) => siteOf(code).ratingSystem))).toEqual(
    new Set(['CSA', 'Cinecheck', 'Default']),
  );
});

// SPEC 9.39
test('a locale is a language and a country', () => {
  expect(localeOf(siteOf('fr'), 'fr')).toBe('fr-FR');
  for (const code of SITE_CODES) {
    for (const language of siteOf(code).languages) {
      expect(localeOf(siteOf(code), language)).toBe(`${language}-${code.toUpperCase()}`);
    }
  }
});

describe('features', () => {
  // SPEC 9.36
  test('are some fifty, each with the type of its cookies, and differ from site to site', () => {
    expect(FEATURES.length).toBeGreaterThan(40);
    expect(new Set(Object.values(FEATURE_FACTS).map(({ cookies }) => cookies))).toEqual(
      new Set(['necessary', 'support', 'audience']),
    );
    const all = SITE_CODES.map((code) => [...featuresOf(code, FEATURES)].join());
    expect(new Set(all).size).toBeGreaterThan(3);
  });
});
