import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { NO_FILTERS, type Filters } from '../../contract/filters.ts';
import {
  chosenCount,
  countAfterToggle,
  groupToClear,
  type Drop,
  type Kind,
} from '../../domain/programme/programmeFilters.ts';
import { formatFilters, readFilters, splitFilters } from '../../routes/filters.ts';
import { $filters } from '../../stores/filters.ts';
import { isOpen } from '../../stores/modals.ts';
import type { PluralForms } from '../../i18n/pluralForms.ts';
import { emit, onEvent } from '../ui/lib/events.ts';
import { countInWords } from '../ui/lib/plural.ts';
import { afterPaint } from './afterPaint.ts';
import { fetchNearest, type NearestLink } from './nearest.ts';
import type { FilterChoiceGroup } from './options.ts';
import { begunBox, countLeft, hideOthers, kindsOfRows, readRows, withoutBegun } from './tickets.ts';
import { marked } from '../../markup/marks.ts';

/** What the filters change in the frame after a press. */
type Left = {
  readonly counts: { readonly rows: number; readonly tickets: number };
  /** If nothing passes, the group of filters whose removal shows the most again. */
  readonly drop: Drop | null;
};
export type Shown = Left & { readonly filters: Filters };
/** What they change that can wait until that frame is painted: addresses, and the counts beside the filters. */
export type Settled = {
  readonly filters: Filters;
  readonly groups: readonly FilterChoiceGroup[];
  /** If nothing passes, the nearest day on which something does, and the nearest cinema. */
  readonly nearest: readonly NearestLink[];
};

type Options = {
  readonly shown: Shown;
  readonly settled: Settled;
  readonly base: string;
  readonly nearestAt: string;
  /** The words of the checkbox for what has begun, or of what is folded for it. */
  readonly begun: PluralForms | undefined;
  readonly locale: string;
};

function recount(groups: readonly FilterChoiceGroup[], kinds: readonly Kind[], filters: Filters): FilterChoiceGroup[] {
  return groups.map((group) => ({
    ...group,
    options: group.options.map((option) => {
      const count = countAfterToggle(kinds, filters, option.group, option.slug);
      return count === option.count ? option : { ...option, count };
    }),
  }));
}

/**
 * The day's programme on the page, narrowed to `$filters`; until something is chosen, it is as the server rendered it.
 */
export function useProgramme({ shown: first, settled: firstSettled, base, nearestAt, begun, locale }: Options) {
  const filters = useStore($filters, { ssr: 'initial' }) ?? first.filters;
  const [left, setLeft] = useState<Left>(first);
  const [settled, setSettled] = useState(firstSettled);

  // Not a deferred effect: a press between hydration and that effect would be lost.
  useLayoutEffect(() => {
    // Another one of the page may have been pressed already.
    if (!$filters.get()) $filters.set(first.filters);
    const show = (next = first.filters) => {
      const list = document.querySelector(marked('rows'));
      if (!list) return;
      // Queried each time: a fragment for the visitor's own cinema may have added rows.
      const rows = readRows(list);
      const box = begunBox();
      // What is said is what is seen.
      const seen = box?.checked === false ? withoutBegun(rows) : rows;
      const kinds = kindsOfRows(seen, next);
      const counts = countLeft(seen, next);
      // The filters' own modal covers the tickets.
      const covered = isOpen('filters');
      // The tickets, and the words about them in the same render: a slow phone shows both in its next frame.
      if (!covered) hideOthers(rows, next);
      const drop = counts.tickets > 0 ? null : (groupToClear(kinds, next, kindsOfRows(seen)) ?? null);
      setLeft({ counts, drop });
      afterPaint(() => {
        if ($filters.get() !== next) return;
        if (covered) hideOthers(rows, next);
        emit('narrowed');
        const label = box?.closest('label');
        const folded = rows.filter(({ element }) => element.closest('details'));
        const summary = folded[0]?.element.closest('details')!.querySelector('summary');
        if (summary && begun) summary.textContent = countInWords(begun, countLeft(folded, next).tickets, locale);
        if (label && begun) {
          const count = countLeft(rows, next).tickets - countLeft(withoutBegun(rows), next).tickets;
          label.hidden = count === 0;
          label.querySelector('span')!.textContent = countInWords(begun, count, locale);
        }
        setSettled((before) => ({ filters: next, groups: recount(before.groups, kinds, next), nearest: [] }));
        if (counts.tickets > 0) return;
        void fetchNearest(nearestAt, next).then((nearest) => {
          if ($filters.get() === next) setSettled((before) => ({ ...before, nearest }));
        });
      });
    };
    const stop = $filters.listen(show);
    const follow = () => {
      const { base: here, filters = NO_FILTERS } = readFilters(location.pathname);
      // The address of a modal may be that of another page.
      if (here === base) $filters.set(filters);
    };
    const onChange = ({ target }: Event) => {
      if (target === begunBox()) show($filters.get());
    };
    const join = () => {
      if (chosenCount($filters.get()!) > 0) show($filters.get());
    };
    // Going back may have been what hydrated this island.
    if ((splitFilters(location.pathname).suffix ?? '') !== formatFilters(first.filters)) follow();
    // It may have been pressed before.
    if (begunBox()?.checked) show($filters.get());
    // A page left for another day, with filters chosen on the way out, may return from the back/forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && follow());
    document.addEventListener('change', onChange);
    window.addEventListener('popstate', follow);
    window.addEventListener('pageshow', comeBack);
    const stopJoining = onEvent('tickets', join);
    // Read before the first press, to make it as quick as the others.
    const reading = window.requestIdleCallback?.(() => readRows(document));
    return () => {
      stop();
      document.removeEventListener('change', onChange);
      window.removeEventListener('popstate', follow);
      window.removeEventListener('pageshow', comeBack);
      stopJoining();
      if (reading !== undefined) window.cancelIdleCallback(reading);
      $filters.set(undefined);
    };
  }, [first.filters, base, nearestAt, begun, locale]);

  return { shown: { ...left, filters }, settled };
}
