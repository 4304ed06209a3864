import { describe, expect, test, vi } from 'vitest';
import { townOf } from '../../../../../src/domain/cinema/address.ts';
import { favouriteCinemas, heldCinemas, nearbyCinemas } from '../../../../../src/islands/cinema/locator/nearby.ts';
import { parseCinemas, parseCities, parseGuess } from '../../../../../src/islands/cinema/locator/places.ts';
import { storeOrdering, readOrdering } from '../../../../../src/islands/cinema/locator/ordering.ts';

const at = (x: number, y: number) => ({ gpsPosition: { x, y } });
const cinema = (slug: string, x: number, y: number, status = true) => ({
  slug,
  name: slug,
  status,
  vistaRef: '1',
  theaters: [{ addressZip: '69002', addressCity: 'Lyon', ...at(x, y) }],
});
const lyon = { slug: 'lyon', name: 'Lyon', postalCode: '69', theaterPostalCode: [], ...at(45.764, 4.8357) };
const places = {
  cinemas: [cinema('far', 45.9, 4.8), cinema('near', 45.77, 4.84), cinema('closed', 45.76, 4.84, false)],
  cities: [lyon],
};
const limits = { count: 6, kilometres: 50 };
type Asked = Parameters<typeof nearbyCinemas>;
const slugs = (typed: Asked[0], location: Asked[1], of: Asked[2], within: Asked[3]) =>
  nearbyCinemas(typed, location, of, within, 'FR').map((near) => near.cinema.slug);

describe('the cinemas listed', () => {
  test('lie around what was typed, whatever the location', () => {
    expect(slugs('lyon', { mode: 'position', place: [48.85, 2.35] }, places, limits)).toEqual(['near', 'far']);
    expect(slugs('atlantis', { mode: 'city', slug: 'lyon' }, places, limits)).toEqual([]);
  });

  // SPEC 4.36
  test('are the favourites in that mode, in their order, wherever they lie', () => {
    const favourites = favouriteCinemas(['near', 'gone', 'closed', 'far'], places);
    expect(favourites.map((each) => each.cinema.slug)).toEqual(['near', 'closed', 'far']);
    expect(favourites[0]!.kilometres).toBeUndefined();
  });

  test('with nothing typed, lie around the location of each mode', () => {
    expect(slugs(' ', { mode: 'city', slug: 'lyon' }, places, limits)).toEqual(['near', 'far']);
    expect(slugs('', { mode: 'cinema', slug: 'far' }, places, limits)).toEqual(['far', 'near']);
    expect(slugs('', { mode: 'position', place: [45.9, 4.8] }, places, limits)).toEqual(['far', 'near']);
    expect(slugs('', { mode: 'favorite' }, places, limits)).toEqual([]);
    expect(slugs('', undefined, places, limits)).toEqual([]);
  });

  // SPEC 9.4
  test('are no more and no farther than the settings say', () => {
    expect(slugs('lyon', undefined, places, { count: 1, kilometres: 50 })).toEqual(['near']);
    expect(slugs('lyon', undefined, places, { count: 6, kilometres: 5 })).toEqual(['near']);
  });
});

describe('what the API gives', () => {
  test('is parsed, without what is no cinema or no city', () => {
    const good = cinema('near', 45.77, 4.84);
    const faulty = [
      { ...good, status: 1 },
      { ...good, vistaRef: 7 },
      { ...good, theaters: undefined },
      { ...good, theaters: [{ ...good.theaters[0], gpsPosition: null }] },
      null,
    ];
    expect(parseCinemas([good, ...faulty])).toEqual([good]);
    expect(parseCities([{ ...lyon, theaterPostalCode: [69] }, lyon, { ...lyon, gpsPosition: {} }])).toEqual([lyon]);
  });

  test('is refused where it is no list, or no guess', () => {
    expect([parseCinemas({ error: {} }), parseCities(null), parseGuess({})]).toEqual([undefined, undefined, undefined]);
    expect([parseGuess({ city: 'lyon' }), parseGuess({ city: null })]).toEqual([{ city: 'lyon' }, { city: null }]);
  });
});

describe('a list that is held', () => {
  test('keeps its order and its cinemas, and tells how far each is from the one that was chosen', () => {
    const held = heldCinemas(['near', 'gone', 'far'], { mode: 'cinema', slug: 'far' }, places);
    expect(held.map(({ cinema: { slug } }) => slug)).toEqual(['near', 'far']);
    expect(held[1]!.kilometres).toBe(0);
    expect(held[0]!.kilometres).toBeGreaterThan(10);
  });

  test('is found on the page of the cinema that holds it, and on no other', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
    storeOrdering(['near', 'far'], '3166');
    // In the form that the script in pages looks for.
    expect(stored.get('locator-ordering')).toMatch(/^\{"cinema":"3166"/);
    expect(readOrdering('3166')).toEqual(['near', 'far']);
    expect(readOrdering('3170')).toBeUndefined();
    expect(readOrdering(undefined)).toBeUndefined();
    stored.set('locator-ordering', '{"cinema":"3166","cinemas":[1]}');
    expect(readOrdering('3166')).toBeUndefined();
    vi.unstubAllGlobals();
    expect(readOrdering('3166')).toBeUndefined();
  });
});

test('what the API says is unknown is neither shown nor near', () => {
  const [known, unknown] = parseCinemas([
    cinema('known', 45.77, 4.84),
    { ...cinema('unknown', 0, 0), theaters: [{ addressZip: '-', addressCity: 'Lyon', ...at(0, 0) }] },
  ])!;
  expect([known, unknown].map((each) => townOf(each!.theaters[0]))).toEqual(['69002 Lyon', 'Lyon']);
  const all = { cinemas: [known!, unknown!], cities: [lyon] };
  expect(slugs('lyon', undefined, all, { count: 6, kilometres: 20_000 })).toEqual(['known']);
  const held = heldCinemas(['unknown', 'known'], { mode: 'city', slug: 'lyon' }, all);
  expect(held.map(({ kilometres }) => kilometres === undefined)).toEqual([true, false]);
  expect(slugs('', { mode: 'cinema', slug: 'unknown' }, all, limits)).toEqual([]);
});
