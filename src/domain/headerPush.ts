import type { HeaderPush } from '../contract/push.ts';

/** The push above the header (SPEC 3, "Header push is keyed by push type"): home's own, and one for all other pages. */
export function headerPushOf(pushes: Iterable<HeaderPush>, isHome: boolean): HeaderPush | undefined {
  const type = isHome ? 'home' : 'other';
  return [...pushes].find((push) => push.type === type);
}

/**
 * What a browser remembers of a push it has shown on a day: as long as it would remember the same, the push is hidden, which
 * is until tomorrow (SPEC 4, "Header push"). Undefined on home, where it always shows.
 */
export function viewMark(push: HeaderPush, day: string): string | undefined {
  return push.type === 'home' ? undefined : `${push.id} ${day}`;
}
