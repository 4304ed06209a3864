import { memo, type MouseEvent } from 'react';
import type { Filters } from '../../contract/filters.ts';
import { formatFilters } from '../../routes/filters.ts';
import { marks } from '../../markup/marks.ts';

export type Day = {
  readonly day: string;
  readonly weekday: string;
  readonly month: string;
  /** In full; the strip abbreviates it. */
  readonly spoken: string;
  readonly empty?: true;
};

type Props = {
  readonly days: readonly Day[];
  readonly today: string;
  /** The day shown if the address names none. */
  readonly defaultDay: string;
  /** The last day on sale, for the date field. */
  readonly lastDay: string;
  /** Address of the calendar without filters; without one, a date field leads to the other days. */
  readonly calendar: string | undefined;
  readonly filters: Filters;
  readonly strings: {
    readonly days: string;
    readonly noScreening: string;
    readonly otherDay: string;
    readonly go: string;
  };
  readonly addressOf: (filters: Filters) => string;
  /** Called with the day that a press leads to; none means the default day. */
  readonly leave: (event: MouseEvent<HTMLAnchorElement>, date: Filters['date']) => void;
};

/** The days from the start of the strip, as links, and the link to all others. */
export const DayStrip = memo(function DayStrip(props: Props) {
  const { days, today, defaultDay, lastDay, calendar, filters, strings, addressOf, leave } = props;
  const chosenDay = filters.date ?? defaultDay;
  const dateOf = ({ day }: Day) => (day === defaultDay ? undefined : day);
  return (
    <nav className="days" aria-label={strings.days}>
      <ol>
        {days.map((each) => (
          <li key={each.day}>
            <a
              href={addressOf({ ...filters, date: dateOf(each) })}
              aria-current={each.day === chosenDay ? 'date' : undefined}
              title={each.spoken}
              {...marks({ empty: each.empty, load: calendar === undefined ? undefined : 'swap' })}
              onClick={(event) => leave(event, dateOf(each))}
            >
              <span>{each.weekday}</span>
              <b>{Number(each.day.slice(-2))}</b>
              <span>{each.month}</span>
              {each.empty && <span className="sr-only">{`, ${strings.noScreening}`}</span>}
            </a>
          </li>
        ))}
        {calendar === undefined && (
          <li>
            <form action={addressOf(filters)} method="get">
              <label>
                <span>{strings.otherDay}</span>
                <input type="date" name="date" min={today} max={lastDay} defaultValue={chosenDay} required />
              </label>
              <button type="submit">{strings.go}</button>
            </form>
          </li>
        )}
      </ol>
      {calendar !== undefined && (
        <a
          className="other-day"
          href={calendar + formatFilters(filters)}
          {...marks({ modal: 'mobileCalendar desktopCalendar' })}
          rel="nofollow"
        >
          {strings.otherDay}
        </a>
      )}
    </nav>
  );
});
