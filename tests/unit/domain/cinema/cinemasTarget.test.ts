import { expect, test } from 'vitest';
import { cinemasTarget } from '../../../../src/domain/cinema/cinemasTarget.ts';

const lyon = { slug: 'lyon', cinemas: ['lyon-confluence', 'lyon-bellecour'] };
const metz = { slug: 'metz', cinemas: ['metz-gare'] };

// SPEC 2.61
test('a chosen cinema wins', () => {
  expect(cinemasTarget({ cinema: 'lyon-bellecour' })).toEqual({ screen: 'cinema', slug: 'lyon-bellecour' });
  expect(cinemasTarget({ cinema: 'lyon-bellecour', city: metz })).toEqual({ screen: 'cinema', slug: 'lyon-bellecour' });
});

// SPEC 2.61
test('a chosen city leads to its page, or to its one cinema', () => {
  expect(cinemasTarget({ city: lyon })).toEqual({ screen: 'city', slug: 'lyon' });
  expect(cinemasTarget({ city: metz })).toEqual({ screen: 'cinema', slug: 'metz-gare' });
  expect(cinemasTarget({ city: { slug: 'nancy', cinemas: [] } })).toEqual({ screen: 'city', slug: 'nancy' });
});

// SPEC 2.61
test('nothing chosen leads to the list', () => {
  expect(cinemasTarget({})).toEqual({ screen: 'cinemas' });
});
