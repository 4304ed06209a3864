import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  mapFaults,
  mapSummary,
  README,
  readmeOf,
  readHolders,
  readSpecMap,
  readStatements,
  SPEC_MAP_PAGE,
  specMapPage,
} from '../../../scripts/docs-spec-map.ts';

/** Read once: it takes most of this file's time. */
const whole = readSpecMap();

test('every statement of the specification has a test, or a reason for having none', () => {
  expect(whole.faults).toEqual([]);
});

test('docs/spec-map.md is up to date', async () => {
  expect(await readFile(SPEC_MAP_PAGE, 'utf8')).toBe(await specMapPage(whole));
});

test('the README says the map’s figures', async () => {
  const readme = await readFile(README, 'utf8');
  expect(readme).toMatch(/^Of the specification's \d+ statements, tests hold \d+: /m);
  expect(readme).toBe(readmeOf(readme, whole));
});

describe('the map', () => {
  const list =
    '## 4. States\n\nIn words.\n\n- **4.1** One thing.\n- **4.2** Another. _No test:_ why not.\n' +
    '- **4.3** A third. _Choice:_ another way.\n';
  const statements = readStatements(list).filter((each) => typeof each !== 'string');
  const tag = (ids: string) => `// ${'SPEC'} ${ids}`;
  const read = (...lines: string[]) => readHolders('a.test.ts', lines.join('\n'));

  test('has the headings and statements of the list in their order', () => {
    expect(readStatements(list)).toEqual([
      '## 4. States',
      { id: '4.1', text: 'One thing.', choice: undefined, untested: undefined, rule: undefined },
      { id: '4.2', text: 'Another.', choice: undefined, untested: 'why not.', rule: undefined },
      { id: '4.3', text: 'A third.', choice: 'another way.', untested: undefined, rule: undefined },
    ]);
    expect(readStatements('- **4.4** A fourth. _Rule:_ nobody meets it.')).toMatchObject([
      { text: 'A fourth.', rule: 'nobody meets it.' },
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

  test('says which are held as rules alone without a reason, and which reason is over', () => {
    const [statement] = statements;
    const rule = { ...statement!, rule: 'Nobody meets it.' };
    const unit = { file: 'tests/unit/a.test.ts', name: 'x', ids: ['4.1'] };
    const request = { file: 'tests/integration/a.test.ts', name: 'x', ids: ['4.1'] };
    expect(mapFaults([statement!], [unit])).toEqual(['4.1 is held as a rule alone, which needs a reason']);
    expect(mapFaults([rule], [unit])).toEqual([]);
    expect(mapFaults([rule], [unit, request])).toEqual(['4.1 has a reason to be held as a rule alone, and is not']);
  });

  test('lets a choice have a test, and asks for no other reason', () => {
    const both = { id: '4.4', text: 'x', choice: 'a', untested: 'b', rule: undefined };
    expect(mapFaults([both], [])).toEqual(['4.4 is a choice, which needs no reason for having no test']);
    const choice = statements.filter(({ id }) => id === '4.3');
    expect(mapFaults(choice, [{ file: 'a.test.ts', name: 'x', ids: ['4.3'] }])).toEqual([]);
  });

  test('says how many there are, where each is held best, and which are not', () => {
    const held = ['4.5', '4.6', '4.7'].map((id) => ({ ...statements[0]!, id }));
    const unit = { file: 'tests/unit/a.test.ts', name: 'x', ids: ['4.3', '4.5', '4.6', '4.7'] };
    const request = { file: 'tests/integration/a.test.ts', name: 'x', ids: ['4.6', '4.7'] };
    const journey = { file: 'e2e/a.test.ts', name: 'x', ids: ['4.7'] };
    expect(mapSummary([...statements.slice(1), ...held], [unit, request, journey])).toBe(
      "Of the specification's 5 statements, tests hold 3: 1 in a browser, 1 by requests, and 1 as rules alone (4.5). " +
        '1 are met otherwise, or not, by choice (4.3), and 1 has no test (4.2).',
    );
  });
});
