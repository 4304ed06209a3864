import { ID } from '#brand/brand.ts';

/** Entries in this site's storage, shared by all its tabs, and in a tab's own. Without storage, nothing is stored. */
const PREFIX = `${ID}:`;

/** The key of an entry as storage events report it. */
export const storageKey = (name: string) => PREFIX + name;

/** The value of an entry; null if there is none, or if it cannot be read. */
export const readEntry = (name: string) => read(() => localStorage, PREFIX + name);

/** The value under a key of this tab's storage; null if there is none, or if it cannot be read. */
export const readOfTab = (key: string) => read(() => sessionStorage, key);

/** Browsers may refuse even to name their storage, hence a function. */
function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes an entry as JSON. Returns whether the browser lets it. */
export const writeEntry = (name: string, value: unknown) => write(() => localStorage, PREFIX + name, value);

/** Writes a value under a key of this tab's storage as JSON, if the browser lets it. */
export const writeOfTab = (key: string, value: unknown) => write(() => sessionStorage, key, value);

function write(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // No storage, or a full one: nothing is stored.
    return false;
  }
}

/** Whether the browser stores nothing for this site: visitors may refuse cookies and all data of sites together. */
export function isStorageRefused(): boolean {
  const isStored = writeEntry('probe', 0);
  removeEntry('probe');
  return !isStored;
}

export const removeEntry = (name: string) => remove(() => localStorage, PREFIX + name);

export const removeOfTab = (key: string) => remove(() => sessionStorage, key);

function remove(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // No storage: nothing is stored.
  }
}
