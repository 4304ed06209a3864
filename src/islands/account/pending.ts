import { readChanges, type Change } from '../../domain/changes.ts';

/** What a visitor pressed before signing in, to be done afterwards. `title` names what it is about. */
export type Pending = { readonly change: Change; readonly title: string };

const KEY = 'aurore:pending';

/** Stores it for later pages in this tab too: signing in may use the whole window. */
export function leavePending(pending: Pending): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // The visitor then has to press again.
  }
}

/** Reads and removes what was stored. */
export function takePending(): Pending | undefined {
  try {
    const { change, title } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { change?: unknown; title?: unknown };
    sessionStorage.removeItem(KEY);
    const [known] = readChanges([change]);
    return known && { change: known, title: typeof title === 'string' ? title : '' };
  } catch {
    return undefined;
  }
}
