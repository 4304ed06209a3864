import { ownPath } from '../../lib/ownPath.ts';

/** SPEC 9: how many entries the search and the locator remember. */
const HISTORY_LENGTH = 3;

/** A history with an entry put first; an older one with the same address is removed (SPEC 4, "Search"). */
export function remember<T extends { readonly url: string }>(history: readonly T[], entry: T): T[] {
  return [entry, ...history.filter(({ url }) => url !== entry.url)].slice(0, HISTORY_LENGTH);
}

/** What a visitor opened from the search (SPEC 3) or chose in the locator. `url` is what SPEC calls its route. */
export type HistoryEntry = { readonly title: string; readonly subtitle: string; readonly url: string };

/** The site writes no longer texts. */
const MAX_ENTRIES = 300;

/** The history that a browser stored. Anyone may have written anything there: what is not an entry is left out. */
export function parseHistory(stored: unknown): HistoryEntry[] {
  if (!Array.isArray(stored)) return [];
  const entries = stored.filter(isEntry).map(({ title, subtitle, url }) => ({ title, subtitle, url }));
  return entries.reduceRight<HistoryEntry[]>(remember, []);
}

function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { title, subtitle, url } = value as Record<string, unknown>;
  const isText = (each: unknown) => typeof each === 'string' && each.length <= MAX_ENTRIES;
  return isText(title) && title !== '' && isText(subtitle) && isText(url) && ownPath(url) !== undefined;
}
