import type { PageContext } from '../../page/context.ts';
import type { ItemsByKind } from '../../page/item.ts';
import type { ItemKind } from '../../routes/facts.ts';

/**
 * What becomes of a request for an item (SPEC 4, "Item route guard"). `pass`: the item is there; undefined for a page that is
 * about none. `tagMissing`: its filters name an unknown tag.
 */
export type Verdict<Item = ItemsByKind[ItemKind] | undefined> =
  | { kind: 'pass'; item: Item }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }
  | { kind: 'gone' }
  | { kind: 'tagMissing' };

export const MISSING = { kind: 'missing' } as const satisfies Verdict;

/** Passes an item that is there. */
export function found<Item>(item: Item | undefined): Verdict<Item> {
  return item === undefined ? MISSING : { kind: 'pass', item };
}

/** Finds the item of a page by the slug or the id in its path, and decides whether the page can be shown. */
export type Guard<Kind extends ItemKind> = (
  page: PageContext,
  name: string,
  request: Request,
) => Verdict<ItemsByKind[Kind]> | Promise<Verdict<ItemsByKind[Kind]>>;

/** A guard for each of some kinds of items. */
export type Guards<Kind extends ItemKind = ItemKind> = { readonly [K in Kind]: Guard<K> };
