import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import fr from '../../i18n/fr.json' with { type: 'json' };
import nl from '../../i18n/nl.json' with { type: 'json' };
import type { Language } from '../sites/sites.ts';

/** Every string of the interface. French is the reference: a key missing in another language is a type error. */
export const dictionaries = { fr, en, de, nl } satisfies Record<Language, typeof fr>;

type WithoutPlural<Name extends string> = Name extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Name;
type Leaves<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? WithoutPlural<Name> : `${Name}.${Leaves<Tree[Name]>}`;
}[keyof Tree & string];

/** The path of a string: `Cinemas.Alert.Title`. A string with plural forms is named without its `_one` or `_other`. */
export type Key = Leaves<typeof fr>;

type Tree = { readonly [name: string]: string | Tree };

function leaves(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${path}${name}`] : leaves(value, `${path}${name}.`),
  );
}

/** The keys that one language has and another lacks, as `nl: Header.Search`. Empty when all four are complete. */
export function missingKeys(trees: Readonly<Record<string, Tree>>): string[] {
  const all = new Set(Object.values(trees).flatMap((tree) => leaves(tree)));
  return Object.entries(trees).flatMap(([language, tree]) => {
    const own = new Set(leaves(tree));
    return [...all].filter((key) => !own.has(key)).map((key) => `${language}: ${key}`);
  });
}
