import type { Language } from '../sites/sites.ts';
import { dictionaries, type Key } from './dictionaries.ts';

/** A string's plural forms; `{{count}}` stands for the number. Islands get these as they are, without a dictionary. */
export type PluralForms = { readonly one: string; readonly other: string };

/** Both forms of a string with a count. */
export function pluralForms(language: Language, key: Key): PluralForms {
  const path = key.split('.');
  const name = path.pop()!;
  let tree: unknown = dictionaries[language];
  for (const part of path) tree = (tree as Record<string, unknown>)[part];
  const forms = tree as Record<string, string>;
  return { one: forms[`${name}_one`]!, other: forms[`${name}_other`]! };
}
