import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  mapFaults,
  readHolders,
  readSpecMap,
  readStatements,
  SPEC_MAP_PAGE,
  specMapPage,
} from '../../../scripts/docs-spec-map.ts';

test('every statement of the specification has a test, or a reason for having none', () => {
  expect(readSpecMap().faults).toEqual([]);
});

test('docs/spec-map.md is up to date', async () => {
  expect(await readFile(SPEC_MAP_PAGE, 'utf8')).toBe(await specMapPage());
});

describe('the map', () => {
  const list = `## 4. States\n\nIn words.\n\n- **4.1** One thing.\n- **4.2** Another. _No test:_ why not.\n`;
  const statements = readStatements(list).filter((each) => typeof each !== 'string');
  const tag = (ids: string) => `// ${'SPEC'} ${ids}`;
  const read = (...lines: string[]) => readHolders('a.test.ts', lines.join('\n'));

  test('has the headings and statements of the list in their order', () => {
    expect(readStatements(list)).toEqual([
      '## 4. States',
      { id: '4.1', text: 'One thing.', untested: undefined },
      { id: '4.2', text: 'Another.', untested: 'why not.' },
    ]);
  });

  test('finds what a test holds, under the names of its groups and tables', () => {
    const { holders, faults } = read(
      "describe('a group', () => {",
      `  ${tag('4.1, 4.2')}`,
      "  test.each([1, 2])('of %s', () => {});",
      '});',
    );
    expect(holders).toEqual([{ file: 'a.test.ts', name: 'a group › of %s', ids: ['4.1', '4.2'] }]);
    expect(faults).toEqual([]);
  });

  test.each([
    ['is no list', `${tag('4.1 and more')}\ntest('x', () => {});`, 'is no list of statements'],
    ['stands before no test', `${tag('4.1')}\nconst x = 1;`, 'stands before no test'],
  ])('says when a tag %s', (_, source, said) => {
    expect(read(source).faults.join()).toContain(said);
  });

  test('says which statements only sweeps and variants hold, which `npm test` leaves out', () => {
    const [statement] = statements;
    const quick = { file: 'e2e/a.test.ts', name: 'x', ids: ['4.1'] };
    const sweep = { file: 'e2e/sweeps/a.test.ts', name: 'x', ids: ['4.1'] };
    const variant = { file: 'e2e/a.test.ts', name: 'x › y @all', ids: ['4.1'] };
    expect(mapFaults([statement!], [sweep, variant])).toEqual(['4.1 has a test only in test:all']);
    expect(mapFaults([statement!], [sweep, quick])).toEqual([]);
  });

  test('says what has no test, what has one against its reason, and which tag names nothing', () => {
    const holder = { file: 'a.test.ts', name: 'x', ids: ['4.2', '9.9'] };
    expect(mapFaults(statements, [holder])).toEqual([
      'a.test.ts, "x": there is no statement 9.9',
      '4.1 has no test: One thing.',
      '4.2 has a test and a reason for having none',
    ]);
  });
});
