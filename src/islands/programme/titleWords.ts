import { useEffect, useRef } from 'react';
import { GROUPS_AS_SAID, type Filters } from '../../contract/filters.ts';
import { namesOf, type FilterChoiceGroup } from './options.ts';
import type { HourStrings } from './strings.ts';

/** The filters that are chosen, in words, each after a comma; empty if there are none. */
export function chosenInWords(groups: readonly FilterChoiceGroup[], filters: Filters, strings: HourStrings): string {
  return ([...GROUPS_AS_SAID, 'hours'] as const)
    .map((group) => namesOf(groups, filters, group, strings))
    .filter(Boolean)
    .map((names) => `, ${names}`)
    .join('');
}

/** Keeps the end of the page's title, which names the filters (components/programme/filterWords.ts), to these words. */
export function useTitle(words: string): void {
  const base = useRef<string>(undefined);
  useEffect(() => {
    const { title } = document;
    base.current ??= title.endsWith(words) ? title.slice(0, title.length - words.length) : title;
    document.title = base.current + words;
  }, [words]);
}
