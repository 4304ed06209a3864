import { marksOf } from '../../markup/marks.ts';

/** What this device chose last, under a key; null if nothing, or where there is no storage. */
export function storedChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice for the next pages; without storage it holds for this one. */
export function storeChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As said.
  }
}

/**
 * Hides the lists of the page until they are arranged, so that nothing jumps. Returns a function that shows them. Without
 * an arranged list within the page (components/programme/TicketSupport.css) nothing is hidden.
 */
export function hideLists(): () => void {
  const root = marksOf(document.documentElement);
  root.arranging = '';
  return () => void delete root.arranging;
}
