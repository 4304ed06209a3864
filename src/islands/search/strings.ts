import type { PluralForms } from '../../i18n/pluralForms.ts';
import { SEARCH_TYPES, type SearchType } from '../../domain/search/search.ts';
import { fieldsOf, hasTexts } from '../../lib/fields.ts';

/** In `nothing`, `{{query}}` stands for what was typed; `event` is a show that is not a film. */
const SENTENCES = [
  ...(['open', 'title', 'label', 'close', 'tooShort', 'searching', 'failed', 'failedLink'] as const),
  ...(['nothing', 'nothingHint', 'history', 'event'] as const),
] as const;

/** The search's words, in the page's language. */
export type SearchStrings = Readonly<Record<(typeof SENTENCES)[number], string>> & {
  readonly found: PluralForms;
  /** For each type: the heading of its group, the link to all of it, and the word for one of it. */
  readonly types: Readonly<Record<SearchType, { readonly title: string; readonly more: string; readonly one: string }>>;
};

/** Whether a value has all the words. */
export function isSearchStrings(value: unknown): value is SearchStrings {
  const { found, types } = fieldsOf(value);
  return (
    hasTexts(value, SENTENCES) &&
    hasTexts(found, ['one', 'other']) &&
    SEARCH_TYPES.every((type) => hasTexts(fieldsOf(types)[type], ['title', 'more', 'one']))
  );
}
