import type { Purpose } from './purposes.ts';

/**
 * What the cookies of a feature are for (GDPR): `necessary` ones need no consent; each other type is a
 * purpose that a visitor allows or not, and its features do nothing until then.
 */
type CookieType = 'necessary' | Purpose;

export type FeatureFacts = {
  /** Whether a site has it whose row does not name it. */
  readonly isDefault: boolean;
  readonly cookies: CookieType;
  /** For docs/configuration.md. */
  readonly about: string;
  /** Of one that is to go with what it switches: who takes it out, and until which day (YYYY-MM-DD). Lint fails after it. */
  readonly temporary?: { readonly owner: string; readonly until: string };
};

/**
 * What a site may have or lack, with the type of its cookies (SPEC 9, "Feature flags per website by cookie type"). A site
 * has what its row of the table of sites names, and what is on by default; an import of settings
 * (src/contract/storedSettings.ts) says otherwise. All of these are here to stay.
 */
export const FEATURE_FACTS = {
  // Entries of the header (SPEC 2, "Header and navigation").
  authentication: { isDefault: true, cookies: 'necessary', about: 'Signing in, and the account in the header.' },
  offersMenu: { isDefault: true, cookies: 'necessary', about: 'Offers in the header.' },
  business: { isDefault: false, cookies: 'necessary', about: 'The link for business customers in the header.' },
  wallet: { isDefault: false, cookies: 'necessary', about: 'The wallet in the header of phones, and in the profile.' },
  club: { isDefault: false, cookies: 'necessary', about: 'The club in the header.' },
  provider: { isDefault: false, cookies: 'necessary', about: '“More from the provider” in the header.' },
  homeVideo: { isDefault: false, cookies: 'necessary', about: 'Home video in the header.' },
  // Screens, which are not found where they are off, and the links to them.
  voucherCheckerEnabled: { isDefault: true, cookies: 'necessary', about: 'The check of vouchers.' },
  giftCard: { isDefault: true, cookies: 'necessary', about: 'Gift cards, and the check of them.' },
  subscriptions: { isDefault: true, cookies: 'necessary', about: 'The pass and its plans.' },
  fiveSeatCard: { isDefault: false, cookies: 'necessary', about: 'The card for five seats.' },
  threeSeatCard: { isDefault: false, cookies: 'necessary', about: 'The card for three seats.' },
  experiences: { isDefault: true, cookies: 'necessary', about: 'Experiences, such as IMAX.' },
  seasons: { isDefault: true, cookies: 'necessary', about: 'Seasons of works.' },
  specialEvents: { isDefault: true, cookies: 'necessary', about: 'Special events.' },
  events: { isDefault: true, cookies: 'necessary', about: 'Events: opera, ballet, concerts, theatre.' },
  news: { isDefault: true, cookies: 'necessary', about: 'News.' },
  help: { isDefault: false, cookies: 'necessary', about: 'The help centre.' },
  mobileApp: { isDefault: true, cookies: 'necessary', about: 'The page of the app.' },
  cvd: { isDefault: true, cookies: 'necessary', about: 'The editors’ page `cvd`.' },
  // Parts of pages.
  smartAppBanner: { isDefault: false, cookies: 'necessary', about: 'The banner that leads to the app’s store.' },
  appStores: { isDefault: false, cookies: 'necessary', about: 'Links to the app’s stores, on its page.' },
  headerPush: { isDefault: true, cookies: 'necessary', about: 'The editors’ line above the header.' },
  cinemaAlerts: { isDefault: true, cookies: 'necessary', about: 'Alerts of cinemas.' },
  pushes: { isDefault: true, cookies: 'necessary', about: 'What editors put forward.' },
  nativeAd: { isDefault: true, cookies: 'necessary', about: 'The advertisement among films.' },
  autopromos: { isDefault: true, cookies: 'necessary', about: 'The chain’s own promotions.' },
  vod: { isDefault: true, cookies: 'necessary', about: 'Films to see at home.' },
  latestVideos: { isDefault: true, cookies: 'necessary', about: 'The latest videos.' },
  upsells: {
    isDefault: true,
    cookies: 'necessary',
    about: 'Other versions and experiences that a film’s page puts forward.',
  },
  ecards: { isDefault: true, cookies: 'necessary', about: 'The e-cards of a cinema.' },
  partners: { isDefault: true, cookies: 'necessary', about: 'The pass’s partner cinemas.' },
  helpDisplay: { isDefault: false, cookies: 'necessary', about: 'The block of help in the footer.' },
  socialNetworks: { isDefault: true, cookies: 'necessary', about: 'Links to social networks.' },
  legacyModals: {
    isDefault: false,
    cookies: 'necessary',
    about: 'The older of the two looks of modals that have two (SPEC 2, "legacy and new").',
  },
  tellMe: {
    isDefault: true,
    cookies: 'necessary',
    about: 'Mails (`SMTP_URL`) and notifications of screenings that can be booked now.',
  },
  // What signed-in people store, and what everybody sees of it.
  favourites: { isDefault: true, cookies: 'necessary', about: 'Favourite cinemas.' },
  wishlist: { isDefault: true, cookies: 'necessary', about: 'The list of films to see.' },
  emotions: { isDefault: true, cookies: 'necessary', about: 'How people found films.' },
  silentSignIn: {
    isDefault: true,
    cookies: 'necessary',
    about: 'Signing in silently where somebody is signed in on another of the sites (SPEC 4).',
  },
  silentSignInAnywhere: {
    isDefault: true,
    cookies: 'necessary',
    about: 'The same in browsers that do not need it, beyond those that SPEC 4 names.',
  },
  mandatorySignIn: {
    isDefault: false,
    cookies: 'necessary',
    about: 'Where signing in is required, its modal cannot be closed (SPEC 2).',
  },
  // What contacts a third party, or reveals the visitor.
  chat: { isDefault: false, cookies: 'support', about: 'The chat with customer service.' },
  feedback: { isDefault: true, cookies: 'support', about: 'The feedback widget.' },
  tracking: {
    isDefault: true,
    cookies: 'audience',
    about: 'The data layer for measurement, where a script of the site’s settings reads it.',
  },
  ecommerceTracking: { isDefault: true, cookies: 'audience', about: 'Measurement of what is looked at and booked.' },
  anonymousTracking: { isDefault: true, cookies: 'audience', about: 'Measurement without what names a visitor.' },
} as const satisfies Readonly<Record<string, FeatureFacts>>;
export type Feature = keyof typeof FEATURE_FACTS;
export const FEATURES = Object.keys(FEATURE_FACTS) as [Feature, ...Feature[]];
