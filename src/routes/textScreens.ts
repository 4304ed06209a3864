import type { Screen } from './screens.ts';

/** The screens that are one text: a site has such a page if its editors wrote the text. */
export const TEXT_SCREENS = [
  'fiveSeatCard',
  'threeSeatCard',
  'giftCard',
  'giftCardBalance',
  'giftCardTerms',
  'voucher',
  'mobileApp',
  'cvd',
  'generalTerms',
] as const satisfies readonly Screen[];
