/** What of a show decides which others are like it: names in addresses. */
export type ShowTraits = {
  readonly directors: readonly string[];
  readonly cast: readonly string[];
  /** Its genres, and the label that groups it. */
  readonly subjects: readonly string[];
};

/** What two shows have in common, of the first kind that they have in common at all. */
export type Likeness = { readonly by: keyof ShowTraits; readonly shared: readonly string[] };

/** The kinds, the closest first, and how many of each two shows must share: one genre alone is half of a programme. */
const MIN_SHARED = { directors: 1, cast: 1, subjects: 2 } as const satisfies Record<keyof ShowTraits, number>;
const KINDS = Object.keys(MIN_SHARED) as (keyof ShowTraits)[];

/** In what a show is like another; undefined if they are not alike. */
export function likenessOf(one: ShowTraits, other: ShowTraits): Likeness | undefined {
  return KINDS.map((by) => ({ by, shared: one[by].filter((each) => other[by].includes(each)) })).find(
    ({ by, shared }) => shared.length >= MIN_SHARED[by],
  );
}

/** The closer likeness first: by its kind, then by how much is shared. */
export function compareLikeness(one: Likeness, other: Likeness): number {
  return KINDS.indexOf(one.by) - KINDS.indexOf(other.by) || other.shared.length - one.shared.length;
}
