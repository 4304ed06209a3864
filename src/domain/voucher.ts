/** The card of a voucher check or gift-card lookup: only result code 0 has one (SPEC 5). */
export function voucherCard<T>(answer: { readonly resultCode: number; readonly card: T | null }): T | undefined {
  return answer.resultCode === 0 && answer.card !== null ? answer.card : undefined;
}
