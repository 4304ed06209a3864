import { nextAlone, nextStart, screeningState } from '../../domain/screening/showtimeStatus.ts';
import { isAlone, readScreening, showState, STATE_WORDS, stateWord, ticketsIn } from '../../markup/ticket.ts';
import { marksOf } from '../../markup/marks.ts';

const element = document.getElementById(STATE_WORDS);
const words = element ? marksOf(element) : {};

/**
 * Updates the state of all tickets on the page (SPEC 4, "Showtime status") for a time in epoch milliseconds: the page
 * may come from a cache, and it stays open. A ticket that can no longer be booked loses its link.
 */
export function updateTicketStates(now: number): void {
  const tickets = ticketsIn(document).map((element) => ({
    element,
    screening: readScreening(element),
    alone: isAlone(element),
  }));
  const next = nextStart(
    tickets.flatMap(({ alone, screening }) => (alone ? [] : screening)),
    now,
  );
  for (const { element, screening, alone } of tickets) {
    const view = screeningState(screening, now, alone ? nextAlone(screening, now) : next);
    const word = stateWord(view);
    const text = (word && words[word]) ?? '';
    showState(element, view, text.replace('#', String(view.minutes)));
  }
}
