import { isLanguage, type Language } from '../sites/sites.ts';

/** A language of ours, or English for what is none. */
export function supportedOrEnglish(text: string): Language {
  return isLanguage(text) ? text : 'en';
}
