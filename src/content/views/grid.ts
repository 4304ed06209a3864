import { FILTER_GROUPS, type FilterGroup, type Filters } from '../../contract/filters.ts';
import { noonOf } from '../../domain/programme/cinemaDay.ts';
import { lastStripDay, stripDays } from '../../domain/programme/dayStrip.ts';
import { dateFormat } from '../../lib/formats.ts';
import { isInHours, type Times } from '../../domain/programme/hours.ts';
import {
  countAfterToggle,
  filterOptions,
  groupToClear,
  kindsOf,
  matchesFilters,
  type Drop,
  type FilterSubject,
} from '../../domain/programme/programmeFilters.ts';
import type { Tag } from '../../contract/programme.ts';
import type { Catalogue } from '../catalogue.ts';
import { filterName } from '../filterValues.ts';

export type DayOption = {
  readonly day: string;
  readonly weekday: string;
  readonly month: string;
  /** In full, for screen readers. */
  readonly spoken: string;
  /** Left out where there are screenings, since pages carry this for each of their days. */
  readonly empty?: true;
};
export type FilterOption = {
  readonly group: FilterGroup;
  readonly slug: string;
  readonly label: string;
  /** How many screenings would be left after toggling it. */
  readonly count: number;
};
/** A group of filters, or of tags, which are offered as three. */
export type OptionGroupName = Exclude<FilterGroup, 'tags'> | 'experiences' | 'types' | 'accessibility';
export type OptionGroup = { readonly name: OptionGroupName; readonly options: readonly FilterOption[] };

/**
 * The days of a strip from its start (domain/programme/dayStrip.ts). The day that people call
 * today (`dateIn`) has a word in place of its weekday.
 */
export function dayStrip(
  today: string,
  start: string,
  published: ReadonlySet<string>,
  locale: string,
  called: { readonly date: string; readonly word: string },
): DayOption[] {
  return stripOf(today, start, locale).map((day) => ({
    ...day,
    weekday: day.day === called.date ? called.word : day.weekday,
    ...(!published.has(day.day) && { empty: true }),
  }));
}

type NamedDay = Omit<DayOption, 'empty'>;
/** The last strip of each locale: nearly all pages of a day show the same one. */
const strips = new Map<string, { readonly key: string; readonly days: readonly NamedDay[] }>();

function stripOf(today: string, start: string, locale: string): readonly NamedDay[] {
  const key = `${today} ${start}`;
  const known = strips.get(locale);
  if (known?.key === key) return known.days;
  const weekday = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const month = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  const spoken = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const days = stripDays(today, start).map((day) => ({
    day,
    weekday: weekday.format(noonOf(day)),
    month: month.format(noonOf(day)),
    spoken: spoken.format(noonOf(day)),
  }));
  strips.set(locale, { key, days });
  return days;
}

/** The last day that can be chosen: the last published one, but at least the strip's last. */
export function lastDay(today: string, published: Iterable<string>): string {
  let last = lastStripDay(today);
  for (const day of published) if (day > last) last = day;
  return last;
}

/** A screening as the filters and the hours see it. */
type Filtered = { readonly subject: FilterSubject; readonly times: Times };

const within = (screenings: readonly Filtered[], filters: Filters): FilterSubject[] =>
  screenings.filter(({ times }) => isInHours(times, filters)).map(({ subject }) => subject);

/**
 * The filters that a programme offers, by group, named in the page's language; chosen ones are always offered. Tags are
 * those that have `place` among theirs, and their groups in the order of their categories. Numbers are of the screenings
 * that are shown, where others are left out for another reason than filters.
 */
export function optionGroups(
  catalogue: Catalogue,
  screenings: readonly Filtered[],
  filters: Filters,
  place: 'cinemaFilters' | 'showFilters',
  shown = screenings,
): OptionGroup[] {
  const found = filterOptions([
    // A day's screenings share a few dozen subjects.
    ...new Set(screenings.map(({ subject }) => subject)),
    filters,
  ]);
  const tags = found.tags
    .map((slug) => catalogue.tags.get(slug))
    .filter((tag) => tag !== undefined)
    .filter((tag) => tag.places.includes(place))
    .sort((a, b) => a.orders.filter - b.orders.filter);
  const kinds = kindsOf(within(shown, filters));
  const option = (group: FilterGroup, slug: string, label: string): FilterOption => {
    return { group, slug, label, count: countAfterToggle(kinds, filters, group, slug) };
  };
  const optionsOf = (those: readonly Tag[]) => those.map((tag) => option('tags', tag.slug, tag.title));
  const tagGroup = (name: OptionGroupName, ...categories: string[]) => {
    const ofGroup = tags.filter((tag) => categories.includes(tag.category) && !tag.versionFilter);
    return { name, options: optionsOf(ofGroup), order: Math.min(...ofGroup.map((tag) => tag.categoryOrder)) };
  };
  const versions = [...catalogue.versions.values()].filter((version) => found.versions.includes(version.slug));
  const others = FILTER_GROUPS.filter((group) => group !== 'tags' && group !== 'versions').map((name) => ({
    name,
    options: found[name]
      .map((slug) => option(name, slug, filterName(catalogue, name, slug)))
      .sort((a, b) => a.label.localeCompare(b.label, catalogue.language)),
  }));
  const ofTags = [
    tagGroup('experiences', 'experience'),
    tagGroup('types', 'event', 'programme'),
    tagGroup('accessibility', 'accessibility'),
  ];
  const groups: OptionGroup[] = [
    {
      name: 'versions',
      options: [
        ...versions.map(({ slug, label }) => option('versions', slug, label)),
        ...optionsOf(tags.filter((tag) => tag.versionFilter)),
      ],
    },
    ...ofTags.toSorted((a, b) => a.order - b.order).map(({ name, options }) => ({ name, options })),
    ...others,
  ];
  // A single version, which everything has, filters nothing.
  return groups.filter((group) => group.options.length > 1 || group.name !== 'versions');
}

/** The counts of a filtered programme, and the group to clear when nothing is left. */
export function gridCounts(rows: readonly (readonly Filtered[])[], filters: Filters) {
  const left = rows.map((row) => within(row, filters).filter((subject) => matchesFilters(subject, filters)).length);
  const tickets = left.reduce((sum, count) => sum + count, 0);
  return {
    counts: { rows: left.filter((count) => count > 0).length, tickets },
    drop: tickets === 0 ? toClear(rows.flat(), filters) : null,
  };
}

/** The group to clear of a programme of which nothing is left; null if none of them alone helps. */
export function toClear(screenings: readonly Filtered[], filters: Filters): Drop | null {
  const anytime = kindsOf(screenings.map(({ subject }) => subject));
  return groupToClear(kindsOf(within(screenings, filters)), filters, anytime) ?? null;
}
