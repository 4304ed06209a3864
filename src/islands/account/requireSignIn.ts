import { fieldsOf } from '../../lib/fields.ts';
import { $modals, closeAllModals } from '../../stores/modals.ts';
import { marksOf } from '../../markup/marks.ts';

/** Whether a client is signed in: account scripts mark the page accordingly. */
function isSignedIn(): boolean {
  return marksOf(document.documentElement).client !== undefined;
}

/**
 * The sign-in-required action (SPEC 4): a signed-in client proceeds; for anyone else all modals close and the sign-in
 * modal opens.
 */
export function requireSignIn(proceed: () => void, openSignIn: () => void): void {
  if (isSignedIn()) return proceed();
  // The state of the entry outlives a reload, after which no modal is open.
  const isOpen = $modals.get().length > 0;
  closeAllModals();
  // Closing a modal that has its own entry in the history makes the browser go back, which takes a moment.
  if (isOpen && fieldsOf(history.state)['modal'] !== undefined)
    window.addEventListener('popstate', openSignIn, { once: true });
  else openSignIn();
}
