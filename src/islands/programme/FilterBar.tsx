import { memo, useEffect, useRef, type ChangeEvent, type MouseEvent, type ReactNode } from 'react';
import type { Filters } from '../../contract/filters.ts';
import { NO_HOURS } from '../../domain/programme/hours.ts';
import { chosenCount, resetFilters, toggleFilter } from '../../domain/programme/programmeFilters.ts';
import { chosenHours, HoursFields } from './HoursFields.tsx';
import { isChosen, type FilterChoice, type FilterChoiceGroup } from './options.ts';
import type { HourStrings } from './strings.ts';
import { marks } from '../../markup/marks.ts';

export type Change = (filters: Filters) => Filters;
export type Choose = (event: MouseEvent | ChangeEvent, change: Change) => void;

type ChipProps = {
  readonly option: FilterChoice;
  readonly chosen: boolean;
  readonly href: string;
  /** Whether it shows how many screenings it would leave. */
  readonly counted: boolean;
  readonly choose: Choose;
};

const Chip = memo(function Chip({ option, chosen, href, counted, choose }: ChipProps) {
  const { group, slug, label, count } = option;
  const numbered = counted && !chosen;
  return (
    <a
      className="chip"
      href={href}
      aria-current={chosen}
      aria-describedby={numbered ? 'filter-counts' : undefined}
      rel="nofollow"
      {...marks({ none: numbered && count === 0 })}
      onClick={(event) => choose(event, (filters) => toggleFilter(filters, group, slug))}
    >
      {label}
      {numbered && <small>{count}</small>}
    </a>
  );
});

type Props = {
  readonly groups: readonly FilterChoiceGroup[];
  /** The filters as chosen now, and as they are in the addresses. */
  readonly filters: Filters;
  readonly settled: Filters;
  /** The place that the address narrows to, in words. */
  readonly place: string | null;
  readonly counted: boolean;
  readonly strings: {
    readonly filters: string;
    readonly all: string;
    readonly more: string;
    readonly removePlace: string;
    readonly go: string;
  } & HourStrings;
  readonly addressOf: (filters: Filters) => string;
  readonly choose: Choose;
  /** Opens them as a modal; where they are plain links, there is no button for that. */
  readonly open: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** How much is left, beside the folded groups. */
  readonly children: ReactNode;
};

/**
 * The filters as links that toggle one value each; folded groups still show what is chosen in them. On small screens a
 * button stands for everything that is not chosen, and leads to it.
 */
export function FilterBar(props: Props) {
  const { groups, filters, settled, place, counted, strings, addressOf, choose, open, children } = props;
  const chosen = chosenCount(filters);
  const folded = groups.filter((group) => group.folded);
  // On its own, "all" is not a choice.
  const offersAll = chosen > 0 || place !== null || folded.length < groups.length;
  const hours = useRef<HTMLFormElement>(null);
  // What was chosen before hydration.
  useEffect(() => {
    for (const field of hours.current?.querySelectorAll('select') ?? []) {
      const chosenBefore = field.querySelector<HTMLOptionElement>('option[selected]')?.value ?? '';
      if (field.value !== chosenBefore) field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, []);

  const chip = (option: FilterChoice) => (
    <li key={`${option.group}-${option.slug}`}>
      <Chip
        option={option}
        chosen={isChosen(filters, option)}
        href={addressOf(toggleFilter(settled, option.group, option.slug))}
        counted={counted}
        choose={choose}
      />
    </li>
  );

  return (
    <nav className="filters" id="filters" aria-label={strings.filters}>
      <ul className="quick">
        {open && groups.length > 0 && (
          <li className="small-only">
            <a className="chip open-filters" href="#filters" onClick={open}>
              {chosen > 0 ? `${strings.filters} (${chosen})` : strings.filters}
            </a>
          </li>
        )}
        {place !== null && (
          <li>
            <a
              className="chip"
              href={addressOf({ ...settled, localisation: undefined })}
              aria-current="true"
              aria-label={strings.removePlace}
              rel="nofollow"
            >
              {place}
            </a>
          </li>
        )}
        {offersAll && (
          <li>
            <a
              className="chip all"
              href={addressOf(resetFilters(settled))}
              aria-current={chosen === 0}
              onClick={(event) => choose(event, resetFilters)}
            >
              {strings.all}
            </a>
          </li>
        )}
        {chosenHours(filters, strings).map(({ label, without }) => (
          <li key={label} className="small-only">
            <a
              className="chip"
              href={addressOf({ ...settled, ...without })}
              aria-current="true"
              rel="nofollow"
              onClick={(event) => choose(event, (before) => ({ ...before, ...without }))}
            >
              {label}
            </a>
          </li>
        ))}
        {folded.flatMap((group) => group.options.filter((option) => isChosen(filters, option))).map(chip)}
        {groups
          .filter((group) => !group.folded)
          .map((group) => (
            <li key={group.title} className="group">
              <ul aria-label={group.title}>{group.options.map(chip)}</ul>
            </li>
          ))}
      </ul>
      <div className="filter-bar">
        {groups.length > 0 && (
          <form ref={hours} className="hours" action={addressOf({ ...settled, ...NO_HOURS })} autoComplete="off">
            <HoursFields filters={filters} strings={strings} choose={choose} />
            <button type="submit">{strings.go}</button>
          </form>
        )}
        {folded.length > 0 && (
          <details>
            <summary>{strings.more}</summary>
            {folded.map((group) => (
              <div key={group.title} className="folded">
                <p>{group.title}</p>
                <ul aria-label={group.title}>{group.options.map(chip)}</ul>
              </div>
            ))}
          </details>
        )}
        {children}
      </div>
    </nav>
  );
}
