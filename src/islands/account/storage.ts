/** Entries of this site's storage, which all its tabs share; of a browser that keeps nothing, they are gone at once. */
const PREFIX = 'aurore:';

/** The name by which events of storage tell of an entry. */
export const storageKey = (name: string) => PREFIX + name;

export function readEntry(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

export function writeEntry(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Nothing is kept there.
  }
}

export function removeEntry(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is kept there.
  }
}
