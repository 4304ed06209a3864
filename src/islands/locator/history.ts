import { remember } from '../../domain/searchHistory.ts';

const KEY = 'locator-history';

export type Recent = { readonly url: string; readonly name: string };

function isRecent(entry: unknown): entry is Recent {
  const { url, name } = (entry ?? {}) as Record<string, unknown>;
  return typeof url === 'string' && /^\/(?!\/)/.test(url) && typeof name === 'string';
}

/** The cinemas chosen last, newest first; empty without storage. */
export function readHistory(): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Adds a cinema at the front. */
export function addToHistory(entry: Recent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(remember(readHistory(), entry)));
  } catch {
    // No storage: nothing is kept.
  }
}
