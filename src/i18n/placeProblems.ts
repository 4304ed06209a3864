import type { Language } from '../sites/sites.ts';
import type { Key } from './dictionaries.ts';
import type { Translate } from './translator.ts';

/** What is said where something is no place to go to the cinema (domain/cinema/placeEntry.ts). */
const KEYS = {
  unknown: 'Place.Unknown',
  several: 'Place.Several',
  abroad: 'Place.Abroad',
  far: 'Place.Far',
  closed: 'Place.Closed',
} as const satisfies Readonly<Record<string, Key>>;

type Problem = {
  readonly problem: keyof typeof KEYS;
  readonly names: readonly string[];
  /** For `abroad`: the country's site. */
  readonly site?: { readonly country: string } | undefined;
};

/** The problem of what was typed in words; what was not typed has its own name, or none. */
export function placeMessage(
  { problem, names, site }: Problem,
  typed: string,
  { t, language }: { readonly t: Translate; readonly language: Language },
): string {
  const named = problem === 'far' || problem === 'closed' ? names[0] : undefined;
  const country = site ? (new Intl.DisplayNames([language], { type: 'region' }).of(site.country) ?? '') : '';
  return t(KEYS[problem], { place: named ?? typed.trim(), country });
}
