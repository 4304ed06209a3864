import { RateLimiterMemory } from 'rate-limiter-flexible';
import { checkVoucher, type VoucherCode } from './accounts/vouchers.ts';
import { cinemaDayAt } from './domain/cinemaDay.ts';
import { voucherCard, type VoucherOutcome } from './domain/voucher.ts';
import type { Screen } from './routes/screens.ts';
import { now } from './settings/clock.ts';
import type { Site } from './sites/sites.ts';

/** No captcha is answered without script, so one address has a quarter of the tries: for mistyped codes, not for guessed ones. */
const tries = new RateLimiterMemory({ keyPrefix: 'voucher form', points: 5, duration: 15 * 60 });

/** Whether a screen has a form for codes. */
export const hasVoucherForm = (screen: Screen): boolean => screen === 'voucher' || screen === 'giftCardBalance';

/**
 * What the form of a code came to that was sent as it is (SPEC 5, issue "works without script"). `address` is who asks, as
 * the server in front knows it.
 */
export async function voucherOutcome(
  site: Site,
  screen: Screen,
  form: URLSearchParams,
  address: string,
): Promise<VoucherOutcome> {
  const field = (name: string) => form.get(name) ?? '';
  const code: VoucherCode =
    screen === 'voucher'
      ? { type: 'voucher', code: field('code') }
      : { type: 'giftCard', number: field('number'), secret: field('secret') };
  try {
    await tries.consume(address);
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return { kind: 'busy' };
  }
  const card = voucherCard(await checkVoucher(site.code, code, cinemaDayAt(now(), site.timeZone)));
  return card ? { kind: 'card', card } : { kind: 'invalid' };
}
