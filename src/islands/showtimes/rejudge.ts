import { nextStart, screeningState, type Screening } from '../../domain/showtimeStatus.ts';
import { $now, browserNow } from '../../stores/clock.ts';

/**
 * Judges the tickets of a page again as minutes pass (SPEC 4, "Showtime status"): the page may come from a cache, and it
 * stays open. A ticket that can no longer be booked loses its link. No framework: it runs on every programme page.
 */
type Judged = { readonly element: HTMLElement; readonly screening: Screening };

const MINUTE = 60_000;
const words = document.querySelector<HTMLElement>('#ticket-words')?.dataset ?? {};

function read(element: HTMLElement): Judged {
  const { at, until, s } = element.dataset;
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
  const className = `ticket ${state.state}`;
  if (face.className === className) return;
  face.className = className;
  if (state.state !== 'available' && state.state !== 'next') face.removeAttribute('href');
}

function judge(now: number): void {
  const tickets = [...document.querySelectorAll<HTMLElement>('[data-at]')].map(read);
  const next = nextStart(
    tickets.map((ticket) => ticket.screening),
    now,
  );
  for (const ticket of tickets) show(ticket, screeningState(ticket.screening, now, next));
}

$now.subscribe((now) => {
  if (now > 0) judge(now);
});
// Tickets of the visitor's own cinema join the page later.
document.addEventListener('aurore:tickets', () => judge(browserNow()));
