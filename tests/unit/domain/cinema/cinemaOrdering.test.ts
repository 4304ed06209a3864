import { expect, test } from 'vitest';
import { NO_ORDERING, release, reorder, select } from '../../../../src/domain/cinema/cinemaOrdering.ts';

const listed = reorder(NO_ORDERING, ['confluence', 'bellecour']);

test('at first there is none, and it is free', () => {
  expect(NO_ORDERING).toEqual({ cinemas: [], locked: false });
});

test('a new place orders the cinemas again', () => {
  expect(reorder(listed, ['metz']).cinemas).toEqual(['metz']);
});

test('selecting a listed cinema leaves the order free', () => {
  expect(reorder(select(listed, 'bellecour'), ['metz']).cinemas).toEqual(['metz']);
});

// SPEC 4.43
test('selecting one that is not listed holds it until a cinema page is left', () => {
  const held = reorder(select(listed, 'metz'), ['metz', 'nancy']);
  expect(held.cinemas).toEqual(['confluence', 'bellecour']);
  expect(release(held)).toEqual({ cinemas: ['confluence', 'bellecour'], locked: false });
  expect(reorder(release(held), ['metz', 'nancy']).cinemas).toEqual(['metz', 'nancy']);
});
