import type { VoucherCard } from '../../contract/voucher.ts';

/** The query parameter in which a link by e-mail has its secret. */
export const PROOF_QUERY = 'proof';
/** How many such links a mailbox gets in an hour. */
export const CHECK_LINKS_AN_HOUR = 5;

/** The outcome of checking a code: its card, no such card, too many tries, or no response. */
export type VoucherOutcome =
  | { readonly kind: 'card'; readonly card: VoucherCard }
  | { readonly kind: 'invalid' | 'busy' | 'failure' };

/** What was typed into the form, to show it again; not a gift card's secret. */
export type TypedCode = { readonly code?: string; readonly number?: string };

/**
 * Where a visitor without script is on the way to a check, which a link by e-mail opens (decision 36): it is refused
 * without one; one has been sent, or will not be; one has been followed, or is of no use any more.
 */
export type CheckStep =
  | { readonly kind: 'refused' | 'again' | 'spent' | 'open' }
  | { readonly kind: 'sent' | 'address' | 'busy'; readonly email: string };

/** The status of a page that shows such a step. */
export const STEP_STATUS: Readonly<Record<CheckStep['kind'], number>> = {
  refused: 403,
  again: 200,
  spent: 410,
  open: 200,
  sent: 200,
  address: 422,
  busy: 429,
};

/** The card of a voucher check or gift-card lookup: only result code 0 has one (SPEC 5). */
export function voucherCard<T>(answer: { readonly resultCode: number; readonly card: T | null }): T | undefined {
  return answer.resultCode === 0 && answer.card !== null ? answer.card : undefined;
}
