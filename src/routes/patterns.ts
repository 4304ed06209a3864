import { FALLBACK_LANGUAGE } from '#brand/brand.ts';
import { LANGUAGE_FILES } from '../sites/languageFiles.ts';
import type { Language, Site } from '../sites/sites.ts';
import type { Screen } from './screens.ts';
import { SAME_PATHS } from './words.ts';

/**
 * A screen's path without leading slash and language prefix, with `{slug}` and the like: the site's own, that of every
 * language, the language's, or that of the fallback. Undefined where none has it, which only a screen that no site has may be.
 */
export function patternOf(site: Site, language: Language, screen: Screen): string | undefined {
  const own = site.paths[screen];
  return (
    (typeof own === 'object' ? own[language] : own) ??
    SAME_PATHS[screen] ??
    LANGUAGE_FILES[language].paths.screens?.[screen] ??
    LANGUAGE_FILES[FALLBACK_LANGUAGE].paths.screens?.[screen]
  );
}

/**
 * The other patterns that lead to a screen, in the same form: they are matched but never written, and redirect to the
 * screen's own path, which may be among those that the language's folder names.
 */
export function aliasesOf(site: Site, language: Language, screen: Screen): readonly string[] {
  const own = patternOf(site, language, screen);
  return (LANGUAGE_FILES[language].paths.aliases?.[screen] ?? []).filter((alias) => alias !== own);
}
