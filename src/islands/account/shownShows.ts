import { choiceButtons, choiceOf } from '../../markup/hearts.ts';
import { rankedList, rankedRows } from '../../markup/dayRanks.ts';

/** The slugs of the shows on this page whose wishes or emotions are needed, or decide their place. */
export function shownShows(): string[] {
  const shows = choiceButtons()
    .map(choiceOf)
    .filter(({ kind }) => kind !== 'favourite');
  const list = rankedList(document);
  const rows = list ? rankedRows(list) : [];
  return [...new Set([...shows, ...rows].map(({ slug }) => slug))];
}
