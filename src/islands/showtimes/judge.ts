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
  // Of a ticket or, in a panel, of the booking link itself.
  const className = `${face.classList[0]} ${state.state}`;
  if (face.className !== className) face.className = className;
  link(face, state.state === 'available' || state.state === 'next');
}

/** Gives a booking link its address, or takes and keeps it: a sold-out screening may have seats again. */
function link(face: HTMLElement, bookable: boolean): void {
  const [from, to] = bookable ? ['data-href', 'href'] : ['href', 'data-href'];
  const address = face.getAttribute(from);
  if (address === null) return;
  face.setAttribute(to, address);
  face.removeAttribute(from);
  // Only a link has a target.
  if (bookable) face.setAttribute('target', '_blank');
  else face.removeAttribute('target');
}

/**
 * Updates the state of all tickets on the page (SPEC 4, "Showtime status") for a time in epoch milliseconds: the page
 * may come from a cache, and it stays open. A ticket that can no longer be booked loses its link.
 */
export function judge(now: number): void {
  const tickets = [...document.querySelectorAll<HTMLElement>('[data-at]')].map(read);
  const next = nextStart(
    tickets.map((ticket) => ticket.screening),
    now,
  );
  for (const ticket of tickets) show(ticket, screeningState(ticket.screening, now, next));
}
