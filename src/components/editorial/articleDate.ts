import type { ArticleDate } from '../../contract/article.ts';
import { dateSentence } from '../../domain/editorial/articleDate.ts';
import { noonOf } from '../../domain/programme/cinemaDay.ts';
import { dateFormat } from '../../lib/formats.ts';
import type { Translate } from '../../i18n/translator.ts';
import { fullDate, longDay } from '../ui/dates.ts';

/** When an offer or event runs, in words: `du 21 au 28 novembre 2026`. */
export function articleDateInWords(date: ArticleDate, locale: string, t: Translate): string {
  const sentence = dateSentence(date);
  switch (sentence.kind) {
    case 'Exact':
      return t('ArticleDate.Exact', { day: longDay(sentence.start, locale), time: sentence.time });
    case 'ExactUntil':
      return t('ArticleDate.ExactUntil', {
        day: longDay(sentence.start, locale),
        time: sentence.time,
        end: sentence.endTime,
      });
    case 'ExactWithoutHours':
      return t('ArticleDate.ExactWithoutHours', { day: longDay(sentence.start, locale) });
    case 'From':
      return t('ArticleDate.From', { day: fullDate(sentence.start, locale) });
    case 'Interval':
      return t('ArticleDate.Interval', {
        start: startOfInterval(sentence.start, sentence.end, locale),
        end: fullDate(sentence.end, locale),
      });
    case 'Until':
      return t('ArticleDate.Until', { day: fullDate(sentence.end, locale) });
    case 'NoDate':
      return t('ArticleDate.NoDate');
  }
}

/** The first day, without what it shares with the last: month, year. */
function startOfInterval(start: string, end: string, locale: string): string {
  if (start.slice(0, 4) !== end.slice(0, 4)) return fullDate(start, locale);
  const parts = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(noonOf(start));
  // German writes a full stop after the day only if a month follows.
  const shown = start.slice(0, 7) === end.slice(0, 7) ? parts.slice(0, parts.findIndex(isMonth)) : parts;
  return shown
    .map(({ value }) => value)
    .join('')
    .trim();
}

const isMonth = ({ type }: Intl.DateTimeFormatPart) => type === 'month';
