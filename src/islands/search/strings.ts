import type { PluralForms } from '../../i18n/pluralForms.ts';
import type { SearchType } from '../../domain/search/search.ts';

/** The search's words, in the page's language. */
export type SearchStrings = {
  readonly open: string;
  readonly title: string;
  readonly label: string;
  readonly back: string;
  readonly tooShort: string;
  readonly searching: string;
  readonly failed: string;
  readonly failedLink: string;
  /** `{{query}}` stands for what was typed. */
  readonly nothing: string;
  readonly nothingHint: string;
  readonly history: string;
  readonly found: PluralForms;
  /** A show that is not a film. */
  readonly event: string;
  /** For each type: the heading of its group, the link to all of it, and the word for one of it. */
  readonly types: Readonly<Record<SearchType, { readonly title: string; readonly more: string; readonly one: string }>>;
};
