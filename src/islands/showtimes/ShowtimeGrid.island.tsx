import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState, type MouseEvent } from 'react';
import { NO_FILTERS, type Filters } from '../../contract/filters.ts';
import { groupToClear, type FilterGroup } from '../../domain/programmeFilters.ts';
import type { PluralForms } from '../../i18n/pluralForms.ts';
import { formatFilters, parseFilters, splitFilters } from '../../routes/filters.ts';
import { $filters } from '../../stores/filters.ts';
import { countInWords } from '../plural.ts';
import { FilterBar, type OptionGroup } from './FilterBar.tsx';
import { readRows, showMatching } from './tickets.ts';

export type Day = {
  readonly day: string;
  readonly weekday: string;
  readonly date: string;
  readonly month: string;
  /** In full: the strip abbreviates. */
  readonly spoken: string;
  readonly empty: boolean;
};
export type Strings = {
  readonly days: string;
  readonly otherDay: string;
  readonly go: string;
  readonly filters: string;
  readonly all: string;
  readonly more: string;
  readonly rows: PluralForms;
  readonly screenings: PluralForms;
  readonly none: string;
  readonly drop: string;
  readonly reset: string;
};

type Props = {
  /** The page's address without filters. */
  readonly base: string;
  readonly locale: string;
  readonly filters: Filters;
  readonly today: string;
  /** The day that is shown when the address names none. */
  readonly defaultDay: string;
  readonly days: readonly Day[];
  /** The day that is shown, in words: it may lie beyond the strip. */
  readonly dayWords: string;
  /** Last day on sale, for the date field. */
  readonly lastDay: string;
  readonly groups: readonly OptionGroup[];
  readonly counts: { readonly rows: number; readonly tickets: number };
  /** The group whose clearing shows most again, when nothing passes. */
  readonly drop: FilterGroup | null;
  readonly strings: Strings;
};

type Shown = Pick<Props, 'counts' | 'drop'>;

/** A day's programme: day strip and filters, over the rows below it on the page (`data-rows`). SPEC 4, "Schedules". */
export function ShowtimeGrid(props: Props) {
  const { base, strings, locale } = props;
  const shared = useStore($filters);
  // Until something is chosen the page is as the server made it.
  const [shown, setShown] = useState<Shown>();
  const filters = shown ? shared : props.filters;
  const { counts, drop } = shown ?? props;

  const addressOf = (next: Filters) => base + formatFilters(next);

  useEffect(() => {
    $filters.set(props.filters);
    // The tickets, and in the same render the words about them: a slow phone shows both in its next frame.
    const stop = $filters.listen((next) => {
      const list = document.querySelector('[data-rows]');
      if (!list) return;
      // Looked up each time: a fragment of the visitor's own cinema may have joined the rows.
      const rows = readRows(list);
      const left = showMatching(rows, next);
      const subjects = left.tickets > 0 ? [] : rows.flatMap((row) => row.tickets.map((ticket) => ticket.subject));
      setShown({ counts: left, drop: groupToClear(subjects, next)?.group ?? null });
    });
    const follow = () => {
      const { suffix } = splitFilters(location.pathname);
      $filters.set((suffix && parseFilters(suffix)?.filters) || NO_FILTERS);
    };
    // It may have been going back that woke this island.
    if ((splitFilters(location.pathname).suffix ?? '') !== formatFilters(props.filters)) follow();
    window.addEventListener('popstate', follow);
    return () => {
      stop();
      window.removeEventListener('popstate', follow);
    };
  }, [props.filters]);

  const choose = (event: MouseEvent, next: Filters) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    $filters.set(next);
    // After the paint: a new address costs a slow phone more than the tickets do.
    requestAnimationFrame(() => setTimeout(() => history.pushState(null, '', addressOf(next) + location.search)));
  };

  const chosenDay = filters.date ?? props.defaultDay;
  const none: Filters = { ...filters, tags: [], genres: [], versions: [] };
  const chosen = filters.tags.length + filters.genres.length + filters.versions.length;
  const groups = useMemo(() => props.groups.filter((group) => group.options.length > 0), [props.groups]);

  return (
    <>
      <nav className="days" aria-label={strings.days}>
        <ol>
          {props.days.map((each) => (
            <li key={each.day}>
              <a
                href={addressOf({ ...filters, date: each.day === props.defaultDay ? undefined : each.day })}
                aria-current={each.day === chosenDay ? 'date' : undefined}
                title={each.spoken}
                data-empty={each.empty || undefined}
              >
                <span>{each.weekday}</span>
                <b>{each.date}</b>
                <span>{each.month}</span>
              </a>
            </li>
          ))}
          <li className="other-day">
            <form action={addressOf(filters)} method="get">
              <label>
                <span>{strings.otherDay}</span>
                <input
                  type="date"
                  name="date"
                  min={props.today}
                  max={props.lastDay}
                  defaultValue={chosenDay}
                  required
                />
              </label>
              <button type="submit">{strings.go}</button>
            </form>
          </li>
        </ol>
      </nav>
      <FilterBar groups={groups} filters={filters} strings={strings} addressOf={addressOf} choose={choose}>
        <p className="count" role="status">
          <b>{props.dayWords}</b> {countInWords(strings.rows, counts.rows, locale)},{' '}
          {countInWords(strings.screenings, counts.tickets, locale)}
        </p>
      </FilterBar>
      {counts.tickets === 0 && chosen > 0 && (
        <div className="nothing">
          <p>{strings.none}</p>
          <p>
            {drop && (
              <a
                className="chip"
                href={addressOf({ ...filters, [drop]: [] })}
                onClick={(event) => choose(event, { ...filters, [drop]: [] })}
              >
                {strings.drop}{' '}
                {filters[drop]
                  .map(
                    (slug) =>
                      groups
                        .flatMap((group) => group.options)
                        .find((option) => option.group === drop && option.slug === slug)?.label ?? slug,
                  )
                  .join(', ')}
              </a>
            )}
            <a className="chip" href={addressOf(none)} onClick={(event) => choose(event, none)}>
              {strings.reset}
            </a>
          </p>
        </div>
      )}
    </>
  );
}

// Who is to render it, for Astro's server: not told, it renders each component twice, the first time only to see.
Object.assign(ShowtimeGrid, { [Symbol.for('astro:renderer')]: '@astrojs/react' });
