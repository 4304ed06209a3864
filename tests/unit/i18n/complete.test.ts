import { describe, expect, test } from 'vitest';
import { completed, pluralsOf, stringsOf, treeOf } from '../../../src/i18n/complete.ts';

const ENGLISH = new Map([
  ['Hello', 'Hello'],
  ['Films_one', '{{count}} film'],
  ['Films_other', '{{count}} films'],
]);
const complete = (language: string, own: Readonly<Record<string, string>>) =>
  completed(language, new Map(Object.entries(own)), ENGLISH);

test.each([
  ['en', 'one other'],
  ['fr', 'one other'],
  ['it', 'one other'],
  ['pl', 'few many one'],
  ['ar', 'few many one other two zero'],
  ['zh', 'other'],
])('%s tells apart the counts %s', (language, forms) => {
  expect(pluralsOf(language).needed.toSorted().join(' ')).toBe(forms);
});

describe('strings that a language lacks', () => {
  test('are the fallback’s, and are named', () => {
    const { strings, missing, unknown } = complete('it', { Films_one: 'un film' });
    expect(Object.fromEntries(strings)).toMatchObject({ Hello: 'Hello', Films_one: 'un film', Films_other: 'un film' });
    expect([missing, unknown]).toEqual([['Hello', 'Films_other'], []]);
  });

  test('are its own most general plural form before any other language’s', () => {
    const own = {
      Hello: 'Cześć',
      Films_one: '{{count}} film',
      Films_few: '{{count}} filmy',
      Films_many: '{{count}} filmów',
    };
    const { strings, missing } = complete('pl', own);
    expect(missing).toEqual([]);
    expect(strings.get('Films_other')).toBe('{{count}} filmów');
    expect(complete('ar', { Films_other: '{{count}} فيلم' }).strings.get('Films_two')).toBe('{{count}} فيلم');
  });

  test('are forms of the fallback by the same name where it has them', () => {
    const { strings, missing } = complete('ar', {});
    expect(strings.get('Films_one')).toBe('{{count}} film');
    expect(strings.get('Films_few')).toBe('{{count}} films');
    expect(missing).toEqual([
      'Hello',
      'Films_zero',
      'Films_one',
      'Films_two',
      'Films_few',
      'Films_many',
      'Films_other',
    ]);
  });

  test('that nothing asks for are named, forms that the language does not tell apart among them', () => {
    expect(complete('it', { Helo: 'Ciao', Films_few: 'pochi film' }).unknown).toEqual(['Helo', 'Films_few']);
  });
});

test('a tree of strings is the same by its paths', () => {
  const tree = { A: 'a', B: { C: 'c', D: { E: 'e' } } };
  expect(treeOf(new Map(stringsOf(tree)))).toEqual(tree);
});
