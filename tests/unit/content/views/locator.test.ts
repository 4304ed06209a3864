import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../../../src/content/catalogue.ts';
import {
  cinemasNear,
  cinemasNearText,
  locatorLimits,
  namedCinemas,
  placeOfLocation,
  placesNamed,
  startOf,
  typedPlaces,
} from '../../../../src/content/views/locator.ts';
import { siteOf } from '../../../../src/sites/sites.ts';
import * as chain from './chain.ts';

vi.mock('../../../../src/content/catalogues.ts', async () => (await import('./chain.ts')).fakeCatalogues);
afterEach(() => {
  chain.inStore.length = 0;
});

const at = (x: number, y: number) => ({ gpsPosition: { x, y } });
const cinema = (slug: string, x: number, y: number, status = true) => ({
  slug,
  name: slug,
  status,
  vistaRef: `1${slug.length}`,
  redirectSlug: null,
  theaters: [{ addressZip: x === 0 ? null : '69002', addressCity: 'Lyon', ...at(x, y) }],
});
const lyon = { slug: 'lyon', name: 'Lyon', postalCode: '69', theaterPostalCode: [], ...at(45.764, 4.8357) };
const cinemas = [
  cinema('far', 45.9, 4.8),
  cinema('near', 45.77, 4.84),
  cinema('closed', 45.76, 4.84, false),
  cinema('unknown', 0, 0),
];
const former = { ...cinema('former', 45.77, 4.84), redirectSlug: 'near' };
const catalogue = (maximumNumberOfCinemas = 6, maximumDistance = 50) =>
  ({
    site: siteOf('fr'),
    cities: [lyon],
    citiesBySlug: new Map([['lyon', lyon]]),
    cinemas,
    cinemasBySlug: new Map([...cinemas, former].map((each) => [each.slug, each])),
    settings: { locator: { maximumNumberOfCinemas, maximumDistance } },
  }) as unknown as Catalogue;
const slugs = (answer: ReturnType<typeof cinemasNear>) => answer.cinemas.map(({ slug }) => slug);

describe('the cinemas that the locator gets', () => {
  test('lie around what was typed', async () => {
    expect(slugs(await cinemasNearText(catalogue(), 'lyon'))).toEqual(['near', 'far']);
    expect(slugs(await cinemasNearText(catalogue(), 'atlantis'))).toEqual([]);
    expect(slugs(await cinemasNearText(catalogue(), ' '))).toEqual([]);
  });

  test('say when they are around another place than the typed postcode', async () => {
    expect(await cinemasNearText(catalogue(), '69100')).toMatchObject({ approximate: 'Lyon' });
    expect(await cinemasNearText(catalogue(), '69002')).toMatchObject({ approximate: null });
  });

  test('lie around the location of each mode', () => {
    expect(slugs(cinemasNear(catalogue(), { mode: 'city', slug: 'lyon' }))).toEqual(['near', 'far']);
    expect(slugs(cinemasNear(catalogue(), { mode: 'cinema', slug: 'far' }))).toEqual(['far', 'near']);
    expect(slugs(cinemasNear(catalogue(), { mode: 'position', place: [45.9, 4.8] }))).toEqual(['far', 'near']);
    expect(slugs(cinemasNear(catalogue(), { mode: 'favorite' }))).toEqual([]);
    expect(slugs(cinemasNear(catalogue(), { mode: 'cinema', slug: 'unknown' }))).toEqual([]);
  });

  // SPEC 9.4
  test('are no more and no farther than the settings say', async () => {
    expect(slugs(await cinemasNearText(catalogue(1), 'lyon'))).toEqual(['near']);
    expect(slugs(await cinemasNearText(catalogue(6, 5), 'lyon'))).toEqual(['near']);
    expect(slugs(await cinemasNearText(catalogue(6, 20_000), 'lyon'))).toEqual(['near', 'far']);
  });

  // SPEC 4.36
  test('are the favourites in their order, wherever they lie, without those that are gone', () => {
    const favourites = namedCinemas(catalogue(), ['near', 'gone', 'former', 'closed', 'far'], undefined);
    expect(slugs(favourites)).toEqual(['near', 'closed', 'far']);
    expect(favourites.cinemas.map(({ kilometres }) => kilometres)).toEqual([null, null, null]);
  });

  test('of a held list tell how far each is from the one that was chosen, if that is known', () => {
    const held = namedCinemas(catalogue(), ['near', 'unknown', 'far'], { mode: 'cinema', slug: 'far' }).cinemas;
    expect(held.map(({ kilometres }) => kilometres !== null)).toEqual([true, false, true]);
    expect(held[2]!.kilometres).toBe(0);
    expect(held[0]!.kilometres).toBeGreaterThan(10);
    expect(held.map(({ town }) => town)).toEqual(['69002 Lyon', 'Lyon', '69002 Lyon']);
  });

  test('are not more than fifty by name', () => {
    expect(namedCinemas(catalogue(), Array<string>(60).fill('near'), undefined).cinemas.length).toBe(50);
  });
});

