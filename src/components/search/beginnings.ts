import type { TonightFilms } from '../../content/views/tickets/tonightFilms.ts';
import type { Key } from '../../i18n/dictionaries.ts';
import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { SEARCHED_TITLES } from '../../routes/searchedPages.ts';
import { isOffered, type Screen } from '../../routes/screens.ts';
import { longDay } from '../ui/dates.ts';
import { cinemasHref } from '../ui/links.ts';

/** What a search begins with before anything is typed. */

/** The pages that most visitors look for, and their names. */
const SHORTCUTS = [
  ['evening', 'Evening.Title'],
  ['shows', 'Header.Movies'],
  ['cinemas', 'Header.Cinemas'],
  ['giftCard', SEARCHED_TITLES.giftCard],
  ['subscriptionOffers', SEARCHED_TITLES.subscriptionOffers],
  ['offers', SEARCHED_TITLES.offers],
  ['accessible', SEARCHED_TITLES.accessible],
  ['saleOpenings', SEARCHED_TITLES.saleOpenings],
  ['help', SEARCHED_TITLES.help],
] as const satisfies readonly (readonly [Screen, Key])[];

/** Those that the site has. */
export function shortcuts(page: PageContext): { label: string; href: string }[] {
  const { site, language, features, t } = page;
  return SHORTCUTS.filter(([screen]) => isOffered(site, features, screen)).map(([screen, label]) => ({
    label: t(label),
    href: screen === 'cinemas' ? cinemasHref(page) : href(site, language, screen),
  }));
}

/** The heading of an evening's films: `Ce soir à Lyon`. */
export function tonightTitle({ when, day, place }: TonightFilms, { t, locale }: PageContext): string {
  if (place === undefined) return t(when === 'tonight' ? 'Evening.Title' : 'Evening.Today');
  if (when === 'later') return t('Evening.LaterAt', { place, day: longDay(day, locale) });
  return t(when === 'tonight' ? 'Evening.TonightAt' : 'Evening.TodayAt', { place });
}

/** Where all that plays that evening is. */
export function tonightHref({ city }: TonightFilms, { site, language }: PageContext): string {
  return city === undefined ? href(site, language, 'evening') : href(site, language, 'eveningCity', { slug: city });
}
