import { useCallback, useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import type { Filters } from '../../contract/filters.ts';
import { chosenCount, type Drop } from '../../domain/programme/programmeFilters.ts';
import { formatFilters } from '../../routes/filters.ts';
import { $filters } from '../../stores/filters.ts';
import { countInWords } from '../ui/lib/plural.ts';
import { soon } from '../ui/lib/soon.ts';
import { afterPaint } from './afterPaint.ts';
import { DayStrip, type Day } from './DayStrip.tsx';
import { FilterBar, type Choose } from './FilterBar.tsx';
import type { FiltersDialogProps } from './FiltersDialog.tsx';
import { focusFilters, openFilters, writeAddress } from './filtersModal.ts';
import type { NearestLink } from './nearest.ts';
import { EmptyState } from './EmptyState.tsx';
import type { FilterChoiceGroup } from './options.ts';
import type { GridStrings } from './strings.ts';
import { chosenInWords, useTitle } from './titleWords.ts';
import { useProgramme } from './useProgramme.ts';

type Props = {
  /** The page's address without filters. */
  readonly base: string;
  /** What follows the filters in addresses: the start of the strip if it is not today, else empty. */
  readonly query: string;
  readonly locale: string;
  readonly filters: Filters;
  readonly today: string;
  /** The day shown if the address names none. */
  readonly defaultDay: string;
  readonly days: readonly Day[];
  /** The day shown, in words. */
  readonly dayWords: string;
  /** The last day on sale, for the date field. */
  readonly lastDay: string;
  /**
   * Addresses, without filters, of the calendar and of the nearest matches; light pages have no calendar.
   */
  readonly calendar?: string;
  readonly nearestAt: string;
  readonly groups: readonly FilterChoiceGroup[];
  /** Name of the place that the address narrows to. */
  readonly place: string | null;
  readonly counts: { readonly rows: number; readonly tickets: number };
  readonly drop: Drop | null;
  readonly nearest: readonly NearestLink[];
  /** Whether the page says that the day is over, which no filter is the reason for. */
  readonly over: boolean;
  /** The look of the filters' modal (SPEC 2, "legacy and new"). */
  readonly look: 'legacy' | 'new';
  readonly strings: GridStrings;
};

/** Whether a press opens its link in another tab or window. */
const elsewhere = (press: MouseEvent) => press.metaKey || press.ctrlKey || press.shiftKey;

/** A day's programme: day strip and filters, for the rows below it on the page (`data-rows`). SPEC 4, "Schedules". */
export function ShowtimeGrid(props: Props) {
  const { base, query, strings, locale, filters, counts, drop, groups, nearest } = props;
  const [first] = useState({ shown: { filters, counts, drop }, settled: { filters, groups, nearest } });
  const { shown, settled } = useProgramme({ ...first, base, nearestAt: props.nearestAt, begun: strings.begun, locale });
  const chosenWords = chosenInWords(groups, shown.filters, strings);
  useTitle(chosenWords);
  const [Dialog, setDialog] = useState<ComponentType<FiltersDialogProps>>();

  const addressOf = useCallback((next: Filters) => base + formatFilters(next) + query, [base, query]);
  const addressNow = useCallback(() => base + formatFilters($filters.get()!) + location.search, [base]);
  // On a slow network the page of a pressed day takes long to arrive: a filter chosen in the meantime presses it again.
  const leaving = useRef<HTMLAnchorElement>(null);
  const leave = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, date: Filters['date']) => {
      // The link's own address is a frame behind the filters.
      event.currentTarget.href = addressOf({ ...$filters.get()!, date });
      if (!elsewhere(event)) leaving.current = event.currentTarget;
    },
    [addressOf],
  );
  useEffect(() => {
    const stay = () => void (leaving.current = null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  // What is pressed may go with what it changes: the focus stays with the filters.
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) focusFilters();
  });
  const choose = useCallback<Choose>(
    (event, change) => {
      if ('metaKey' in event && elsewhere(event)) return;
      event.preventDefault();
      pressed.current = event.currentTarget;
      const next = change($filters.get()!);
      $filters.set(next);
      if (leaving.current) return leaving.current.click();
      // After the paint: a new address costs a slow phone more than the tickets do.
      afterPaint(() => {
        if ($filters.get() === next) writeAddress(addressNow());
      });
    },
    [addressNow],
  );
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (elsewhere(event)) return;
    event.preventDefault();
    const trigger = event.currentTarget;
    // If it cannot be loaded, or is late, the fragment shows the filters in the page.
    soon(import('./FiltersDialog.tsx')).then(
      ({ FiltersDialog }) => {
        setDialog(() => FiltersDialog);
        openFilters(trigger, addressNow);
      },
      () => location.assign('#filters'),
    );
  };

  const narrowed = settled.groups.filter((group) => group.options.length > 0);
  const advice = !props.over && <EmptyState {...{ shown, settled, locale, strings, addressOf, choose }} />;
  return (
    <>
      <DayStrip
        days={props.days}
        today={props.today}
        defaultDay={props.defaultDay}
        lastDay={props.lastDay}
        calendar={props.calendar}
        filters={settled.filters}
        strings={strings}
        addressOf={addressOf}
        leave={leave}
      />
      <FilterBar
        groups={narrowed}
        filters={shown.filters}
        settled={settled.filters}
        place={props.place}
        counted={props.calendar !== undefined}
        strings={strings}
        addressOf={addressOf}
        choose={choose}
        open={props.calendar === undefined ? undefined : open}
      >
        <p className="count" role="status">
          <b>{props.dayWords}</b>{' '}
          {/* One text in an element of its own: where a browser has translated the page, React finds no other again. */}
          <span>{`${countInWords(strings.rows, shown.counts.rows, locale)}, ${countInWords(strings.screenings, shown.counts.tickets, locale)}`}</span>
          {/* Heard: a filter that changes no number is said all the same. Beside it, chips show it. */}
          {chosenWords && <span className="sr-only">{chosenWords}</span>}
        </p>
      </FilterBar>
      {advice}
      {Dialog && (
        <Dialog
          groups={narrowed}
          filters={shown.filters}
          settled={settled.filters}
          counts={shown.counts}
          chosen={chosenCount(shown.filters)}
          {...{ look: props.look, dayWords: props.dayWords, chosenWords, locale, strings, addressOf, choose }}
        >
          {advice}
        </Dialog>
      )}
    </>
  );
}

// Names the renderer for Astro's server, which would otherwise render each component twice, the first time only to find
// out.
Object.assign(ShowtimeGrid, { [Symbol.for('astro:renderer')]: '@astrojs/react' });
