import type { PluralForms } from '../islands/plural.ts';
import type { Language } from '../sites/sites.ts';
import { dictionaries, type Key } from './dictionaries.ts';

/** Both forms of a string with a count, for islands, which have no dictionary. */
export function pluralForms(language: Language, key: Key): PluralForms {
  const path = key.split('.');
  const name = path.pop()!;
  let tree: unknown = dictionaries[language];
  for (const part of path) tree = (tree as Record<string, unknown>)[part];
  const forms = tree as Record<string, string>;
  return { one: forms[`${name}_one`]!, other: forms[`${name}_other`]! };
}
