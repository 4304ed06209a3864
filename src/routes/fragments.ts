import { FALLBACK_LANGUAGE } from '#brand/brand.ts';
import { LANGUAGE_FILES } from '../sites/languageFiles.ts';
import type { Language } from '../sites/sites.ts';
import type { FragmentName } from './facts.ts';
import { SAME_FRAGMENTS } from './words.ts';

/** The word of a fragment in a language, without `#`: the language's own, or that of the fallback. */
export function fragmentWord(language: Language, name: FragmentName): string {
  return (
    SAME_FRAGMENTS[name] ??
    LANGUAGE_FILES[language].paths.fragments?.[name] ??
    LANGUAGE_FILES[FALLBACK_LANGUAGE].paths.fragments![name]!
  );
}
