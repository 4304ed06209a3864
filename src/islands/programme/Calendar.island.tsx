import { useStore } from '@nanostores/react';
import { format } from 'date-fns/format';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type MouseEvent,
} from 'react';
import { DayPicker, type DayButtonProps } from 'react-day-picker';
import type { Filters } from '../../contract/filters.ts';
import { noonOf } from '../../domain/programme/cinemaDay.ts';
import { formatFilters } from '../../routes/filters.ts';
import { $filters } from '../../stores/filters.ts';
import { isPlainClick } from '../ui/interaction/still.ts';

type Props = {
  /** Address of the programme, without filters. */
  readonly base: string;
  readonly filters: Filters;
  readonly locale: string;
  readonly today: string;
  /** The day shown if the address names none, and the day shown now. */
  readonly defaultDay: string;
  readonly day: string;
  /** The days that can be chosen. */
  readonly days: readonly string[];
  /** `YYYY-MM`, and the name of each. */
  readonly months: readonly string[];
  readonly monthNames: readonly string[];
  /** Starting with Sunday. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** The first day of the week; 0 is Sunday. */
  readonly firstWeekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Announced for a day that cannot be chosen. */
  readonly none: string;
};

/** The calendar works with dates in the browser's own time zone: a day is its local midnight, not an instant. */
function dateOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date ?? 1);
}

type Link = { readonly href: string | undefined; readonly label: string };
const Links = createContext<{ readonly linkOf: (day: string) => Link; readonly isHydrated: boolean }>({
  linkOf: () => ({ href: undefined, label: '' }),
  isHydrated: false,
});

/** In the modal, the day's address replaces the calendar's, so that Back leads to the day shown before. */
function replaceModal(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event) || !event.currentTarget.href || !event.currentTarget.closest('dialog')) return;
  event.preventDefault();
  location.replace(event.currentTarget.href);
}

/**
 * A day as a link. A day without screenings is not a link but keeps its place in the grid, because arrows, Home, End,
 * PageUp and PageDown reach every day (ARIA Authoring Practices, date picker). Before hydration, each is a tab stop, as
 * links are.
 */
function DayLink({ day, modifiers, tabIndex, onFocus, onBlur, onKeyDown, children }: DayButtonProps) {
  const { linkOf, isHydrated } = useContext(Links);
  const link = useRef<HTMLAnchorElement>(null);
  const { href, label } = linkOf(day.isoDate);
  const focused = modifiers['focused'];
  useEffect(() => {
    if (focused) link.current?.focus();
  }, [focused]);
  const followed: { onFocus?: FocusEventHandler; onBlur?: FocusEventHandler; onKeyDown?: KeyboardEventHandler } = {
    ...(onFocus && { onFocus }),
    ...(onBlur && { onBlur }),
    ...(onKeyDown && { onKeyDown }),
  };
  return (
    <a
      ref={link}
      {...(href === undefined ? { role: 'link', 'aria-disabled': true } : { href, rel: 'nofollow' })}
      {...followed}
      aria-label={label}
      aria-current={modifiers['selected'] ? 'date' : undefined}
      tabIndex={isHydrated ? tabIndex : undefined}
      autoFocus={tabIndex === 0}
      onClick={replaceModal}
    >
      {children}
    </a>
  );
}

/** Whether the island is hydrated, without a mismatch between the server's HTML and the first render. */
const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

const PARTS = { DayButton: DayLink };

/**
 * The days of a programme, month by month (SPEC 2, the calendar modals). The server renders all of them as links; once
 * hydrated, it is a grid for the keyboard. A chosen day is also where the day strip starts (SPEC 4, "Schedules").
 */
export function Calendar(props: Props) {
  const { base, locale, today, defaultDay, day, days, months, monthNames, weekdays, firstWeekday, none } = props;
  // Beside the programme, whose filters can be pressed while it is open.
  const filters = useStore($filters, { ssr: 'initial' }) ?? props.filters;
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useSyncExternalStore(never, inBrowser, onServer);

  useEffect(() => {
    // The arrow keys start from a day that was focused before hydration.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && root.current?.contains(focused)) {
      focused.blur();
      focused.focus();
    }
  }, []);

  const choosable = new Set(days);
  // Without the ordinal of the French first: a link's name has what is seen of it, the number (WCAG 2.5.3).
  const inWords = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const linkOf = (each: string): Link => {
    const words = inWords.format(noonOf(each));
    if (!choosable.has(each)) return { href: undefined, label: `${words}, ${none}` };
    const date = each === defaultDay ? undefined : each;
    const start = each > today ? `?start=${each}` : '';
    return { href: base + formatFilters({ ...filters, date }) + start, label: words };
  };
  const nameOf = (date: Date) => monthNames[months.indexOf(format(date, 'yyyy-MM'))] ?? '';

  return (
    <Links value={{ linkOf, isHydrated }}>
      <div ref={root} className="calendar">
        <DayPicker
          mode="single"
          selected={dateOf(day)}
          today={dateOf(today)}
          startMonth={dateOf(months[0]!)}
          endMonth={dateOf(months.at(-1)!)}
          defaultMonth={dateOf(months[0]!)}
          numberOfMonths={months.length}
          weekStartsOn={firstWeekday}
          hideNavigation
          lang={locale}
          components={PARTS}
          formatters={{
            formatCaption: nameOf,
            formatWeekdayName: (date) => weekdays[date.getDay()]!.short,
            formatDay: (date) => String(date.getDate()),
          }}
          labels={{ labelGrid: nameOf, labelWeekday: (date) => weekdays[date.getDay()]!.long }}
        />
      </div>
    </Links>
  );
}

// Names the renderer for Astro's server, which would otherwise render each component twice, the first time only to find
// out.
Object.assign(Calendar, { [Symbol.for('astro:renderer')]: '@astrojs/react' });
