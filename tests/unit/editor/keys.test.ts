import { expect, test } from 'vitest';
import { editorOf } from '../../../src/editor/keys.ts';
import { parseSettings } from '../../../src/settings/settings.ts';

const [first, second] = ['a-key-of-an-editor-with-many-characters', 'another:key-with-more-than-enough-characters'];
const settings = parseSettings({ EDITOR_KEYS: `ada:${first},bea:${second}` });

test('a key names its editor', () => {
  expect(editorOf(`Bearer ${first}`, settings)).toBe('ada');
  expect(editorOf(`bearer  ${second}`, settings)).toBe('bea');
});

test.each([undefined, '', 'Bearer', 'Bearer x', first, `Basic ${first}`, `Bearer ${first}x`, `Bearer ${first} x`])(
  '%j names nobody',
  (header) => expect(editorOf(header, settings)).toBeUndefined(),
);

test('without keys nobody is an editor', () => {
  for (const header of ['Bearer ', `Bearer ${first}`, undefined]) {
    expect(editorOf(header, parseSettings({}))).toBeUndefined();
  }
});

test.each(['ada', 'ada:short', `:${first}`, `ada:${first};bea`.slice(0, 20)])('EDITOR_KEYS=%s is refused', (keys) => {
  expect(() => parseSettings({ EDITOR_KEYS: keys })).toThrow('EDITOR_KEYS: expected name:key');
});

test('a name has one key: a second would take the place of the first unseen', () => {
  expect(() => parseSettings({ EDITOR_KEYS: `ada:${first},ada:${second}` })).toThrow(
    'EDITOR_KEYS: expected each name once',
  );
});
