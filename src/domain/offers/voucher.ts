import type { VoucherCard } from '../../contract/voucher.ts';

/** The outcome of checking a code: its card, no such card, too many tries, or no response. */
export type VoucherOutcome =
  | { readonly kind: 'card'; readonly card: VoucherCard }
  | { readonly kind: 'invalid' | 'busy' | 'failure' };

/** The card of a voucher check or gift-card lookup: only result code 0 has one (SPEC 5). */
export function voucherCard<T>(answer: { readonly resultCode: number; readonly card: T | null }): T | undefined {
  return answer.resultCode === 0 && answer.card !== null ? answer.card : undefined;
}
