import { closeAllModals } from '../../stores/modals.ts';
import { marksOf } from '../../markup/marks.ts';
import { atRest } from '../ui/modal/ownEntry.ts';

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
  closeAllModals();
  // Closing a modal that has its own entry in the history makes the browser go back, which takes a moment.
  void atRest().then(openSignIn);
}
