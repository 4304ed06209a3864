import type { PageContext } from '../../page/context.ts';

export type FoundCount = {
  readonly text: string;
  readonly isLongEnough: boolean;
  readonly minimum: number;
  readonly count: number;
  /** There are more than these. */
  readonly more?: boolean;
};

/** What a search reports: its text is too short, nothing was found, or how much was. Undefined before a search. */
export function foundInWords(
  { text, isLongEnough, minimum, count, more = false }: FoundCount,
  { t }: Pick<PageContext, 't'>,
): string | undefined {
  if (text === '') return undefined;
  if (!isLongEnough) return t('Search.TooShort', { minimum });
  if (count === 0) return t('Search.Nothing', { query: text });
  return t(more ? 'Search.FoundMoreFor' : 'Search.FoundFor', { count, query: text });
}
