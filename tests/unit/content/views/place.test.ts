import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../../../src/content/catalogue.ts';
import { placeChosen, placeTyped } from '../../../../src/content/views/place.ts';
import { siteOf } from '../../../../src/sites/sites.ts';
import { catalogueOf, cinemaOf, cityOf, inStore } from './chain.ts';

vi.mock('../../../../src/content/catalogues.ts', async () => (await import('./chain.ts')).fakeCatalogues);
afterEach(() => {
  inStore.length = 0;
});

const at = (x: number, y: number) => ({ gpsPosition: { x, y } });
const cinema = (slug: string, vistaRef: string, place: readonly [number, number], status = true) => ({
  ...{ slug, name: `Aurore ${slug}`, vistaRef, status, redirectSlug: null, citySlug: 'lyon' },
  theaters: [{ addressZip: '69002', addressCity: 'Lyon', ...at(...place) }],
});
const cinemas = [
  cinema('Confluence', '11', [45.74, 4.82]),
  cinema('Célestins', '12', [45.76, 4.83]),
  cinema('Bellecour', '13', [45.757, 4.832], false),
];
const lyon = {
  ...{ slug: 'lyon', name: 'Lyon', postalCode: '69', theaterPostalCode: ['69002'], defaultCinema: 'Confluence' },
  ...{ cinemas: cinemas.map(({ slug }) => slug), ...at(45.764, 4.8357) },
};
const catalogue = {
  ...{ site: siteOf('fr'), cities: [lyon], citiesBySlug: new Map([['lyon', lyon]]), cinemas },
  cinemasBySlug: new Map(cinemas.map((each) => [each.slug, each])),
  settings: { locator: { maximumNumberOfCinemas: 6, maximumDistance: 50 } },
} as unknown as Catalogue;
const CITY = { choice: { type: 'city', value: 'lyon' }, cinema: '11', name: 'Lyon', count: 2 };

describe('what is typed', () => {
  test('is a city, a postcode by its town and district, or a cinema', async () => {
    expect(await placeTyped(catalogue, ' LYON')).toMatchObject(CITY);
    expect(await placeTyped(catalogue, '69002')).toMatchObject({
      choice: { type: 'position' },
      name: 'Lyon 2e',
      count: 2,
    });
    expect(await placeTyped(catalogue, 'célestins')).toMatchObject({
      ...{ choice: { type: 'cinema', value: '12' }, cinema: '12', name: 'Aurore Célestins', count: 0 },
    });
  });

  test('is no place, and why', async () => {
    expect(await placeTyped(catalogue, 'Atlantis')).toEqual({ problem: 'unknown', names: [] });
    expect(await placeTyped(catalogue, 'aurore')).toEqual({
      problem: 'several',
      names: ['Aurore Confluence', 'Aurore Célestins'],
    });
    expect(await placeTyped(catalogue, 'Aurore Bellecour')).toEqual({ problem: 'closed', names: ['Aurore Bellecour'] });
    expect(await placeTyped(catalogue, 'Lausanne')).toMatchObject({ problem: 'abroad', names: ['Lausanne'] });
    expect(await placeTyped(catalogue, 'Brest')).toEqual({ problem: 'far', names: ['Brest'] });
  });
});

describe('what is chosen', () => {
  test('has a name, and a cinema', async () => {
    expect(await placeChosen(catalogue, { type: 'city', value: 'lyon' })).toEqual(CITY);
    expect(await placeChosen(catalogue, { type: 'position', value: { x: 45.74, y: 4.82 } })).toMatchObject({
      cinema: '11',
      count: 2,
    });
  });

  test('of favourites is the first that is open; if all are closed, there is none', async () => {
    const favourite = { type: 'favorite', value: null } as const;
    expect(await placeChosen(catalogue, favourite, ['Bellecour', 'Célestins'])).toEqual({
      ...{ choice: favourite, cinema: '12', name: 'Aurore Célestins', count: 1 },
    });
    expect(await placeChosen(catalogue, favourite, ['Bellecour'])).toEqual({
      problem: 'closed',
      names: ['Aurore Bellecour'],
    });
    expect(await placeChosen(catalogue, favourite, ['gone'])).toEqual({ problem: 'unknown', names: [] });
  });

  test('is no place if the site has none such, it is closed, or far from all', async () => {
    expect(await placeChosen(catalogue, { type: 'cinema', value: '99' })).toEqual({ problem: 'unknown', names: [] });
    expect(await placeChosen(catalogue, { type: 'cinema', value: '13' })).toMatchObject({ problem: 'closed' });
    expect(await placeChosen(catalogue, { type: 'city', value: 'nice' })).toMatchObject({ problem: 'unknown' });
    expect(await placeChosen(catalogue, { type: 'position', value: { x: 10, y: 0 } })).toEqual({
      problem: 'far',
      names: [],
    });
  });
});

