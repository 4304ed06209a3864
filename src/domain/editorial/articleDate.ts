import type { ArticleDate } from '../../contract/article.ts';

/**
 * How a date is put into words: the name of a sentence, and the days (`YYYY-MM-DD`) and times (`20:15`) it mentions.
 */
export type DateSentence =
  | { readonly kind: 'Exact'; readonly start: string; readonly time: string }
  | { readonly kind: 'ExactUntil'; readonly start: string; readonly time: string; readonly endTime: string }
  | { readonly kind: 'ExactWithoutHours' | 'From'; readonly start: string }
  | { readonly kind: 'Interval'; readonly start: string; readonly end: string }
  | { readonly kind: 'Until'; readonly end: string }
  | { readonly kind: 'NoDate' };

const dayOf = (local: string) => local.slice(0, 10);
const hourOf = (local: string) => local.slice(11, 16);

/** The words for when an offer or event is on (SPEC 3, "date (type, start, end)"). */
export function dateSentence(date: ArticleDate): DateSentence {
  switch (date.type) {
    case 'exact': {
      const start = { start: dayOf(date.start), time: hourOf(date.start) };
      return date.end === null
        ? { kind: 'Exact', ...start }
        : { kind: 'ExactUntil', ...start, endTime: hourOf(date.end) };
    }
    case 'exactWithoutHours':
      return { kind: 'ExactWithoutHours', start: dayOf(date.start) };
    case 'from':
      return { kind: 'From', start: dayOf(date.start) };
    case 'interval':
      return { kind: 'Interval', start: dayOf(date.start), end: dayOf(date.end) };
    case 'until':
      return { kind: 'Until', end: dayOf(date.end) };
    case 'noDate':
      return { kind: 'NoDate' };
  }
}

/** Whether an offer or event has ended at a local time: its last day is over. */
export function isOver(date: ArticleDate, now: string): boolean {
  const last = date.end ?? (date.type === 'exact' || date.type === 'exactWithoutHours' ? date.start : null);
  return last !== null && dayOf(last) < dayOf(now);
}
