import { parseSearchHistory, remember, type SearchHistoryEntry } from '../../domain/searchHistory.ts';

/** Titles and addresses depend on the language, so each language has its own history. */
const key = () => `aurore-search-${document.documentElement.lang.slice(0, 2)}`;

/** The earlier searches stored in this browser; empty without storage. */
export function readHistory(): SearchHistoryEntry[] {
  try {
    return parseSearchHistory(localStorage.getItem(key()));
  } catch {
    return [];
  }
}

/** Adds an entry at the front (SPEC 4). Without storage, nothing happens. */
export function addToHistory(entry: SearchHistoryEntry): void {
  try {
    localStorage.setItem(key(), JSON.stringify(remember(readHistory(), entry)));
  } catch {
    // Refused or full.
  }
}
