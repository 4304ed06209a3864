import { ADDRESSES } from '#brand/brand.ts';
import type { Purpose } from './purposes.ts';
import { SITE_CODES, siteOf, type SiteCode } from './sites.ts';

/**
 * What the cookies of a feature are for (GDPR): `necessary` ones need no consent; each other type is a
 * purpose that a visitor allows or not, and its features do nothing until then.
 */
type CookieType = 'necessary' | Purpose;

/**
 * What a site may have or lack, with the type of its cookies (SPEC 9, "Feature flags per website by cookie type"). Which
 * site has which is in the table of sites; an import of settings (src/contract/storedSettings.ts) says otherwise.
 */
export const FEATURE_COOKIES = {
  // Entries of the header (SPEC 2, "Header and navigation").
  authentication: 'necessary',
  offersMenu: 'necessary',
  business: 'necessary',
  wallet: 'necessary',
  club: 'necessary',
  provider: 'necessary',
  homeVideo: 'necessary',
  // Screens, which are not found where they are off, and the links to them.
  voucherCheckerEnabled: 'necessary',
  giftCard: 'necessary',
  subscriptions: 'necessary',
  fiveSeatCard: 'necessary',
  threeSeatCard: 'necessary',
  experiences: 'necessary',
  seasons: 'necessary',
  specialEvents: 'necessary',
  events: 'necessary',
  news: 'necessary',
  help: 'necessary',
  mobileApp: 'necessary',
  cvd: 'necessary',
  // Parts of pages.
  smartAppBanner: 'necessary',
  appStores: 'necessary',
  headerPush: 'necessary',
  cinemaAlerts: 'necessary',
  pushes: 'necessary',
  nativeAd: 'necessary',
  autopromos: 'necessary',
  vod: 'necessary',
  latestVideos: 'necessary',
  upsells: 'necessary',
  ecards: 'necessary',
  partners: 'necessary',
  helpDisplay: 'necessary',
  socialNetworks: 'necessary',
  /** The older of the two looks of modals that have two (SPEC 2, "legacy and new"). */
  legacyModals: 'necessary',
  // What signed-in people store, and what everybody sees of it.
  favourites: 'necessary',
  wishlist: 'necessary',
  emotions: 'necessary',
  /** Signing in silently where somebody is signed in on another of the sites (SPEC 4, "selected domains"). */
  silentSignIn: 'necessary',
  /** The same also in browsers that do not need it, beyond those that SPEC 4 names. */
  silentSignInAnywhere: 'necessary',
  /** Where signing in is required, its modal is one that cannot be closed (SPEC 2, "centred and mandatory"). */
  mandatorySignIn: 'necessary',
  // What contacts a third party, or reveals the visitor.
  chat: 'support',
  feedback: 'support',
  tracking: 'audience',
  ecommerceTracking: 'audience',
  anonymousTracking: 'audience',
} as const satisfies Readonly<Record<string, CookieType>>;
export type Feature = keyof typeof FEATURE_COOKIES;
export const FEATURES = Object.keys(FEATURE_COOKIES) as [Feature, ...Feature[]];

/** Features that are off everywhere unless the setting FEATURES names them or a site's settings turn them on. */
export const OFF_BY_DEFAULT: ReadonlySet<Feature> = new Set([
  'business',
  'wallet',
  'provider',
  'homeVideo',
  'smartAppBanner',
  'appStores',
  'mandatorySignIn',
]);

type AddressName = keyof typeof ADDRESSES;
export const ADDRESS_NAMES = Object.keys(ADDRESSES) as [AddressName, ...AddressName[]];

/** Where features of a site lead: where its settings say, else as usual. */
export function addressesOf(
  imported: Partial<Readonly<Record<AddressName, string>>>,
): Readonly<Record<AddressName, string>> {
  return { ...ADDRESSES, ...imported };
}

/**
 * The features of a site: as its imported settings have each; where they have none, those that the site has, without
 * those that are off by default and not in `switchedOn`.
 */
export function featuresOf(
  site: SiteCode,
  switchedOn: readonly string[],
  imported: Partial<Readonly<Record<Feature, boolean>>> = {},
): ReadonlySet<Feature> {
  const onlySome = new Set(SITE_CODES.flatMap((code) => siteOf(code).features));
  const isOn = (feature: Feature) =>
    (!onlySome.has(feature) || siteOf(site).features.includes(feature)) &&
    (!OFF_BY_DEFAULT.has(feature) || switchedOn.includes(feature));
  return new Set(FEATURES.filter((feature) => imported[feature] ?? isOn(feature)));
}
