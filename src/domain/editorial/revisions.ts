/** A version of a document that takes precedence over the feed's, as far as it decides when it is shown. */
export type Scheduled = {
  /** Later versions have higher ids. */
  readonly id: number;
  readonly state: 'draft' | 'published';
  /** ISO 8601, UTC, with milliseconds, so that comparing the texts compares the instants. */
  readonly from: string;
  readonly until: string | null;
};

/**
 * Which of a document's versions is shown at an instant, if any: its draft, when drafts are wanted; else, of those
 * published, the one that began last. When that ends, the one before it is shown again.
 */
export function shownAt<T extends Scheduled>(versions: readonly T[], at: Date, withDrafts: boolean): T | undefined {
  const instant = at.toISOString();
  const draft = withDrafts ? versions.findLast(({ state }) => state === 'draft') : undefined;
  if (draft) return draft;
  return versions
    .filter(({ state, from, until }) => state === 'published' && from <= instant && (until === null || instant < until))
    .toSorted((a, b) => (a.from === b.from ? a.id - b.id : a.from < b.from ? -1 : 1))
    .at(-1);
}

/**
 * The last instant up to `at` at which a version began or ended by itself, and the next such instant, epoch
 * milliseconds; infinite where there is none.
 */
export function spanAround(
  versions: readonly Scheduled[],
  at: Date,
): { readonly since: number; readonly until: number } {
  const present = at.getTime();
  let [since, until] = [-Infinity, Infinity];
  for (const version of versions) {
    if (version.state === 'draft') continue;
    for (const boundary of [version.from, version.until]) {
      if (boundary === null) continue;
      const instant = Date.parse(boundary);
      if (instant <= present) since = Math.max(since, instant);
      else until = Math.min(until, instant);
    }
  }
  return { since, until };
}
