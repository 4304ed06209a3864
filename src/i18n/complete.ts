import type { StringTree } from '../sites/languageFiles.ts';

/** The strings of one language, by their paths: `Cinemas.Alert.Title`. */
export type StringsByPath = ReadonlyMap<string, string>;

/** A string with plural forms has one for each of these that its language tells apart; the most general comes last. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const FORM = new RegExp(`_(?:${FORMS.join('|')})$`);

/** The strings of a tree by their paths. */
export function stringsOf(tree: StringTree, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : stringsOf(value, `${path}${name}.`),
  );
}

/** The largest count that a page may say. Other numbers, such as millions in French, have forms of their own. */
const MAX_COUNT = 1000;

type Plurals = { readonly all: readonly string[]; readonly needed: readonly string[] };
const plurals = new Map<string, Plurals>();

/** The plural forms that a language tells apart, and of them those that some count needs. */
export function pluralsOf(language: string): Plurals {
  const known = plurals.get(language) ?? computed(language);
  plurals.set(language, known);
  return known;
}

function computed(language: string): Plurals {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: MAX_COUNT + 1 }, (_, count) => rules.select(count));
  return { all: rules.resolvedOptions().pluralCategories, needed: [...new Set(counts)] };
}

/** What stands for a string in a language: its own text, and whether another has to stand in. */
export type Completed = {
  readonly strings: StringsByPath;
  /** The paths of what the language lacks, those with plural forms by each form that counts need. */
  readonly missing: readonly string[];
  /** The paths of what it has and nothing asks for. */
  readonly unknown: readonly string[];
};

/**
 * A language's strings, with the fallback's where it has none. A plural form that it lacks is its own most general one, before
 * the fallback's form of the same name, or the fallback's most general one.
 */
export function completed(language: string, own: StringsByPath, fallback: StringsByPath): Completed {
  const { all, needed } = pluralsOf(language);
  const strings = new Map<string, string>();
  const missing: string[] = [];
  const known = new Set<string>();
  for (const [path, text] of fallback) {
    const base = path.replace(FORM, '');
    if (base === path) {
      known.add(path);
      strings.set(path, own.get(path) ?? text);
      if (!own.has(path)) missing.push(path);
      continue;
    }
    if (known.has(base)) continue;
    known.add(base);
    const general = FORMS.findLast((form) => own.has(`${base}_${form}`));
    for (const form of new Set([...all, 'other'])) {
      const name = `${base}_${form}`;
      known.add(name);
      const fallbacks = fallback.get(name) ?? fallback.get(`${base}_other`) ?? text;
      strings.set(name, own.get(name) ?? (general === undefined ? fallbacks : own.get(`${base}_${general}`)!));
      if (needed.includes(form) && !own.has(name)) missing.push(name);
    }
  }
  return { strings, missing, unknown: [...own.keys()].filter((path) => !known.has(path)) };
}

/** The strings as a tree, as the dictionaries' files are written. */
export function treeOf(strings: StringsByPath): StringTree {
  type Tree = { [name: string]: string | Tree };
  const root: Tree = {};
  for (const [path, text] of strings) {
    const names = path.split('.');
    const last = names.pop()!;
    let tree = root;
    for (const name of names) tree = (tree[name] ??= {}) as Tree;
    tree[last] = text;
  }
  return root;
}
