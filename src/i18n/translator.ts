import i18next from 'i18next';
import { NAME, PASS_NAME, SEAT_CARD_NAME } from '#brand/brand.ts';
import { currentClaims } from '../settings/settings.ts';
import { isolate } from '../lib/isolate.ts';
import { COMMON_LANGUAGE, type Language } from '../sites/sites.ts';
import { contracted } from './contractions.ts';
import { dictionaries, type Key } from './dictionaries.ts';

const instance = i18next.createInstance();
// No global language is ever set: each request uses its own (docs/decisions/0001-i18next.md).
await instance.init({
  lng: COMMON_LANGUAGE,
  fallbackLng: false,
  resources: Object.fromEntries(
    Object.entries(dictionaries).map(([language, tree]) => [language, { translation: tree }]),
  ),
  interpolation: { escapeValue: false },
});

/**
 * Gives a string of the interface; `count` chooses the plural form. Values are not escaped: templates do that. The
 * brand's words, `{{brand}}`, `{{motto}}`, `{{pass}}` and `{{seatCard}}`, need not be given.
 */
export type Translate = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

const translators = new Map<Language, Translate>();

/** The strings of one language. Requests share no state but the strings themselves, which are the same for all. */
export function translator(language: Language): Translate {
  let translate = translators.get(language);
  if (!translate) translators.set(language, (translate = makeTranslator(language)));
  return translate;
}

/** A page uses hundreds of strings, most of which the next page uses again. */
const MAX_CACHED_STRINGS = 5000;

function makeTranslator(language: Language): Translate {
  const translate = instance.getFixedT(language);
  const words = {
    brand: NAME,
    motto: currentClaims().motto[language] ?? '',
    pass: PASS_NAME[language],
    seatCard: SEAT_CARD_NAME[language],
  };
  const known = new Map<string, string>();
  return (key, values) => {
    const cacheKey = values ? key + JSON.stringify(values) : key;
    let text = known.get(cacheKey);
    if (text === undefined) {
      // Without a motto, what follows it begins the text.
      const given = { ...words, ...isolated(values) };
      text = contracted(language, translate(key, given).trim(), Object.values(given));
      if (known.size >= MAX_CACHED_STRINGS) known.clear();
      known.set(cacheKey, text);
    }
    return text;
  };
}

/** The values of a string: a title in another script keeps its signs on its own sides. */
function isolated(values: Readonly<Record<string, string | number>> = {}): Record<string, string | number> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string | number>;
}
