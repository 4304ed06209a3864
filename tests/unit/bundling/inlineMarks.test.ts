import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlined } from '../../../src/bundling/inlineMarks.ts';
import { listed, marked, marksOf, toggleMark } from '../../../src/markup/marks.ts';

const IMPORT = "import { listed, marked, marksOf, toggleMark } from '../../src/markup/marks.ts';\n";

/** What code gives as it is, and as the build writes it: without a call of any of those functions. */
function both(code: string, given: Readonly<Record<string, unknown>>): [unknown, unknown] {
  const written = inlined(IMPORT + code, 'ts').slice(IMPORT.length);
  expect(written).not.toMatch(/marked\(|listed\(|marksOf\(|toggleMark\(/);
  return [
    runInNewContext(code, { ...given, listed, marked, marksOf, toggleMark }),
    runInNewContext(written, { ...given }),
  ];
}

test.each([
  ["marked('swap')"],
  ["marked('swap', 'day')"],
  ["marked('place', cinema + 1)"],
  ["listed('panel', cinema)"],
  ["`a${marked('modal')}:not(${marked('place', cinema)}, ${listed('panel', marked('swap'))})`"],
])('a selector is what the function gives: %s', (code) => {
  const [own, written] = both(code, { cinema: 'V3101' });
  expect(written).toBe(own);
});

test('attributes are those of the element, by whatever expression it is found', () => {
  const element = { dataset: { count: '3' } };
  const [own, written] = both("marksOf(find(marked('swap'))).count", { find: () => element });
  expect([own, written]).toEqual(['3', '3']);
});

test('a flag is given and taken', () => {
  const calls: unknown[] = [];
  const element = { toggleAttribute: (...call: readonly unknown[]) => calls.push(call) };
  both("toggleMark(element, 'covered', 1 > 0)", { element });
  expect(calls).toEqual([
    ['data-covered', true],
    ['data-covered', true],
  ]);
});

test('a function of the module with such a name is called, and one of src/markup by another name is not', () => {
  const code = (from: string) => `${from}\nconst listed = (a, b) => a + b;\n[listed('x', 'y'), of('swap')];`;
  const written = inlined(code("import { marked as of } from '../../src/markup/marks.ts';"), 'ts');
  expect(runInNewContext(written.slice(written.indexOf('\n')))).toEqual(['xy', '[data-swap]']);
});
