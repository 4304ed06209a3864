import { NO_FILTERS } from '../contract/filters.ts';
import type { SearchedPage } from '../domain/search/subjects.ts';
import { href } from './href.ts';
import type { Language, Site } from '../sites/sites.ts';

/** The dictionaries' keys of the titles that the search gives to the site's own pages. */
export const SEARCHED_TITLES = {
  giftCard: 'Search.Pages.GiftCard',
  subscriptionOffers: 'Search.Pages.Subscriptions',
  offers: 'Search.Pages.Offers',
  voucher: 'Search.Pages.Voucher',
  accessible: 'Search.Pages.Accessible',
  saleOpenings: 'Search.Pages.SaleOpenings',
  experiences: 'Search.Pages.Experiences',
  help: 'Search.Pages.Help',
  shows: 'Search.Pages.Shows',
} as const satisfies Record<SearchedPage | 'shows', string>;

type Page = {
  readonly page: SearchedPage | 'shows';
  readonly filter?: 'versions' | 'tags';
  readonly slug?: string;
};

/** The path of one of the site's own pages that a search has found. */
export function searchedPageHref(site: Site, language: Language, { page, filter, slug }: Page): string {
  const filters = filter && slug !== undefined ? { ...NO_FILTERS, [filter]: [slug] } : undefined;
  return href(site, language, page, {}, { filters });
}
