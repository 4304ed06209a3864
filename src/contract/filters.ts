/**
 * What a visitor has narrowed a list to (SPEC 2, "Filtered list URLs"). SPEC 4's filter groups map so: types and
 * experiences are tags, languages are versions.
 */
export type Filters = {
  /** A cinema day, YYYY-MM-DD. */
  readonly date: string | undefined;
  readonly tags: readonly string[];
  readonly genres: readonly string[];
  readonly versions: readonly string[];
  /** A city or cinema slug. */
  readonly localisation: string | undefined;
  /** Clock times of the cinema day, HHMM: the earliest start and the latest end (domain/hours.ts). Segments of our own. */
  readonly from: string | undefined;
  readonly until: string | undefined;
};

/** An hour of an address: 1930 is 19:30. */
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
