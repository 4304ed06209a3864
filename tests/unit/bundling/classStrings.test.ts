import { expect, test } from 'vitest';
import { classStrings } from '../../../src/bundling/classStrings.ts';

/** The words that a scanner of classes would find in these texts. */
const wordsIn = (source: string) =>
  classStrings(source)
    .texts.flatMap((text) => text.split(/[\s'"`{}[\](),?:$]+/))
    .filter(Boolean);

test('attributes with classes are read, whatever they are called, and no others', () => {
  expect(wordsIn('<p class="a b" title="table">static</p>')).toEqual(['a', 'b']);
  expect(wordsIn('<p className="a" /><Hours labelClass="b" />')).toEqual(['a', 'b']);
  expect(wordsIn("<p class:list={['a', { b: isShown }]} lang={shown({ filter: 'table' })} />")).toEqual([
    'a',
    'b',
    'isShown',
  ]);
});

test.each([
  "const LINK = 'a';\nconst page = 'table';\n<a class={LINK} />",
  "const LINK = 'a';\n<a class={`${LINK} b`} />",
  "const LINK =\n  'a';\nconst BOLD = `${LINK} b`;\n<a class={BOLD} />",
  "const LINK = 'a';\nconst look = isGold ? LINK : 'b';\n<a class={look} />",
  "const LOOKS = { gold: LINK };\nconst LINK = 'a';\n<a class={LOOKS[type] ?? 'b'} />",
  "export const LINK = 'a';\n<li class={isShown && LINK} />",
  "const toneOf = (name: string) =>\n  isDark(name) ? 'a' : 'b';\n<li class={toneOf(name)} />",
])('the constants that stand in them are read too: %s', (source) => {
  const words = wordsIn(source);
  expect(words).toContain('a');
  expect(words).not.toContain('table');
});

test('what only decides is no class', () => {
  const source = "const view = 'table';\nconst BOLD = 'b';\n<p class={view === 'list' ? BOLD : 'a'} />";
  expect(wordsIn(source)).not.toContain('table');
  expect([...classStrings(source).constants]).toEqual(['BOLD']);
});

test('comments and styles are no markup', () => {
  expect(wordsIn('{/* <p class="a"> */}\n// <p class="a">\n<style>\n  .a {}\n</style>')).toEqual([]);
});
