import { isAuthErrorCode } from '../../domain/account/authErrors.ts';
import { AuthError } from '../../domain/account/authErrors.ts';
import { changeTo, isChosen } from '../../domain/account/changes.ts';
import { choiceOf } from '../../markup/hearts.ts';
import { fieldsOf } from '../../lib/fields.ts';
import { $choices, $client, $signingIn } from '../../stores/clientState.ts';
import { closeAllModals } from '../../stores/modals.ts';
import { showAlert } from '../shell/showAlert.ts';
import { soon } from '../ui/lib/soon.ts';
import { isStorageRefused } from '../ui/lib/storage.ts';
import { fetchDocument } from '../ui/lib/trusted.ts';
import { isRefused, storeOnDevice, deviceChoices, makeChange } from './changes.ts';
import { loadClient, startClient } from './client.ts';
import { accountSetup, type AccountSetup } from './config.ts';
import { makePlace } from './favouritePlace.ts';
import { followChoices } from './hearts/followChoices.ts';
import { followPanels } from './followPanels.ts';
import { paintHearts } from './hearts/paintHearts.ts';
import { leavePending, leaveSent, takePending, type Pending } from './pending.ts';
import { requireSignIn } from './requireSignIn.ts';
import { restoreScroll, storeScroll } from './scroll.ts';
import { signOut } from './signOut.ts';
import { openPopup } from './windows.ts';
import { rememberChoices } from './rememberChoices.ts';
import { marked, marksOf, toggleMark } from '../../markup/marks.ts';

/** SPEC 9: from this width on, a popup leaves the page visible. */
const DESKTOP = '(width >= 67.5rem)';

let started: Promise<AccountSetup> | undefined;

/**
 * Starts with what is known of the visitor: their account, or what is stored on this device. Called once someone
 * interacts, or at once if the page is marked as signed in.
 */
export function startAccount(): Promise<AccountSetup> {
  started ??= begin().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function begin(): Promise<AccountSetup> {
  const setup = await accountSetup();
  followChoices();
  followPanels(setup);
  rememberChoices();
  await startClient(setup);
  restoreScroll();
  if (!$client.get()) storeLeft(setup, takePending());
  return setup;
}

/**
 * Stores what was pressed on an earlier page that was left before it could. Nothing becomes of a press for which the visitor was to sign
 * in and did not.
 */
function storeLeft(setup: AccountSetup, left: Pending | undefined): void {
  if (deviceChoices() !== undefined) storePressed(setup, left);
}

/** Stores a wish or a favourite on this device, and returns whether it is; if the limit or the browser refuses it, an alert says so. */
function storePressed(setup: AccountSetup, pressed: Pending | undefined): boolean {
  if (!pressed || pressed.change.kind === 'emotion' || isRefused(setup, pressed.change)) return false;
  const isStored = storeOnDevice(setup, pressed.change);
  if (!isStored) alertRefused(setup);
  return isStored;
}

/** Handles a press on a heart, an emotion, or a control of signing in and out. `openSignIn` opens the sign-in-required modal. */
export async function press(pressed: HTMLElement, openSignIn: () => void): Promise<void> {
  const setup = await startAccount();
  if (pressed instanceof HTMLButtonElement && pressed.name) {
    const { kind, slug, title } = choiceOf(pressed);
    const on = !isChosen($choices.get(), kind, slug);
    act(setup, { change: changeTo(kind, slug, on), title }, openSignIn);
    // It may have been shown already (hearts/showPress.ts), and be refused.
    return paintHearts($choices.get());
  }
  const what = marksOf(pressed).load;
  if (what === 'store') return storeChange(setup);
  if (what === 'signOut') return signOut(setup.config);
  await signIn(setup, what === 'signUp', pressed.closest(`dialog${marked('name', 'signInRequired')}`) !== null);
}

function act(setup: AccountSetup, pending: Pending, openSignIn: () => void): void {
  const { change, title } = pending;
  if (change.kind === 'favourite' && change.on) void makePlace(change.slug);
  const isSignedIn = $client.get() !== null && $client.get() !== undefined;
  if (isSignedIn) return void makeChange(setup, change, title);
  // A visitor who chose to store choices on this device is not asked each time.
  if (change.kind !== 'emotion' && deviceChoices() !== undefined) return void storePressed(setup, pending);
  leavePending(pending);
  toggleMark(document.documentElement, 'storable', change.kind !== 'emotion');
  requireSignIn(() => void makeChange(setup, change, title), openSignIn);
}

/** The second button of the sign-in-required modal: stores what was pressed on this device. */
function storeChange(setup: AccountSetup): void {
  const pending = takePending();
  closeAllModals();
  // Then not even what was pressed could be remembered.
  if (isStorageRefused()) return alertRefused(setup);
  if (!storePressed(setup, pending)) return;
  showAlert({ level: 'info', title: setup.words.storedTitle, subtitle: setup.words.storedText });
}

/** Says that this browser stores nothing. */
function alertRefused({ words }: AccountSetup): void {
  showAlert({ level: 'warning', title: words.refusedTitle, subtitle: words.refusedText });
}

/**
 * Goes to the provider or, if something on this page waits for the result and the screen has room, opens it in a popup.
 */
async function signIn(setup: AccountSetup, signUp: boolean, isWaitedFor: boolean): Promise<void> {
  const { config } = setup;
  const { signInByPopup, signInByRedirect } = await soon(import('./oidc.ts'));
  const signInPage = location.pathname === config.signInPath;
  // The address is the sign-in modal's own, not that of the page the visitor was on.
  const target = signInPage
    ? (beforeModal() ?? leaveSent() ?? '/')
    : location.pathname + location.search + location.hash;
  try {
    // A window that the browser blocks is replaced by this one.
    const popup = isWaitedFor && matchMedia(DESKTOP).matches ? openPopup() : null;
    if (!popup) {
      storeScroll(target);
      $signingIn.set(true);
      return await signInByRedirect(config, { target, signUp });
    }
    const signedIn = signInByPopup(config, popup, { target, signUp });
    // SPEC 2: the sign-in modal closes when sign-in or sign-up is chosen.
    closeAllModals();
    await signedIn;
    await loadClient(setup);
  } catch (error) {
    $signingIn.set(false);
    await alertError(setup, error);
  }
}

/** The page under the open modals, as remembered in the history (islands/ui/modal). */
function beforeModal(): string | undefined {
  const { under } = fieldsOf(history.state);
  return typeof under === 'string' ? under : undefined;
}

/** Reports an error in the words of the sign-in page, which has all of them (SPEC 8), if it can be had. */
async function alertError({ config, words }: AccountSetup, error: unknown): Promise<void> {
  const code = error instanceof AuthError && isAuthErrorCode(error.code) ? error.code : 'request_error';
  const fetched = await fetchDocument(config.signInPath);
  const text = fetched?.page.getElementById(`error-${code}`)?.querySelector('span')?.textContent;
  showAlert({ level: 'warning', title: words.errorTitle, subtitle: text?.trim() ?? words.errorText });
}
