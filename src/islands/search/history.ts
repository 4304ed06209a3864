import { parseSearchHistory, remember, type SearchHistoryEntry } from '../../domain/searchHistory.ts';

/** Titles and addresses are of a language, and so is their history. */
const key = () => `aurore-search-${document.documentElement.lang.slice(0, 2)}`;

/** What this browser kept of the searches here; nothing where it keeps nothing. */
export function readHistory(): SearchHistoryEntry[] {
  try {
    return parseSearchHistory(localStorage.getItem(key()));
  } catch {
    return [];
  }
}

/** Puts an entry first (SPEC 4). A browser that refuses to keep it does without. */
export function addToHistory(entry: SearchHistoryEntry): void {
  try {
    localStorage.setItem(key(), JSON.stringify(remember(readHistory(), entry)));
  } catch {
    // Refused or full.
  }
}
