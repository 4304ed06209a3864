import type { SiteCode } from './sites.ts';

/**
 * What a site may have or lack: conditions of the header's entries (SPEC 2, "Header and navigation") and of what hangs on
 * them (SPEC 9, "Feature flags per website").
 */
export const FEATURES = [
  'authentication',
  'offers',
  'business',
  'wallet',
  'club',
  'provider',
  'homeVideo',
  'app',
  /** The older of the two looks of modals that have two (SPEC 2, "legacy and new"). */
  'legacyModals',
] as const;
export type Feature = (typeof FEATURES)[number];

const EVERYWHERE: readonly Feature[] = ['authentication', 'offers', 'app'];

/** Club and "More from the provider" are the Dutch variant's alone (SPEC 2). */
const OF_SITE: Readonly<Record<SiteCode, readonly Feature[]>> = {
  fr: [...EVERYWHERE, 'business', 'wallet', 'homeVideo'],
  ch: [...EVERYWHERE, 'business', 'wallet'],
  be: EVERYWHERE,
  tn: EVERYWHERE,
  sn: EVERYWHERE,
  nl: [...EVERYWHERE, 'business', 'club', 'provider', 'homeVideo'],
  ci: [...EVERYWHERE, 'legacyModals'],
  ma: [...EVERYWHERE, 'legacyModals'],
};

/** What these lead to does not exist yet, so they are off everywhere unless the setting FEATURES names them. */
const PENDING: ReadonlySet<Feature> = new Set(['authentication', 'business', 'wallet', 'provider', 'homeVideo', 'app']);

/** Where features lead that have no page of this site. */
export const ADDRESSES = {
  business: 'https://business.aurore.example',
  provider: 'https://more.aurore.example',
  homeVideo: 'https://video.aurore.example',
  appStore: 'https://apps.apple.com/app/id6450000000',
  playStore: 'https://play.google.com/store/apps/details?id=example.aurore.app',
} as const;

/** The features of a site: its own, without those that are still pending and were not switched on. */
export function featuresOf(site: SiteCode, switchedOn: readonly string[]): ReadonlySet<Feature> {
  return new Set(OF_SITE[site].filter((feature) => !PENDING.has(feature) || switchedOn.includes(feature)));
}
