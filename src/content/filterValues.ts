import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { SCREENING_GROUPS, SHOW_GROUPS, type FilterGroup, type Filters } from '../contract/filters.ts';
import type { ScreeningGroup, ShowGroup } from '../contract/filters.ts';
import type { Showtime } from '../contract/programme.ts';
import type { Show } from '../contract/show.ts';
import type { Schema, ShowtimeTable } from '../database/schema.ts';
import { byGroup, type FilterSubject } from '../domain/programme/programmeFilters.ts';
import { screeningTags } from '../domain/programme/tags.ts';
import { meets } from './accessibleShowtimes.ts';
import type { Catalogue } from './catalogue.ts';

/*
 * What each group of filters compares and how its values are called: the half of their table (contract/filters.ts) that
 * browsers do without.
 */

/** The fields of a screening that are compared, and their columns. */
export const COMPARED_COLUMNS = {
  version: 'version',
  tags: 'tags',
} as const satisfies { readonly [Field in keyof Showtime]?: keyof ShowtimeTable };
export type ComparedShowtime = Pick<Showtime, keyof typeof COMPARED_COLUMNS>;
/** The fields of a show that are compared. */
export type ComparedShow = Pick<Show, 'genresSlug'>;

type Group<Compared> = {
  /** The values that it has. */
  readonly values: (compared: Compared) => readonly string[];
  /** The name of a value on pages of this catalogue; undefined for one that has none. */
  readonly name: (catalogue: Catalogue, value: string) => string | undefined;
  /** Whether all values have names: an address with another does not exist. */
  readonly closed?: true;
};
type GroupOfScreenings = Group<ComparedShowtime> & {
  /** Whether a screening in the database has any of some values. */
  readonly hasAny: (showtime: ExpressionBuilder<Schema, 'showtime'>, values: readonly string[]) => Expression<SqlBool>;
};

const OF_SCREENINGS: Readonly<Record<ScreeningGroup, GroupOfScreenings>> = {
  tags: {
    values: screeningTags,
    name: ({ tags }, slug) => tags.get(slug)?.title,
    hasAny: (showtime, tags) => meets(showtime, { needs: tags, all: false }),
  },
  versions: {
    values: ({ version }) => [version],
    name: ({ versions }, slug) => versions.get(slug)?.label,
    hasAny: (showtime, versions) => showtime('showtime.version', 'in', versions),
  },
};

const OF_SHOWS: Readonly<Record<ShowGroup, Group<ComparedShow>>> = {
  genres: { values: ({ genresSlug }) => genresSlug, name: ({ genres }, slug) => genres.get(slug), closed: true },
};

const GROUPS: Readonly<Record<FilterGroup, Omit<Group<never>, 'values'>>> = { ...OF_SCREENINGS, ...OF_SHOWS };

/** A show as the filters see it: without its screenings. */
export function showSubject(show: ComparedShow): FilterSubject {
  return {
    ...byGroup(() => []),
    ...Object.fromEntries(SHOW_GROUPS.map((group) => [group, OF_SHOWS[group].values(show)])),
  };
}

/** What the filters see of a screening, without its show. */
export function screeningValues(showtime: ComparedShowtime): Pick<FilterSubject, ScreeningGroup> {
  const values = SCREENING_GROUPS.map((group) => [group, OF_SCREENINGS[group].values(showtime)] as const);
  return Object.fromEntries(values) as Pick<FilterSubject, ScreeningGroup>;
}

/** A screening as the filters see it. */
export function screeningSubject(showtime: ComparedShowtime, show: ComparedShow): FilterSubject {
  return { ...showSubject(show), ...screeningValues(showtime) };
}

/** The name of a value of a filter; of one that has none, the value itself. */
export function filterName(catalogue: Catalogue, group: FilterGroup, value: string): string {
  return GROUPS[group].name(catalogue, value) ?? value;
}

/** Whether all values of the filters are any that a site has, where it knows them all. */
export function haveNames(catalogue: Catalogue, filters: Filters): boolean {
  return Object.entries(GROUPS).every(([group, { name, closed }]) => {
    return !closed || filters[group as FilterGroup].every((value) => name(catalogue, value) !== undefined);
  });
}

/** Whether a screening in the database passes the groups that are about screenings. */
export function passesGroups(showtime: ExpressionBuilder<Schema, 'showtime'>, filters: Filters) {
  const chosen = SCREENING_GROUPS.filter((group) => filters[group].length > 0);
  return showtime.and(chosen.map((group) => OF_SCREENINGS[group].hasAny(showtime, filters[group])));
}
