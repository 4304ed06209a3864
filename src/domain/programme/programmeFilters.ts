import { chosenOf, FILTER_GROUPS, FILTER_NAMES, LOADING, only, rowOf } from '../../contract/filters.ts';
import type { FilterGroup, Filters } from '../../contract/filters.ts';
import { hasHours, NO_HOURS } from './hours.ts';
import { needsIn } from './needs.ts';

/*
 * Filtering a programme (SPEC 4, "Schedules"): within a group any of the chosen values will do, but every group must
 * match. Day and place decide which screenings are loaded at all, so they are no groups here. Hours differ from
 * screening to screening and are checked separately (hours.ts); kinds are counted among the screenings within them.
 * Runs in the browser on hundreds of tickets at once.
 */

/**
 * Anything that can be filtered: one screening, or a show's day with all its tags and versions. All values are slugs.
 */
export type FilterSubject = Readonly<Record<FilterGroup, readonly string[]>>;

/** Something of each group. */
export function byGroup<T>(of: (group: FilterGroup) => T): Record<FilterGroup, T> {
  return Object.fromEntries(FILTER_GROUPS.map((group) => [group, of(group)])) as Record<FilterGroup, T>;
}

/** Whether a subject passes all groups, or some of them. */
export function matchesFilters(subject: FilterSubject, filters: Filters, groups = FILTER_GROUPS): boolean {
  return groups.every((group) => {
    const chosen = filters[group];
    return chosen.length === 0 || chosen.some((value) => subject[group].includes(value));
  });
}

/** The values on offer in each group, in the order in which they first occur. */
export function filterOptions(subjects: readonly FilterSubject[]): Record<FilterGroup, string[]> {
  return byGroup((group) => [...new Set(subjects.flatMap((subject) => subject[group]))]);
}

/** The filters with one value added, or removed if it was chosen. */
export function toggleFilter(filters: Filters, group: FilterGroup, value: string): Filters {
  const chosen = filters[group];
  const changed = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filters, [group]: changed };
}

/** A subject, and how many screenings are just like it: a day has hundreds, of a few dozen kinds. */
export type Kind = { readonly subject: FilterSubject; readonly count: number };

/** Subjects grouped by what filters can tell apart, in the order in which each first occurs. */
export function kindsOf(subjects: Iterable<FilterSubject>): Kind[] {
  const kinds = new Map<string, { subject: FilterSubject; count: number }>();
  for (const subject of subjects) {
    const key = FILTER_GROUPS.map((group) => subject[group].join('/')).join('//');
    const known = kinds.get(key);
    if (known) known.count += 1;
    else kinds.set(key, { subject, count: 1 });
  }
  return [...kinds.values()];
}

/** How many screenings pass. */
export function countMatches(kinds: readonly Kind[], filters: Filters): number {
  let count = 0;
  for (const kind of kinds) if (matchesFilters(kind.subject, filters)) count += kind.count;
  return count;
}

/** How many screenings would pass with this option toggled: the number shown beside it. */
export function countAfterToggle(kinds: readonly Kind[], filters: Filters, group: FilterGroup, value: string): number {
  return countMatches(kinds, toggleFilter(filters, group, value));
}

/** A group of filters that can be cleared, and how many screenings that brings back. */
export type Drop = { readonly group: FilterGroup | 'hours'; readonly count: number };

/**
 * The one group to clear when nothing passes: the first one said if that helps (versions), else the one whose clearing
 * shows most, with how many; of equals the first in `FILTER_GROUPS`, hours last. Needs of access are never given up.
 * `kinds` are the screenings within the hours, `anytime` all of them. Undefined when clearing a single group does not help
 * and all must be reset. It is a group, not a value: removing one of several values can only show less.
 */
export function groupToClear(kinds: readonly Kind[], filters: Filters, anytime = kinds): Drop | undefined {
  let best: Drop | undefined;
  for (const group of FILTER_GROUPS) {
    if (filters[group].length === 0 || (group === 'tags' && needsIn(filters.tags).length > 0)) continue;
    const count = countMatches(kinds, { ...filters, [group]: [] });
    if (count > 0 && rowOf(group).first) return { group, count };
    if (count > (best?.count ?? 0)) best = { group, count };
  }
  const count = hasHours(filters) ? countMatches(anytime, filters) : 0;
  return count > (best?.count ?? 0) ? { group: 'hours', count } : best;
}

/** The filters with a group cleared. */
export function clearGroup(filters: Filters, group: Drop['group']): Filters {
  return group === 'hours' ? { ...filters, ...NO_HOURS } : { ...filters, [group]: [] };
}

/** How many values are chosen, day and place aside: the number on the button that opens the filters. */
export function chosenCount(filters: Filters): number {
  const counted = FILTER_NAMES.filter((name) => !LOADING.includes(name));
  return counted.reduce((sum, name) => sum + chosenOf(filters, name).length, 0);
}

/** The filters with all groups and hours cleared; day and place stay (SPEC 4, "Reset clears layout filters"). */
export function resetFilters(filters: Filters): Filters {
  return only(filters, LOADING);
}
