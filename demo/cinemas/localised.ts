import type { Localised } from '../types.ts';

/** A name that is the same in every language. */
export function same(text: string): Localised {
  return { fr: text, en: text, de: text, nl: text };
}
