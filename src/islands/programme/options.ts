import type { FilterGroup, Filters } from '../../contract/filters.ts';
import type { Drop } from '../../domain/programme/programmeFilters.ts';
import { chosenHours } from './HoursFields.tsx';
import type { HourStrings } from './strings.ts';

export type FilterChoice = {
  readonly group: FilterGroup;
  readonly slug: string;
  readonly label: string;
  /** How many screenings would be left after toggling it. */
  readonly count: number;
};
export type FilterChoiceGroup = {
  readonly title: string;
  readonly options: readonly FilterChoice[];
  /** Behind "more filters" on a large screen. */
  readonly folded?: true;
};

/** Whether the filters include an option. */
export function isChosen(filters: Filters, { group, slug }: FilterChoice): boolean {
  return filters[group].includes(slug);
}

/** The names of what is chosen in a group, for use in a sentence. */
export function namesOf(
  groups: readonly Pick<FilterChoiceGroup, 'options'>[],
  filters: Filters,
  group: Drop['group'],
  strings: HourStrings,
): string {
  if (group === 'hours')
    return chosenHours(filters, strings)
      .map(({ label }) => label)
      .join(', ');
  const options = groups.flatMap((each) => each.options);
  return filters[group]
    .map((slug) => options.find((option) => option.group === group && option.slug === slug)?.label ?? slug)
    .join(', ');
}
