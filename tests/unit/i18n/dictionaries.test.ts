import { describe, expect, test } from 'vitest';
import { MOTTO, NAME, PASS_NAME, SEAT_CARD_NAME } from '#brand/brand.ts';
import { completed, stringsOf } from '../../../src/i18n/complete.ts';
import { LANGUAGE_FILES, type LanguageFolder } from '../../../src/sites/languageFiles.ts';
import { LANGUAGES } from '../../../src/sites/sites.ts';

const ofFolder = (language: LanguageFolder) => new Map(stringsOf(LANGUAGE_FILES[language].strings));

/** What a text fills in, without the brand's words, which every text has (src/i18n/translator.ts). */
function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{(?!brand|motto|pass|seatCard).*?\}\}/g))].sort();
}

describe('the dictionaries', () => {
  test.each(LANGUAGES)('%s lacks no string that another has', (language) => {
    for (const other of LANGUAGES) {
      const { missing, unknown } = completed(language, ofFolder(language), ofFolder(other));
      expect([missing, unknown], other).toEqual([[], []]);
    }
  });

  test.each(LANGUAGES)('%s has no empty string, and none with blanks at its ends or two in a row', (language) => {
    const faulty = [...ofFolder(language)].filter(
      ([, text]) => !/^\S(?:(?! {2})[\s\S])*$/.test(text) || /\s$/.test(text),
    );
    expect(faulty).toEqual([]);
  });

  test.each(LANGUAGES)('%s fills in what French fills in, and a singular may leave the number out', (language) => {
    const texts = ofFolder(language);
    const wanted = (key: string, text: string) =>
      placeholders(text).filter((placeholder) => !(key.endsWith('_one') && placeholder === '{{count}}'));
    for (const [key, french] of ofFolder('fr')) {
      expect(wanted(key, texts.get(key) ?? ''), `${language}: ${key}`).toEqual(wanted(key, french));
    }
  });

  test.each(LANGUAGES)('%s does not name the chain, its motto or its products: they are the brand’s', (language) => {
    const fixed = [NAME, MOTTO[language], PASS_NAME.fr, SEAT_CARD_NAME.fr].map((word) => word.toLowerCase());
    const named = [...ofFolder(language)].filter(([, text]) => fixed.some((word) => text.toLowerCase().includes(word)));
    expect(named).toEqual([]);
  });

  test('Dutch says je to visitors everywhere, and never u', () => {
    const polite = [...ofFolder('nl')].filter(([, text]) => /(?<![\p{L}’-])u(?:w|zelf)?(?![\p{L}’-])/iu.test(text));
    expect(polite).toEqual([]);
  });

  test('French keeps its signs of two parts and its quotation marks on the line of their words', () => {
    const loose = [...ofFolder('fr')].filter(([, text]) => /« | »| :| %|[ \u00A0][;!?]/.test(text));
    expect(loose).toEqual([]);
  });

  test.each(LANGUAGES)('a plural of %s has both its forms', (language) => {
    const keys = new Set([...ofFolder(language)].map(([key]) => key));
    const forms = [...keys].filter((key) => /_(one|other)$/.test(key)).map((key) => key.replace(/_(one|other)$/, ''));
    const incomplete = forms.filter((name) => !keys.has(`${name}_one`) || !keys.has(`${name}_other`));
    expect(incomplete).toEqual([]);
  });
});
