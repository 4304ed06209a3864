import type { Key } from '../../i18n/dictionaries.ts';
import type { PageContext } from '../../page/context.ts';
import { href } from '../../routes/href.ts';
import { isOffered, routeOf } from '../../routes/screens.ts';
import { addressesOf } from '../../sites/features.ts';
import { currentSettings } from '../../settings/settings.ts';

/** One of the header's entries after Movies and Cinemas. */
export type MenuEntry = {
  readonly label: Key;
  readonly href: string;
  /** `phone`: where the menu is collapsed, below desktop width; `desk`: above that. */
  readonly on: 'all' | 'phone' | 'desk';
  /** The modal that opens over the page instead. */
  readonly modal?: 'signIn' | 'signInRequired' | 'centeredSignIn';
};

/** The client's pages on the accounts host. */
type AccountsPage =
  | 'register'
  | 'sign-in'
  | 'profile'
  | 'benefits'
  | 'favourite-cinemas'
  | 'bookings'
  | 'wallet'
  | 'pass';

/** The address of one of the client's pages on the accounts host (SPEC 2, "Client account pages"). */
export function accountsHref(language: string, page: AccountsPage): string {
  return `${currentSettings().ACCOUNTS_ORIGIN}/${language}/${page}`;
}

/** SPEC 2, "Header and navigation": the entries after Movies and Cinemas, in SPEC's order, by site and setting. */
export function menuEntries({ site, language, features, catalogue }: PageContext): MenuEntry[] {
  const addresses = addressesOf(catalogue.settings.addresses);
  const entries: (MenuEntry | false)[] = [
    features.has('club') &&
      features.has('subscriptions') && {
        label: 'Header.Club',
        href: href(site, language, 'subscriptionOffers'),
        on: 'all',
      },
    // On a phone, Club takes its place.
    features.has('offersMenu') && {
      label: 'Header.Offers',
      href: href(site, language, 'offers'),
      on: features.has('club') ? 'desk' : 'all',
    },
    features.has('business') && { label: 'Header.Business', href: addresses.business, on: 'all' },
    features.has('wallet') && {
      label: 'Header.Wallet',
      href: accountsHref(language, 'wallet'),
      on: 'phone',
      modal: features.has('mandatorySignIn') ? 'centeredSignIn' : 'signInRequired',
    },
    features.has('authentication') && {
      label: 'Header.Account',
      href: href(site, language, 'signIn'),
      on: 'phone',
      modal: 'signIn',
    },
    features.has('provider') && { label: 'Header.Provider', href: addresses.provider, on: 'all' },
    features.has('homeVideo') && { label: 'Header.HomeVideo', href: addresses.homeVideo, on: 'all' },
  ];
  return entries.filter((entry) => entry !== false);
}

/**
 * After these, where the menu is collapsed: the parts of the site that the footer leads to, as far as it has them, and the
 * site map, which leads to all others.
 */
export function furtherEntries({
  site,
  language,
  features,
  catalogue,
}: PageContext): Pick<MenuEntry, 'label' | 'href'>[] {
  const parts = [
    ['evening', 'Evening.Title'],
    ['entertainments', 'Sitemap.Events'],
    ['saleOpenings', 'SaleOpenings.Title'],
    ['accessible', 'Accessible.Link'],
    ['experiences', 'Experiences.Title'],
    ['giftCard', 'Search.Pages.GiftCard'],
    ['news', 'News.Title'],
    ['mobileApp', 'App.Title'],
    ['help', 'Help.Title'],
    ['sitemap', 'Sitemap.Title'],
  ] as const;
  return (
    parts
      .filter(([screen]) => isOffered(site, features, screen))
      // A page that is a text is there once editors have written it.
      .filter(([screen]) => routeOf(screen).item?.kind !== 'pages' || catalogue.content.pages.has(screen))
      .map(([screen, label]) => ({ label, href: href(site, language, screen) }))
  );
}
