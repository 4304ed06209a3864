import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import type { Plugin } from 'vite';
import { classStrings } from './classStrings.ts';

const SOURCES = resolve('src');
const THEME = resolve('src/styles/theme.css');
/** Stands before every style: the bundler does not say which comes first in a page, and the first sets the order. */
const LAYERS = '@layer base, components, utilities;';
/** A sheet has the name of its page or component and this: there is no such file. */
const SUFFIX = '.utilities.css';
const PAGES = ['src/pages', 'src/docs'].map((folder) => resolve(folder));
const IMPORT = /^\s*(?:import(?!\s+type\b)|export)\b[^'"]*from\s*'(\.{1,2}\/[^'?]+\.(?:astro|tsx))'/gm;

/**
 * Gives each page one style sheet with the Tailwind utilities of its own components, to be sent within the page (decision
 * 26): one sheet for all pages would be as large as the site, and a file of its own would be waited for on a first visit.
 * Its sources are the page's .astro and .tsx files, found by their static imports. What a page does not show at first has
 * a sheet of its own, which it imports as text (with `?inline`) and adds when it is shown; that sheet applies within the
 * element with its name in `data-utilities` only. One plugin stands before Tailwind's, which compiles the sheets, one
 * after it.
 */
export function pageUtilities(tailwind: Plugin[]): Plugin[] {
  const sheets: Plugin = {
    name: 'page-utilities:sheets',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!isSheet(id)) return undefined;
      if (id.startsWith('.')) return join(dirname(importer!), id);
      // As browsers ask for it of the server for development.
      return id.startsWith('/src/') && !id.startsWith(SOURCES) ? resolve(`.${id}`) : id;
    },
    load(id) {
      if (!isSheet(id)) return undefined;
      const source = pathOf(id).slice(0, -SUFFIX.length);
      const isPage = source.endsWith('.astro');
      const files = componentsOf(isPage ? source : `${source}.tsx`);
      for (const file of files) this.addWatchFile(file);
      return isPage ? sheetOf(files) : sheetOf(files, basename(source));
    },
    transform: {
      order: 'pre',
      handler(code, id) {
        if (isStyle(id)) return { code: LAYERS + code, map: null };
        if (!id.endsWith('.astro') || !PAGES.some((folder) => id.startsWith(folder))) return undefined;
        const end = code.indexOf('\n---', 3);
        if (end === -1) throw new Error(`${relative('.', id)}: expected a frontmatter, got none.`);
        return { code: `${code.slice(0, end)}\nimport ${JSON.stringify(id + SUFFIX)};${code.slice(end)}`, map: null };
      },
    },
  };
  const compiled: Plugin = {
    name: 'page-utilities:compiled',
    enforce: 'pre',
    transform: (code, id) => (isSheet(id) ? { code: withoutFallback(code), map: null } : undefined),
  };
  return [sheets, ...tailwind, compiled];
}

/** Styles written by hand, of a file or a component. */
const isStyle = (id: string) => id.startsWith(SOURCES) && /(\.css|&lang\.css)$/.test(id) && !isSheet(id);
const pathOf = (id: string) => id.replace(/\?.*/, '');
const isSheet = (id: string) => pathOf(id).endsWith(SUFFIX);

/**
 * The .astro and .tsx files of a page, or of what has a sheet of its own: its own, and all that it imports statically,
 * directly or not, up to what has a sheet of its own.
 */
export function componentsOf(root: string, found = new Set<string>()): ReadonlySet<string> {
  const text = readFileSync(root, 'utf8');
  if (found.size > 0 && text.includes(`${SUFFIX}?inline`)) return found;
  found.add(root);
  for (const [, path] of text.matchAll(IMPORT)) {
    const file = join(dirname(root), path!);
    if (!found.has(file)) componentsOf(file, found);
  }
  return found;
}

/**
 * The source of a sheet with the utilities that files use (`classStrings`), for Tailwind to compile. `within`: the
 * `data-utilities` of the element to which they are limited; without it they apply everywhere.
 */
export function sheetOf(files: Iterable<string>, within?: string): string {
  const texts = Array.from(files, (file) => ({
    content: classStrings(readFileSync(file, 'utf8')).texts.join('\n'),
    extension: 'astro',
  }));
  const found = new Scanner({}).scanFiles(texts).filter((word) => !/[{}"\\]/.test(word));
  return [
    LAYERS,
    `@reference ${JSON.stringify(THEME)};`,
    within === undefined
      ? '@layer utilities { @tailwind utilities source(none); }'
      : `@layer utilities { :where([data-utilities='${within}']) { @tailwind utilities source(none); } }`,
    `@source inline("${found.join(' ')}");`,
  ].join('\n');
}

/**
 * Leaves out what every sheet would repeat: the licence, which the package states, and values for browsers without
 * `@property` (before 2024), which lack a border's style there.
 */
export function withoutFallback(css: string): string {
  return css
    .replace(/\/\*! tailwindcss [^*]*\*\/\s*/, '')
    .replace(/@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/, '')
    .replace(/@layer properties;\s*/, '');
}
