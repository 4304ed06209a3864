import type { VoucherCard } from '../src/contract/voucher.ts';
import { SITE_CODES, siteOf, type SiteCode } from '../src/sites/sites.ts';

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
 * Codes to try, the same on each site but for the site's letters. `AURORE-FR-1927` is good for two seats,
 * `AURORE-FR-1926` is used up, `AURORE-FR-1925` has expired. The gift card `4400 1927 0001` with the secret
 * `LUNE-1902-K7Q4` has an amount left; its last digits count the sites, so 0002 is for ch. Its secret cannot be guessed, as
 * a real one's should not: four digits would be.
 */
export const demoVouchers: readonly DemoVoucher[] = SITE_CODES.flatMap((site, index) => {
  const { currency } = siteOf(site);
  const voucher = (year: number): Code => ({ type: 'voucher', code: `AURORE-${site}-${year}` });
  const seats = { amount: null, currency: null, seats: 2, expiresOn: null };
  const number = `4400 1927 ${String(index + 1).padStart(4, '0')}`;
  return [
    { site, code: voucher(1927), card: seats, usedUp: false },
    { site, code: voucher(1926), card: seats, usedUp: true },
    { site, code: voucher(1925), card: { ...seats, expiresOn: '2025-12-31' }, usedUp: false },
    {
      site,
      code: { type: 'giftCard', number, secret: 'LUNE-1902-K7Q4' },
      card: { amount: AMOUNTS[currency], currency, seats: null, expiresOn: null },
      usedUp: false,
    },
  ];
});
