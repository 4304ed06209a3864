import { describe, expect, test } from 'vitest';
import { compareLikeness, likenessOf, type ShowTraits } from '../../../../src/domain/show/similar.ts';

const traits = (more: Partial<ShowTraits>): ShowTraits => ({ directors: [], cast: [], subjects: [], ...more });

const METROPOLIS = traits({
  directors: ['fritz-lang'],
  cast: ['brigitte-helm', 'alfred-abel'],
  subjects: ['drama', 'science-fiction'],
});

describe('two shows are alike', () => {
  test.each([
    ['by their director', { directors: ['fritz-lang'] }, 'directors', ['fritz-lang']],
    ['by a person in both', { cast: ['brigitte-helm', 'gustav-fröhlich'] }, 'cast', ['brigitte-helm']],
    ['by two subjects', { subjects: ['science-fiction', 'drama'] }, 'subjects', ['drama', 'science-fiction']],
    [
      'by the closest of these',
      { directors: ['fritz-lang'], cast: ['brigitte-helm'], subjects: ['drama', 'science-fiction'] },
      'directors',
      ['fritz-lang'],
    ],
  ] as const)('%s', (_, other, by, shared) => {
    expect(likenessOf(METROPOLIS, traits(other))).toEqual({ by, shared });
  });

  test.each([
    ['by one genre alone', { subjects: ['drama', 'comedy'] }],
    ['by somebody who directed one and is in the other', { cast: ['fritz-lang'] }],
    ['by nothing', {}],
  ])('but not %s', (_, other) => {
    expect(likenessOf(METROPOLIS, traits(other))).toBeUndefined();
  });
});

test('the closer comes first: by the kind, then by how much is shared', () => {
  const likenesses = [
    { by: 'subjects', shared: ['a', 'b'] },
    { by: 'cast', shared: ['a'] },
    { by: 'subjects', shared: ['a', 'b', 'c'] },
    { by: 'cast', shared: ['a', 'b'] },
    { by: 'directors', shared: ['a'] },
  ] as const;
  expect(likenesses.toSorted(compareLikeness).map(({ by, shared }) => `${by} ${shared.length}`)).toEqual([
    'directors 1',
    'cast 2',
    'cast 1',
    'subjects 3',
    'subjects 2',
  ]);
});
