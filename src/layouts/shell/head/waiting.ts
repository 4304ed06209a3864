import { ID } from '#brand/brand.ts';
import { LOCATOR_COOKIE } from '../../../domain/cinema/locator.ts';
import { marked, marksOf } from '../../../markup/marks.ts';

/**
 * Before anything is painted, marks a page as waiting for what is near the visitor (components/cinema/Choice.astro),
 * and as a signed-in client's (islands/account/client.ts). Pages are the same for everyone, so only a script can know.
 */
const root = marksOf(document.documentElement);
let client;
try {
  client = localStorage.getItem(`${ID}:client`);
} catch {
  // No storage: nobody is signed in.
}
if (client) root.client = client;
if (`; ${document.cookie}`.includes(`; ${LOCATOR_COOKIE}=`)) root.waiting = '';
else ask();

/** Asks once where the visitor goes to the cinema (components/cinema/FirstQuestion.astro): who goes on has skipped it. */
function ask(): void {
  const asked = 'locator-asked';
  try {
    if (localStorage.getItem(asked)) return;
    root.asks = '';
    addEventListener('pagehide', () => {
      if (document.querySelector(marked('asking'))) localStorage.setItem(asked, '1');
    });
  } catch {
    // No storage: what cannot be remembered is not asked.
  }
}
