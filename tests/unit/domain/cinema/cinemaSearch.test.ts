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

test('nothing is found for nothing, nor for what nobody has', () => {
  expect(found('  ')).toEqual([]);
  expect(found('atlantis')).toEqual([]);
});
