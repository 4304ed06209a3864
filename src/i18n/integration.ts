import type { AstroIntegration } from 'astro';
import { dictionaries, missingKeys } from './dictionaries.ts';

/** Makes the build fail when a language lacks a string that another has. */
export function completeDictionaries(): AstroIntegration {
  return {
    name: 'complete-dictionaries',
    hooks: {
      'astro:config:setup': () => {
        const missing = missingKeys(dictionaries);
        if (missing.length > 0) throw new Error(`Strings are missing from i18n/*.json:\n  ${missing.join('\n  ')}`);
      },
    },
  };
}
