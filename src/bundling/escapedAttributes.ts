import type { Plugin } from 'vite';

const MODULE = '/astro/dist/runtime/server/render/util.js';
/** What Astro writes attributes with, and what it becomes. */
const CHANGES = [
  [`!str.includes('"')`, `!str.includes('"') && !str.includes("<")`],
  ['.replace(DOUBLE_QUOTE_REGEX, "&quot;")', '.replace(DOUBLE_QUOTE_REGEX, "&quot;").replaceAll("<", "&lt;")'],
] as const;

/**
 * Has Astro write `<` in attributes as `&lt;`, as browsers do (HTML Standard, “Serializing HTML fragments”, since 2025),
 * and as it does in text itself: then each `<` of a page begins a tag. Pages are searched for their tags wherever they go
 * (request/csp/policy.ts, offline/marking.ts), and a film may be called “Le <style>”. Here rather than in each search:
 * all attributes of all pages pass, and searching stays as fast. Fails the build if Astro writes them by other means.
 */
export function escapedAttributes(): Plugin {
  return {
    name: 'escaped-attributes',
    transform: (code, id) => (id.endsWith(MODULE) ? { code: withEscapes(code), map: null } : undefined),
  };
}

/** The code of Astro's module with these changes. Throws if it is not the expected one. */
export function withEscapes(code: string): string {
  return CHANGES.reduce((changed, [from, to]) => {
    const count = changed.split(from).length - 1;
    if (count !== 1) throw new Error(`Astro's ${MODULE}: expected ${from} once, got it ${count} times.`);
    return changed.replace(from, () => to);
  }, code);
}
