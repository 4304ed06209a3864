import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { strings, type Key } from '../../../src/i18n/dictionaries.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { LANGUAGES, type Language } from '../../../src/sites/sites.ts';

// With one language for the whole process, 86 of 200 such renders were mixed (docs/decisions/0001-i18next.md).
const RENDERS = 200;

/** Texts that differ in each language, so that a mixed page can be told. */
const KEYS = ['Error.NotFound', 'Error.Gone', 'Filters.None', 'Filters.Reset'] as const satisfies Key[];
const texts = (language: Language) => KEYS.map((key) => [key, strings[language].get(key)!] as const);

/** Does what a page does: asks for a string, waits for data while others render, asks for the next string. */
async function render(language: Language): Promise<string[]> {
  const t = translator(language);
  const page: string[] = [];
  for (const [key] of texts(language)) {
    await setImmediate();
    page.push(t(key));
  }
  return page;
}

test('the strings that are compared differ in every language', () => {
  texts('fr').forEach(([key], index) => {
    const all = LANGUAGES.map((language) => texts(language)[index]?.[1]);
    expect(new Set(all).size, key).toBe(LANGUAGES.length);
  });
});

test(`${RENDERS} renders at once in four languages: none is mixed`, async () => {
  const languages = Array.from({ length: RENDERS }, (_, index) => LANGUAGES[index % LANGUAGES.length]!);
  const pages = await Promise.all(languages.map(render));
  const mixed = pages.filter((page, index) => {
    const wanted = texts(languages[index]!).map(([, text]) => text);
    return page.join() !== wanted.join();
  });
  expect(mixed).toEqual([]);
});
