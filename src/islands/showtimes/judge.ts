import { nextStart, screeningState, type Screening } from '../../domain/showtimeStatus.ts';

type Judged = { readonly element: HTMLElement; readonly screening: Screening };

const MINUTE = 60_000;
const words = document.querySelector<HTMLElement>('#ticket-words')?.dataset ?? {};

function read(element: HTMLElement): Judged {
  const { at, until = at, s } = element.dataset;
  return {
    element,
    screening: {
      status: s === 'soldout' || s === 'locked' ? s : 'available',
      start: Number(at) * MINUTE,
      reservabilityEnd: Number(until) * MINUTE,
      showBookable: true,
    },
  };
}

function wordsOf(state: ReturnType<typeof screeningState>): string {
  if (state.state === 'available') return state.minutes <= 0 ? (words['open'] ?? '') : '';
  if (state.state === 'next' && state.minutes < 60) return (words['in'] ?? '').replace('#', String(state.minutes));
  return words[state.state] ?? '';
}

function show(ticket: Judged, state: ReturnType<typeof screeningState>): void {
  const face = ticket.element.firstElementChild;
  if (!(face instanceof HTMLElement)) return;
  const text = wordsOf(state);
  const label = face.querySelector('em');
  if (label && label.textContent !== text) label.textContent = text;
  // A ticket's or, in a panel, the booking's own.
  const className = `${face.classList[0]} ${state.state}`;
  if (face.className !== className) face.className = className;
  link(face, state.state === 'available' || state.state === 'next');
}

/** Gives the booking link, or takes it and keeps it: a sold-out screening can have seats again. */
function link(face: HTMLElement, bookable: boolean): void {
  const [from, to] = bookable ? ['data-href', 'href'] : ['href', 'data-href'];
  const address = face.getAttribute(from);
  if (address === null) return;
  face.setAttribute(to, address);
  face.removeAttribute(from);
  // Only a link has one.
  if (bookable) face.setAttribute('target', '_blank');
  else face.removeAttribute('target');
}

/**
 * Judges all tickets of the page (SPEC 4, "Showtime status") at an instant in epoch milliseconds: the page may come from a
 * cache, and it stays open. One that can no longer be booked loses its link.
 */
export function judge(now: number): void {
  const tickets = [...document.querySelectorAll<HTMLElement>('[data-at]')].map(read);
  const next = nextStart(
    tickets.map((ticket) => ticket.screening),
    now,
  );
  for (const ticket of tickets) show(ticket, screeningState(ticket.screening, now, next));
}
