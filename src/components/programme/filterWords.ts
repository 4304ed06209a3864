import { filterName } from '../../content/filterValues.ts';
import { GROUPS_AS_SAID } from '../../contract/filters.ts';
import { clockOf } from '../../domain/programme/hours.ts';
import type { PageContext } from '../../page/context.ts';
import { longDay } from '../ui/dates.ts';

/**
 * The filters of a page's address in words: the day, the place, what was chosen and the hours. In this order the title
 * has them, whose end a programme's island changes (islands/programme/titleWords.ts).
 */
export function filterWords({ filters, catalogue, locale, t }: PageContext): string[] {
  const { date, localisation = '', from, until } = filters;
  const place = catalogue.citiesBySlug.get(localisation) ?? catalogue.cinemasBySlug.get(localisation);
  return [
    date && longDay(date, locale),
    place?.name,
    ...GROUPS_AS_SAID.flatMap((group) => filters[group].map((value) => filterName(catalogue, group, value))),
    from && `${t('Filters.From')} ${clockOf(from)}`,
    until && `${t('Filters.Until')} ${clockOf(until)}`,
  ].flatMap((words) => words ?? []);
}
