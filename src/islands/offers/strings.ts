import type { PluralForms } from '../../i18n/pluralForms.ts';

/** The words of a check, in the page's language. In `until`, `#` stands for the date. */
export type VoucherStrings = {
  readonly code: string;
  readonly number: string;
  readonly secret: string;
  readonly hint: string;
  readonly check: string;
  readonly working: string;
  readonly another: string;
  readonly good: string;
  readonly voucher: string;
  readonly giftCard: string;
  readonly until: string;
  readonly noEnd: string;
  readonly close: string;
  readonly seats: PluralForms;
  /** The text if there is no card. */
  readonly invalid: TitledText;
  readonly busy: TitledText;
  readonly failure: TitledText;
};
type TitledText = { readonly title: string; readonly text: string };
