import type { PluralForms } from '../../i18n/pluralForms.ts';

/** When one can be there, when one must be out, and neither. */
export type HourStrings = { readonly from: string; readonly until: string; readonly anyTime: string };

/** The words of the showtime grid, which the server has. */
export type Strings = HourStrings & {
  readonly days: string;
  readonly otherDay: string;
  readonly go: string;
  readonly filters: string;
  readonly all: string;
  readonly more: string;
  readonly rows: PluralForms;
  readonly screenings: PluralForms;
  readonly none: string;
  readonly noneThatDay: string;
  readonly drop: string;
  readonly reset: string;
  readonly removePlace: string;
  readonly close: string;
  /** What closes the filters' modal, with the number of screenings that are left. */
  readonly show: PluralForms;
};
