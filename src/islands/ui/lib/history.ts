import { parseHistory, remember, type HistoryEntry } from '../../../domain/search/history.ts';
import { readEntry, writeEntry } from './storage.ts';

type Of = 'search' | 'locator';

/** Titles and addresses depend on the language, so each language has its own history. */
const nameOf = (of: Of) => `${of}-${document.documentElement.lang.slice(0, 2)}`;

/** What was opened from there before, newest first; empty without storage. */
export function readHistory(of: Of): HistoryEntry[] {
  return parseHistory(readEntry(nameOf(of)));
}

/** Adds an entry at the front (SPEC 4). Without storage, nothing happens. */
export function addToHistory(of: Of, entry: HistoryEntry): void {
  writeEntry(nameOf(of), remember(readHistory(of), entry));
}
