import { useCheckLink } from '../../accounts/checkLinks.ts';
import { checkVoucher, type VoucherCode } from '../../accounts/vouchers.ts';
import { cinemaDayAt } from '../../domain/programme/cinemaDay.ts';
import {
  PROOF_QUERY,
  voucherCard,
  type CheckStep,
  type TypedCode,
  type VoucherOutcome,
} from '../../domain/offers/voucher.ts';
import type { PageContext } from '../../page/context.ts';
import { now } from '../../settings/clock.ts';

/** What a form without script came to: the code’s outcome, and where the visitor is on the way to a check. */
export type CheckResult = {
  readonly outcome?: VoucherOutcome;
  readonly step?: CheckStep;
  readonly typed?: TypedCode;
};

/**
 * Checks a code whose form was sent without script (SPEC 5). There is no captcha then: only a link by e-mail that was
 * followed opens a check, and only one (decision 36). Without it the code is not looked at.
 */
export async function checkByForm(
  { site, query }: Pick<PageContext, 'site' | 'query'>,
  type: VoucherCode['type'],
  form: URLSearchParams,
): Promise<CheckResult> {
  const field = (name: string) => form.get(name) ?? '';
  const typed = type === 'voucher' ? { code: field('code') } : { number: field('number') };
  const secret = query.get(PROOF_QUERY);
  if (secret === null) return { step: { kind: 'refused' }, typed };
  if (!(await useCheckLink({ site: site.code, type }, secret))) return { step: { kind: 'spent' }, typed };
  const code: VoucherCode =
    type === 'voucher' ? { type, code: field('code') } : { type, number: field('number'), secret: field('secret') };
  const checked = await checkVoucher(site.code, code, cinemaDayAt(now(), site.timeZone));
  if ('waitSeconds' in checked) return { outcome: { kind: 'busy' }, typed };
  const card = voucherCard(checked);
  return card ? { outcome: { kind: 'card', card } } : { outcome: { kind: 'invalid' }, step: { kind: 'again' }, typed };
}
