import { heartOf, heartsIn } from '../../markup/hearts.ts';
import { rankedList, rankedRows } from '../../markup/dayRanks.ts';

const MAX_SHOWS = 1000;

/** The slugs of the shows on this page whose wishes or emotions are needed, or decide their place. */
export function shownShows(): string[] {
  const hearts = heartsIn(document).map(heartOf);
  const emotions = [...document.querySelectorAll<HTMLElement>('[data-account=emotion]')].map(({ dataset }) => dataset);
  const list = rankedList(document);
  const rows = list ? rankedRows(list) : [];
  const slugs = [...hearts.filter(({ kind }) => kind === 'wish'), ...emotions, ...rows].flatMap(
    ({ slug }) => slug ?? [],
  );
  return [...new Set(slugs)].slice(0, MAX_SHOWS);
}
