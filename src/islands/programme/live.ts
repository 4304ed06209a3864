import { browserNow, hasComeApart, whenShownAgain } from '../../stores/clock.ts';
import { emit, onEvent } from '../ui/lib/events.ts';
import { updateTicketStates } from './ticketStates.ts';
import { refreshStatuses } from './refresh.ts';
import { marked } from '../../markup/marks.ts';

/**
 * Keeps the tickets of an open page up to date. No framework: this runs on every programme page, including light ones.
 */
const LOOK_MS = 20_000;
const FRESH_MS = 30_000;
/**
 * How often to refresh a screening that is about to be booked (`data-watch`, in a panel or on a screening's page).
 */
const WATCH_MS = 60_000;
let known = browserNow();

look();
setInterval(look, LOOK_MS);
// Tickets of the visitor's own cinema are added later.
onEvent('tickets', look);

whenShownAgain(() => {
  look();
  if (browserNow() - known < FRESH_MS) return;
  known = browserNow();
  void refresh();
});
// The network is back after the page said that its tickets are stale (stale.ts).
onEvent('refresh', () => void refresh());

setInterval(() => {
  if (!document.hidden) void refresh(marked('watch'));
}, WATCH_MS);

/** Updates all tickets for the present instant, and asks the server if that has become doubtful. */
function look(): void {
  updateTicketStates(browserNow());
  if (hasComeApart()) void refresh();
}

/**
 * Refreshes all, or what a selector matches, and reports how that went; not if a part succeeded, since the rest may be
 * old.
 */
async function refresh(part?: string): Promise<void> {
  const succeeded = await refreshStatuses(part);
  updateTicketStates(browserNow());
  if (!succeeded || !part) emit(succeeded ? 'fresh' : 'stale');
}
