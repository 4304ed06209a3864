import { COMMON_LANGUAGE, isLanguage, type Language } from '../sites/sites.ts';

/** The language with this code if it is supported, else the one of hosts that are no country's. */
export function supportedOrCommon(text: string): Language {
  return isLanguage(text) ? text : COMMON_LANGUAGE;
}
