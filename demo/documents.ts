import { readFileSync } from 'node:fs';
import type { Language } from '../src/sites/sites.ts';
import type { Localised } from './types.ts';

/** A document of the demo's feed (feed/README.md): in all languages at once, and without what is computed. */
export function documentOf<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`feed/${name}.json`, import.meta.url), 'utf8')) as T;
}

/** A value whose localised texts have become those of one language. */
export type InLanguage<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Localised
    ? string
    : { -readonly [Key in keyof T]: InLanguage<T[Key]> };

/** A document or a part of it in one language: in place of each object of languages its text. */
export function inLanguage<T>(value: T, language: Language): InLanguage<T> {
  return pick(value, language) as InLanguage<T>;
}

function pick(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => pick(each, language));
  if (isLocalised(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pick(each, language)]));
}

function isLocalised(value: object): value is Localised {
  return 'fr' in value && 'en' in value;
}
