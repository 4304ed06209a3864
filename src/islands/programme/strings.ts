import type { PluralForms } from '../../i18n/pluralForms.ts';

/** Words for the earliest start, the latest end, and for neither. */
export type HourStrings = { readonly from: string; readonly until: string; readonly anyTime: string };

/** The words of the showtime grid, passed by the server. */
export type GridStrings = HourStrings & {
  readonly days: string;
  readonly noScreening: string;
  readonly otherDay: string;
  readonly go: string;
  readonly filters: string;
  readonly all: string;
  readonly more: string;
  readonly rows: PluralForms;
  readonly screenings: PluralForms;
  /** The checkbox for what has begun, or what is folded for it, where there is one (decision 38). */
  readonly begun?: PluralForms;
  readonly none: string;
  readonly noneThatDay: string;
  readonly drop: string;
  readonly reset: string;
  readonly removePlace: string;
  readonly close: string;
  /** The button that closes the filters' modal, with the number of screenings left. */
  readonly show: PluralForms;
};
