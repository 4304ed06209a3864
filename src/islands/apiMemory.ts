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
  try {
    const stored = JSON.parse(sessionStorage.getItem(PREFIX + address) ?? 'null') as Kept | null;
    if (typeof stored?.at !== 'number' || !('data' in stored)) return undefined;
    kept.set(address, stored);
    return stored;
  } catch {
    // No storage, or its content is not ours.
    return undefined;
  }
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
