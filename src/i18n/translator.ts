import i18next from 'i18next';
import type { Language } from '../sites/sites.ts';
import { dictionaries, type Key } from './dictionaries.ts';

const instance = i18next.createInstance();
// No global language is ever set: each request asks for its own (docs/decisions/0001-i18next.md).
await instance.init({
  lng: 'fr',
  fallbackLng: false,
  resources: Object.fromEntries(
    Object.entries(dictionaries).map(([language, tree]) => [language, { translation: tree }]),
  ),
  interpolation: { escapeValue: false },
});

/** Gives a string of the interface; `count` chooses the plural form. Values are not escaped: templates do that. */
export type Translate = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

/** The strings of one language, without any state shared between requests. */
export function translator(language: Language): Translate {
  const translate = instance.getFixedT(language);
  return (key, values) => translate(key, values ?? {});
}
