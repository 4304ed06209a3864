import { languages } from '../../i18n/languages.ts';

/** What the folders of i18n have, a folder for each language that sites may speak (docs/languages.md). */

/** The strings of the interface, by groups. */
export type StringTree = { readonly [name: string]: string | StringTree };

/** The paths of screens, without the language's prefix; others that lead to them; and the words of fragments. */
export type PathsFile = {
  readonly screens?: Readonly<Record<string, string>>;
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  readonly fragments?: Readonly<Record<string, string>>;
};

/** What a word says of a day: which, counted from today, or the weekend; and which part of it. */
export type DayFacts = { readonly day?: number | string; readonly part?: string };

/**
 * What visitors call things in a search: phrases, between commas, of days, and of versions, experiences and needs by their
 * slugs; words of hours; words that say nothing; and words of subjects by their slugs.
 */
export type SearchFile = {
  readonly days?: Readonly<Record<string, DayFacts>>;
  readonly hours?: { readonly units?: string; readonly from?: string; readonly until?: string };
  readonly fillers?: string;
  readonly versions?: Readonly<Record<string, string>>;
  readonly experiences?: Readonly<Record<string, string>>;
  readonly needs?: Readonly<Record<string, string>>;
  readonly subjects?: Readonly<Record<string, string>>;
};

/** A folder's files. One that is missing is empty. */
export type LanguageFiles = {
  readonly strings: StringTree;
  readonly paths: PathsFile;
  readonly search: SearchFile;
};

/** A language that has a folder. */
export type LanguageFolder = keyof typeof languages;

/** The files of each folder. The start and the build have checked them (src/cli/brandCheck). */
export const LANGUAGE_FILES: Readonly<Record<LanguageFolder, LanguageFiles>> = languages;
