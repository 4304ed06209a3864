import type { DayChoice } from '../../content/views/dayChoice.ts';
import { nearestCinema } from '../../content/views/nearestCinema.ts';
import type { Filters } from '../../contract/filters.ts';
import type { PageContext } from '../../page/context.ts';
import { formatFilters } from '../../routes/filters.ts';
import { href } from '../../routes/href.ts';
import { longDay } from '../ui/dates.ts';
import { inKilometres } from '../ui/distances.ts';
import { showHref } from '../ui/links.ts';

type Link = { readonly href: string; readonly label: string };

/** The page with the programme of a cinema or a show, given its slug, with filters if any. */
export function programmeHref({ site, language, catalogue }: PageContext, slug: string, filters?: Filters): string {
  const show = catalogue.cinemasBySlug.has(slug) ? undefined : catalogue.showsBySlug.get(slug);
  const options = filters && { filters };
  return show ? showHref(site, language, show, options) : href(site, language, 'cinema', { slug }, options);
}

/** A link to the day nearest to one without results; what the filters want stays. `opensOn`: the day of the bare address. */
export function nearestDayLink(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  { base, filters, day, opensOn }: { base: string; filters: Filters; day: string; opensOn?: string },
): Link {
  return {
    href: base + formatFilters({ ...filters, date: day === opensOn ? undefined : day }),
    label: t('Programme.Nearest', { day: longDay(day, locale) }),
  };
}

/**
 * Where a programme without results leads on, nearest first: another day under its address, then another cinema within
 * reach. What the filters want stays.
 */
export async function nearestLinks(
  page: PageContext,
  { slug, base, filters, choice }: { slug: string; base: string; filters: Filters; choice: DayChoice },
): Promise<Link[]> {
  const { locale, catalogue, now, t } = page;
  const { nearest: day, defaultDay, today } = choice;
  const links = day === undefined ? [] : [nearestDayLink(page, { base, filters, day, opensOn: defaultDay })];
  const found = await nearestCinema(catalogue, slug, { filters, choice, now });
  if (!found) return links;
  const { cinema, kilometres } = found;
  const there = { ...filters, date: found.day === today ? undefined : found.day };
  const words = [
    cinema.name,
    ...(kilometres === undefined ? [] : [inKilometres(kilometres, locale)]),
    ...(found.day === choice.day ? [] : [longDay(found.day, locale)]),
  ];
  const address = catalogue.cinemasBySlug.has(slug)
    ? programmeHref(page, cinema.slug, there)
    : programmeHref(page, slug, { ...there, localisation: cinema.slug });
  return [...links, { href: address, label: t('Programme.NearestCinema', { cinema: words.join(', ') }) }];
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
