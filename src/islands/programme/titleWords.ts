import { useEffect, useRef } from 'react';
import type { Filters } from '../../contract/filters.ts';
import { namesOf, type OptionGroup } from './options.ts';
import type { HourStrings } from './strings.ts';

const GROUPS = ['versions', 'tags', 'genres', 'hours'] as const;

/**
 * Keeps the end of the page's title, which names the filters (components/programme/filterWords.ts), to those that are
 * chosen now.
 */
export function useTitle(groups: readonly OptionGroup[], filters: Filters, strings: HourStrings): void {
  const words = GROUPS.map((group) => namesOf(groups, filters, group, strings))
    .filter(Boolean)
    .map((names) => `, ${names}`)
    .join('');
  const base = useRef<string>(undefined);
  useEffect(() => {
    const { title } = document;
    base.current ??= title.endsWith(words) ? title.slice(0, title.length - words.length) : title;
    document.title = base.current + words;
  }, [words]);
}
