import { describe, expect, test } from 'vitest';
import { ratingMarks } from '../../../../src/domain/show/rating.ts';

const rated = (ref: string, description: string) => ({
  contentRating: { ref, description, extendedDescription: 'Accompagné d’un adulte' },
  cinechecks: [
    { ref: '12', description: '12 jaar' },
    { ref: 'GEWELD', description: 'Geweld' },
  ],
});

describe('marks of a rating', () => {
  // SPEC 9.14
  test.each([
    ['TP', 'Tout public'],
    ['AD', 'A définir'],
    ['tp', ''],
    ['', 'À définir'],
    ['1', 'TOUT PUBLIC'],
  ])('%s, %s is the default label', (ref, description) => {
    expect(ratingMarks(rated(ref, description), 'CSA')).toEqual([{ kind: 'general' }]);
    expect(ratingMarks(rated(ref, description), 'Default')).toEqual([{ kind: 'general' }]);
  });

  // SPEC 3.55
  test.each(['CSA', 'Default'] as const)('%s shows the one rating in words', (system) => {
    expect(ratingMarks(rated('-12', 'Interdit aux moins de 12 ans'), system)).toEqual([
      {
        kind: 'rated',
        ref: '-12',
        label: 'Interdit aux moins de 12 ans',
        explanation: 'Accompagné d’un adulte',
      },
    ]);
  });

  // SPEC 3.55
  test('Cinecheck shows age and warnings, whatever CSA says', () => {
    expect(ratingMarks(rated('TP', 'Tout public'), 'Cinecheck')).toEqual([
      { kind: 'rated', ref: '12', label: '12 jaar', explanation: '' },
      { kind: 'rated', ref: 'GEWELD', label: 'Geweld', explanation: '' },
    ]);
  });

  test('unrated shows nothing', () => {
    const unrated = { contentRating: [] as [], cinechecks: [] };
    expect(ratingMarks(unrated, 'CSA')).toEqual([]);
    expect(ratingMarks(unrated, 'Default')).toEqual([]);
    expect(ratingMarks(unrated, 'Cinecheck')).toEqual([]);
  });
});
