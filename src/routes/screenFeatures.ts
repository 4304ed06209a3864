import type { Feature } from '../sites/features.ts';
import type { Site } from '../sites/sites.ts';
import { isAvailable, type Screen } from './screens.ts';

/** Screens that a site has only with a feature (SPEC 2: "Only when the feature flag voucherCheckerEnabled is on"). */
export const SCREEN_FEATURES = {
  voucher: 'voucherCheckerEnabled',
  giftCard: 'giftCard',
  giftCardBalance: 'giftCard',
  giftCardTerms: 'giftCard',
  subscriptionOffers: 'subscriptions',
  fiveSeatCard: 'fiveSeatCard',
  threeSeatCard: 'threeSeatCard',
  experiences: 'experiences',
  experience: 'experiences',
  experienceArticle: 'experiences',
  experienceGroup: 'experiences',
  season: 'seasons',
  specialEvent: 'specialEvents',
  entertainments: 'events',
  news: 'news',
  newsMobile: 'news',
  newsItem: 'news',
  help: 'help',
  helpCategory: 'help',
  helpArticleById: 'help',
  helpArticleBySlug: 'help',
  helpSearch: 'help',
  mobileApp: 'mobileApp',
  cvd: 'cvd',
  signIn: 'authentication',
  myList: 'authentication',
  callback: 'authentication',
} as const satisfies Partial<Record<Screen, Feature>>;

/** Whether a site has a screen and the feature that it needs: screens that are off are not found, nor linked to. */
export function isOffered(site: Site, features: ReadonlySet<Feature>, screen: Screen): boolean {
  const feature = (SCREEN_FEATURES as Partial<Record<Screen, Feature>>)[screen];
  return isAvailable(site, screen) && (feature === undefined || features.has(feature));
}
