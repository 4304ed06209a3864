import { describe, expect, test } from 'vitest';
import { faultsOfChanges } from '../../../../src/content/revisions/documents.ts';
import { siteOf } from '../../../../src/sites/sites.ts';
import { catalogueOf, cinemaOf, cityOf } from '../views/chain.ts';

const site = siteOf('fr');
/** Cinemas that have one near them which there is not. */
const cinemas = ['rex', 'odeon', 'lux'].map((slug) => cinemaOf(slug, { nearbyCinemas: ['gone'] }));
const catalogues = new Map([['fr', catalogueOf('fr', { cinemas, cities: [cityOf('lyon')] })]] as const);

const faultsWith = (...items: readonly ReturnType<typeof cinemaOf>[]) =>
  faultsOfChanges(
    site,
    catalogues,
    items.map((item) => ({ language: 'fr', name: 'cinemas', slug: item.slug, item }) as const),
  ).map(({ path }) => path);

describe('what editors change', () => {
  test.each(['rex', 'odeon', 'lux'])('may mend one of several like faults, as of %s', (slug) => {
    expect(faultsWith(cinemaOf(slug, { nearbyCinemas: [] }))).toEqual([]);
  });

  test('may leave a fault that was there', () => {
    expect(faultsWith({ ...cinemas[0]!, name: 'Aurore Rex' })).toEqual([]);
  });

  test('may add none, of a kind that is known either', () => {
    const added = faultsWith(
      { ...cinemas[0]!, nearbyCinemas: ['gone', 'away'] },
      cinemaOf('new', { nearbyCinemas: ['gone'] }),
    );
    expect(added).toEqual([
      expect.stringContaining('[slug=rex].nearbyCinemas[1]'),
      expect.stringContaining('[slug=new].citySlug'),
      expect.stringContaining('[slug=new].nearbyCinemas[0]'),
    ]);
  });
});
