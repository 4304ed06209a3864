import type { Language, Site } from '../sites/sites.ts';
import type { Screen } from './screens.ts';
import { aliases, words } from './words.ts';

type Words = string | { readonly [L in Language]?: string };

const usual: Readonly<Record<Screen, Words>> = words;

function wordIn(words: Words | undefined, language: Language): string | undefined {
  return typeof words === 'object' ? words[language] : words;
}

/** A screen's path without leading slash and language prefix, with `{slug}` and the like; undefined where it has none. */
export function patternOf(site: Site, language: Language, screen: Screen): string | undefined {
  return wordIn(site.paths[screen], language) ?? wordIn(usual[screen], language);
}

/** The other patterns that lead to a screen, in the same form. */
export function aliasesOf(site: Site, language: Language, screen: Screen): readonly string[] {
  const own = patternOf(site, language, screen);
  return (aliases[screen]?.[language] ?? []).filter((alias) => alias !== own);
}
