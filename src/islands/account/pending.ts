import { ID } from '#brand/brand.ts';
import { parseChanges, type Change } from '../../domain/account/changes.ts';
import { fieldsOf } from '../../lib/fields.ts';
import { readOfTab, removeOfTab, writeOfTab } from '../lib/storage.ts';

/** What a visitor pressed before signing in, to be done afterwards. `title` names what it is about. */
export type Pending = { readonly change: Change; readonly title: string };

const KEY = `${ID}:pending`;

/** Stores it for later pages in this tab too: signing in may use the whole window. */
export function leavePending(pending: Pending): void {
  // Without storage the visitor has to press again.
  writeOfTab(KEY, pending);
}

/** Reads and removes what was stored. */
export function takePending(): Pending | undefined {
  const { change, title } = fieldsOf(readOfTab(KEY));
  removeOfTab(KEY);
  const [known] = parseChanges([change]);
  return known && { change: known, title: typeof title === 'string' ? title : '' };
}
