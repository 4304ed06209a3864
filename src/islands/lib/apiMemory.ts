import { fieldsOf } from '../../lib/fields.ts';
import { readOfTab } from './storage.ts';

/** Longer answers are kept for this page only: session storage holds about five million characters. */
const STORED_LENGTH = 200_000;
const PREFIX = 'api:';

/** An answer of the API, and when it arrived, in epoch milliseconds. */
export type Kept = { readonly at: number; readonly data: unknown };

const kept = new Map<string, Kept>();

/** What this page or session storage has for an address. */
export function recall(address: string): Kept | undefined {
  const here = kept.get(address);
  if (here) return here;
  const { at, data } = fieldsOf(readOfTab(PREFIX + address));
  // No storage, or its content is not ours.
  if (typeof at !== 'number' || data === undefined) return undefined;
  const stored = { at, data };
  kept.set(address, stored);
  return stored;
}

/** Keeps an answer for this page and, if storage has room, for the session. */
export function keep(address: string, entry: Kept): void {
  kept.set(address, entry);
  try {
    const text = JSON.stringify(entry);
    if (text.length <= STORED_LENGTH) sessionStorage.setItem(PREFIX + address, text);
  } catch {
    // Full or refused: only the page keeps it.
  }
}
