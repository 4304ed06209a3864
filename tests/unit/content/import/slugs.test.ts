import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../../../src/contract/filters.ts';
import { readItem } from '../../../../src/content/import/documents.ts';
import { Faults } from '../../../../src/content/import/faults.ts';
import { filled } from '../../../../src/content/import/fill.ts';
import type { FeedDocument } from '../../../../src/contract/feed.ts';
import { parseFilters, formatFilters } from '../../../../src/routes/filters.ts';
import { href } from '../../../../src/routes/href.ts';
import { match } from '../../../../src/routes/match.ts';
import { isAvailable, type Screen } from '../../../../src/routes/screens.ts';
import { SITE_CODES, siteOf } from '../../../../src/sites/sites.ts';

/** Any text, those that have a meaning of their own in addresses, and what chains write. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.string({ unit: fc.constantFrom(...'a1-_./\\,%?# é&~'), maxLength: 12 }),
  fc.constantFrom('E/d,f', 'VO/VOST', '2D/3D', 'filters', 'kebab-7', '..', '%2F', '\uD800', 'a'.repeat(129), 'دراما'),
);

/** The item as the import takes it; undefined where it is refused, which names what is wrong. */
function taken<Item>(name: FeedDocument, item: object, text: string): Item | undefined {
  const faults = new Faults();
  const read = readItem(name, item, faults, 'file');
  if (read) return read as Item;
  expect(faults.listed).not.toEqual([]);
  for (const fault of faults.listed) expect(fault.expected, text).not.toBe('');
  return undefined;
}

const THEATER = { name: 'Rex', addressLine1: '1 rue du Phare', addressCity: 'Town' };
const TRACKING = { citySlug: 'town', cinemaSlug: 'rex' };
const REX = { name: 'Rex', citySlug: 'town', vistaRef: '1', theaters: [THEATER], tracking: TRACKING };

const everywhere = SITE_CODES.flatMap((code) =>
  siteOf(code).languages.map((language) => [siteOf(code), language] as const),
);

describe('whatever a feed calls its things, it is refused, or addresses can hold it', () => {
  test.each(['tags', 'versions'] as const)('slugs of %s, in filters', (name) => {
    fc.assert(
      fc.property(anyText, (slug) => {
        const item = taken<{ slug: string }>(name, { slug, title: 'Name', label: 'Name', description: 'Name' }, slug);
        if (!item) return;
        const filters = { ...NO_FILTERS, [name]: [item.slug] };
        expect(parseFilters(formatFilters(filters))).toEqual({ filters, canonical: true });
      }),
    );
  });

  test('genres, by their names', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (genres) => {
        const shows = filled('shows', { shows: [{ slug: 'the-film-7', title: 'The film', genres }] }, {});
        const [show] = (shows as { shows: object[] }).shows;
        const read = taken<{ genresSlug: string[] }>('shows', show!, genres.join());
        for (const slug of read?.genresSlug ?? []) {
          const filters = { ...NO_FILTERS, genres: [slug] };
          expect(parseFilters(formatFilters(filters))).toEqual({ filters, canonical: true });
        }
      }),
    );
  });

  test.each([
    ['cities', 'city', { name: 'Town', gpsPosition: null }],
    ['cinemas', 'cinema', REX],
    ['shows', 'movie', { title: 'The film' }],
    ['articles', 'newsItem', { type: 'news', title: 'News' }],
    ['experiences', 'experience', { title: 'IMAX' }],
  ] as const)('slugs of %s, in paths', (name, screen: Screen, rest) => {
    expect(taken(name, { slug: 'kebab-7', ...rest }, 'kebab-7')).toBeDefined();
    const sites = everywhere.filter(([site]) => isAvailable(site, screen));
    fc.assert(
      fc.property(anyText, (slug) => {
        const item = taken<{ slug: string }>(name, { slug, ...rest }, slug);
        if (!item) return;
        for (const [site, language] of sites) {
          const path = href(site, language, screen, { slug: item.slug });
          expect(match(site, path), path).toMatchObject({ screen, params: { slug: item.slug }, canonical: undefined });
        }
      }),
    );
  });
});
