import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AREAS, partsOf, scoreOf, summaryOf } from '../../../scripts/mutation/areas.ts';

describe('what is mutated', () => {
  test('is every file of each area, once', () => {
    for (const { folder } of AREAS) {
      const mutated = partsOf(folder).flatMap(({ mutate }) => mutate.flatMap((pattern) => globSync(pattern)));
      expect(mutated.toSorted(), folder).toEqual(globSync(`${folder}/**/*.ts`).toSorted());
    }
  });

  test('meets the tests of its own folder, and those of the folders above within its area', () => {
    expect(partsOf('src/domain/programme')).toEqual([
      {
        path: 'src/domain/programme',
        least: 85,
        mutate: ['src/domain/programme/**/*.ts'],
        tests: ['tests/unit/domain/programme/**/*.test.ts', 'tests/unit/domain/*.test.ts'],
      },
    ]);
    expect(partsOf('src/routes/screens/help.ts')).toMatchObject([
      { mutate: ['src/routes/screens/help.ts'], tests: [expect.stringContaining('screens/**'), expect.any(String)] },
    ]);
    expect(partsOf('src/content/views')).toMatchObject([
      { least: 0, tests: ['tests/unit/content/views/**/*.test.ts'] },
      { least: 0, mutate: ['src/content/views/tickets/**/*.ts'] },
    ]);
  });

  test('is nothing else', () => {
    for (const path of ['src/islands', 'src/domains', 'src']) expect(() => partsOf(path)).toThrow('expected a path in');
  });
});

describe('the score', () => {
  const mutants = [
    ...['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError'].map((status) => ({ status })),
    { status: 'Ignored', statusReason: 'The text is for people.' },
    { status: 'Ignored', statusReason: 'The text is for people.' },
    { status: 'Ignored' },
  ];

  test('is the share of what was noticed or never ended, without what is disabled or does not compile', () => {
    expect(scoreOf(mutants)).toBe(60);
    expect(scoreOf([])).toBe(100);
  });

  test('stands beside what it is made of, and beside each reason for what is disabled', () => {
    expect(summaryOf(mutants)).toBe(
      '60.0 %: 3 noticed, 1 not, 1 in code that no test runs; ' +
        '3 disabled (2 × The text is for people.; 1 × no reason).',
    );
    expect(summaryOf(mutants.slice(0, 6))).toMatch(/; 0 disabled\.$/);
  });
});
