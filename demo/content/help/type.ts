import type { Language } from '../../../src/sites/sites.ts';
import type { Words } from '../edition.ts';

export type HelpText<L extends Language = 'fr' | 'en' | 'nl'> = {
  /** The same on both sites that have a help centre. */
  readonly id: string;
  readonly title: Words<L>;
  /** The answer in a sentence. */
  readonly teaser: Words<L>;
  /** HTML, with what `written` fills in. */
  readonly content: Words<L>;
  /** Too delicate for the chat’s assistant. */
  readonly onlyPeople?: true;
};
