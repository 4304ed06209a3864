import { inject } from 'vitest';
import { siteOf, SITE_CODES, type Language, type SiteCode } from '../../src/sites/sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How much tests that walk through sites visit: some, in `npm test`, or everything. */
    walks: 'short' | 'whole';
  }
}

type Walks = readonly (readonly [SiteCode, readonly Language[]])[];

/**
 * What tests walk through: all sites in all languages, or, where walks are short, the first site and each other language
 * on one that has it; `most` so many of these sites.
 */
export function walks(most?: number): Walks {
  if (inject('walks') === 'whole') return SITE_CODES.map((code) => [code, siteOf(code).languages]);
  return shortWalks().slice(0, most);
}

function shortWalks(): Walks {
  const found = new Map<SiteCode, Language[]>();
  const visited = new Set<Language>();
  for (const code of SITE_CODES) {
    const added = siteOf(code).languages.filter((language) => !visited.has(language));
    if (added.length > 0) found.set(code, added);
    for (const language of added) visited.add(language);
  }
  return [...found];
}
