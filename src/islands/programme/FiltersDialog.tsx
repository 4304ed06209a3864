import { useEffect, useRef, type ReactNode } from 'react';
import frame from './FiltersDialog.css?inline';
import utilities from './FiltersDialog.utilities.css?inline';
import type { Filters } from '../../contract/filters.ts';
import { opensOn } from '../../domain/ui/modals.ts';
import { resetFilters, toggleFilter } from '../../domain/programme/programmeFilters.ts';
import { closeModal } from '../../stores/modals.ts';
import { currentViewport } from '../../stores/viewport.ts';
import { adoptStyles } from '../ui/lib/adoptStyles.ts';
import { followStore } from '../ui/modal/dialog.ts';
import { countInWords } from '../ui/lib/plural.ts';
import type { Choose } from './FilterBar.tsx';
import { HoursFields } from './HoursFields.tsx';
import { isChosen, type FilterChoice, type FilterChoiceGroup } from './options.ts';
import type { GridStrings } from './strings.ts';
import { marks } from '../../markup/marks.ts';

export type FiltersDialogProps = {
  readonly look: 'legacy' | 'new';
  readonly groups: readonly FilterChoiceGroup[];
  /** The filters as chosen now, and as they are in the addresses. */
  readonly filters: Filters;
  readonly settled: Filters;
  readonly counts: { readonly rows: number; readonly tickets: number };
  /** How many values are chosen, and which, after a comma. */
  readonly chosen: number;
  readonly chosenWords: string;
  readonly dayWords: string;
  readonly locale: string;
  readonly strings: GridStrings;
  readonly addressOf: (filters: Filters) => string;
  readonly choose: Choose;
  /** What to offer when nothing is left. */
  readonly children: ReactNode;
};

const TITLE_ID = 'filters-title';
const OPTION =
  'flex min-h-11 items-center gap-2 text-start no-underline data-none:text-dim forced-colors:aria-[current=true]:bg-[Highlight] forced-colors:aria-[current=true]:text-[HighlightText] forced-colors:aria-[current=true]:forced-color-adjust-none';
/** The new look: chips. */
const CHIP =
  'rounded-full border border-edge px-3.5 py-1 aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-ground';
/** The legacy look: rows with a box. */
const ROW =
  "w-full before:size-5 before:flex-none before:rounded-sm before:border before:border-edge before:content-[''] aria-[current=true]:before:border-ink aria-[current=true]:before:bg-ink aria-[current=true]:before:text-center aria-[current=true]:before:text-sm/4.5 aria-[current=true]:before:text-ground aria-[current=true]:before:sign-['✓']";
const SMALL = 'text-xs text-dim tabular-nums';
const FOOT =
  'min-h-11 rounded-md border px-4 py-2 font-semibold disabled:border-line disabled:bg-transparent disabled:text-dim';

/** The filters as a modal for small screens (SPEC 2). Its two looks differ only in how they render a group. */
export function FiltersDialog(props: FiltersDialogProps) {
  const { look, groups, filters, settled, counts, chosen, chosenWords, dayWords, locale, strings } = props;
  const { addressOf, choose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    adoptStyles(frame);
    adoptStyles(utilities);
    const stopFollowing = followStore(dialog.current!, 'filters');
    // If the window grows too large for this modal, the filters are in the page again.
    const onResize = () => {
      if (!opensOn('filters', currentViewport())) closeModal('filters');
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      stopFollowing();
    };
  }, []);

  const option = (each: FilterChoice) => (
    <li key={`${each.group}-${each.slug}`}>
      <a
        className={look === 'new' ? `${OPTION} ${CHIP}` : `${OPTION} ${ROW}`}
        href={addressOf(toggleFilter(settled, each.group, each.slug))}
        aria-current={isChosen(filters, each)}
        rel="nofollow"
        aria-describedby={isChosen(filters, each) ? undefined : 'filter-counts'}
        {...marks({ none: !isChosen(filters, each) && each.count === 0 })}
        onClick={(event) => choose(event, (before) => toggleFilter(before, each.group, each.slug))}
      >
        <span>{each.label}</span>
        {!isChosen(filters, each) && (
          <small className={look === 'new' ? SMALL : `ms-auto ${SMALL}`}>{each.count}</small>
        )}
      </a>
    </li>
  );
  const screenings = countInWords(strings.screenings, counts.tickets, locale);

  return (
    <dialog
      ref={dialog}
      className="modal centre filters-dialog"
      {...marks({ utilities: 'FiltersDialog' })}
      aria-labelledby={TITLE_ID}
    >
      <button type="button" className="close" {...marks({ close: true })} aria-label={strings.close} />
      <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-5 pb-8 tablet:p-8">
        <h2 className="pe-12 text-3xl" id={TITLE_ID} tabIndex={-1}>
          {strings.filters}
        </h2>
        <p className="mt-1.5 pe-12 text-dim" role="status">
          <span>{`${dayWords} · ${countInWords(strings.rows, counts.rows, locale)}, ${screenings}`}</span>
          {chosenWords && <span className="sr-only">{chosenWords}</span>}
        </p>
        {children}
        <div className="mt-3 grid grid-cols-2 items-center gap-x-4 text-dim">
          <HoursFields
            labelClass="flex min-h-11 flex-col gap-1"
            selectClass="min-h-11 w-36 rounded-md border border-edge bg-ground px-2 text-ink [font:inherit]"
            {...{ filters, strings, choose }}
          />
        </div>
        {groups.map((group, index) => {
          const list = (
            <ul className={look === 'new' ? 'flex flex-wrap gap-2' : 'pb-3'} aria-label={group.title}>
              {group.options.map(option)}
            </ul>
          );
          if (look === 'new') {
            return (
              <section key={group.title}>
                <h3 className="mt-5 mb-2 font-text text-md/[1.4] font-normal tracking-[0] text-dim font-stretch-normal">
                  {group.title}
                </h3>
                {list}
              </section>
            );
          }
          const within = group.options.filter((each) => isChosen(filters, each)).length;
          return (
            <details className="border-b border-line" key={group.title} open={index === 0}>
              <summary className="min-h-12 font-semibold">
                {within > 0 ? `${group.title} (${within})` : group.title}
              </summary>
              {list}
            </details>
          );
        })}
      </div>
      <div className="flex gap-3 border-t border-line bg-ground px-4 py-3 tablet:px-8">
        <button
          className={`${FOOT} border-edge aria-disabled:border-line aria-disabled:text-dim`}
          type="button"
          // Not disabled, which would take the focus from it.
          aria-disabled={chosen === 0 ? true : undefined}
          onClick={(event) => choose(event, resetFilters)}
        >
          {strings.reset}
        </button>
        <button
          className={`${FOOT} flex-1 border-ink bg-ink text-ground`}
          type="button"
          {...marks({ close: true, done: true })}
          disabled={counts.tickets === 0}
        >
          {countInWords(strings.show, counts.tickets, locale)}
        </button>
      </div>
    </dialog>
  );
}
