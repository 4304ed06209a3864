import styles from './stale.css?inline';
import { dateFormat } from '../../lib/formats.ts';
import { offlineWordsIn } from '../../markup/offline.ts';
import { ticketsIn } from '../../markup/ticket.ts';
import { deviceNow } from '../../stores/deviceClock.ts';
import { $modals } from '../../stores/modals.ts';
import { adoptStyles } from '../ui/lib/adoptStyles.ts';
import { emit, onEvent } from '../ui/lib/events.ts';

const AGAIN_MS = 60_000;
/** When the server last confirmed the state of the tickets, in epoch milliseconds. */
let known = performance.timeOrigin;
let note: HTMLElement | undefined;
let again: ReturnType<typeof setInterval> | undefined;

/**
 * Shows on an open page how old its tickets are while the network is gone or refreshing has failed, until they are
 * refreshed (decision 19). The words are in the offline page, which is fetched while there is a network; the service
 * worker stores it.
 */
export async function watchTickets(wordsAt: string): Promise<void> {
  // If the network is lost before the words have arrived, they are requested once it is back.
  const words = await wordsOf(wordsAt).catch(() =>
    addEventListener('online', () => void watchTickets(wordsAt), { once: true }),
  );
  if (!words) return;
  const show = () => void (note || showNote(words));
  addEventListener('offline', show);
  addEventListener('online', refresh);
  onEvent('stale', show);
  onEvent('fresh', () => {
    known = deviceNow();
    clearInterval(again);
    note?.remove();
    note = undefined;
  });
  $modals.listen(() => queueMicrotask(place));
  if (!navigator.onLine) show();
}

async function wordsOf(address: string): Promise<string | undefined> {
  const page = (await window.caches?.match(address)) ?? (await fetch(address));
  return offlineWordsIn(await page.text())?.stale;
}

const refresh = () => emit('refresh');

function showNote(words: string): void {
  if (ticketsIn(document).length === 0) return;
  adoptStyles(styles);
  note = document.createElement('p');
  note.className = 'stale-note';
  note.setAttribute('role', 'status');
  place();
  again = setInterval(refresh, AGAIN_MS);
  const isToday = new Date(known).toDateString() === new Date(deviceNow()).toDateString();
  const day = isToday ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  const { lang } = document.documentElement;
  const moment = dateFormat(lang, { ...day, hour: '2-digit', minute: '2-digit' }).format(known);
  // The text follows the region by a frame: otherwise some screen readers stay silent.
  requestAnimationFrame(() => note?.append(words.replace('#', moment)));
}

/**
 * Places the note at the end of the content, where it stays visible; or in a modal, which makes the page below it
 * inert.
 */
function place(): void {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('main')!;
  if (note && note.parentElement !== parent) parent.append(note);
}
