import { secondsInMinute } from 'date-fns/constants';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { checkVoucher, type VoucherCode } from '../../accounts/vouchers.ts';
import { cinemaDayAt } from '../../domain/programme/cinemaDay.ts';
import { voucherCard, type VoucherOutcome } from '../../domain/offers/voucher.ts';
import { now } from '../../settings/clock.ts';
import type { Site } from '../../sites/sites.ts';

/**
 * Without script there is no captcha, so an address has only a quarter of the tries: enough to mistype, not to guess.
 */
const tries = new RateLimiterMemory({ keyPrefix: 'voucher form', points: 5, duration: 15 * secondsInMinute });

/**
 * Checks a code whose form was sent without script (SPEC 5), and gives the card, `invalid` or, after too many tries,
 * `busy`. `address` is the visitor's, as the front server gives it.
 */
export async function voucherOutcome(
  site: Site,
  type: VoucherCode['type'],
  form: URLSearchParams,
  address: string,
): Promise<VoucherOutcome> {
  const field = (name: string) => form.get(name) ?? '';
  const code: VoucherCode =
    type === 'voucher' ? { type, code: field('code') } : { type, number: field('number'), secret: field('secret') };
  try {
    await tries.consume(address);
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return { kind: 'busy' };
  }
  const card = voucherCard(await checkVoucher(site.code, code, cinemaDayAt(now(), site.timeZone)));
  return card ? { kind: 'card', card } : { kind: 'invalid' };
}
