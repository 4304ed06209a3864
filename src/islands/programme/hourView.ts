import { timesOf } from '../../domain/programme/hours.ts';
import { clockOfHour, hoursOf, slotsOf } from '../../domain/programme/timetable.ts';
import { clockTimesOf, everyTicketIn, isLeft, rowsIn } from '../../markup/ticket.ts';

/**
 * Lays out the tickets of a day along its hours: each gets its place as properties, which the styles of that view use
 * (components/programme/DayViews.hours.css). The rows stay a list of films with their tickets, for those who hear them.
 */
export function layOutHours(list: HTMLElement, axis: HTMLElement, withBegun: boolean): void {
  const rows = rowsIn(list).map((row) => ({
    row,
    tickets: everyTicketIn(row)
      .filter((ticket) => isLeft(ticket) || (withBegun && !ticket.hidden))
      .map((ticket) => ({ ticket, times: timesOf(...clockTimesOf(ticket)) })),
  }));
  const hours = hoursOf(rows.flatMap(({ tickets }) => tickets.map(({ times }) => times)));
  axis.parentElement?.style.setProperty('--hours', String(hours.length || 1));
  axis.replaceChildren(
    ...hours.map((hour) => {
      const label = document.createElement('li');
      label.textContent = clockOfHour(hour);
      return label;
    }),
  );
  for (const { row, tickets } of rows) {
    const slots = slotsOf(tickets.map(({ times }) => times));
    row.style.setProperty('--lanes', String(Math.max(1, ...slots.map(({ lane }) => lane + 1))));
    for (const [index, { hour, minute, length, lane }] of slots.entries()) {
      const { style } = tickets[index]!.ticket;
      style.setProperty('--from', String(hour - hours[0]! + minute / 60));
      style.setProperty('--long', String(length / 60));
      style.setProperty('--lane', String(lane));
    }
  }
}
