import { expect, test } from 'vitest';
import type { Location } from '../../../../src/domain/cinema/location.ts';
import {
  locationQuery,
  parseLocationQuery,
  parseLocatorAnswer,
  parseStart,
} from '../../../../src/domain/cinema/locatorAnswer.ts';

const cinema = { slug: 'near', name: 'Near', status: true, vistaRef: '1', town: '69002 Lyon', kilometres: 1.5 };

test('an answer is parsed without what is no cinema', () => {
  const faulty = [{ ...cinema, status: 1 }, { ...cinema, vistaRef: 7 }, { ...cinema, kilometres: '2' }, null];
  const unknown = { ...cinema, kilometres: null };
  const cinemas = [cinema, unknown, ...faulty];
  expect(parseLocatorAnswer({ approximate: 'Lyon', from: 'Lyon', cinemas })).toEqual({
    approximate: 'Lyon',
    from: 'Lyon',
    cinemas: [cinema, unknown],
  });
  expect(parseLocatorAnswer({ approximate: 7, from: 7, cinemas: [] })).toEqual({
    ...{ approximate: null, from: null },
    cinemas: [],
  });
  expect([parseLocatorAnswer([]), parseLocatorAnswer({ error: {} })]).toEqual([undefined, undefined]);
});

test('a location is what its query says; a place that cannot be is none', () => {
  const locations: Location[] = [
    { mode: 'city', slug: 'lyon' },
    { mode: 'cinema', slug: 'near' },
    { mode: 'position', place: [45.764, -4.836] },
  ];
  expect(locations.map((each) => parseLocationQuery(locationQuery(each)!))).toEqual(locations);
  expect(locationQuery({ mode: 'favorite' })).toBeUndefined();
  expect(parseLocationQuery({})).toBeUndefined();
  expect(parseLocationQuery({ at: '-90, 180' })).toEqual({ mode: 'position', place: [-90, 180] });
  const wrong = ['48, ', '91,2', '48,-181', 'north,2', '48', '48,', '1,2,3', ''];
  expect(wrong.filter((at) => parseLocationQuery({ at }))).toEqual([]);
});

test('where a visit starts is parsed; anything else is refused', () => {
  const known: (Location | null)[] = [
    null,
    { mode: 'favorite' },
    { mode: 'city', slug: 'lyon' },
    { mode: 'cinema', slug: 'near' },
    { mode: 'position', place: [1, 2] },
  ];
  expect(known.map((location) => parseStart({ location })?.location)).toEqual(known);
  const wrong = [
    {},
    { location: 'lyon' },
    { location: { mode: 'city' } },
    { location: { mode: 'moon', slug: 'lyon' } },
    { location: { mode: 'moon', place: [1, 2] } },
    { location: { mode: 'position', place: 'here' } },
    { location: { mode: 'position', place: ['1', 2] } },
    { location: { mode: 'position', place: [1, '2'] } },
  ];
  for (const data of wrong) expect(parseStart(data), JSON.stringify(data)).toBeUndefined();
});
