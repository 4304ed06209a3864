import { SCREENING_GROUPS, SHOW_GROUPS, type FilterGroup, type Filters } from '../../contract/filters.ts';
import type { Show } from '../../contract/show.ts';
import { matchesFilters } from '../../domain/programme/programmeFilters.ts';
import { areShowtimesDisplayed } from '../../domain/show/showFragments.ts';
import { bestOrder, chainOrder } from '../../domain/show/showOrder.ts';
import type { Catalogue } from '../catalogue.ts';
import { showSubject } from '../filterValues.ts';
import { showsAt, type ShowsThere } from '../programme.ts';
import { showsWith } from '../showtimeSearch.ts';
import { siteProgramme } from '../siteProgramme.ts';
import { firstToday } from '../zones.ts';
import type { RankOf } from './shows.ts';

/** A list of shows as the filters of an address narrow it. */
type ListFilter = {
  /** The city or cinema that it is narrowed to. */
  readonly place: { readonly name: string } | undefined;
  readonly narrowed: boolean;
  /** Whether a show stays in the list. */
  readonly passes: (show: Show) => boolean;
  /** Whether it would with any genre. */
  readonly passesButGenre: (show: Show) => boolean;
  /** The shows' ranks at its place; undefined where it is not narrowed to one. */
  readonly rankOf: RankOf | undefined;
};

/**
 * What the filters of an address leave of a list of shows: those that play at its place, in a screening that passes the
 * groups about screenings, on its day; and that pass those about shows. Two statements at most.
 */
export async function listFilter(catalogue: Catalogue, filters: Filters, now: Date): Promise<ListFilter> {
  const { localisation = '' } = filters;
  const city = catalogue.citiesBySlug.get(localisation);
  const cinema = catalogue.cinemasBySlug.get(localisation);
  const cinemas = city?.cinemas ?? (cinema && [cinema.slug]);
  const there = cinemas && (await showsAt(catalogue.site, cinemas));
  const plays = await playing(catalogue, filters, { cinemas, there }, now);
  const passes = (show: Show, groups: readonly FilterGroup[]) =>
    (!plays || plays(show)) && matchesFilters(showSubject(show), filters, groups);
  return {
    place: city ?? cinema,
    narrowed: plays !== undefined || SHOW_GROUPS.some((group) => filters[group].length > 0),
    passes: (show) => passes(show, SHOW_GROUPS),
    passesButGenre: (show) =>
      passes(
        show,
        SHOW_GROUPS.filter((group) => group !== 'genres'),
      ),
    // What does not play there is not in the list.
    rankOf: there && ((show, key) => bestOrder(there.get(show.slug)?.entries ?? [], key) ?? chainOrder(show, key)),
  };
}

/** Whether a show plays as the filters want it; undefined where they want nothing of its screenings. */
async function playing(
  catalogue: Catalogue,
  filters: Filters,
  { cinemas, there }: { readonly cinemas: readonly string[] | undefined; readonly there: ShowsThere | undefined },
  now: Date,
): Promise<((show: Show) => boolean) | undefined> {
  const { site } = catalogue;
  const { date, tags } = filters;
  // A show's tags are known without its screenings.
  if (date !== undefined || SCREENING_GROUPS.some((group) => group !== 'tags' && filters[group].length > 0)) {
    const from = firstToday(catalogue, now);
    const found = await showsWith(site, { cinemas, day: date, from, filters });
    return (show) => found.has(show.slug) && areShowtimesDisplayed(show, now);
  }
  if (!there && tags.length === 0) return undefined;
  const programme = there ?? (await siteProgramme(catalogue));
  if (tags.length === 0) return ({ slug }) => programme.has(slug);
  return (show) =>
    programme.get(show.slug)?.tags.some((tag) => tags.includes(tag)) === true && areShowtimesDisplayed(show, now);
}
