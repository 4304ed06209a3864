import { useEffect, useRef, type ReactNode } from 'react';
import styles from './filters-dialog.css?inline';
import type { Filters } from '../../contract/filters.ts';
import { opensOn } from '../../domain/ui/modals.ts';
import { resetFilters, toggleFilter } from '../../domain/programme/programmeFilters.ts';
import { viewportOf } from '../../domain/ui/viewport.ts';
import { closeModal } from '../../stores/modals.ts';
import { adoptStyles } from '../lib/adoptStyles.ts';
import { followStore } from '../ui/modal/dialog.ts';
import { countInWords } from '../lib/plural.ts';
import type { Choose } from './FilterBar.tsx';
import { HoursFields } from './HoursFields.tsx';
import { isChosen, type Option, type OptionGroup } from './options.ts';
import type { Strings } from './strings.ts';

export type FiltersDialogProps = {
  readonly look: 'legacy' | 'new';
  readonly groups: readonly OptionGroup[];
  readonly filters: Filters;
  readonly counts: { readonly rows: number; readonly tickets: number };
  /** How many values are chosen. */
  readonly chosen: number;
  readonly dayWords: string;
  readonly locale: string;
  readonly strings: Strings;
  readonly choose: Choose;
  /** What to offer when nothing is left. */
  readonly children: ReactNode;
};

const TITLE = 'filters-title';

/** The filters as a modal for small screens (SPEC 2). Its two looks differ only in how they render a group. */
export function FiltersDialog(props: FiltersDialogProps) {
  const { look, groups, filters, counts, chosen, dayWords, locale, strings, choose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    adoptStyles(styles);
    const stopFollowing = followStore(dialog.current!, 'filters');
    // If the window grows too large for this modal, the filters are in the page again.
    const onResize = () => {
      if (!opensOn('filters', viewportOf(window.innerWidth))) closeModal('filters');
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      stopFollowing();
    };
  }, []);

  const option = (each: Option) => (
    <li key={`${each.group}-${each.slug}`}>
      <button
        type="button"
        aria-pressed={isChosen(filters, each)}
        aria-describedby={isChosen(filters, each) ? undefined : 'filter-counts'}
        data-none={(!isChosen(filters, each) && each.count === 0) || undefined}
        onClick={(event) => choose(event, (before) => toggleFilter(before, each.group, each.slug))}
      >
        <span>{each.label}</span>
        {!isChosen(filters, each) && <small>{each.count}</small>}
      </button>
    </li>
  );
  const screenings = countInWords(strings.screenings, counts.tickets, locale);

  return (
    <dialog ref={dialog} className={`modal centre filters-dialog ${look}`} aria-labelledby={TITLE}>
      <button type="button" className="close" data-close="" aria-label={strings.close} />
      <div className="body">
        <h2 id={TITLE}>{strings.filters}</h2>
        <p role="status">
          {dayWords} · {countInWords(strings.rows, counts.rows, locale)}, {screenings}
        </p>
        {children}
        <div className="hours">
          <HoursFields filters={filters} strings={strings} choose={choose} />
        </div>
        {groups.map((group, index) => {
          const list = <ul aria-label={group.title}>{group.options.map(option)}</ul>;
          if (look === 'new') {
            return (
              <section key={group.title}>
                <h3>{group.title}</h3>
                {list}
              </section>
            );
          }
          const within = group.options.filter((each) => isChosen(filters, each)).length;
          return (
            <details key={group.title} open={index === 0}>
              <summary>{within > 0 ? `${group.title} (${within})` : group.title}</summary>
              {list}
            </details>
          );
        })}
      </div>
      <div className="foot">
        <button type="button" disabled={chosen === 0} onClick={(event) => choose(event, resetFilters)}>
          {strings.reset}
        </button>
        <button type="button" className="done" data-close="" disabled={counts.tickets === 0}>
          {countInWords(strings.show, counts.tickets, locale)}
        </button>
      </div>
    </dialog>
  );
}
