/** Entries in this site's storage, shared by all its tabs. Without storage, nothing is kept. */
const PREFIX = 'aurore:';

/** The key of an entry as storage events report it. */
export const storageKey = (name: string) => PREFIX + name;

/** The value of an entry; null if there is none, or if it cannot be read. */
export function readEntry(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes an entry as JSON, if the browser lets it. */
export function writeEntry(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // No storage: nothing is kept.
  }
}

export function removeEntry(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // No storage: nothing is kept.
  }
}
