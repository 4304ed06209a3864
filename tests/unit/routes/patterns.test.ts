import { expect, test, vi } from 'vitest';
import { fragmentWord } from '../../../src/routes/fragments.ts';
import { aliasesOf, patternOf } from '../../../src/routes/patterns.ts';
import type * as files from '../../../src/sites/languageFiles.ts';
import { siteOf } from '../../../src/sites/sites.ts';

vi.mock('../../../src/sites/languageFiles.ts', async (importOriginal) => {
  const { LANGUAGE_FILES } = await importOriginal<typeof files>();
  return { LANGUAGE_FILES: { ...LANGUAGE_FILES, de: { ...LANGUAGE_FILES.de, paths: {} } } };
});

test('a language that has no words for its paths takes those of the fallback, and has no others', () => {
  const ch = siteOf('ch');
  expect(patternOf(ch, 'de', 'shows')).toBe(patternOf(ch, 'en', 'shows'));
  expect(patternOf(ch, 'de', 'voucher')).toBe('voucher');
  expect(aliasesOf(ch, 'de', 'shows')).toEqual([]);
  expect(fragmentWord('de', 'kids')).toBe('kids');
});
