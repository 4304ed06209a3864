import type { Show } from '../../contract/show.ts';
import { cinemaDayAt } from '../../domain/programme/cinemaDay.ts';
import { fragmentsOfShow, SHOW_FRAGMENTS, type ShowFragment } from '../../domain/show/showFragments.ts';
import {
  chainOrder,
  FRAGMENT_ORDER,
  inListOrder,
  type FragmentOrders,
  type OrderKey,
} from '../../domain/show/showOrder.ts';
import { fallUnder } from '../../domain/programme/tags.ts';
import { releaseZoneOf } from '../../sites/sites.ts';
import type { Catalogue } from '../catalogue.ts';
import { siteProgramme } from '../siteProgramme.ts';

/** A show's rank by a key, lowest first. */
export type RankOf = (show: Show, key: OrderKey) => number;
type Orders = { readonly keys?: FragmentOrders; readonly rankOf?: RankOf | undefined };

/**
 * The shows of a site in the five parts of its list, each part in its order; a show may be in several. `rankOf`: the
 * ranks of the place that the list is narrowed to (listFilter.ts), else the chain's.
 */
export async function listedShows(
  catalogue: Catalogue,
  now: Date,
  { keys = FRAGMENT_ORDER, rankOf = chainOrder }: Orders = {},
): Promise<Record<ShowFragment, Show[]>> {
  const { site, language } = catalogue;
  const programme = await siteProgramme(catalogue);
  const at = { now, today: cinemaDayAt(now, site.timeZone), zone: releaseZoneOf(site, language) };
  const placed = catalogue.shows.map((show) => {
    const onProgramme = programme.get(show.slug) ?? { bookable: false, isKids: false, tags: [] };
    return {
      show,
      fragments: fragmentsOfShow(show, onProgramme, at),
      premiere: fallUnder('premiere', onProgramme.tags),
    };
  });
  const listOf = (fragment: ShowFragment) =>
    inListOrder(
      placed
        .filter((each) => each.fragments.includes(fragment))
        .map(({ show, premiere }) => ({
          show,
          premiere,
          slug: show.slug,
          order: rankOf(show, keys[fragment]),
        })),
    ).map(({ show }) => show);
  return Object.fromEntries(SHOW_FRAGMENTS.map((fragment) => [fragment, listOf(fragment)])) as Record<
    ShowFragment,
    Show[]
  >;
}
