import { expect, test } from 'vitest';
import { fieldsOf, textsOf } from '../../../src/lib/fields.ts';

test.each([null, undefined, 1, 'text', true])('%j has no fields', (value) => {
  expect(fieldsOf(value)).toEqual({});
});

test('an object has its fields, of whatever type', () => {
  expect(fieldsOf(JSON.parse('{"a":1,"b":null}'))).toEqual({ a: 1, b: null });
});

test.each([null, undefined, 'text', { 0: 'a' }])('%j is no list of texts', (value) => {
  expect(textsOf(value)).toEqual([]);
});

test('what is no text is left out of a list', () => {
  expect(textsOf(['a', 1, null, ['b'], 'c'])).toEqual(['a', 'c']);
});
