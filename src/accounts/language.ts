import { isLanguage, type Language } from '../sites/sites.ts';

/** The language with this code if it is supported, else English. */
export function supportedOrEnglish(text: string): Language {
  return isLanguage(text) ? text : 'en';
}
