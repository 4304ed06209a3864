import { FALLBACK_LANGUAGE } from '#brand/brand.ts';
import type french from '../../i18n/fr/strings.json';
import { LANGUAGE_FILES, type StringTree } from '../sites/languageFiles.ts';
import { LANGUAGES, type Language } from '../sites/sites.ts';
import { completed, stringsOf, treeOf } from './complete.ts';

type WithoutPlural<Name extends string> = Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name;
type Leaves<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? WithoutPlural<Name> : `${Name}.${Leaves<Tree[Name]>}`;
}[keyof Tree & string];

/** The path of a string: `Cinemas.Alert.Title`. A string with plural forms is named without its `_one` or `_other`. */
export type Key = Leaves<typeof french>;

const fallback = new Map(stringsOf(LANGUAGE_FILES[FALLBACK_LANGUAGE].strings));

/** Every string of the interface in each language that a site speaks, by their paths, all of them complete. */
export const strings = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    completed(language, new Map(stringsOf(LANGUAGE_FILES[language].strings)), fallback).strings,
  ]),
) as Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** The same as trees. */
export const dictionaries = Object.fromEntries(
  LANGUAGES.map((language) => [language, treeOf(strings[language])]),
) as Readonly<Record<Language, StringTree>>;
