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
};

export const NO_FILTERS: Filters = { date: undefined, tags: [], genres: [], versions: [], localisation: undefined };
