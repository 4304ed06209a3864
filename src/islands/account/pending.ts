import { readChanges, type Change } from '../../domain/changes.ts';

/** What a visitor pressed before signing in, which is done after. `title`: of what it is about. */
export type Pending = { readonly change: Change; readonly title: string };

const KEY = 'aurore:pending';

/** Leaves it for this tab's next page, too: signing in may take the whole window. */
export function leavePending(pending: Pending): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Then it has to be pressed again.
  }
}

/** Takes what was left, once. */
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
