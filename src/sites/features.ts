import { ADDRESSES } from '#brand/brand.ts';
import { FEATURE_FACTS, FEATURES, type Feature } from './featureFacts.ts';
import { siteOf, type SiteCode } from './sites.ts';

type AddressName = keyof typeof ADDRESSES;
export const ADDRESS_NAMES = Object.keys(ADDRESSES) as [AddressName, ...AddressName[]];

/** Where features of a site lead: where its settings say, else as usual. */
export function addressesOf(
  imported: Partial<Readonly<Record<AddressName, string>>>,
): Readonly<Record<AddressName, string>> {
  return { ...ADDRESSES, ...imported };
}

/**
 * The features of a site: as its imported settings have each; where they have none, what its row names, what is on by
 * default, and what its row lets `switchedOn` switch on. Other sites' rows make no difference.
 */
export function featuresOf(
  site: SiteCode,
  switchedOn: readonly string[],
  imported: Partial<Readonly<Record<Feature, boolean>>> = {},
): ReadonlySet<Feature> {
  const { features, switchable = [] } = siteOf(site);
  const isOn = (feature: Feature) =>
    FEATURE_FACTS[feature].isDefault ||
    features.includes(feature) ||
    (switchable.includes(feature) && switchedOn.includes(feature));
  return new Set(FEATURES.filter((feature) => imported[feature] ?? isOn(feature)));
}
