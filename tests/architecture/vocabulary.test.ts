import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { refusedNames } from './vocabulary.ts';

test('the names of code in the last column are refused, and no other words', () => {
  const table =
    '| Word | Meaning | Not |\n| --- | --- | --- |\n| cache | `map` | `kept`, keep |\n| row | a `row` | |\n';
  expect(refusedNames(table)).toEqual(['kept']);
  expect(refusedNames()).toEqual(expect.arrayContaining(['kept', 'told', 'Ways']));
});

test.each(['const kept = 1;', 'export function told(): void {}', 'const { said } = await import("node:fs");'])(
  'the linter refuses %s',
  async (code) => {
    const [result] = await new ESLint().lintText(code, { filePath: 'src/domain/planted.ts' });
    expect(result!.messages.map(({ ruleId }) => ruleId)).toContain('id-denylist');
  },
);
