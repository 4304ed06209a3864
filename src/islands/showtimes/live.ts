import { asTimePasses, browserNow, whenShownAgain } from '../../stores/clock.ts';
import { judge } from './judge.ts';
import { refreshStatuses } from './refresh.ts';

/** Keeps the tickets of an open page true. No framework: it runs on every programme page, light ones too. */
const FRESH_MS = 30_000;
/** What is looked at in order to be booked (`data-watch`, in a panel or on a screening's page) is asked for this often. */
const WATCH_MS = 60_000;
let known = browserNow();

asTimePasses(judge);
// Tickets of the visitor's own cinema join the page later.
document.addEventListener('aurore:tickets', () => judge(browserNow()));

whenShownAgain(() => {
  if (browserNow() - known < FRESH_MS) return;
  known = browserNow();
  void refresh();
});
// Somebody who watches whether the tickets are as they were (stale.ts) has the network back.
document.addEventListener('aurore:refresh', () => void refresh());

setInterval(() => {
  if (!document.hidden && document.querySelector('[data-watch]')) void refresh('[data-watch]');
}, WATCH_MS);

/** Asks for all, or for what a selector finds; and says how that went, but for a part that went well: the rest may be old. */
async function refresh(part?: string): Promise<void> {
  const answered = await refreshStatuses(part);
  judge(browserNow());
  if (!answered || !part) document.dispatchEvent(new Event(answered ? 'aurore:fresh' : 'aurore:stale'));
}
