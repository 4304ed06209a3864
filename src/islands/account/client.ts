import { AuthError } from '../../domain/account/authErrors.ts';
import { authFrameOf } from '../../domain/account/authFrame.ts';
import type { AuthConfig } from '../../domain/account/authConfig.ts';
import { needsForcedAuthentication, sharedDomain, silentSignIn } from '../../domain/account/silentSignIn.ts';
import { deviceNow } from '../../stores/deviceClock.ts';
import { $choices, $client, $counted } from '../../stores/clientState.ts';
import { changeCount, makeChange, mergeIntoAccount, sendQueue, showDeviceChoices, showWaiting } from './changes.ts';
import { CallError, fetchClient, fetchFeelings, fetchFrames } from './calls.ts';
import type { AccountSetup } from './config.ts';
import { goToFavourite } from './goToFavourite.ts';
import { openAuthFrame } from './frame.ts';
import { KNOWN, knownChoices } from './knownChoices.ts';
import { shownShows } from './shownShows.ts';
import { takePending } from './pending.ts';
import { showPerson } from './showPerson.ts';
import { dropSession, isSignedInSomewhere, readSession, sayIsSignedIn, SESSION } from './session.ts';
import { readEntry, readOfTab, removeEntry, storageKey, writeEntry, writeOfTab } from '../ui/lib/storage.ts';
import { browserTraits } from './traits.ts';

/** When the last silent sign-in started (SPEC 9, "Forced-auth retry marker"). */
const SILENT = 'silent';
/**
 * The client's initials, by which a page knows before anything loads that someone is signed in
 * (layouts/shell/head/waiting.ts).
 */
const INITIALS = 'client';

/** Marks a frame that the client put off: it is not shown again in this tab. */
const LATER = storageKey('later');

/** Finds out who is signed in (SPEC 4, "On start the client is requested"), and then listens for what changes that. */
export async function startClient(setup: AccountSetup): Promise<void> {
  // A client's are known from earlier pages, until they are answered.
  if (readSession()) {
    showKnownChoices();
    $counted.set($choices.get().emotions);
  } else showDeviceChoices();
  listen(setup);
  if (readSession() || (await signInSilently(setup.config))) await loadClient(setup);
  else nobody(setup);
}

/** Shows that nobody is signed in. */
function nobody(setup: AccountSetup): void {
  clearClient();
  $counted.set({});
  showDeviceChoices();
  $client.set(null);
  showPerson(null, setup);
}

/** Clears the client, so that the next page shows nobody. */
export function clearClient(): void {
  removeEntry(INITIALS);
}

/** Shows what is known of the choices. */
function showKnownChoices(): void {
  $choices.set(knownChoices());
}

/** Tries to sign in silently. Returns whether someone is signed in, or the window is on its way to the provider. */
async function signInSilently(config: AuthConfig, habit = config.silent): Promise<boolean> {
  const lastTry = readEntry(SILENT);
  const now = deviceNow();
  const marked = isSignedInSomewhere();
  const way = silentSignIn({
    habit,
    marked,
    lastTry: typeof lastTry === 'number' ? lastTry : undefined,
    // A browser takes a while to say it, and the first press waits: nobody who is not marked is signed in silently.
    forced: marked && needsForcedAuthentication(await browserTraits()),
    elsewhere: config.forceAuthentication,
    now,
  });
  if (way === 'none') return false;
  writeEntry(SILENT, now);
  const { signInByFrame, signInByRedirect } = await import('./oidc.ts');
  try {
    if (way === 'frame') {
      await signInByFrame(config);
      return true;
    }
    const target = location.pathname + location.search + location.hash;
    await signInByRedirect(config, { target, silent: true });
  } catch (error) {
    // The visitor did not start this, so there is nothing to report.
    if (error instanceof AuthError && error.code === 'login_required') dropSession(config);
  }
  return false;
}

/** Fetches the client and what they have chosen, and shows it. */
export async function loadClient(setup: AccountSetup): Promise<void> {
  const { config } = setup;
  const since = changeCount();
  try {
    const { client, favourites } = await fetchClient(config);
    const feelings = await fetchFeelings(config, client.id, shownShows());
    // Signed out meanwhile, here or in another tab.
    if (!readSession()) return nobody(setup);
    // Later answers have what was given on this page, which its counts do not.
    if (!$client.get()) $counted.set(feelings.emotions);
    $choices.set({ favourites, ...feelings });
    mergeIntoAccount(setup, client.id);
    showWaiting(setup, client.id, since);
    writeEntry(INITIALS, client.initials);
    $client.set(client);
    showPerson(client, setup);
    sayIsSignedIn(config);
    void sendQueue(setup);
    const pending = takePending();
    if (pending) void makeChange(setup, pending.change, pending.title);
    goToFavourite(favourites[0]);
    await showFrame(setup);
  } catch (error) {
    const isRefused = error instanceof CallError && error.status === 401;
    if (isRefused) dropSession(config);
    // A reload that interrupts a refresh loses the tokens, but not the sign-in: the provider may still know the client.
    else if (!readSession() && (await signInSilently(config, 'always'))) return loadClient(setup);
    if (!readSession()) nobody(setup);
    // Out of reach does not mean signed out: the tokens stay, and the page goes on showing the client.
  }
}

/** Shows the frame that the client has to see before anything else, if there is one (SPEC 4). */
async function showFrame(setup: AccountSetup): Promise<void> {
  const client = $client.get();
  if (!client || (client.registered && (client.emailVerify || client.firstLogin))) return;
  const { accounts, parentDomain } = setup.config;
  const redirect = sharedDomain(new URL(accounts).hostname, parentDomain) === undefined;
  const frame = authFrameOf(client, { ...(await fetchFrames(setup.config)), redirect });
  if (!frame || (frame.closable && isPutOff())) return;
  await openAuthFrame(frame, setup, {
    refresh: () => void loadClient(setup),
    putOff: () => writeOfTab(LATER, true),
  });
}

const isPutOff = () => readOfTab(LATER) !== null;

let listening = false;

function listen(setup: AccountSetup): void {
  if (listening) return;
  listening = true;
  const again = () => void (readSession() && loadClient(setup));
  window.addEventListener('online', again);
  // Another tab may have changed something in the meantime.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again();
  });
  window.addEventListener('storage', ({ key }) => {
    // Another tab has changed or learned something.
    if (key === storageKey(KNOWN)) showKnownChoices();
    if (key !== storageKey(SESSION)) return;
    if (readSession()) void loadClient(setup);
    else nobody(setup);
  });
}
