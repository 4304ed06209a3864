import type { DayChoice } from '../../content/views/dayChoice.ts';
import { nearestCinema } from '../../content/views/nearestCinema.ts';
import type { Filters } from '../../contract/filters.ts';
import { numberFormat } from '../../lib/formats.ts';
import type { PageContext } from '../../page/context.ts';
import { formatFilters } from '../../routes/filters.ts';
import { href } from '../../routes/href.ts';
import { longDay } from '../ui/dates.ts';
import { showHref } from '../ui/links.ts';

type Link = { readonly href: string; readonly label: string };

const showOf = ({ catalogue }: PageContext, slug: string) =>
  catalogue.cinemasBySlug.has(slug) ? undefined : catalogue.showsBySlug.get(slug);

/** The page with the programme of a cinema or a show, given its slug. */
export function programmeHref(page: PageContext, slug: string): string {
  const { site, language } = page;
  const show = showOf(page, slug);
  return show ? showHref(site, language, show) : href(site, language, 'cinema', { slug });
}

/**
 * Where a programme without results leads on, nearest first: another day under its address, then another cinema within
 * reach. What the filters want stays.
 */
export async function nearestLinks(
  page: PageContext,
  { slug, base, filters, choice }: { slug: string; base: string; filters: Filters; choice: DayChoice },
): Promise<Link[]> {
  const { site, language, locale, catalogue, now, t } = page;
  const { nearest: day, defaultDay, today } = choice;
  const links: Link[] = [];
  if (day !== undefined) {
    const date = day === defaultDay ? undefined : day;
    links.push({
      href: base + formatFilters({ ...filters, date }),
      label: t('Programme.Nearest', { day: longDay(day, locale) }),
    });
  }
  const found = await nearestCinema(catalogue, slug, { filters, choice, now });
  if (found) {
    const { cinema, kilometres } = found;
    const date = found.day === today ? undefined : found.day;
    const distance = numberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
    const place = [
      cinema.name,
      ...(kilometres === undefined ? [] : [distance.format(kilometres)]),
      ...(found.day === choice.day ? [] : [longDay(found.day, locale)]),
    ];
    const show = showOf(page, slug);
    links.push({
      href: show
        ? showHref(site, language, show, { filters: { ...filters, date, localisation: cinema.slug } })
        : href(site, language, 'cinema', { slug: cinema.slug }, { filters: { ...filters, date } }),
      label: t('Programme.NearestCinema', { cinema: place.join(', ') }),
    });
  }
  return links;
}

/** A link to the first day after today with something that passes the filters; null if there is none. */
export function laterDayLink(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  base: string,
  filters: Filters,
  choice: DayChoice | undefined,
): Link | null {
  const date = choice && [...choice.days].filter((day) => day > choice.today).sort()[0];
  if (date === undefined) return null;
  const named = date === choice?.defaultDay ? undefined : date;
  return {
    href: base + formatFilters({ ...filters, date: named }),
    label: t('Programme.Later', { day: longDay(date, locale) }),
  };
}
