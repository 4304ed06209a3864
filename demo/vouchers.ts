import type { VoucherCard } from '../src/contract/voucher.ts';
import { siteOf, type SiteCode } from '../src/sites/sites.ts';

type Code =
  | { readonly type: 'voucher'; readonly code: string }
  | { readonly type: 'giftCard'; readonly number: string; readonly secret: string };
type DemoVoucher = {
  readonly site: SiteCode;
  readonly code: Code;
  readonly card: Omit<VoucherCard, 'type'>;
  readonly usedUp: boolean;
};

/** Two evenings out: the amount left on a gift card, in each currency. */
const AMOUNTS = { EUR: 24.5, CHF: 38, TND: 30, XOF: 10_000, MAD: 140 } as const;

/**
 * The demo's sites, in the order in which their gift cards are numbered. A chain that has other ones must know all of these
 * codes, to remove them: everyone can read them here.
 */
const NUMBERED: readonly string[] = ['fr', 'ch', 'be', 'tn', 'sn', 'nl', 'ci', 'ma'];

/**
 * Codes to try, the same on each site but for the site's letters. `AURORE-FR-1927` is good for two seats,
 * `AURORE-FR-1926` is used up, `AURORE-FR-1925` has expired. The gift card `4400 1927 0001` with the secret
 * `LUNE-1902-K7Q4` has an amount left; its last digits count the sites, so 0002 is for ch. Its secret cannot be guessed, as
 * a real one's should not: four digits would be.
 */
function codesOf(site: string) {
  const voucher = (year: number): Code => ({ type: 'voucher', code: `AURORE-${site}-${year}` });
  const number = `4400 1927 ${String(NUMBERED.indexOf(site) + 1).padStart(4, '0')}`;
  const giftCard: Code = { type: 'giftCard', number, secret: 'LUNE-1902-K7Q4' };
  return { good: voucher(1927), usedUp: voucher(1926), expired: voucher(1925), giftCard };
}

/** The codes of all sites that the demo ever has, those too that the chain has not. */
export const demoCodes: readonly Code[] = NUMBERED.flatMap((site) => Object.values(codesOf(site)));

/** What each of some sites has of them. */
export function demoVouchersOf(sites: readonly SiteCode[]): readonly DemoVoucher[] {
  return sites
    .filter((site) => NUMBERED.includes(site))
    .flatMap((site) => {
      const { currency } = siteOf(site);
      const { good, usedUp, expired, giftCard } = codesOf(site);
      const seats = { amount: null, currency: null, seats: 2, expiresOn: null };
      const money = { amount: AMOUNTS[currency], currency, seats: null, expiresOn: null };
      return [
        { site, code: good, card: seats, usedUp: false },
        { site, code: usedUp, card: seats, usedUp: true },
        { site, code: expired, card: { ...seats, expiresOn: '2025-12-31' }, usedUp: false },
        { site, code: giftCard, card: money, usedUp: false },
      ];
    });
}