describe('a place', () => {
  test('abroad says where, and a closed cinema is known by its name whatever its capitals', async () => {
    const abroad = await placeTyped(catalogue, ' lausanne ');
    expect(abroad).toMatchObject({ problem: 'abroad', names: ['lausanne'], site: { code: 'ch' } });
    expect(await placeTyped(catalogue, 'AURORE bellecour')).toEqual({ problem: 'closed', names: ['Aurore Bellecour'] });
    expect(await placeTyped(catalogue, 'Lausan')).toEqual({ problem: 'unknown', names: [] });
    expect(await placeTyped(catalogue, 'Aurore')).not.toHaveProperty('found');
  });

  test('that is typed is what was found, too', async () => {
    expect((await placeTyped(catalogue, 'Lyon')) as object).toMatchObject({ ...CITY, found: { city: 'lyon' } });
    expect(await placeTyped(catalogue, 'Célestins')).toMatchObject({ name: 'Aurore Célestins', count: 0, found: {} });
  });

  test('has the name of its town, where one is near', async () => {
    const at = (x: number, y: number) => placeChosen(catalogue, { type: 'position', value: { x, y } });
    expect(await at(45.764, 4.8357)).toMatchObject({
      cinema: '12',
      name: expect.stringMatching(/^Lyon/) as unknown,
      count: 2,
    });
    expect(await at(48.39, -4.49)).toEqual({ problem: 'far', names: ['Brest'] });
  });

  test('of a cinema or of favourites is the cinema itself', async () => {
    expect(await placeChosen(catalogue, { type: 'cinema', value: '12' })).toEqual({
      ...{ choice: { type: 'cinema', value: '12' }, cinema: '12', name: 'Aurore Célestins', count: 0 },
    });
    const favourite = { type: 'favorite', value: null } as const;
    expect(await placeChosen(catalogue, favourite, ['Confluence', 'Célestins', 'Bellecour'])).toEqual({
      ...{ choice: favourite, cinema: '11', name: 'Aurore Confluence', count: 2 },
    });
    expect(await placeChosen(catalogue, favourite)).toEqual({ problem: 'unknown', names: [] });
  });

  test('of a city whose cinemas are closed is the nearest that is open, if its centre is known', async () => {
    const closed = {
      ...lyon,
      slug: 'closed',
      name: 'Villeurbanne',
      postalCode: '',
      cinemas: ['Bellecour'],
      defaultCinema: 'Bellecour',
    };
    const given = (city: object) =>
      ({ ...catalogue, cities: [city], citiesBySlug: new Map([['closed', city]]) }) as unknown as Catalogue;
    const choice = { type: 'city', value: 'closed' } as const;
    expect(await placeChosen(given(closed), choice)).toEqual({ choice, cinema: '12', name: 'Villeurbanne', count: 0 });
    const lost = given({ ...closed, gpsPosition: null });
    expect(await placeChosen(lost, choice)).toEqual({ problem: 'unknown', names: [] });
    const far = given({ ...closed, gpsPosition: { x: 10, y: 0 } });
    expect(await placeTyped(far, 'Villeurbanne')).toEqual({ problem: 'far', names: ['Villeurbanne'] });
  });
});

describe('in the other languages of a site', () => {
  const brussels = (language: 'en' | 'fr' | 'nl', name: string, cinema: string) =>
    catalogueOf(
      'be',
      {
        cities: [
          cityOf('bruxelles', { name, cinemas: ['1'], defaultCinema: '1', gpsPosition: { x: 50.85, y: 4.35 } }),
          cityOf('elsewhere', { name: `${name} Midi`, gpsPosition: { x: 50.8, y: 4.3 } }),
        ],
        cinemas: [
          cinemaOf('1', { status: true, citySlug: 'bruxelles' }),
          cinemaOf('2', { status: false, citySlug: 'bruxelles', name: cinema }),
        ],
      },
      language,
    );
  const belgian = [
    brussels('en', 'Brussels', 'Aurore Park'),
    brussels('fr', 'Bruxelles', 'Aurore Parc'),
    brussels('nl', 'Brussel', 'Aurore Warande'),
  ] as const;

  test('a city and a closed cinema have other names, and are called by that of the page', async () => {
    inStore.push(...belgian);
    expect(await placeTyped(belgian[0], 'Bruxelles')).toMatchObject({
      ...{ choice: { type: 'city', value: 'bruxelles' }, name: 'Brussels', count: 1 },
    });
    expect(await placeTyped(belgian[2], 'brussels')).toMatchObject({ name: 'Brussel' });
    expect(await placeTyped(belgian[0], 'aurore warande')).toEqual({ problem: 'closed', names: ['Aurore Park'] });
  });

  test('a city of another country has other names, and comes before a town', async () => {
    inStore.push(...belgian);
    for (const typed of ['bruxelles', 'BRUSSEL', 'Brussels']) {
      const abroad = { problem: 'abroad', names: [typed], site: siteOf('be') };
      expect(await placeTyped(catalogue, typed), typed).toEqual(abroad);
    }
    expect(await placeTyped(catalogue, 'bruxell')).toEqual({ problem: 'unknown', names: [] });
    inStore.push(catalogueOf('nl', { cities: [cityOf('l', { name: 'Lausanne' })] }));
    expect(await placeTyped(catalogue, 'Lausanne')).toMatchObject({ problem: 'abroad', site: { code: 'nl' } });
  });
});
