import { closeAllModals } from '../../stores/modals.ts';

/** Whether a client is signed in: accounts mark the page so, once they know. */
function isSignedIn(): boolean {
  return 'client' in document.documentElement.dataset;
}

/**
 * The sign-in-required action (SPEC 4): a signed-in client proceeds; for anyone else all modals close and the sign-in modal
 * opens.
 */
export function requireSignIn(proceed: () => void, openSignIn: () => void): void {
  if (isSignedIn()) return proceed();
  const hasAddress = (history.state as { modal?: string } | null)?.modal !== undefined;
  closeAllModals();
  // A modal at an address of its own takes the browser back to the page's, and that takes a moment.
  if (hasAddress) window.addEventListener('popstate', openSignIn, { once: true });
  else openSignIn();
}