// SPEC 4.37
test('a visit starts where its address, its page or its cookie says', () => {
  const cookie = '{"type":"cinema","value":"13"}';
  const start = (hints: object) => startOf(catalogue(), { signedIn: false, ...hints });
  expect(start({ where: 'lyon', page: '14', cookie })).toEqual({ mode: 'city', slug: 'lyon' });
  expect(start({ page: '14', cookie })).toEqual({ mode: 'cinema', slug: 'near' });
  expect(start({ cookie })).toEqual({ mode: 'cinema', slug: 'far' });
  expect(start({ page: 'x', cookie: '%' })).toBeUndefined();
  expect(start({ cookie: '{"type":"favorite","value":null}', signedIn: true })).toEqual({ mode: 'favorite' });
});

describe('a location', () => {
  test('has the name of its cinema or its city', async () => {
    const from = (location: Parameters<typeof cinemasNear>[1]) => cinemasNear(catalogue(), location).from;
    expect(from({ mode: 'cinema', slug: 'far' })).toBe('far');
    expect(from({ mode: 'city', slug: 'lyon' })).toBe('Lyon');
    expect(from({ mode: 'city', slug: 'far' })).toBeNull();
    expect(from({ mode: 'position', place: [45.9, 4.8] })).toBeNull();
    expect(namedCinemas(catalogue(), [], { mode: 'city', slug: 'lyon' }).from).toBe('Lyon');
    expect(namedCinemas(catalogue(), [], undefined)).toEqual({ approximate: null, from: null, cinemas: [] });
    expect((await cinemasNearText(catalogue(), 'lyon')).from).toBe('Lyon');
    expect(await cinemasNearText(catalogue(), 'atlantis')).toEqual({ approximate: null, from: null, cinemas: [] });
  });

  test('is a place, but for favourites', () => {
    const of = (location: Parameters<typeof placeOfLocation>[1]) => placeOfLocation(catalogue(), location);
    expect(of({ mode: 'position', place: [1, 2] })).toEqual([1, 2]);
    expect(of({ mode: 'cinema', slug: 'far' })).toEqual([45.9, 4.8]);
    expect(of({ mode: 'city', slug: 'lyon' })).toEqual([45.764, 4.8357]);
    expect([of({ mode: 'favorite' }), of({ mode: 'city', slug: 'x' }), of({ mode: 'cinema', slug: 'x' })]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  test('that is typed is a town without a cinema only where no city or cinema has the name', async () => {
    expect((await placesNamed(catalogue(), 'lyon')).map(({ city }) => city)).toEqual(['lyon']);
    expect((await placesNamed(catalogue(), 'Mâcon')).map(({ name, city }) => [name, city])).toContainEqual([
      'Mâcon',
      undefined,
    ]);
    expect((await typedPlaces(catalogue(), 'near')).map(({ name }) => name)).toEqual(['near']);
    expect(await typedPlaces(catalogue(), 'closed')).toEqual([]);
  });

  test('lists a cinema with all that its entry shows', () => {
    expect(namedCinemas(catalogue(), ['closed'], { mode: 'favorite' }).cinemas).toEqual([
      { slug: 'closed', name: 'closed', status: false, vistaRef: '16', town: '69002 Lyon', kilometres: null },
    ]);
  });

  test('has the limits of the site’s settings, else of the server’s', () => {
    expect(locatorLimits(catalogue(3, 7))).toEqual({ count: 3, kilometres: 7 });
    const bare = { ...catalogue(), settings: { locator: {} } } as unknown as Catalogue;
    expect(locatorLimits(bare)).toEqual({ count: 6, kilometres: 50 });
  });
});

describe('a place of a site with several languages', () => {
  const { cinemaOf, cityOf, catalogueOf } = chain;
  const AT = { gpsPosition: { x: 46.9, y: 7.4 } };
  const swiss = (language: 'en' | 'fr' | 'de', [geneva, bern, cinema]: readonly [string, string, string]) =>
    catalogueOf(
      'ch',
      {
        cities: [cityOf('geneve', { name: geneva, ...AT }), cityOf('bern', { name: bern, ...AT })],
        cinemas: [cinemaOf('1', { name: cinema, ...chain.at(46.9, 7.4) })],
      },
      language,
    );
  const english = swiss('en', ['Geneva', 'Bern', 'Aurore Kirchenfeld']);
  const french = swiss('fr', ['Genève', 'Berne', 'Aurore Champ-de-l’Église']);
  const german = swiss('de', ['Genf', 'Bern', 'Aurore Kirchenfeld']);
  const found = async (page: Catalogue, typed: string) => {
    chain.inStore.push(english, french, german);
    return (await placesNamed(page, typed)).map(({ name, otherName }) => [name, otherName]);
  };

  test('is found by its name in each of them, and has the name of the page’s', async () => {
    expect(await found(english, 'genf')).toEqual([['Geneva', 'Genf']]);
    expect(await found(german, 'GENÈVE')).toEqual([['Genf', 'Genève']]);
    expect(await found(german, 'geneva')).toEqual([['Genf', 'Geneva']]);
    expect(await found(english, "aurore champ de l'eglise")).toEqual([
      ['Aurore Kirchenfeld', 'Aurore Champ-de-l’Église'],
    ]);
    expect((await cinemasNearText(english, 'Genève')).from).toBe('Geneva');
  });

  test('comes before towns that begin alike', async () => {
    expect(await found(english, 'Berne')).toEqual([['Bern', 'Berne']]);
  });

  test('comes by its very name before places whose names in the page’s language only begin so', async () => {
    expect(await found(french, 'bern')).toEqual([['Berne', 'Bern']]);
    const zermatt = { ...english, cities: [cityOf('genfersee', { name: 'Genfersee', ...AT }), ...english.cities] };
    expect(await found(zermatt, 'genf')).toEqual([
      ['Geneva', 'Genf'],
      ['Genfersee', undefined],
    ]);
  });

  test('is found by the beginning of such a name only where nothing in the page’s language has it', async () => {
    expect(await found(german, 'genev')).toEqual([['Genf', 'Geneva']]);
    expect(await found(english, 'gen')).toEqual([['Geneva', undefined]]);
    expect(await found(german, 'enev')).toEqual([]);
  });

  test('is not asked for in them where it has the very name, or nothing is typed', async () => {
    const asked = vi.spyOn(chain.fakeCatalogues, 'cataloguesOf');
    for (const typed of ['Geneva', ' ', '-']) await typedPlaces(english, typed);
    expect(asked).not.toHaveBeenCalled();
    await typedPlaces(english, 'Genf');
    expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
  });

  test('is left out if the page’s language lacks it', async () => {
    const few = catalogueOf('ch', { cities: [] }, 'en');
    chain.inStore.push(french);
    expect(await typedPlaces(few, 'Genève')).toEqual([]);
  });
});
