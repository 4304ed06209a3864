import type { PageContext } from '../../page/context.ts';

/** What becomes of a request for an item (SPEC 4, "Item route guard"). `tagMissing`: its filters name an unknown tag. */
export type Verdict =
  | { kind: 'pass' }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }
  | { kind: 'gone' }
  | { kind: 'tagMissing' };

export const PASS: Verdict = { kind: 'pass' };
export const MISSING: Verdict = { kind: 'missing' };

/** Decides on a request for a page of an item, by the slug or the id in its path. */
export type Guard = (page: PageContext, name: string) => Verdict | Promise<Verdict>;
