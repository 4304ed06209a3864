import type { PageContext } from './page.ts';

/** What becomes of a request for an item (SPEC 4, "Item route guard"). */
export type Verdict = { kind: 'pass' } | { kind: 'redirect'; to: string } | { kind: 'missing' } | { kind: 'gone' };

export const PASS: Verdict = { kind: 'pass' };
export const MISSING: Verdict = { kind: 'missing' };

/** Decides on a request for a page of a screen. */
export type Guard = (page: PageContext, slug: string) => Verdict | Promise<Verdict>;
