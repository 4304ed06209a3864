import type { DayChoice } from '../../content/views/dayChoice.ts';
import type { Filters } from '../../contract/filters.ts';
import type { PageContext } from '../../page/context.ts';
import { formatFilters } from '../../routes/filters.ts';
import { href } from '../../routes/href.ts';
import { longDay } from '../ui/dates.ts';
import { showHref } from '../ui/links.ts';

/** The page with the programme of a cinema or a show, given its slug. */
export function programmeHref({ site, language, catalogue }: PageContext, slug: string): string {
  const show = catalogue.cinemasBySlug.has(slug) ? undefined : catalogue.showsBySlug.get(slug);
  return show ? showHref(site, language, show) : href(site, language, 'cinema', { slug });
}

/**
 * A link to the nearest day with something that passes the filters, under a programme's address; null if there is none.
 */
export function nearestDayLink(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  base: string,
  filters: Filters,
  choice: DayChoice | undefined,
): { href: string; label: string } | null {
  const day = choice?.nearest;
  if (!choice || day === undefined) return null;
  const date = day === choice.defaultDay ? undefined : day;
  return {
    href: base + formatFilters({ ...filters, date }),
    label: t('Programme.Nearest', { day: longDay(day, locale) }),
  };
}

/** A link to the first day after today with something that passes the filters; null if there is none. */
export function laterDayLink(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  base: string,
  filters: Filters,
  choice: DayChoice | undefined,
): { href: string; label: string } | null {
  const date = choice && [...choice.days].filter((day) => day > choice.today).sort()[0];
  if (date === undefined) return null;
  const named = date === choice?.defaultDay ? undefined : date;
  return {
    href: base + formatFilters({ ...filters, date: named }),
    label: t('Programme.Later', { day: longDay(date, locale) }),
  };
}
