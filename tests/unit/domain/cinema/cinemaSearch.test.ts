import { expect, test } from 'vitest';
import { findCinemas } from '../../../../src/domain/cinema/cinemaSearch.ts';

const item = (name: string, city: string, zip: string) => ({
  cinema: { name, theaters: [{ addressZip: zip }] },
  city: { name: city, postalCode: zip, theaterPostalCode: [] },
});
const items = [
  item('Le Rex', 'Lyon', '69001'),
  item('Rexy', 'Brest', '29200'),
  item('Le Rex', 'Saint-Étienne', '42000'),
  item('Le Vox', 'Lyon', '69003'),
  item('Lyonnais', 'Brest', '29200'),
];
const found = (typed: string) => findCinemas(typed, items).map(({ cinema, city }) => `${cinema.name}, ${city.name}`);

test('words of a cinema’s and its city’s name find it, so that one of many of a name is found', () => {
  expect(found('rex lyon')).toEqual(['Le Rex, Lyon']);
  expect(found('saint etienne')).toEqual(['Le Rex, Saint-Étienne']);
});

test('whole names come first, then beginnings, then parts', () => {
  expect(found('lyon')).toEqual(['Le Rex, Lyon', 'Le Vox, Lyon', 'Lyonnais, Brest']);
  expect(found('rex')).toEqual(['Rexy, Brest', 'Le Rex, Lyon', 'Le Rex, Saint-Étienne']);
});

test('digits are the beginning of a postcode', () => {
  expect(found('6900')).toEqual(['Le Rex, Lyon', 'Le Vox, Lyon']);
});

test('a city has the postcodes of its own, too', () => {
  const city = { name: 'Lyon', postalCode: '69000', theaterPostalCode: [] };
  const lyon = { cinema: { name: 'Le Rex', theaters: [{ addressZip: '69001' }] }, city };
  expect(findCinemas('69000', [lyon, { ...lyon, city: undefined }])).toEqual([lyon]);
});

test('a cinema without a city is found by its own name, and words stay apart', () => {
  const alone = { cinema: { name: 'Le Rex', theaters: [] }, city: undefined };
  expect(findCinemas('rex', [alone])).toEqual([alone]);
  expect(findCinemas('lyonle', items)).toEqual([]);
});

test('a whole name comes before one that begins with it', () => {
  const named = ['Lyon', 'Le Lyon', 'Lyonnais'].map((name) => item(name, 'Brest', '29200')).toReversed();
  expect(findCinemas('lyon', named).map(({ cinema }) => cinema.name)).toEqual(['Lyon', 'Lyonnais', 'Le Lyon']);
});

test('a digit within a name is a part of the name', () => {
  const named = [item('Studio 28', 'Paris', '75018'), item('Rex', 'Paris', '28000')];
  expect(findCinemas('studio 28', named).map(({ cinema }) => cinema.name)).toEqual(['Studio 28']);
});

test('digits that begin a name find it, before postcodes where they are all of it', () => {
  const named = [item('7 Batignolles', 'Paris', '75017'), item('104', 'Paris', '75019'), item('Rex', 'Revin', '10400')];
  const names = (typed: string) => findCinemas(typed, named).map(({ cinema }) => cinema.name);
  expect(names('7 batignolles')).toEqual(['7 Batignolles']);
  expect(names('104')).toEqual(['104', 'Rex']);
  expect(names('paris 7')).toEqual(['7 Batignolles']);
});

test('nothing is found for nothing, nor for what nobody has', () => {
  expect(found('  ')).toEqual([]);
  expect(found('atlantis')).toEqual([]);
});
