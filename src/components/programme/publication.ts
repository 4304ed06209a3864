import type { NextProgramme } from '../../domain/programme/cinemaWeek.ts';
import type { PageContext } from '../../page/context.ts';
import { longDay } from '../ui/dates.ts';

/** When a cinema's next programme is published, in a sentence. */
export function publicationWords(
  { locale, t }: Pick<PageContext, 'locale' | 't'>,
  { from, published }: NextProgramme,
): string {
  return t('Days.Publication', { from: longDay(from, locale), day: longDay(published, locale) });
}
