import { describe, expect, test } from 'vitest';
import { stringsOf } from '../../../src/i18n/complete.ts';
import type { Key } from '../../../src/i18n/dictionaries.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { LANGUAGE_FILES } from '../../../src/sites/languageFiles.ts';
import { LANGUAGES } from '../../../src/sites/sites.ts';

/** What one does by a button or a link that stands in several places: one word, by which a voice finds it anywhere. */
const ACTS: Readonly<Record<string, readonly Key[]>> = {
  search: ['Header.Search', 'Near.Go', 'Search.Submit'],
  'try again': ['Error.TryAgain', 'Offline.Again'],
  'remove one': ['Ask.Remove', 'Season.Remove'],
  'remove all': ['Filters.Reset', 'Season.Clear'],
  'see the films': ['Account.Own.BookingsFind', 'Ask.Films', 'List.Browse'],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const t = translator(language);

  test.each(Object.entries(ACTS))('to %s has one word', (_, keys) => {
    expect(new Set(keys.map((key) => t(key))).size).toBe(1);
  });

  test('each act has a word of its own', () => {
    const words = Object.values(ACTS).map(([key]) => t(key!));
    expect(new Set([...words, t('Modal.Close')]).size).toBe(words.length + 1);
  });
});

test('French searches and closes by these words alone, and has a space that does not break before its signs', () => {
  const strings = [...stringsOf(LANGUAGE_FILES.fr.strings)].map(([, text]) => text);
  expect(strings.filter((each) => /^(?:Chercher|Retour)$/.test(each))).toEqual([]);
  expect(
    strings.filter((each) => /(?<![\u{a0}\u{202f}])[:;!?»](?!\/)/u.test(each.replaceAll(/\{\{.*?\}\}/g, 'x'))),
  ).toEqual([]);
});
