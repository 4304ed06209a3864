import type { Filters } from '../../contract/filters.ts';
import { clockOf, ENDS, STARTS, withChosen, type Hours } from '../../domain/programme/hours.ts';
import type { Choose } from './FilterBar.tsx';
import type { HourStrings } from './strings.ts';

type Name = keyof Hours;
const FIELDS = [
  { name: 'from', hours: STARTS },
  { name: 'until', hours: ENDS },
] as const satisfies readonly { name: Name; hours: readonly string[] }[];

/** The chosen hours, in words, each with the change that removes it. */
export function chosenHours(filters: Filters, strings: HourStrings): { label: string; without: Partial<Hours> }[] {
  return FIELDS.flatMap(({ name }) => {
    const hour = filters[name];
    return hour === undefined ? [] : { label: `${strings[name]} ${clockOf(hour)}`, without: { [name]: undefined } };
  });
}

type Props = {
  readonly filters: Filters;
  readonly strings: HourStrings;
  readonly choose: Choose;
  /** Classes, where the page's style of hours is not meant. */
  readonly labelClass?: string;
  readonly selectClass?: string;
};

/** The earliest start and the latest end: two fields in half hours. */
export function HoursFields({ filters, strings, choose, labelClass, selectClass }: Props) {
  return FIELDS.map(({ name, hours }) => (
    <label className={labelClass} key={name}>
      <span>{strings[name]}</span>
      <select
        className={selectClass}
        name={name}
        value={filters[name] ?? ''}
        onChange={(event) => {
          const hour = event.currentTarget.value || undefined;
          choose(event, (before) => ({ ...before, [name]: hour }));
        }}
      >
        <option value="">{strings.anyTime}</option>
        {withChosen(hours, filters[name]).map((hour) => (
          <option key={hour} value={hour}>
            {clockOf(hour)}
          </option>
        ))}
      </select>
    </label>
  ));
}
