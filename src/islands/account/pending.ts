import { changeTo, parseChanges, type ChoiceChange, type ChoiceKind } from '../../domain/account/changes.ts';
import { fieldsOf } from '../../lib/fields.ts';
import { readOfTab, removeOfTab, writeOfTab } from '../ui/lib/storage.ts';
import { PENDING } from './knownChoices.ts';

/** What a visitor pressed before signing in, or before this page was ready, to be done afterwards. `title` names what it is about. */
export type Pending = { readonly change: ChoiceChange; readonly title: string };

/** Stores it for later pages in this tab too: signing in may use the whole window. */
export function leavePending(pending: Pending): void {
  // Without storage the visitor has to press again.
  writeOfTab(PENDING, pending);
}

/**
 * Stores what the form of hearts and emotions has put into the address of the sign-in page, as it does where no script comes. Returns the
 * page of this site that it was on.
 */
export function leaveSent(): string | undefined {
  const { origin, pathname, search } = new URL(document.referrer || 'about:blank');
  if (origin !== location.origin) return undefined;
  const sent = [...new URLSearchParams(location.search)];
  const [change] = parseChanges(sent.map(([kind, slug]) => changeTo(kind as ChoiceKind, slug, true)));
  if (change) leavePending({ change, title: change.slug });
  return pathname + search;
}

/** Reads and removes what was stored. */
export function takePending(): Pending | undefined {
  const { change, title } = fieldsOf(readOfTab(PENDING));
  removeOfTab(PENDING);
  const [known] = parseChanges([change]);
  return known && { change: known, title: typeof title === 'string' ? title : '' };
}
