import type { Language } from '../sites/sites.ts';
import { pluralsOf } from './complete.ts';
import { strings, type Key } from './dictionaries.ts';

/**
 * A string's plural forms, by the names that `Intl.PluralRules` gives; `{{count}}` stands for the number, and `other` for
 * forms that are not there. Islands get these as they are, without a dictionary.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The forms of a string with a count that its language needs. */
export function pluralForms(language: Language, key: Key): PluralForms {
  const forms = pluralsOf(language).needed.map((form) => [form, strings[language].get(`${key}_${form}`)!]);
  return { ...(Object.fromEntries(forms) as Partial<PluralForms>), other: strings[language].get(`${key}_other`)! };
}
