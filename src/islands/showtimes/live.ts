import { asTimePasses, browserNow, whenShownAgain } from '../../stores/clock.ts';
import { judge } from './judge.ts';
import { refreshStatuses } from './refresh.ts';

/** Keeps the tickets of an open page true. No framework: it runs on every programme page, light ones too. */
const FRESH_MS = 30_000;
let known = browserNow();

asTimePasses(judge);
// Tickets of the visitor's own cinema join the page later.
document.addEventListener('aurore:tickets', () => judge(browserNow()));

whenShownAgain(() => {
  if (browserNow() - known < FRESH_MS) return;
  known = browserNow();
  void refreshStatuses().then(() => judge(browserNow()));
});
