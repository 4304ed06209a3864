import { ID } from '#brand/brand.ts';
import {
  applyChange,
  mergeDeviceChoices,
  NO_DEVICE_CHOICES,
  queueChange,
  parseChanges,
  parseDeviceChoices,
  rollBack,
  type ChoiceChange,
} from '../../domain/account/changes.ts';
import { canAddFavourite } from '../../domain/account/favourites.ts';
import { fieldsOf } from '../../lib/fields.ts';
import { $choices, $client } from '../../stores/clientState.ts';
import { showAlert } from '../shell/showAlert.ts';
import { CallError, isOutOfReach, sendChange } from './calls.ts';
import type { AccountSetup } from './config.ts';
import { DEVICE_CHOICES } from './knownChoices.ts';
import { readEntry, removeEntry, writeEntry } from '../ui/lib/storage.ts';

/** Changes not yet sent to the server, with the account that made them. */
const QUEUE = 'queue';

/** What a visitor without an account stored on this device; undefined if they never chose to. */
export const deviceChoices = () =>
  readEntry(DEVICE_CHOICES) === null ? undefined : parseDeviceChoices(readEntry(DEVICE_CHOICES));

/** Shows what is stored on this device. */
export function showDeviceChoices(): void {
  $choices.set({ ...(deviceChoices() ?? NO_DEVICE_CHOICES), emotions: {} });
}

/** Whether the limit forbids a change (SPEC 4, "Favourites"); if so, an alert says so (SPEC 8). */
export function isRefused({ config, words }: AccountSetup, change: ChoiceChange): boolean {
  if (change.kind !== 'favourite' || !change.on) return false;
  const { favourites } = $choices.get();
  if (favourites.includes(change.slug) || canAddFavourite(favourites.length, config.favouritesLimit)) return false;
  showAlert({ level: 'warning', title: words.limitTitle, subtitle: words.limitText });
  return true;
}

/**
 * Stores a wish or a favourite on this device, beside what other pages have stored since this one was opened. Returns whether
 * the browser lets it.
 */
export function storeOnDevice(setup: AccountSetup, change: ChoiceChange): boolean {
  showDeviceChoices();
  const choices = applyChange($choices.get(), change, setup.config.favouritesLimit);
  const isStored = writeEntry(DEVICE_CHOICES, { favourites: choices.favourites, wishlist: choices.wishlist });
  if (isStored) $choices.set(choices);
  return isStored;
}

/** The changes made on this page, in their order, but for those that were refused. */
const made: (ChoiceChange | undefined)[] = [];

/** How many changes have been made on this page so far, for `showWaiting`. */
export const changeCount = () => made.length;

/**
 * Makes a change for a signed-in client: at once on the page (SPEC 4, "Wishlist and emotions"), then on the server. It
 * is undone if the server refuses it, and queued if there is no response. `title` names what it is about.
 */
export async function makeChange(setup: AccountSetup, change: ChoiceChange, title: string): Promise<void> {
  const client = $client.get();
  if (!client || isRefused(setup, change)) return;
  const before = $choices.get();
  $choices.set(applyChange(before, change, setup.config.favouritesLimit));
  const place = made.push(change) - 1;
  // Changes already in the queue go first.
  const waiting = queueOf(client.id);
  if (waiting.length > 0) {
    writeQueue(client.id, queueChange(waiting, change));
    return sendQueue(setup);
  }
  try {
    await sendChange(setup.config, client.id, change);
  } catch (error) {
    if (isOutOfReach(error)) {
      writeQueue(client.id, queueChange(queueOf(client.id), change));
      const { offlineTitle, offlineText } = setup.words;
      return showAlert({ level: 'info', title: offlineTitle, subtitle: offlineText });
    }
    made[place] = undefined;
    $choices.set(rollBack($choices.get(), before, change));
    alertFailure(setup, title);
  }
}

function alertFailure({ words }: AccountSetup, title: string): void {
  showAlert({ level: 'warning', title: words.failedTitle, subtitle: words.failedText.replace('{title}', () => title) });
}

function queueOf(id: string): readonly ChoiceChange[] {
  const { account, changes } = fieldsOf(readEntry(QUEUE));
  // Ignore the queue of another account.
  return account === id ? parseChanges(changes) : [];
}

function writeQueue(id: string, changes: readonly ChoiceChange[]): void {
  if (changes.length === 0) removeEntry(QUEUE);
  else writeEntry(QUEUE, { account: id, changes });
}

let sending: Promise<void> | undefined;

/**
 * Sends the queue in order, in one tab at a time, until the server is out of reach. Changes that the server refuses are
 * dropped.
 */
export function sendQueue(setup: AccountSetup): Promise<void> {
  sending ??= (
    'locks' in navigator ? navigator.locks.request(`${ID}-queue`, () => sendWaiting(setup)) : sendWaiting(setup)
  ).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendWaiting(setup: AccountSetup): Promise<void> {
  const id = $client.get()?.id;
  if (id === undefined) return;
  for (let [change] = queueOf(id); change; [change] = queueOf(id)) {
    const sent = change;
    try {
      await sendChange(setup.config, id, sent);
    } catch (error) {
      // A server error may pass, so the change stays queued; a refusal is final.
      const isFinal = error instanceof CallError && error.status !== undefined && error.status < 500;
      if (!isFinal || error.status === 401 || error.status === 429) return;
      alertFailure(setup, sent.slug);
    }
    // Changes added in the meantime stay, even if they are about the same thing.
    const isSent = (each: ChoiceChange) => JSON.stringify(each) === JSON.stringify(sent);
    writeQueue(
      id,
      queueOf(id).filter((each) => !isSent(each)),
    );
  }
}

/**
 * Applies to what the server returned what it may not have known: the queue, and the changes made since the server was asked,
 * which is when there were so many (`changeCount`). The page shows these as done.
 */
export function showWaiting({ config }: AccountSetup, id: string, since: number): void {
  for (const change of [...queueOf(id), ...made.slice(since)]) {
    if (change) $choices.set(applyChange($choices.get(), change, config.favouritesLimit));
  }
}

/** Moves what was stored on this device into the account (decision 13), and removes it here. */
export function mergeIntoAccount(setup: AccountSetup, id: string): void {
  const stored = deviceChoices();
  if (!stored) return;
  const changes = mergeDeviceChoices(stored, $choices.get(), setup.config.favouritesLimit);
  for (const change of changes) {
    $choices.set(applyChange($choices.get(), change, setup.config.favouritesLimit));
    writeQueue(id, queueChange(queueOf(id), change));
  }
  removeEntry(DEVICE_CHOICES);
}
