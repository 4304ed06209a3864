import { localeOf, type Language, type Site } from '../../src/sites/sites.ts';
import { demoCinemas } from '../cinemas/cinemas.ts';
import { lowestPrice } from '../cinemas/tariffs.ts';

type Currency = Site['currency'];

/** The chain's prices in the currency of each country, major units. */
const prices = {
  /** A month of the pass, for one, for two and for the young. */
  solo: { EUR: 21.9, CHF: 34.9, TND: 49, XOF: 12_500, MAD: 179 },
  duo: { EUR: 37.9, CHF: 61.9, TND: 85, XOF: 21_500, MAD: 309 },
  under26: { EUR: 17.9, CHF: 26.9, TND: 39, XOF: 9500, MAD: 139 },
  /** A month of an option of the pass. */
  bigScreens: { EUR: 4, CHF: 6, TND: 8, XOF: 2000, MAD: 30 },
  guest: { EUR: 8, CHF: 13, TND: 12, XOF: 3000, MAD: 45 },
  children: { EUR: 5, CHF: 9, TND: 9, XOF: 2000, MAD: 35 },
  /** Cards of seats. */
  fiveSeats: { EUR: 47.5, CHF: 82.5, TND: 65, XOF: 16_500, MAD: 265 },
  threeSeats: { EUR: 30, CHF: 52.5, TND: 42, XOF: 10_500, MAD: 168 },
  /** Single seats of an offer. */
  family: { EUR: 32, CHF: 52, TND: 44, XOF: 11_000, MAD: 180 },
  birthday: { EUR: 14, CHF: 22, TND: 18, XOF: 4500, MAD: 85 },
  festival: { EUR: 5, CHF: 9, TND: 7, XOF: 1500, MAD: 30 },
  live: { EUR: 24, CHF: 38, TND: 35, XOF: 8000, MAD: 140 },
  liveReduced: { EUR: 18, CHF: 29, TND: 25, XOF: 6000, MAD: 100 },
  liveThree: { EUR: 60, CHF: 96, TND: 87, XOF: 20_000, MAD: 350 },
  silent: { EUR: 14, CHF: 22, TND: 18, XOF: 4500, MAD: 80 },
  silentThree: { EUR: 33, CHF: 54, TND: 45, XOF: 11_000, MAD: 195 },
  popcorn: { EUR: 4.5, CHF: 7, TND: 6, XOF: 1500, MAD: 25 },
  /** A film at home. */
  rental: { EUR: 3.9, CHF: 5.5, TND: 6, XOF: 1500, MAD: 25 },
  /** On gift cards. */
  giftSmall: { EUR: 25, CHF: 40, TND: 40, XOF: 10_000, MAD: 150 },
  giftMiddle: { EUR: 50, CHF: 80, TND: 80, XOF: 20_000, MAD: 300 },
  giftLarge: { EUR: 100, CHF: 150, TND: 150, XOF: 40_000, MAD: 600 },
} as const satisfies Record<string, Record<Currency, number>>;

/** Seats priced by each cinema: the lowest price in the country is quoted. */
const SEATS = ['morning', 'student'] as const;
type SeatName = (typeof SEATS)[number];
export type PriceName = keyof typeof prices | SeatName;

const isSeat = (name: string): name is SeatName => (SEATS as readonly string[]).includes(name);

export function isPriceName(text: string): text is PriceName {
  return Object.hasOwn(prices, text) || isSeat(text);
}

/** What something costs on a site, in major units of its currency. */
export function amountOf(site: Site, name: PriceName): number {
  return isSeat(name) ? lowestPrice(demoCinemas[site.code], name) : prices[name][site.currency];
}

/** The same as in a sentence; whole amounts without decimals. */
export function money(site: Site, language: Language, name: PriceName): string {
  return new Intl.NumberFormat(localeOf(site, language), {
    style: 'currency',
    currency: site.currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountOf(site, name));
}
