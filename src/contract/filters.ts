/**
 * The filters that a visitor has set on a list (SPEC 2, "Filtered list URLs"). Of SPEC 4's filter groups, types and
 * experiences are tags here, and languages are versions.
 */
export type Filters = {
  /** A cinema day, YYYY-MM-DD. */
  readonly date: string | undefined;
  readonly tags: readonly string[];
  readonly genres: readonly string[];
  readonly versions: readonly string[];
  /** A city or cinema slug. */
  readonly localisation: string | undefined;
  /**
   * Clock times of the cinema day, HHMM: the earliest start and the latest end (domain/programme/hours.ts). SPEC does
   * not have these two.
   */
  readonly from: string | undefined;
  readonly until: string | undefined;
};

/** A value in an address. Many servers and proxies read an encoded slash or backslash as a path's own. */
export const FILTER_VALUE = /^[^\p{Cc}\p{Cs}/\\]{1,128}$/u;

/** A time in an address: 1930 is 19:30. */
export const HOUR = /^(?:[01]\d|2[0-3])[0-5]\d$/;

export const NO_FILTERS: Filters = {
  date: undefined,
  tags: [],
  genres: [],
  versions: [],
  localisation: undefined,
  from: undefined,
  until: undefined,
};
