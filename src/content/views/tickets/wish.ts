import type { StartsWithin } from '../../../domain/search/dayWords.ts';
import type { Fact } from '../../../domain/search/sentence.ts';
import { NEEDS, type Need } from '../../../domain/programme/needs.ts';
import type { Catalogue } from '../../catalogue.ts';
import { peopleOf } from '../../people.ts';
import type { EveningCinema } from '../evening.ts';

/** What screenings must be. Without a list anything will do. */
export type ScreeningWish = {
  readonly shows: readonly string[] | undefined;
  readonly versions: readonly string[] | undefined;
  /** Of each group one. */
  readonly experiences: readonly (readonly string[])[];
  readonly needs: readonly Need[];
  readonly days: readonly string[] | undefined;
  readonly hours: StartsWithin | undefined;
  readonly cinemas: readonly EveningCinema[];
};

/** The values of the facts of a kind, one list for each. */
export const valuesOf = (facts: readonly Fact[], kind: Exclude<Fact['kind'], 'hours'>): (readonly string[])[] =>
  facts.flatMap((fact) => (fact.kind === kind ? [fact.values] : []));

/** What screenings must be that have all of the facts. */
export function wishOf(catalogue: Catalogue, facts: readonly Fact[], cinemas: readonly EveningCinema[]): ScreeningWish {
  const needs = valuesOf(facts, 'need').flat();
  return {
    shows: showsOf(catalogue, facts),
    versions: together(valuesOf(facts, 'version')),
    experiences: valuesOf(facts, 'experience'),
    needs: NEEDS.filter((need) => needs.includes(need)),
    days: together(valuesOf(facts, 'day'))?.toSorted(),
    hours: hoursOf(facts),
    cinemas,
  };
}

/** What several lists have in common or, where that is nothing, all of them; undefined without lists. */
function together(lists: readonly (readonly string[])[]): readonly string[] | undefined {
  const [first, ...others] = lists;
  if (!first) return undefined;
  const common = first.filter((value) => others.every((list) => list.includes(value)));
  return common.length > 0 ? common : [...new Set(lists.flat())];
}

/** The hours that all of the facts allow. */
function hoursOf(facts: readonly Fact[]): StartsWithin | undefined {
  const hours = facts.flatMap((fact) => (fact.kind === 'hours' ? [fact] : []));
  if (hours.length === 0) return undefined;
  const from = hours.flatMap((each) => each.from ?? []);
  const until = hours.flatMap((each) => each.until ?? []);
  return {
    from: from.length > 0 ? Math.max(...from) : undefined,
    until: until.length > 0 ? Math.min(...until) : undefined,
  };
}

/** The films that a text names, by their titles and their people. */
function showsOf(catalogue: Catalogue, facts: readonly Fact[]): readonly string[] | undefined {
  const people = peopleOf(catalogue);
  const ofPeople = valuesOf(facts, 'person').map((slugs) =>
    slugs.flatMap((slug) => {
      const person = people.get(slug);
      return person ? [...person.directed, ...person.playedIn].map((show) => show.slug) : [];
    }),
  );
  const named = valuesOf(facts, 'show');
  // Two titles are two films; a title and a name are one.
  return together([...(named.length > 0 ? [[...new Set(named.flat())]] : []), ...ofPeople]);
}
